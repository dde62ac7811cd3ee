// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/id_source.h"
#include "core/bus/bus.h"
#include "core/model/emotion.h"
#include "core/model/envelope.h"
#include "core/query/desk.h"
#include "core/room/act_gate.h"
#include "core/room/cast.h"
#include "core/room/delivery.h"
#include "core/room/failed_replies.h"
#include "core/room/ledger.h"
#include "core/room/room_clock.h"
#include "core/room/session_turns.h"
#include "core/room/speaker_choice.h"
#include "core/room/summaries.h"
#include "core/room/vote_deadlines.h"
#include "core/room/vote_notes.h"
#include "core/room/waits.h"
#include "core/store/store.h"
#include "core/turn/advance.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <memory>
#include <optional>
#include <variant>

namespace studio::memory {
class NoteBook;
}
namespace studio::tools {
class ToolRegistry;
}

namespace studio::room {

class RoomQueries;
class Shelf;

/// What a Director works with. All of it outlives the Director.
struct House
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

/// What the floor answers to somebody who buys speech.
using Sale = std::variant<model::Consumed, model::Ignored>;

/// One open room: tells the floor what happens and does what the floor says. Decides nothing itself.
///
/// Every input of the floor is published with its time before the lines that answer it, so that the log alone
/// gives the same conversation again. Lives on the studio thread; each command returns the number of the last
/// event that it published.
class Director : public QObject
{
    Q_OBJECT

public:
    /// LookOnly publishes nothing: the room is as its log ends, and takes no commands. TakeUp is for a room
    /// that has just gone back: what was to be done again is done, and no time has passed.
    enum class Opening { GoOn, LookOnly, TakeUp };

