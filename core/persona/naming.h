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
/// and アヤ give aya), accents are left off. A name that nothing can be made of, as one in Han characters
/// whose reading is not given, becomes `companion_1`, `companion_2` …
[[nodiscard]] base::ParticipantId suggestedId(const QString &name, const QSet<base::ParticipantId> &taken,
                                              const QString &reading = {});

/// Kana in Latin letters after Hepburn, without marks for long vowels; other characters stay.
[[nodiscard]] QString romanised(const QString &text);

/// A name for a duplicate: "Aya 2" for "Aya", "Aya 3" if there is one already, also when "Aya 2" is
/// duplicated. Empty for an empty name.
[[nodiscard]] QString duplicateName(const QString &name, const QSet<QString> &taken);

/// Words from somebody's file as they can be shown: on one line, without characters that cannot be seen or
/// turn the reading direction. Empty if nothing is left.
[[nodiscard]] QString shownLine(const QString &text);

/// The same for a name: at most kLongestName long.
[[nodiscard]] QString shownName(const QString &name);

/// A file name for a companion's file, without an ending. Small letters, digits, - and _ only, whatever the
/// id holds, so that it is one on every system.
[[nodiscard]] QString fileStem(const base::ParticipantId &id);

} // namespace studio::persona
