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
#include "core/room/room_clock.h"
#include "core/room/room_hands.h"
#include "core/room/room_limits.h"
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

class Shelf;

/// What a Director works with. All of it outlives the Director.
struct RoomNeeds
{
    bus::Bus &bus;
    agent::Agent &agent;
    base::Clock &clock;
    base::IdSource &ids;
    const Cast &cast;
    query::Desk *desk = nullptr;                ///< without one nobody is here who could be asked
    Delivery *delivery = nullptr;               ///< without one nothing is read aloud
    const tools::ToolRegistry *tools = nullptr; ///< who offers companions more than the room's own tools
    memory::NoteBook *memory = nullptr;         ///< without one companions remember nothing beyond the room
    const Shelf *shelf = nullptr;               ///< without one there is no lore but the companions' own
};

/// One open room: tells the floor what happens, does what the floor says, and writes the log. Decides nothing
/// itself. What needs more than a few lines is a part of its own: the scenes that companions are told
/// (SceneBuilder), calls for votes (VoteCalls, GuestVotes), turns that run (RunningTurns), limits
/// (RoomLimits).
///
/// Every input of the floor is published with its time before the lines that answer it, so that the log alone
/// gives the same conversation again. Lives on the studio thread; each command returns the number of the last
/// event that it published.
class Director : public QObject, public RoomHands, private Ground
{
    Q_OBJECT

public:
    /// LookOnly publishes nothing: the room is as its log ends, and takes no commands. TakeUp is for a room
    /// that has just gone back: what was to be done again is done, and no time has passed.
    enum class Opening { GoOn, LookOnly, TakeUp };

    /// Goes on where the log ended: what a crash left running is stopped, and the level that was on its way
    /// back is there.
    Director(const store::RoomRecord &record, const RoomNeeds &needs, Opening opening = Opening::GoOn,
             QObject *parent = nullptr);
    ~Director() override;

    /// The names in its text are read, and of those whom its sender has not named, but for these, `mentions`
    /// and `asks` are filled in (core/addressing).
    qint64 say(model::Message message, const model::Origin &origin,
               const QList<base::ParticipantId> &notMeant = {});
    /// The first words of the room, in the name of one of its companions. The floor takes them as a message
    /// of a member out of turn (turn-taking §2): nobody's turn is spent or shown, the policy goes on from it
    /// as from any message of a companion, and it counts towards the turn limit, so that companions left to
    /// themselves end there.
    qint64 open(const base::ParticipantId &companion, const QString &text, const model::Origin &origin);
    qint64 control(model::Control control, const model::Origin &origin);
    qint64 cue(const base::ParticipantId &companion, const model::Origin &origin);
    qint64 setMuted(const base::ParticipantId &companion, bool muted, const model::Origin &origin);
    /// Pauses a room that has spent its budget: until that changes, its rest is told to be for that.
    qint64 pauseForBudget(const model::Origin &origin);
    /// Waits no longer for that vote, or for the director's choice (model::directorId()): it counts as
    /// missing for the trouble that its call waits for. 0 if nothing is asked of them.
    qint64 skipVote(const base::ParticipantId &companion, const model::Origin &origin);
    /// The ring's order by hand.
    qint64 setOrder(const QList<base::ParticipantId> &order, const model::Origin &origin);
    qint64 setRoster(const QList<base::ParticipantId> &roster, const model::Origin &origin);
    qint64 setPolicy(const model::PolicySettings &policy, const model::Origin &origin);
    qint64 rename(const QString &name, const model::Origin &origin);
    /// All that a room can be set up with at once; 0 if the room is like that already.
    qint64 setUp(const model::RoomSettings &wanted, const model::Origin &origin);
    qint64 setDeleted(bool deleted, const model::Origin &origin);
    Sale buy(model::Message wanted, const model::LooseValue &amount, const model::Origin &origin) override;
    /// A vote from outside, raw; without a messageId it is for the open round. None: it counts; else why the
    /// floor ignored it.
    std::optional<model::Ignored::Why> vote(model::RawState state, const model::Origin &origin);
    /// A guest has voted, be it too late for anything: rounds wait for its votes.
    void hearOf(const base::ParticipantId &guest);
    /// Whether a guest waits to be asked; see GuestVotes.
    void expectVotesOf(const base::ParticipantId &guest, bool expected);
    /// A guest says this with its turn, also in the gap before it; false if it has none, or is only woken.
    bool speakFor(const model::Message &said, const model::Origin &origin);
    /// Ends a guest's turn, or its wake, without a word more; false if it has none.
    bool passFor(const base::ParticipantId &guest, const model::Origin &origin);
    /// Who came through the doors, and who takes part; 0 if all is as it was.
    qint64 setGuests(const QList<model::Guest> &guests, const QList<base::ParticipantId> &roster,
                     const model::Origin &origin);
    qint64 act(const model::Action &action, const model::Origin &origin) override;
    [[nodiscard]] query::QueryCall *ask(const model::Query &query, const model::Origin &origin,
                                        QObject *parent) override;
    qint64 failQuery(const model::Query &query, const QString &why, const model::Origin &origin) override;
    [[nodiscard]] bool isAsking(const QString &query) const { return m_queries->isOpen(query); }

