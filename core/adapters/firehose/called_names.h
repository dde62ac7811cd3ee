// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace studio::adapters::firehose {

/// Unknown names that a text calls, as ids of companions of another network. Pure.
struct Called
{
    QStringList surely; ///< called by id, companion_mei, or as @mei
    QStringList maybe;  ///< by a name in front: "Mei, are you there?"; any word may be there
};

/// At most a few: a text is not a list of names.
[[nodiscard]] Called calledIn(const QString &text);

/// The id of the companion with that name: "mei" or "companion_mei".
[[nodiscard]] QString companionIdOf(const QString &name);

} // namespace studio::adapters::firehose
