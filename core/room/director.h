// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/id_source.h"
#include "core/bus/bus.h"
#include "core/query/desk.h"
#include "core/room/act_gate.h"
#include "core/room/cast.h"
#include "core/room/delivery.h"
#include "core/room/floor_state.h"
#include "core/room/ground.h"
#include "core/room/guest_votes.h"
#include "core/room/limit_gate.h"
#include "core/room/room_changes.h"
#include "core/room/room_clock.h"
#include "core/room/room_hands.h"
#include "core/room/room_limits.h"
#include "core/room/room_log.h"
#include "core/room/room_pace.h"
#include "core/room/room_people.h"
#include "core/room/room_queries.h"
#include "core/room/room_talk.h"
#include "core/room/running_turns.h"
#include "core/room/scene_builder.h"
#include "core/room/summaries.h"
#include "core/room/turn_voice.h"
#include "core/room/vote_calls.h"
#include "core/room/waits.h"
#include "core/store/room_record.h"

#include <QObject>

#include <memory>
#include <optional>

namespace studio::memory {
class NoteBook;
}
namespace studio::tools {
class ToolRegistry;
}

namespace studio::room {

class RoomPictures;
class Shelf;

/// What a Director works with. All of it outlives the Director.
struct RoomNeeds
{
    bus::Bus &bus;
    agent::Agent &agent;
    base::Clock &clock;
    base::IdSource &ids;
    const Cast &cast;
    query::Desk *desk = nullptr;                ///< null: there is nobody who could be asked
    Delivery *delivery = nullptr;               ///< null: nothing is read aloud
    const tools::ToolRegistry *tools = nullptr; ///< further tools, beside the room's own
    memory::NoteBook *memory = nullptr;         ///< null: companions remember nothing beyond the room
    const Shelf *shelf = nullptr;               ///< null: there is no lore but the companions' own
    RoomPictures *pictures = nullptr;           ///< null: messages have no pictures
};

/// One open room: tells the floor what happens, carries out what the floor answers, and writes the log.
/// Decides nothing itself. Whatever needs more than a few lines has a class of its own: the scenes that
/// companions are given (SceneBuilder), calls for votes (VoteCalls, GuestVotes), running turns
/// (RunningTurns), limits (RoomLimits, LimitGate), changes of the settings (RoomChanges), work that a way
/// back has opened again (OpenWork), lines of the log (RoomLog).
///
/// Every input of the floor is published with its time before the lines that answer it, so that the log alone
/// reproduces the conversation. Lives on the studio thread; each command returns the number of the last event
/// that it published.
class Director : public QObject, public RoomHands, private Ground
{
    Q_OBJECT

public:
    /// LookOnly publishes nothing: the room stays as its log ends, and takes no commands. TakeUp is for a
    /// room that has just gone back: work that was open at that point is done again, and no time has passed.
    enum class Opening { GoOn, LookOnly, TakeUp };

    /// Continues where the log ended: turns that a crash left running are stopped, and refunds of the level
    /// that were pending are granted.
    Director(const store::RoomRecord &record, const RoomNeeds &needs, Opening opening = Opening::GoOn,
             QObject *parent = nullptr);
    ~Director() override;

