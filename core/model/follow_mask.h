// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QMap>

namespace studio::model {

/// The mask of a room (`follows`) as a matrix: for each member, which members may speak after that member's
/// messages. Rows and columns are places in the roster. A member without a row lets everybody speak, so a row
/// that holds all members is dropped: then newcomers may speak there too. Ids of former members are kept.
/// Messages of users and outsiders have no row: they mask nobody.
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
    /// Members who may not speak after any other member's message.
    [[nodiscard]] QList<qsizetype> neverFollow() const;

    void set(qsizetype speaker, qsizetype after, bool may);
    void setRow(qsizetype after, bool may);
    void setColumn(qsizetype speaker, bool may);

    // Complete patterns, which replace the rows of all members.
    void letEverybody();
    void letAllButSelf();
    /// After the moderator all others may speak, after anybody else only the moderator.
    void moderate(qsizetype moderator);
    /// Pairs the first with the second, the third with the fourth, and so on; if the number is odd, the last
    /// member joins the last pair.
    void pair();

    /// Sets the members. If a row excludes nobody but its own member, it includes newcomers.
    void welcome(const QList<base::ParticipantId> &members);

private:
    void put(qsizetype after, const QList<base::ParticipantId> &speakers);
    [[nodiscard]] QList<base::ParticipantId> others(qsizetype than) const;

    Follows m_follows;
    QList<base::ParticipantId> m_members;
};

} // namespace studio::model
