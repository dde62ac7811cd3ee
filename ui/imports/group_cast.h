// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/persona/card/group_file.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// Group files that come in beside the cards of those who make the group up.
namespace studio::ui {

/// A group file among those of an import.
struct FoundGroup
{
    QString path;
    persona::GroupFile group;
    bool operator==(const FoundGroup &) const = default;
};

/// None: the file is no group.
[[nodiscard]] std::optional<FoundGroup> groupIn(const QString &path, const QByteArray &bytes);

/// Who of a group is in the library.
struct GroupCast
{
    QList<base::ParticipantId> roster; ///< in the group's order, each once
    QList<base::ParticipantId> muted;
    QStringList missing; ///< files that did not come in
    bool operator==(const GroupCast &) const = default;
};

/// \p imported: whom each file became, by its path. Of files with the same name the one nearest to the group
/// counts: cards often lie in a folder beside the groups'.
[[nodiscard]] GroupCast castOf(const FoundGroup &found, const QHash<QString, base::ParticipantId> &imported);

} // namespace studio::ui