    /// Reads the names in the text and adds the participants it finds to `mentions` and `asks`, except those
    /// in `notMeant` and those that the sender has named already (core/addressing).
    qint64 say(model::Message message, const model::Origin &origin,
               const QList<base::ParticipantId> &notMeant = {});
    /// The same with pictures: `words`, a line for each of them, are added to the text, and name nobody.
    qint64 sayWithPictures(model::Message message, const QString &words, const QList<llm::Picture> &pictures,
                           const model::Origin &origin, const QList<base::ParticipantId> &notMeant = {});
    /// Opens the room with a message in the name of one of its companions. The floor takes it as a message of
    /// a member out of turn (turn-taking §2): no turn is spent or shown, the policy continues from it as from
    /// any message of a companion, and it counts towards the turn limit, so that companions left to
    /// themselves still end there.
    qint64 open(const base::ParticipantId &companion, const QString &text, const model::Origin &origin);
    qint64 control(model::Control control, const model::Origin &origin);
    qint64 cue(const base::ParticipantId &companion, const model::Origin &origin);
    qint64 setMuted(const base::ParticipantId &companion, bool muted, const model::Origin &origin);
    /// Pauses a room that has spent its budget; as long as that holds, its rest gives this reason.
    qint64 pauseForBudget(const model::Origin &origin);
    /// Stops waiting for that vote, or for the director's choice (model::directorId()): it counts as missing,
    /// for the trouble that its call is waiting out. 0 if no question to that participant is open.
    qint64 skipVote(const base::ParticipantId &companion, const model::Origin &origin);
    /// Sets the order of the ring by hand.
    qint64 setOrder(const QList<base::ParticipantId> &order, const model::Origin &origin);
    qint64 setRoster(const QList<base::ParticipantId> &roster, const model::Origin &origin);
    qint64 setPolicy(const model::PolicySettings &policy, const model::Origin &origin);
    qint64 rename(const QString &name, const model::Origin &origin);
    /// Changes all settings of a room at once; 0 if the room has these settings already.
    qint64 setUp(const model::RoomSettings &wanted, const model::Origin &origin);
    qint64 setDeleted(bool deleted, const model::Origin &origin);
    Sale buy(model::Message wanted, const model::LooseValue &amount, const model::Origin &origin) override;
    /// A raw vote from outside; without a messageId it is for the open round. Returns none if it counts, else
    /// why the floor ignored it.
    std::optional<model::Ignored::Why> vote(model::RawState state, const model::Origin &origin);
    /// A guest has voted, even if too late for any round: from now on rounds wait for the votes of this
    /// guest.
    void hearOf(const base::ParticipantId &guest);
    /// Whether a guest waits to be asked; see GuestVotes.
    void expectVotesOf(const base::ParticipantId &guest, bool expected);
    /// A guest says this in their turn, or in the gap before it; false if the guest has no turn, or was only
    /// woken.
    bool speakFor(const model::Message &said, const model::Origin &origin);
    /// Ends a guest's turn, or their wake, without another word; false if the guest has neither.
    bool passFor(const base::ParticipantId &guest, const model::Origin &origin);
    /// Sets the guests that came through the doors, and the roster; 0 if nothing changed.
    qint64 setGuests(const QList<model::Guest> &guests, const QList<base::ParticipantId> &roster,
                     const model::Origin &origin);
    qint64 act(const model::Action &action, const model::Origin &origin) override;
    [[nodiscard]] query::QueryCall *ask(const model::Query &query, const model::Origin &origin,
                                        QObject *parent) override;
    qint64 failQuery(const model::Query &query, const QString &why, const model::Origin &origin) override;
    [[nodiscard]] bool isAsking(const QString &query) const { return m_queries->isOpen(query); }

    /// Ends everything that runs, as Stop does, and cancels open queries; 0 if nothing had to be ended.
    qint64 comeToRest(const model::Origin &origin);
    /// Goes back to an earlier event, whose time is `t`; this is the last event that this Director publishes.
    /// The caller then opens another Director on what the store has, with Opening::TakeUp. The room must have
    /// come to rest.
    qint64 goBack(const model::Rewound &back, base::Millis t, const model::Origin &origin);
    /// Changes the text of a message for every participant who is shown it from now on; the floor is not
    /// told.
    qint64 edit(const base::MessageId &message, const QString &text, const model::Origin &origin);
    /// Removes a summary; 0 if no summary has that id.
    qint64 undoSummary(const QString &id, const model::Origin &origin);