    /// Ends what runs, as Stop does, and takes back what is asked for; 0 if nothing had to be ended.
    qint64 comeToRest(const model::Origin &origin);
    /// The room goes on from an earlier event, of that time: the last that this Director publishes. The
    /// caller then opens another one on what the store has, with Opening::TakeUp. The room has come to rest.
    qint64 goBack(const model::Rewound &back, base::Millis t, const model::Origin &origin);
    /// That message reads like this from now on, for everybody who is told of it; the floor knows nothing of
    /// it.
    qint64 edit(const base::MessageId &message, const QString &text, const model::Origin &origin);
    /// Takes a summary off; 0 if there is none of that id.
    qint64 undoSummary(const QString &id, const model::Origin &origin);

    [[nodiscard]] const model::Room &room() const override { return m_room; }
    [[nodiscard]] const RoomPeople &people() const { return m_people; }
    /// The number of the newest event that it has published; 0: none in this opening.
    [[nodiscard]] qint64 newestSeq() const { return m_newestSeq; }
    [[nodiscard]] const std::optional<base::MessageId> &newestMessage() const { return m_talk.newest(); }
    [[nodiscard]] const turn::Floor &floor() const override { return m_state.floor(); }
    [[nodiscard]] const std::optional<model::Decision> &decision() const { return m_state.decision(); }
    /// Why nothing goes on; none while something does.
    [[nodiscard]] std::optional<model::Rest> rest() const;
    [[nodiscard]] bool isOutOfBudget() const { return m_limits.isOutOfBudget(); }
    /// A turn was to begin after the last one that the room allows. The room is paused until it allows more,
    /// then goes on by itself.
    [[nodiscard]] bool isOutOfTurns() const { return m_limits.isOutOfTurns(); }
    /// That companions have had in the whole life of the room.
    [[nodiscard]] int sessionTurns() const { return m_state.sessionTurns(); }
    /// What the floor did lately.
    [[nodiscard]] const Ledger &ledger() const { return m_state.ledger(); }
    /// How the votes of the newest round were had.
    [[nodiscard]] const VoteNotes &voteNotes() const { return m_state.voteNotes(); }
    /// Replies that failed and did not come later.
    [[nodiscard]] const QList<model::FailedReply> &failedReplies() const
    {
        return m_state.failedReplies().all();
    }
    /// What companions are told in short.
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
    /// What companions would be told if they were asked now.
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
    void recallLimit();
    void takeUp(const store::Resumption &resumption);
    [[nodiscard]] bool takeUpTurns(const QList<store::OpenTurn> &turns);
    void askMissingVotes();
    void tellOfChangedRoom();
    void grantRefunds();

    qint64 tell(const model::FloorInputKind &input, const model::Origin &origin);
    Answer advanceFloor(const model::FloorTold &told, const model::PolicySettings &policy,
                        const model::Origin &origin);
    qint64 advanceNow(const model::FloorInputKind &input, const model::PolicySettings &policy,
                      const model::Origin &origin);
    void scheduleTick();
    void perform(const model::FloorOutput &line, RunningTurns::Cut &cut);
    void askVotes(const model::AskVotes &ask);
    void beginTurn(const base::ParticipantId &companion, const base::TurnId &turn);
    void wake(const model::Wake &wake, const base::TurnId &turn);
    void refuseTurn(const base::ParticipantId &companion, const base::TurnId &turn);
    qint64 pauseAtLimit(const model::Origin &origin);
    qint64 goOnWithTurns(const model::Origin &origin);

    qint64 publishAt(model::EnvelopeBody body, const model::Origin &origin, base::Millis t);
    qint64 publishMessageAt(model::MessagePosted posted, const model::Origin &origin, base::Millis t);
    qint64 publishInput(model::FloorTold told, const QList<model::FloorOutput> &lines,
                        const model::PolicySettings &policy, const model::Origin &origin);
    [[nodiscard]] std::optional<model::MessagePosted> messageIn(const model::FloorInput &input,
                                                                const QList<model::FloorOutput> &lines) const;
    qint64 publishRoom(const model::Origin &origin);

    // In the order in which they need each other.
    RoomNeeds m_needs;
    RoomClock m_clock;
    model::Room m_room;
    FloorState m_state;
    RoomLimits m_limits;
    RoomPeople m_people;
    RoomTalk m_talk;
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
    quint64 m_tick = 0;
    qint64 m_newestSeq = 0;
};

} // namespace studio::room
