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

// Group files that are imported together with the cards of their members.
namespace studio::ui {

/// A group file among the files of an import.
struct FoundGroup
{
    QString path;
    persona::GroupFile group;
    bool operator==(const FoundGroup &) const = default;
};

/// None if the file is no group.
[[nodiscard]] std::optional<FoundGroup> groupIn(const QString &path, const QByteArray &bytes);

/// Which members of a group are in the library.
struct GroupCast
{
    QList<base::ParticipantId> roster; ///< in the group's order, each once
    QList<base::ParticipantId> muted;
    QStringList missing; ///< files that were not imported
    bool operator==(const GroupCast &) const = default;
};

/// \p imported: the companion that each file became, by its path. If several files have the same name, the
/// file nearest to the group counts: cards often lie in a folder beside the groups' folder.
[[nodiscard]] GroupCast castOf(const FoundGroup &found, const QHash<QString, base::ParticipantId> &imported);

} // namespace studio::ui