    [[nodiscard]] const model::Room &room() const override { return m_room; }
    [[nodiscard]] const RoomPeople &people() const { return m_people; }
    /// The number of the newest event that this Director has published; 0: none since the room was opened.
    [[nodiscard]] qint64 newestSeq() const { return m_log.newestSeq(); }
    [[nodiscard]] const std::optional<base::MessageId> &newestMessage() const { return m_talk.newest(); }
    [[nodiscard]] const turn::Floor &floor() const override { return m_state.floor(); }
    [[nodiscard]] const std::optional<model::Decision> &decision() const { return m_state.decision(); }
    [[nodiscard]] const model::DecisionFacts &decisionFacts() const { return m_state.decisionFacts(); }
    /// Why the room rests; none while it does not.
    [[nodiscard]] std::optional<model::Rest> rest() const;
    [[nodiscard]] bool isOutOfBudget() const { return m_limits.isOutOfBudget(); }
    /// A turn was due after the last one that the room allows. The room stays paused until it allows more
    /// turns, then continues by itself.
    [[nodiscard]] bool isOutOfTurns() const { return m_limits.isOutOfTurns(); }
    /// The number of turns that companions have had in the whole life of the room.
    [[nodiscard]] int sessionTurns() const { return m_state.sessionTurns(); }
    /// The recent activity of the floor.
    [[nodiscard]] const Ledger &ledger() const { return m_state.ledger(); }
    /// How the votes of the newest round were obtained.
    [[nodiscard]] const VoteNotes &voteNotes() const { return m_state.voteNotes(); }
    /// Replies that failed and were not made up for later.
    [[nodiscard]] const QList<model::FailedReply> &failedReplies() const
    {
        return m_state.failedReplies().all();
    }
    /// The summaries that companions are given in place of older messages.
    [[nodiscard]] const QList<model::Summary> &summaries() const { return m_summaries.all(); }
    [[nodiscard]] QList<Wait> waits() const { return m_waits.now(); }
    [[nodiscard]] base::Millis now() const { return m_clock.now(); } ///< on the room's axis
    [[nodiscard]] QDateTime wallNow() const override { return m_clock.wallNow(); }
    [[nodiscard]] model::Persona persona(const base::ParticipantId &id) const override
    {
        return m_people.persona(id);
    }
    /// Whether the turn on the floor is past its gap.
    [[nodiscard]] bool hasBegun() const;
    [[nodiscard]] QList<model::Message> witnessedBy(const base::ParticipantId &companion) const override
    {
        return m_talk.newestHeardBy(companion);
    }
    /// Builds the scenes that companions would be given if they were asked now.
    [[nodiscard]] const SceneBuilder &scenes() const { return m_scenes; }

Q_SIGNALS:
    void waitsChanged();

private:
    // Ground
    RoomClock &clock() override { return m_clock; }
    void tick() override;
    Answer advance(const model::FloorTold &told, const model::Origin &origin) override;
    qint64 tellOfVote(model::FloorTold vote, const model::Origin &origin) override;
    qint64 publish(model::EnvelopeBody body, const model::Origin &origin) override;
    void publishMessage(model::MessagePosted posted) override;

    [[nodiscard]] Ground &ground() { return *this; }
    [[nodiscard]] RunningTurns::Needs turnNeeds();
    [[nodiscard]] RoomChanges::Needs changeNeeds();
    void takeUp(const store::Resumption &resumption);
    void grantRefunds();

    qint64 tell(const model::FloorInputKind &input, const model::Origin &origin);
    Answer advanceFloor(const model::FloorTold &told, const model::PolicySettings &policy,
                        const model::Origin &origin);
    qint64 advanceNow(const model::FloorInputKind &input, const model::PolicySettings &policy,
                      const model::Origin &origin);
    void forgetSummariesOf(const base::MessageId &message, const model::Origin &origin);
    void scheduleTick();
    void perform(const model::FloorOutput &line, RunningTurns::Cut &cut);
    void askVotes(const model::AskVotes &ask);

    // Declared in the order in which the members depend on each other.
    RoomNeeds m_needs;
    RoomClock m_clock;
    model::Room m_room;
    FloorState m_state;
    RoomLimits m_limits;
    RoomPeople m_people;
    RoomTalk m_talk;
    RoomLog m_log;
    Summaries m_summaries;
    SceneBuilder m_scenes;
    RoomPace m_pace;
    Waits m_waits;
    ActGate m_acts;
    TurnVoice m_voice;
    std::unique_ptr<RoomQueries> m_queries;
    std::unique_ptr<VoteCalls> m_votes;
    std::unique_ptr<GuestVotes> m_guestVotes;
    std::unique_ptr<RunningTurns> m_turns;
    std::unique_ptr<LimitGate> m_gate;
    std::unique_ptr<RoomChanges> m_changes;
    quint64 m_tick = 0;
};

} // namespace studio::room