    /// Goes on where the log ended: what a crash left running is stopped, and the level that was on its way
    /// back is there.
    Director(const store::RoomRecord &record, const House &house, Opening opening = Opening::GoOn,
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
    qint64 setUp(const model::Room &wanted, const model::Origin &origin);
    qint64 setDeleted(bool deleted, const model::Origin &origin);
    /// Somebody buys speech on the resource floor (turn-taking §4); the message gets an id and its mentions
    /// here. What that causes has happened when this returns; a turn of the buyer's own may be over then.
    Sale buy(model::Message wanted, const model::LooseValue &amount, const model::Origin &origin);
    /// A vote from outside, raw; without a messageId it is for the open round. None: it counts; else why the
    /// floor ignored it.
    std::optional<model::Ignored::Why> vote(model::RawState state, const model::Origin &origin);
    /// A guest has voted, be it too late for anything: rounds wait for its votes.
    void hearOf(const base::ParticipantId &guest);
    /// Whether a guest waits to be asked. Nobody is waited for who does not and has not voted: the round goes
    /// on when everybody else has.
    void expectVotesOf(const base::ParticipantId &guest, bool expected);
    /// A guest says this with its turn, also in the gap before it; false if it has none, or is only woken.
    bool speakFor(const model::Message &said, const model::Origin &origin);
    /// Ends a guest's turn, or its wake, without a word more; false if it has none.
    bool passFor(const base::ParticipantId &guest, const model::Origin &origin);
    /// Who came through the doors, and who takes part; 0 if all is as it was.
    qint64 setGuests(const QList<model::Guest> &guests, const QList<base::ParticipantId> &roster,
                     const model::Origin &origin);
    /// All names of the companions of this room in all languages, and those of the user.
    [[nodiscard]] QStringList residentNames() const;
    [[nodiscard]] const model::Guest *guest(const base::ParticipantId &id) const; ///< null: there is none
    /// Somebody moves its body; 0 if that was one act too many (see ActGate).
    qint64 act(const model::Action &action, const model::Origin &origin);
    /// Asks the desk. The query is published, and exactly one result: what of the answer is kept, or that it
    /// is not wanted any more. A query without an id gets one, so does one whose id is
    /// open. One from the studio itself is over at the
    /// latest with the turn of who asks.
    [[nodiscard]] query::QueryCall *ask(const model::Query &query, const model::Origin &origin,
                                        QObject *parent);
    /// A query that cannot be: it is published and fails with that word (query::why), and nobody is asked.
    qint64 failQuery(const model::Query &query, const QString &why, const model::Origin &origin);
    [[nodiscard]] bool isAsking(const QString &query) const;

    /// Ends what runs, as Stop does, and takes back what is asked for; 0 if nothing had to be ended.
    qint64 comeToRest(const model::Origin &origin);
    /// The room goes on from an earlier event, of that time: the last that this Director publishes. Whoever
    /// calls it opens another one on what the store has then, with Opening::TakeUp. The room has come to
    /// rest.
    qint64 goBack(const model::Rewound &back, base::Millis t, const model::Origin &origin);
    /// That message reads like this from now on, for whoever is told of it; the floor knows nothing of it.
    qint64 edit(const base::MessageId &message, const QString &text, const model::Origin &origin);

    /// Takes a summary off; 0 if there is none of that id.
    qint64 undoSummary(const QString &id, const model::Origin &origin);

    [[nodiscard]] const model::Room &room() const { return m_room; }
    /// The number of the newest event that it has published; 0: none in this opening.
    [[nodiscard]] qint64 newestSeq() const { return m_newestSeq; }
    [[nodiscard]] const std::optional<base::MessageId> &newestMessage() const { return m_lastMessage; }
    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }
    [[nodiscard]] const std::optional<model::Decision> &decision() const { return m_decision; }
    /// Why nothing goes on; none while something does.
    [[nodiscard]] std::optional<model::Rest> rest() const;
    [[nodiscard]] bool isOutOfBudget() const { return m_outOfBudget; }
    /// A turn was to begin after the last one that the room allows. The room is paused until it allows more,
    /// then goes on by itself.
    [[nodiscard]] bool isOutOfTurns() const { return m_outOfTurns; }
    /// That companions have had in the whole life of the room.
    [[nodiscard]] int sessionTurns() const { return m_spoken.count(); }
    /// What the floor did lately.
    [[nodiscard]] const Ledger &ledger() const { return m_ledger; }
    /// How the votes of the newest round were had.
    [[nodiscard]] const VoteNotes &voteNotes() const { return m_voteNotes; }
    /// Replies that failed and did not come later.
    [[nodiscard]] const QList<model::FailedReply> &failedReplies() const { return m_failedReplies.all(); }
    /// What companions are told in short.
    [[nodiscard]] const QList<model::Summary> &summaries() const { return m_summaries.all(); }
    [[nodiscard]] QList<Wait> waits() const { return m_waits.now(); }
    [[nodiscard]] base::Millis now() const { return m_clock.now(); } ///< on the room's axis
    [[nodiscard]] QDateTime wallNow() const { return m_house.clock.wallNow(); }
    /// As it is in the library now, with what this room changes of it.
    [[nodiscard]] model::Persona persona(const base::ParticipantId &id) const;
    /// Somebody in the room, as the others know them.
    [[nodiscard]] llm::Present present(const base::ParticipantId &id) const;
    /// Whether the turn on the floor is past its gap.
    [[nodiscard]] bool hasBegun() const;
    /// The newest messages that it has heard, oldest first.
    [[nodiscard]] QList<model::Message> witnessedBy(const base::ParticipantId &companion) const;
    /// What that companion would be told if it were asked now.
    [[nodiscard]] agent::Scene sceneFor(const base::ParticipantId &companion) const;
    void tellTimes(agent::Scene &scene) const;

Q_SIGNALS:
    void waitsChanged();

private:
    /// A turn on the floor, or of one who was woken.
    struct RunningTurn
    {
        base::TurnId id;
        qint64 events = 0;
        int personaRevision = 0;
        int attempt = 1;                                 ///< alternatives count up
        QPointer<agent::TurnCall> call;                  // none in the gap
        bool aloud = false;                              ///< it is being read aloud
        bool cutShort = false;                           ///< its model reached its limit of tokens
        std::optional<model::CallTrouble> trouble{};     ///< why it failed
        std::optional<model::TurnOver> unheard{};        ///< its end, while its voice goes on
        quint64 patience = 0;                            ///< the end of it, on the clock
        model::Origin origin = QStringLiteral("studio"); ///< from where its end comes
    };
    using CutTurns = QHash<base::ParticipantId, base::TurnId>;
    /// What the floor was told has led to.
    struct Told
    {
        qint64 seq = 0;
        QList<model::FloorOutput> lines;
    };

