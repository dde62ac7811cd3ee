// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QStringList>

namespace studio::tests {

/// A RoomPort that only remembers what it was asked. A test answers by emitting the signals itself, with the
/// number that the call gave back (lastRequest) or one read from calls().
class FakeRoomPort : public ports::RoomPort
{
    Q_OBJECT

public:
    using RoomPort::RoomPort;

    struct Call
    {
        QString what; ///< the command's name and its arguments: "say room_tea Hello"
        base::RequestId request;
    };

    [[nodiscard]] const QList<Call> &calls() const { return m_calls; }
    [[nodiscard]] QStringList commands() const;
    [[nodiscard]] base::RequestId lastRequest() const;
    /// The number of the newest call that begins with this; empty: there was none.
    [[nodiscard]] base::RequestId requestOf(const QString &beginning) const;
    void forgetCalls() { m_calls.clear(); }
    /// What say() was given, all of it.
    [[nodiscard]] const QList<ports::Draft> &said() const { return m_said; }
    /// What createRoom() was given.
    [[nodiscard]] const QList<ports::NewRoom> &wantedRooms() const { return m_wantedRooms; }
    /// What setPolicy() was given.
    [[nodiscard]] const QList<model::PolicySettings> &policies() const { return m_policies; }

    /// What act() was given.
    [[nodiscard]] const QList<model::Action> &acts() const { return m_acts; }

    base::RequestId listRooms() override;
    base::RequestId createRoom(const ports::NewRoom &room) override;
    base::RequestId renameRoom(const base::RoomId &room, const QString &name) override;
    base::RequestId setDeleted(const base::RoomId &room, bool deleted) override;
    base::RequestId setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster) override;
    base::RequestId setPolicy(const base::RoomId &room, const model::PolicySettings &policy) override;
    base::RequestId setUpRoom(const base::RoomId &room, const ports::RoomSetup &setup) override;
    base::RequestId openRoom(const base::RoomId &room) override;
    base::RequestId messages(const base::RoomId &room, qint64 first, qint64 count) override;
    base::RequestId events(const base::RoomId &room, qint64 firstSeq, qint64 count) override;
    base::RequestId say(const base::RoomId &room, const ports::Draft &draft) override;
    base::RequestId transport(const base::RoomId &room, ports::Transport command) override;
    base::RequestId cue(const base::RoomId &room, const base::ParticipantId &companion) override;
    base::RequestId skipVote(const base::RoomId &room, const base::ParticipantId &companion) override;
    base::RequestId setMuted(const base::RoomId &room, const base::ParticipantId &companion,
                             bool muted) override;
    base::RequestId setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order) override;
    base::RequestId act(const base::RoomId &room, const model::Action &action) override;
    base::RequestId ask(const base::RoomId &room, const model::Query &query) override;
    base::RequestId undoSummary(const base::RoomId &room, const QString &summary) override;
    base::RequestId replyAgain(const base::RoomId &room,
                               const std::optional<base::MessageId> &reply) override;
    base::RequestId decideAgain(const base::RoomId &room,
                                const std::optional<base::MessageId> &reply) override;
    base::RequestId playVotes(const base::RoomId &room, qint64 decision,
                              const QList<model::VoteEdit> &votes) override;
    base::RequestId chooseAlternative(const base::RoomId &room, const base::MessageId &message,
                                      int place) override;
    base::RequestId editMessage(const base::RoomId &room, const base::MessageId &message,
                                const QString &text) override;

private:
    base::RequestId remember(const QStringList &words);

    QList<Call> m_calls;
    QList<ports::Draft> m_said;
    QList<ports::NewRoom> m_wantedRooms;
    QList<model::PolicySettings> m_policies;
    QList<model::Action> m_acts;
    int m_number = 0;
};

} // namespace studio::tests
