// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"

#include <QDateTime>
#include <QHash>
#include <QList>

#include <optional>

namespace studio::room {

/// The newest messages of a room, including interrupted ones, oldest first, and which of them each
/// participant has heard. It forgets the oldest; the log has them all. A plain value: it publishes nothing.
class RoomTalk
{
public:
    /// The most messages that a companion can be shown. Old messages are dropped many at a time: the cache of
    /// a provider stays valid as long as the talk begins with the same message.
    static constexpr qsizetype kMost = 1000;
    static constexpr qsizetype kForgottenAtOnce = 200;
    /// For callers that want the newest messages in one piece.
    static constexpr qsizetype kNewest = 200;

    void add(const model::Message &message, const QDateTime &time);
    /// Changes the text of a message; without words it is deleted, and nobody has heard it. Does nothing if
    /// the message is not known.
    void edit(const base::MessageId &message, const QString &text);

    [[nodiscard]] const std::optional<base::MessageId> &newest() const { return m_newest; }
    [[nodiscard]] const model::Message *find(const base::MessageId &message) const; ///< null: not known
    /// Whether it was said after the other one; of messages that are no longer known nobody knows.
    [[nodiscard]] bool isAfter(const base::MessageId &message, const base::MessageId &other) const;
    [[nodiscard]] QDateTime timeOf(const base::MessageId &message) const { return m_times.value(message); }
    /// Every message that the participant has heard. Without whispers and deleted messages this is the list
    /// itself, not a copy.
    [[nodiscard]] QList<model::Message> heardBy(const base::ParticipantId &who) const;
    [[nodiscard]] QList<model::Message> newestHeardBy(const base::ParticipantId &who) const;
    /// Turns of companions since a user spoke whom `companion` heard: `floorsCount`, unless a message that
    /// `companion` did not hear has reset that count.
    [[nodiscard]] int turnsSinceUser(const base::ParticipantId &companion, int floorsCount) const;

private:
    void forgetOldest();

    QList<model::Message> m_messages;
    QHash<base::MessageId, QDateTime> m_times; ///< when they were said
    qsizetype m_whispers = 0;                  ///< how many of the messages are whispers
    qsizetype m_deleted = 0;                   ///< how many of the messages have no words
    std::optional<base::MessageId> m_newest;
};

} // namespace studio::room