    /// What the floor answered to the newest input.
    QList<model::FloorOutput> replayLog(const store::RoomRecord &record);
    void takeUp(const store::Resumption &resumption, const QList<model::FloorOutput> &newest);
    [[nodiscard]] bool takeUpTurns(const QList<store::OpenTurn> &turns);
    void askMissingVotes();
    void tellOfChangedRoom();
    void grantRefunds();
    qint64 tell(const model::FloorInputKind &input, const model::Origin &origin);
    qint64 tellOfVote(model::FloorTold vote, const model::Origin &origin);
    Told advanceFloor(const model::FloorInput &input, const model::Origin &origin);
    Told advanceTold(const model::FloorTold &told, const model::Origin &origin);
    void tellOfPace(const model::FloorInput &before);
    /// With what is known of models and companions; see tellOfPace().
    [[nodiscard]] model::PolicySettings paced(model::PolicySettings policy) const;
    [[nodiscard]] QList<Voter> voters() const; ///< who may be asked now
    [[nodiscard]] llm::ModelPace directorsPace() const;
    [[nodiscard]] QMap<base::ParticipantId, int> talkativeness() const;
    CutTurns cutTurns(const QList<model::FloorOutput> &lines);
    void tick();
    void scheduleTick();
    qint64 publish(model::EnvelopeBody body, const model::Origin &origin);
    qint64 publish(model::EnvelopeBody body, const model::Origin &origin, base::Millis t);
    qint64 publishInput(model::FloorTold told, const QList<model::FloorOutput> &lines,
                        const model::Origin &origin);
    qint64 publishMessage(model::MessagePosted posted, const model::Origin &origin, base::Millis t);
    qint64 publishRoom(const model::Origin &origin);
    void heard(const model::Message &message, const QDateTime &time);

