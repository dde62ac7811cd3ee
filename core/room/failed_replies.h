// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/failed_reply.h"
#include "core/model/past/message_page.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <optional>

namespace studio::room {

/// Finds which of these messages was the newest when the log reached an event; call it in the order of the
/// log.
class NewestMessage
{
public:
    explicit NewestMessage(const QList<model::MessageRow> &rows) ///< oldest first; must outlive it
        : m_next(rows.begin())
        , m_end(rows.end())
    {
    }

    [[nodiscard]] const std::optional<base::MessageId> &before(qint64 seq)
    {
        for (; m_next != m_end && m_next->seq < seq; ++m_next)
            m_newest = m_next->posted.message.id;
        return m_newest;
    }

private:
    QList<model::MessageRow>::const_iterator m_next;
    QList<model::MessageRow>::const_iterator m_end;
    std::optional<base::MessageId> m_newest;
};

/// The replies that failed for a technical reason and were not made up for later. They are derived from what
/// the log has, so the result is the same when a room is opened again. Pure.
///
/// A reply is made up for when the same companion speaks about the same message, or speaks because of a cue;
/// a reply of a round also when any other companion speaks about its message.
class FailedReplies
{
public:
    static constexpr qsizetype kMost = 16; ///< only the newest are kept

    /// An input of the floor with the notes beside it, the floor's answer, and the newest message after both.
    void follow(const model::FloorTold &told, const QList<model::FloorOutput> &answer,
                const std::optional<base::MessageId> &newest);

    [[nodiscard]] const QList<model::FailedReply> &all() const { return m_all; } ///< oldest first

private:
    /// How a companion came to their newest turn.
    struct Begun
    {
        std::optional<base::MessageId> about;
        bool cued = false;
    };

    void followInput(const model::FloorTold &told, const QList<model::FloorOutput> &answer,
                     const std::optional<base::MessageId> &newest);
    void endTurn(const model::TurnOver &over, const model::FloorTold &told,
                 const std::optional<base::MessageId> &newest);
    void endRound(const model::Decision &decision, const std::optional<base::MessageId> &newest);
    void begin(const base::ParticipantId &companion, const std::optional<base::MessageId> &about);
    void forget(const base::ParticipantId &companion, bool spoke);
    void add(const model::FailedReply &failed);

    QHash<base::ParticipantId, Begun> m_begun;
    QSet<base::ParticipantId> m_cued;                          ///< and have not begun a turn since
    QHash<base::ParticipantId, model::CallTrouble> m_troubles; ///< of votes in the newest round
    QList<model::FailedReply> m_all;
};

} // namespace studio::room
