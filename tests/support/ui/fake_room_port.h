// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "tests/support/open_command.h"

#include <QStringList>

namespace studio::tests {

/// A RoomPort that only records its commands. A test answers the newest command, or an earlier one.
class FakeRoomPort : public ports::RoomPort
{
    Q_OBJECT

public:
    using RoomPort::RoomPort;

    struct Call
    {
        QString what; ///< the command's name and its arguments: "say room_tea Hello"
        OpenCommand command;
    };

    [[nodiscard]] const QList<Call> &calls() const { return m_calls; }
    [[nodiscard]] QStringList commands() const;
    [[nodiscard]] OpenCommand last() const
    {
        return m_calls.isEmpty() ? OpenCommand() : m_calls.last().command;
    }
    /// The newest call that begins with this text.
    [[nodiscard]] OpenCommand commandOf(const QString &beginning) const;
    [[nodiscard]] bool has(const QString &beginning) const;
    /// The rooms are these now; everybody who lists them is told.
    void tell(const QList<model::RoomSummary> &rooms);
    /// Answers every open listRooms().
    void list(const QList<model::RoomSummary> &rooms);
    void forgetCalls() { m_calls.clear(); }
    /// The arguments of all say() calls.
    [[nodiscard]] const QList<ports::Draft> &said() const { return m_said; }
    /// The arguments of createRoom().
    [[nodiscard]] const QList<ports::NewRoom> &wantedRooms() const { return m_wantedRooms; }
    /// The arguments of setPolicy().
    [[nodiscard]] const QList<model::PolicySettings> &policies() const { return m_policies; }

    /// The arguments of setUpRoom().
    [[nodiscard]] const QList<ports::RoomSetup> &setups() const { return m_setups; }

    /// The arguments of act().
    [[nodiscard]] const QList<model::Action> &acts() const { return m_acts; }

    void listRooms(base::Then<QList<model::RoomSummary>> then) override;
    void createRoom(const ports::NewRoom &room, base::Then<model::Room> then) override;
    void renameRoom(const base::RoomId &room, const QString &name, base::Then<void> then) override;
    void setDeleted(const base::RoomId &room, bool deleted, base::Then<void> then) override;
    void setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                   base::Then<void> then) override;
    void setPolicy(const base::RoomId &room, const model::PolicySettings &policy,
                   base::Then<void> then) override;
    void setUpRoom(const base::RoomId &room, const ports::RoomSetup &setup, base::Then<void> then) override;
    void openRoom(const base::RoomId &room, base::Then<ports::RoomView> then) override;
    void messages(const base::RoomId &room, qint64 first, qint64 count,
                  base::Then<model::MessagePage> then) override;
    void events(const base::RoomId &room, qint64 firstSeq, qint64 count,
                base::Then<QList<model::Envelope>> then) override;
    void say(const base::RoomId &room, const ports::Draft &draft, base::Then<void> then) override;
    void picture(const base::RoomId &room, const model::Message &message, int number,
                 base::Then<QByteArray> then) override;
    void whoSeesPictures(const base::RoomId &room, base::Then<QList<base::ParticipantId>> then) override;
    void transport(const base::RoomId &room, ports::Transport command, base::Then<void> then) override;
    void cue(const base::RoomId &room, const base::ParticipantId &companion, base::Then<void> then) override;
    void skipVote(const base::RoomId &room, const base::ParticipantId &companion,
                  base::Then<void> then) override;
    void setMuted(const base::RoomId &room, const base::ParticipantId &companion, bool muted,
                  base::Then<void> then) override;
    void setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order,
                  base::Then<void> then) override;
    void act(const base::RoomId &room, const model::Action &action, base::Then<void> then) override;
    void ask(const base::RoomId &room, const model::Query &query,
             base::Then<model::QueryResult> then) override;
    void undoSummary(const base::RoomId &room, const QString &summary, base::Then<void> then) override;
    void replyAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                    base::Then<void> then) override;
    void decideAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                     base::Then<void> then) override;
    void playVotes(const base::RoomId &room, qint64 decision, const QList<model::VoteEdit> &votes,
                   base::Then<void> then) override;
    void chooseAlternative(const base::RoomId &room, const base::MessageId &message, int place,
                           base::Then<void> then) override;
    void editMessage(const base::RoomId &room, const base::MessageId &message, const QString &text,
                     base::Then<void> then) override;
    void continueRoom(const base::RoomId &room, const base::MessageId &message,
                      base::Then<model::Room> then) override;

private:
    template<class T>
    void remember(const QStringList &words, const base::Then<T> &then);

    QList<Call> m_calls;
    QList<ports::Draft> m_said;
    QList<ports::NewRoom> m_wantedRooms;
    QList<model::PolicySettings> m_policies;
    QList<ports::RoomSetup> m_setups;
    QList<model::Action> m_acts;
    QList<base::Then<QList<model::RoomSummary>>> m_listings; ///< open ones
};

} // namespace studio::tests
