// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QSet>
#include <QString>

// Ids and names for new companions.
namespace studio::persona {

constexpr QLatin1StringView kIdPrefix("companion_"); ///< of every companion's id

/// A free id made from a name: `companion_aya`, `companion_aya_2`. Kana are written in Latin letters (あや
/// and アヤ give aya), accents are dropped. A name that gives no letters, such as one in Han characters
/// without a known reading, becomes `companion_1`, `companion_2` …
[[nodiscard]] base::ParticipantId suggestedId(const QString &name, const QSet<base::ParticipantId> &taken,
                                              const QString &reading = {});

/// Kana in Latin letters (Hepburn), without marks for long vowels; other characters stay.
[[nodiscard]] QString romanised(const QString &text);

/// The name of a duplicate: "Aya 2" for "Aya", "Aya 3" if that exists already, also if "Aya 2" is duplicated.
/// Empty for an empty name.
[[nodiscard]] QString duplicateName(const QString &name, const QSet<QString> &taken);

/// Foreign text in a form that can be shown: on one line, without invisible characters or characters that
/// reverse the reading direction. Empty if nothing is left.
[[nodiscard]] QString shownLine(const QString &text);

/// The same for a name: at most kLongestName long.
[[nodiscard]] QString shownName(const QString &name);

/// The name of a companion's file, without an extension. Only small letters, digits, - and _, whatever the id
/// holds, so that it is valid on every system.
[[nodiscard]] QString fileStem(const base::ParticipantId &id);

} // namespace studio::persona
