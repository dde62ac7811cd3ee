// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/room/open_work.h"
#include "core/room/origin.h"
#include "core/room/room_pictures.h"
#include "core/room/tools/turn_tools.h"

#include <algorithm>
#include <utility>

namespace studio::room {

using base::Millis;
using base::ParticipantId;
using base::TurnId;
using model::Control;
using model::FloorOutput;
using model::FloorTold;
using model::MessagePosted;
using model::Origin;

namespace {

Millis lastTime(const store::RoomRecord &record)
{
    const Millis told = record.floorLog.isEmpty() ? Millis(0) : record.floorLog.last().input.t;
    return record.resumption ? std::max(told, record.resumption->t) : told;
}

} // namespace

Director::Director(const store::RoomRecord &record, const RoomNeeds &needs, Opening opening, QObject *parent)
    : QObject(parent)
    , m_needs(needs)
    , m_clock(needs.clock, lastTime(record))
    , m_room(record.room)
    , m_state(record)
    , m_limits(m_room)
    , m_people(m_room, needs.cast)
    , m_log(m_room.id, {needs.bus, m_clock, m_people, m_talk}, record.lastSeq)
    , m_summaries(record.summaries)
    , m_scenes({m_room, m_state.floor(), m_people, m_talk, m_summaries, m_limits, needs.memory, needs.shelf,
                needs.pictures})
    , m_pace(m_state.floor(), m_people, m_scenes, needs.agent)
    , m_voice(needs.delivery, m_room, needs.ids)
    , m_queries(std::make_unique<RoomQueries>(record.room.id, needs.desk, needs.ids,
                                              [this](model::EnvelopeBody body, const Origin &origin) {
                                                  return publish(std::move(body), origin);
                                              }))
    , m_votes(std::make_unique<VoteCalls>(ground(), needs.agent, m_scenes, m_waits, needs.clock))
    , m_guestVotes(std::make_unique<GuestVotes>(ground(), *m_votes))
    , m_turns(std::make_unique<RunningTurns>(turnNeeds()))
    , m_gate(std::make_unique<LimitGate>(LimitGate::Needs{ground(), m_room, m_limits, m_state, *m_turns}))
    , m_changes(std::make_unique<RoomChanges>(changeNeeds()))
{
    m_votes->setParent(this); // so that the calls of a room are found under its Director
    m_turns->setParent(this);
    connect(m_votes.get(), &VoteCalls::gaveUp, this,
            [this](const ParticipantId &voter, const model::CallTrouble &trouble) {
                m_state.gaveUpVote(voter, trouble);
            });
    connect(&m_waits, &Waits::changed, this, &Director::waitsChanged);
    m_gate->recall();
    for (const model::MessageRow &row : record.recent)
        m_talk.add(row.posted.message, row.time);
    if (opening == Opening::LookOnly)
        return;
    if (m_needs.delivery)
        connect(m_needs.delivery, &Delivery::delivered, m_turns.get(), &RunningTurns::delivered);
    if (opening == Opening::TakeUp && record.resumption) {
        takeUp(*record.resumption);
        return;
    }
    m_changes->tellFloor(kStudio);
    // A talk that was waiting for its user must not continue by itself when the room is opened again, perhaps
    // much later.
    if (!floor().isResting() || floor().userWait)
        control(Control::Stop, kStudio);
    grantRefunds();
}

Director::~Director()
{
    m_waits.disconnect(this);
    if (m_needs.delivery)
        m_needs.delivery->disconnect(m_turns.get());
    m_clock.cancel(m_tick);
    m_queries->leave();
    m_guestVotes.reset();
    m_votes.reset();
    m_gate.reset();
    m_turns.reset();
    m_voice.hush();
}

RunningTurns::Needs Director::turnNeeds()
{
    const auto makeTools = [this](const agent::Scene &scene) -> std::unique_ptr<agent::Toolbox> {
        const TurnSelf self{.hands = *this,
                            .companion = scene.persona.id,
                            .turn = scene.turn.value(),
                            .present = scene.present,
                            .buysSpeech = scene.resource.has_value(),
                            .whispersTo = scene.whispersTo,
                            .feeling = {},
                            .allowedTools = scene.persona.allowedTools,
                            .allowedGestures = scene.persona.allowedGestures};
        return std::make_unique<TurnTools>(self, m_needs.tools, m_needs.memory);
    };
    return {.ground = ground(),
            .agent = m_needs.agent,
            .ids = m_needs.ids,
            .people = m_people,
            .scenes = m_scenes,
            .summaries = m_summaries,
            .waits = m_waits,
            .voice = m_voice,
            .queries = *m_queries,
            .makeTools = makeTools};
}

RoomChanges::Needs Director::changeNeeds()
{
    const auto tellUnder = [this](const model::FloorInputKind &input, const model::PolicySettings &rules,
                                  const Origin &origin) { return advanceNow(input, rules, origin); };
    return {ground(), m_room, m_limits, *m_gate, m_voice, tellUnder};
}

// The time during which the room was closed counts as passed (turn-taking §4); the log continues after it.
void Director::grantRefunds()
{
    Millis last{0};
    for (const turn::Refund &refund : floor().refunds)
        last = std::max(last, refund.due);
    m_clock.skipTo(last);
    tick();
}

std::optional<model::Rest> Director::rest() const
{
    return floor().isResting() ? std::optional(m_state.rest()) : std::nullopt;
}

bool Director::hasBegun() const { return floor().turn && m_turns->hasBegun(floor().turn->companion); }

// ---- continuing from an earlier event

// The floor is as it was at that event. Decisions made up to there are in the log already. Decisions that are
// to be made again are told anew, because the lines after the event belong to another way.
void Director::takeUp(const store::Resumption &resumption)
{
    bool goesOn = resumption.back.why != model::Rewound::Why::Chosen;
    if (resumption.back.why == model::Rewound::Why::DecideAgain) {
        RunningTurns::Cut none;
        for (const FloorOutput &line : m_state.newestInLog()) {
            if (!std::holds_alternative<model::AbortTurn>(line.kind)) // an aborted turn was cut long ago
                perform(line, none);
        }
    }
    OpenWork open({*this, *m_votes, *m_guestVotes, *m_turns, *m_gate});
    goesOn = goesOn && open.takeUp(resumption.turns);
    m_changes->tellFloor(kStudio);
    if (!goesOn && !floor().isResting())
        control(Control::Stop, kStudio);
    tick();
}

// ---- commands

qint64 Director::say(model::Message message, const Origin &origin, const QList<ParticipantId> &notMeant)
{
    return sayWithPictures(std::move(message), {}, {}, origin, notMeant);
}

qint64 Director::sayWithPictures(model::Message message, const QString &words,
                                 const QList<llm::Picture> &pictures, const Origin &origin,
                                 const QList<ParticipantId> &notMeant)
{
    if (message.id.isEmpty())
        message.id = base::MessageId(m_needs.ids.next());
    if (model::isUser(message.from) && m_room.policy.bargeIn == model::PolicySettings::BargeIn::Interrupt)
        m_voice.hushBought();
    m_people.readNames(message, notMeant);
    if (!words.isEmpty())
        message.text += (message.text.isEmpty() ? QString() : QString(u'\n')) + words;
    if (m_needs.pictures && !pictures.isEmpty())
        m_needs.pictures->put(message.id, pictures,
                              std::none_of(message.pictures.cbegin(), message.pictures.cend(),
                                           [](const auto &one) { return one.hash.isEmpty(); }));
    return tell(model::Posted{std::move(message)}, origin);
}

qint64 Director::open(const ParticipantId &companion, const QString &text, const Origin &origin)
{
    model::Message message;
    message.from = companion;
    message.text = text;
    return say(std::move(message), origin);
}

// A stop ends a pause, but not a pause for lack of money or turns.
qint64 Director::control(Control control, const Origin &origin)
{
    if (control == Control::Stop)
        m_voice.hushBought();
    const qint64 seq = tell(control, origin);
    const bool mustPause = m_limits.isMet() && control == Control::Stop && !floor().paused;
    return mustPause ? tell(Control::Pause, kStudio) : seq;
}

qint64 Director::cue(const ParticipantId &companion, const Origin &origin)
{
    return tell(model::CompanionInput{model::CompanionInput::Kind::Cue, companion}, origin);
}

qint64 Director::setMuted(const ParticipantId &companion, bool muted, const Origin &origin)
{
    const auto kind = muted ? model::CompanionInput::Kind::Mute : model::CompanionInput::Kind::Unmute;
    return tell(model::CompanionInput{kind, companion}, origin);
}

qint64 Director::skipVote(const ParticipantId &companion, const Origin &origin)
{
    return m_votes->skip(companion, origin);
}

qint64 Director::setOrder(const QList<ParticipantId> &order, const Origin &origin)
{
    return tell(model::OrderSet{order}, origin);
}

qint64 Director::setRoster(const QList<ParticipantId> &roster, const Origin &origin)
{
    return m_changes->setRoster(roster, origin);
}

qint64 Director::setPolicy(const model::PolicySettings &policy, const Origin &origin)
{
    return m_changes->setPolicy(policy, origin);
}

qint64 Director::rename(const QString &name, const Origin &origin) { return m_changes->rename(name, origin); }

qint64 Director::setUp(const model::RoomSettings &wanted, const Origin &origin)
{
    return m_changes->setUp(wanted, origin);
}

qint64 Director::setDeleted(bool deleted, const Origin &origin)
{
    if (deleted)
        m_queries->endAll(); // those of guests too: nobody answers for a room that is gone
    return m_changes->setDeleted(deleted, origin);
}

Sale Director::buy(model::Message wanted, const model::LooseValue &amount, const Origin &origin)
{
    wanted.id = base::MessageId(m_needs.ids.next());
    m_people.readNames(wanted);
    const ParticipantId buyer = wanted.from;
    const QString text = wanted.text;
    const base::MessageId bought = wanted.id;
    tick();
    const FloorTold told{.input = {m_clock.now(), model::Consume{buyer, amount, std::move(wanted)}},
                         .policy = {}};
    for (const FloorOutput &line : advance(told, origin).lines) {
        if (const auto *consumed = std::get_if<model::Consumed>(&line.kind)) {
            if (consumed->success)
                m_voice.readBought(m_needs.cast.persona(buyer), text, bought);
            return *consumed;
        }
        if (const auto *ignored = std::get_if<model::Ignored>(&line.kind))
            return *ignored;
    }
    Q_UNREACHABLE(); // the floor answers every consume
}

qint64 Director::act(const model::Action &action, const Origin &origin)
{
    const std::optional<model::Action> passed = m_acts.pass(action, m_clock.now());
    return passed ? publish(*passed, origin) : 0;
}

query::QueryCall *Director::ask(const model::Query &query, const Origin &origin, QObject *parent)
{
    const RunningTurn *running = origin == kStudio ? m_turns->find(query.from) : nullptr;
    return m_queries->ask(query, origin, running ? std::optional(running->id) : std::nullopt, parent);
}

qint64 Director::failQuery(const model::Query &query, const QString &why, const Origin &origin)
{
    return m_queries->fail(query, why, origin);
}

qint64 Director::pauseForBudget(const Origin &origin) { return m_gate->pauseForBudget(origin); }

qint64 Director::comeToRest(const Origin &origin)
{
    const qint64 before = newestSeq();
    m_queries->endAll();
    if (!floor().isResting())
        control(Control::Stop, origin);
    else
        m_voice.hushBought();
    return newestSeq() == before ? 0 : newestSeq();
}

qint64 Director::goBack(const model::Rewound &back, Millis t, const Origin &origin)
{
    m_clock.cancel(m_tick);
    m_tick = 0;
    return m_log.publishAt(back, origin, t);
}

qint64 Director::edit(const base::MessageId &message, const QString &text, const Origin &origin)
{
    if (text.isEmpty())
        forgetSummariesOf(message, origin);
    m_voice.takeBack(message);
    m_talk.edit(message, text);
    return publish(model::MessageEdited{message, text}, origin);
}

// A summary of a deleted message would go on telling of it. Those before it, if any, apply again.
void Director::forgetSummariesOf(const base::MessageId &message, const Origin &origin)
{
    const QList<model::Summary> made = m_summaries.all();
    for (const model::Summary &summary : made) {
        if (m_talk.isAfter(message, summary.to))
            continue;
        if (m_summaries.takeOff(summary.id, Summaries::After::SumUpAgain))
            (void)publish(model::SummaryUndone{summary.id, summary.companion}, origin);
    }
}

qint64 Director::undoSummary(const QString &id, const Origin &origin)
{
    const std::optional<model::Summary> taken = m_summaries.takeOff(id);
    return taken ? publish(model::SummaryUndone{taken->id, taken->companion}, origin) : 0;
}

// ---- guests: their votes and words arrive at any time

qint64 Director::setGuests(const QList<model::Guest> &guests, const QList<ParticipantId> &roster,
                           const Origin &origin)
{
    return m_changes->setGuests(guests, roster, origin);
}

std::optional<model::Ignored::Why> Director::vote(model::RawState state, const Origin &origin)
{
    tick();
    if (std::holds_alternative<model::Absent>(state.messageId) && floor().round)
        state.messageId = floor().round->message.id.value();
    const FloorTold told{.input = {m_clock.now(), model::Voted{state}}, .policy = {}};
    for (const FloorOutput &line : advance(told, origin).lines) {
        if (const auto *ignored = std::get_if<model::Ignored>(&line.kind))
            return ignored->why;
    }
    return std::nullopt;
}

void Director::hearOf(const ParticipantId &guest) { m_guestVotes->hearOf(guest); }

void Director::expectVotesOf(const ParticipantId &guest, bool expected)
{
    m_guestVotes->expect(guest, expected);
}

// In the gap the guest is not asked yet: the turn begins and ends with these words.
bool Director::speakFor(const model::Message &said, const Origin &origin)
{
    tick();
    const RunningTurn *turn = m_turns->find(said.from);
    if (!floor().turn || floor().turn->companion != said.from || !turn)
        return false;
    if (!turn->call && !m_limits.hasTurnsLeft())
        return false; // the turn is about to be refused
    model::TurnOver over{.from = said.from, .outcome = model::Outcome::Spoke, .said = said};
    if (over.said->id.isEmpty())
        over.said->id = base::MessageId(m_needs.ids.next());
    m_turns->endOfGuest(over, origin);
    return true;
}

bool Director::passFor(const ParticipantId &guest, const Origin &origin)
{
    tick();
    if (!m_turns->find(guest))
        return false;
    m_turns->endOfGuest({.from = guest, .outcome = model::Outcome::NoReply}, origin);
    return true;
}

// ---- the floor

// Timers due before an input fire first, so that the log is in chronological order.
qint64 Director::tell(const model::FloorInputKind &kind, const Origin &origin)
{
    tick();
    return advanceNow(kind, m_room.policy, origin);
}

void Director::tick()
{
    m_guestVotes->missLate();
    const std::optional<Millis> due = turn::nextDue(floor());
    if (due && *due <= m_clock.now())
        advanceNow(Control::Tick, m_room.policy, kStudio);
    else
        scheduleTick();
}

void Director::scheduleTick()
{
    m_clock.cancel(m_tick);
    m_tick = 0;
    if (const std::optional<Millis> due = turn::nextDue(floor()))
        m_tick = m_clock.callAt(*due, this, [this] { tick(); });
}

// Drop a trouble that only repeats the cause.
qint64 Director::tellOfVote(FloorTold vote, const Origin &origin)
{
    tick();
    vote.input.t = m_clock.now();
    if (vote.trouble ==
        model::CallTrouble{.cause = vote.trouble ? vote.trouble->cause : model::Cause::NoAnswer})
        vote.trouble.reset();
    return advance(vote, origin).seq;
}

qint64 Director::advanceNow(const model::FloorInputKind &input, const model::PolicySettings &policy,
                            const Origin &origin)
{
    return advanceFloor({.input = {m_clock.now(), input}, .policy = {}}, policy, origin).seq;
}

Ground::Answer Director::advance(const FloorTold &told, const Origin &origin)
{
    return advanceFloor(told, m_room.policy, origin);
}

// One step under these rules. The floor owns the deadlines and the log reports them. What is known of models
// and companions therefore reaches the floor as a change of the rules, right before an input that may open a
// round; the room's own settings stay. Speech that the input cuts off was said before it, so it is logged
// before it.
Ground::Answer Director::advanceFloor(const FloorTold &told, const model::PolicySettings &policy,
                                      const Origin &origin)
{
    if (mayOpenRound(told.input.kind)) {
        const model::PolicySettings paced = m_pace.paced(policy);
        if (paced != floor().policy)
            advanceFloor({.input = {told.input.t, model::PolicyChanged{}}, .policy = paced}, paced, kStudio);
    }
    const QList<FloorOutput> lines = m_state.step(told, told.policy.value_or(policy), m_clock.wallNow());
    m_limits.countTurns(m_state.sessionTurns());
    RunningTurns::Cut cut = m_turns->cutTurns(lines);
    const qint64 seq = m_log.publishInput(told, lines, policy, origin, *m_turns);
    m_state.settle(told, lines, m_talk.newest());
    for (const FloorOutput &line : lines)
        perform(line, cut);
    m_votes->dropAnswered();
    m_guestVotes->passOverSilent();
    scheduleTick();
    return {seq, lines};
}

void Director::perform(const FloorOutput &line, RunningTurns::Cut &cut)
{
    const auto say = [this, &line](const std::optional<TurnId> &turn = {}) {
        publish(model::FloorSaid{line, turn, {}}, kStudio);
    };
    std::visit(
        base::Match{
            [this, &line](const model::AskVotes &ask) {
                publish(model::FloorSaid{line, {}, m_people.revisionsOf(ask.voters)}, kStudio);
                askVotes(ask);
            },
            [this, &say](const model::AskDirector &ask) {
                say();
                m_votes->askDirector(ask);
            },
            [this, &line](const model::Decision &decision) {
                publish(model::Decided{line.t, decision}, kStudio);
            },
            [this, &line](const model::StartTurn &start) {
                const TurnId id = m_turns->announce(start.companion, line);
                // During the gap a pause can still withdraw the turn, and it waits.
                m_gate->beginAt(start.companion, id, m_limits.hasTurnsLeft() ? start.at : m_clock.now());
            },
            [this, &line](const model::Wake &woken) {
                m_gate->wake(woken, m_turns->announce(woken.companion, line));
            },
            [this, &say, &cut](const model::AbortTurn &abort) {
                // A turn that began in this very step could not be cut earlier.
                say(cut.contains(abort.companion) ? cut.take(abort.companion) : m_turns->cutTurn(abort));
            },
            [this, &line](const model::Rest &rest) {
                m_state.setRest(m_limits.told(rest));
                publish(model::FloorSaid{{line.t, m_state.rest()}, {}, {}}, kStudio);
            },
            // VoteCalls::dropAnswered() looks at the floor itself; the other lines only inform.
            [&say](const auto &) { say(); },
        },
        line.kind);
}

void Director::askVotes(const model::AskVotes &ask)
{
    for (const ParticipantId &voter : ask.voters) {
        m_votes->ask(voter, ask.messageId);
        if (model::isGuest(voter))
            m_guestVotes->waitFor(voter, ask.messageId, ask.deadlines.value(voter, ask.deadline));
    }
}

// ---- the log

qint64 Director::publish(model::EnvelopeBody body, const Origin &origin)
{
    return m_log.publish(std::move(body), origin);
}

void Director::publishMessage(MessagePosted posted)
{
    m_log.publishMessage(std::move(posted), kStudio, m_clock.now());
}

} // namespace studio::room
