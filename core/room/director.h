// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/id_source.h"
#include "core/bus/bus.h"
#include "core/model/envelope.h"
#include "core/room/cast.h"
#include "core/room/ledger.h"
#include "core/room/room_clock.h"
#include "core/store/store.h"
#include "core/turn/advance.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::room {

/// What a Director works with. All of it outlives the Director.
struct House
{
    bus::Bus &bus;
    agent::Agent &agent;
    base::Clock &clock;
    base::IdSource &ids;
    const Cast &cast;
};

/// One open room: tells the floor what happens and does what the floor says. Decides nothing itself.
///
/// Every input of the floor is published with its time before the lines that answer it, so that the log alone
/// gives the same conversation again. Lives on the studio thread; each command returns the number of the last
/// event that it published.
class Director : public QObject
{
    Q_OBJECT

public:
    /// Goes on where the log ended; what a crash left running is stopped.
    Director(const store::RoomRecord &record, const House &house, QObject *parent = nullptr);
    ~Director() override;

    qint64 say(model::Message message, const model::Origin &origin);
    qint64 control(model::Control control, const model::Origin &origin);
    qint64 cue(const base::ParticipantId &companion, const model::Origin &origin);
    qint64 setMuted(const base::ParticipantId &companion, bool muted, const model::Origin &origin);
    /// The ring's order by hand.
    qint64 setOrder(const QList<base::ParticipantId> &order, const model::Origin &origin);
    qint64 setRoster(const QList<base::ParticipantId> &roster, const model::Origin &origin);
    qint64 setPolicy(const model::PolicySettings &policy, const model::Origin &origin);
    qint64 rename(const QString &name, const model::Origin &origin);
    /// Name, roster, policy, scene and identities at once; 0 if the room is like that already.
    qint64 setUp(const model::Room &wanted, const model::Origin &origin);
    qint64 setDeleted(bool deleted, const model::Origin &origin);

    [[nodiscard]] const model::Room &room() const { return m_room; }
    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }
    [[nodiscard]] const std::optional<model::Decision> &decision() const { return m_decision; }
    /// Why nothing goes on; none while something does.
    [[nodiscard]] std::optional<model::Rest> rest() const;
    /// What the floor did lately.
    [[nodiscard]] const Ledger &ledger() const { return m_ledger; }
    [[nodiscard]] base::Millis now() const { return m_clock.now(); } ///< on the room's axis
    /// Whether the turn on the floor is past its gap.
    [[nodiscard]] bool hasBegun() const { return m_turn && m_turn->call; }

private:
    struct RunningTurn
    {
        base::TurnId id;
        model::StartTurn start;
        qint64 events = 0;
        int personaRevision = 0;
        QPointer<agent::TurnCall> call; // none in the gap
    };

    void replayLog(const store::RoomRecord &record);
    qint64 tell(const model::FloorInputKind &input, const model::Origin &origin);
    qint64 advanceFloor(const model::FloorInput &input, const model::Origin &origin);
    void tick();
    void scheduleTick();
    qint64 publish(model::EnvelopeBody body, const model::Origin &origin);
    qint64 publish(model::EnvelopeBody body, const model::Origin &origin, base::Millis t);
    qint64 publishInput(const model::FloorInput &input, const model::Origin &origin);
    qint64 publishRoom(const model::Origin &origin);
    void heard(const model::Message &message);

    void perform(const model::FloorOutput &line, const std::optional<base::TurnId> &aborted);
    void askVotes(const model::AskVotes &ask);
    void cancelVote(const QPointer<agent::VoteCall> &call);
    void dropAnsweredVotes();
    void beginTurn(const base::TurnId &turn);
    void turnEvent(const model::TurnEventKind &kind);
    void turnOver(model::TurnOver result);
    void cutTurn(model::Cause cause);
    [[nodiscard]] QMap<base::ParticipantId, int>
    revisionsOf(const QList<base::ParticipantId> &companions) const;
    [[nodiscard]] llm::Present present(const base::ParticipantId &id) const;
    [[nodiscard]] agent::Scene sceneFor(const base::ParticipantId &companion) const;

    House m_house;
    RoomClock m_clock;
    model::Room m_room;
    turn::Floor m_floor;
    std::optional<model::Decision> m_decision;
    model::Rest m_rest;
    Ledger m_ledger;
    QList<model::Message> m_context; ///< the newest messages, interrupted ones too, oldest first
    QHash<base::ParticipantId, QPointer<agent::VoteCall>> m_votes;
    std::optional<RunningTurn> m_turn;
    std::optional<base::MessageId> m_lastMessage;
    quint64 m_tick = 0;
};

} // namespace studio::room
