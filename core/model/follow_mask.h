// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QMap>

namespace studio::model {

/// The mask of a room (`follows`) as a matrix: for each member, who of the members may speak after one of
/// that member's messages. Rows and columns are places in the roster. A member without a row of its own lets
/// everybody speak, so a row that holds all members is dropped: then newcomers may speak there too. Ids of
/// those who are no members now are kept. Messages of users and outsiders have no row: they mask nobody.
class FollowMask
{
public:
    using Follows = QMap<base::ParticipantId, QList<base::ParticipantId>>;

    FollowMask() = default;
    FollowMask(const Follows &follows, const QList<base::ParticipantId> &members);

    [[nodiscard]] const Follows &follows() const { return m_follows; }
    [[nodiscard]] const QList<base::ParticipantId> &members() const { return m_members; }
    [[nodiscard]] bool mayFollow(qsizetype speaker, qsizetype after) const;
    /// Members after whose messages nobody else may speak; none in a room of one.
    [[nodiscard]] QList<qsizetype> deadEnds() const;
    /// Members who may speak after no message of another member.
    [[nodiscard]] QList<qsizetype> neverFollow() const;

    void set(qsizetype speaker, qsizetype after, bool may);
    void setRow(qsizetype after, bool may);
    void setColumn(qsizetype speaker, bool may);

    // Whole patterns, instead of every row of the members.
    void letEverybody();
    void letAllButSelf();
    /// After the moderator all others may speak, after everybody else the moderator alone.
    void moderate(qsizetype moderator);
    /// The first and the second, the third and the fourth, …; the last of an odd number joins the last pair.
    void pair();

    /// The members from now on. Where a row keeps nobody out but its own member, newcomers come in.
    void welcome(const QList<base::ParticipantId> &members);

private:
    void put(qsizetype after, const QList<base::ParticipantId> &speakers);
    [[nodiscard]] QList<base::ParticipantId> others(qsizetype than) const;

    Follows m_follows;
    QList<base::ParticipantId> m_members;
};

} // namespace studio::model