    void perform(const model::FloorOutput &line, CutTurns &cut);
    void askVotes(const model::AskVotes &ask);
    void askDirector(const model::AskDirector &ask);
    [[nodiscard]] bool waitsForDirector() const;
    qint64 missDirector(const model::CallTrouble &trouble);
    void askForVote(const base::ParticipantId &voter, const base::MessageId &messageId);
    void missGuestVotes(); ///< those that should have come by now
    void waitForGuestVote(const base::ParticipantId &guest, const base::MessageId &messageId,
                          base::Millis deadline);
    void passOverSilentGuests();
    void passOver(const base::ParticipantId &guest); ///< in the open round, unless it is awaited by then
    [[nodiscard]] bool isAwaited(const base::ParticipantId &guest) const;
    void skipIfTooLate(const base::ParticipantId &voter, const llm::ModelWait &wait);
    void cancelVote(const QPointer<agent::VoteCall> &call);
    void dropAnsweredVotes();
    base::TurnId announceTurn(const base::ParticipantId &companion, const model::FloorOutput &line);
    [[nodiscard]] bool isBarred() const { return m_outOfBudget || m_outOfTurns; }
    [[nodiscard]] model::Rest toldRest(const model::Rest &rest) const;
    qint64 pauseBarred(const model::Origin &origin);
    [[nodiscard]] std::optional<int> turnsLeft() const;
    [[nodiscard]] std::optional<int> turnsForGoodbyes() const;
    [[nodiscard]] bool hasTurnsLeft() const { return turnsLeft() != 0; }
    void recallLimit();
    void refuseTurn(const base::ParticipantId &companion, const base::TurnId &turn);
    qint64 goOnWithTurns(const model::Origin &origin);
    void beginTurn(const base::ParticipantId &companion, const base::TurnId &turn);
    void wake(const model::Wake &wake, const base::TurnId &turn);
    void follow(const base::ParticipantId &companion, const base::TurnId &turn, agent::TurnCall *call);
    void expectSign(const base::ParticipantId &companion, const base::TurnId &turn);
    void expectNothing(const base::ParticipantId &companion);
    void giveUp(const base::ParticipantId &companion, const base::TurnId &turn);
    void turnEvent(const base::ParticipantId &companion, const base::TurnId &turn,
                   const model::TurnEventKind &kind);
    void turnOver(const base::ParticipantId &companion, const base::TurnId &turn, model::TurnOver result);
    void endGuestTurn(const model::TurnOver &over, const model::Origin &origin);
    void forgetTurn(const base::ParticipantId &companion);
    void endTurn(const base::ParticipantId &companion, const base::TurnId &turn,
                 const model::TurnOver &result);
    base::TurnId cutTurn(const model::AbortTurn &abort);
    [[nodiscard]] bool isReadAloud(const model::Persona &speaker) const;
    void beginDelivery(const model::Persona &speaker, const base::TurnId &turn);
    void holdUntilHeard(const base::ParticipantId &companion, const base::TurnId &turn,
                        const model::TurnOver &result);
    void delivered(const base::TurnId &turn);
    qint64 cutDelivery(const RunningTurn &turn, const QString &said);
    void readBought(const base::ParticipantId &companion, const QString &text);
    void hushBought();
    void leaveDelivery();
    void keepCutSpeech(const base::ParticipantId &companion, const QString &said, model::Cause cause);
    [[nodiscard]] QMap<base::ParticipantId, int>
    revisionsOf(const QList<base::ParticipantId> &companions) const;
    void readNames(model::Message &message, const QList<base::ParticipantId> &notMeant = {}) const;
    [[nodiscard]] QString userFor(const QList<model::Message> &witnessed) const;
    [[nodiscard]] QStringList notesFor(const base::ParticipantId &companion,
                                       const QList<model::Message> &witnessed) const;
    [[nodiscard]] int turnsSinceUser(const base::ParticipantId &companion) const;
    [[nodiscard]] QList<model::Message> allWitnessedBy(const base::ParticipantId &companion) const;
    void keepSummary(const model::Summary &summary);
    void tellInShort(agent::Scene &scene) const;

    House m_house;
    RoomClock m_clock;
    model::Room m_room;
    turn::Floor m_floor;
    std::optional<model::Decision> m_decision;
    model::Rest m_rest;
    bool m_outOfBudget = false;
    bool m_outOfTurns = false;
    std::optional<base::ParticipantId> m_refused; ///< whose turn the limit has ended, to have it later
    SessionTurns m_spoken;
    Ledger m_ledger;
    VoteNotes m_voteNotes;
    FailedReplies m_failedReplies;
    Waits m_waits;
    ActGate m_acts;
    std::unique_ptr<RoomQueries> m_queries;
    Summaries m_summaries;
    QList<model::Message> m_context;           ///< the newest messages, interrupted ones too, oldest first
    QHash<base::MessageId, QDateTime> m_times; ///< when they were said
    QHash<base::ParticipantId, QPointer<agent::VoteCall>> m_votes;
    SpeakerChoice m_choice;
    QSet<base::ParticipantId> m_votingGuests;        ///< have voted, or wait to be asked
    QSet<base::ParticipantId> m_silentGuests;        ///< let a deadline pass, and have not voted since
    QHash<base::ParticipantId, RunningTurn> m_turns; ///< at most one of them on the floor
    std::optional<base::MessageId> m_lastMessage;
    quint64 m_tick = 0;
    qint64 m_newestSeq = 0;
};

} // namespace studio::room
