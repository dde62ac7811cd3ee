// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/base/log.h"
#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/room/origin.h"
#include "core/room/room_queries.h"

#include <algorithm>

namespace studio::room {

using base::Millis;
using base::ParticipantId;
using model::Cause;
using model::Control;
using model::FloorInput;
using model::FloorOutput;
using model::FloorTold;
using model::MessagePosted;
using model::Origin;

namespace {

// Messages that a companion can be shown. Old ones go many at once: what providers have cached of the talk
// stays good as long as it begins with the same one.
constexpr qsizetype kContext = 1000;
constexpr qsizetype kForgottenAtOnce = 200;

Millis lastTime(const store::RoomRecord &record)
{
    const Millis told = record.floorLog.isEmpty() ? Millis(0) : record.floorLog.last().input.t;
    return record.resumption ? std::max(told, record.resumption->t) : told;
}

/// Whether the floor's answer to a consume is that it succeeded.
bool isSold(const QList<FloorOutput> &lines)
{
    return std::any_of(lines.cbegin(), lines.cend(), [](const FloorOutput &line) {
        const auto *consumed = std::get_if<model::Consumed>(&line.kind);
        return consumed && consumed->success;
    });
}

// Who takes a guest out of the roster, or puts it there, says whether it has a seat when it comes again.
void seatGuests(model::Room &room)
{
    for (model::Guest &guest : room.guests) {
        if (!guest.removed)
            guest.seated = room.roster.contains(guest.id);
    }
}

} // namespace

Director::Director(const store::RoomRecord &record, const House &house, Opening opening, QObject *parent)
    : QObject(parent)
    , m_house(house)
    , m_clock(house.clock, lastTime(record))
    , m_room(record.room)
    , m_queries(std::make_unique<RoomQueries>(record.room.id, house.desk, house.ids,
                                              [this](model::EnvelopeBody body, const Origin &origin) {
                                                  return publish(std::move(body), origin);
                                              }))
    , m_choice(house.agent, m_waits)
{
    connect(&m_choice, &SpeakerChoice::chose, this,
            [this](const base::MessageId &message, const std::optional<ParticipantId> &choice) {
                const model::LooseValue chosen = choice ? model::LooseValue(choice->value()) : model::Null();
                tell(model::Directed{message, chosen}, kStudio);
            });
    connect(&m_choice, &SpeakerChoice::failed, this,
            [this](const base::MessageId &, const model::CallTrouble &trouble) { missDirector(trouble); });
    connect(&m_waits, &Waits::changed, this, &Director::waitsChanged);
    m_house.bus.openRoom(m_room.id, record.lastSeq);
    const QList<FloorOutput> newest = replayLog(record);
    m_summaries = Summaries(record.summaries);
    for (const model::MessageRow &row : record.recent)
        heard(row.posted.message, row.time);
    if (opening == Opening::LookOnly)
        return;
    if (m_house.delivery)
        connect(m_house.delivery, &Delivery::delivered, this, &Director::delivered);
    if (opening == Opening::TakeUp && record.resumption) {
        takeUp(*record.resumption, newest);
        return;
    }
    tellOfChangedRoom();
    // A talk that waited for its user does not go on by itself when the room is opened again, perhaps much
    // later.
    if (!m_floor.isResting() || m_floor.userWait)
        control(Control::Stop, kStudio);
    grantRefunds();
}

Director::~Director()
{
    m_waits.disconnect(this);
    leaveDelivery();
    m_queries.reset(); // nothing is published any more
    m_clock.cancel(m_tick);
    m_choice.drop();
    for (const auto &call : std::as_const(m_votes)) {
        if (call)
            call->cancel();
    }
    for (const RunningTurn &turn : std::as_const(m_turns)) {
        if (turn.call) {
            turn.call->disconnect(this);
            turn.call->cancel();
        }
    }
}

QList<FloorOutput> Director::replayLog(const store::RoomRecord &record)
{
    QList<FloorOutput> newest;
    model::PolicySettings policy = record.initial.policy;
    m_floor = turn::openFloor(record.initial.roster, policy);
    m_ledger = Ledger(m_floor, record.recent);
    NewestMessage message(record.recent);
    for (const store::FloorLogEntry &entry : record.floorLog) {
        policy = entry.policy.value_or(policy);
        turn::Step step = turn::advance(std::move(m_floor), entry.input, policy);
        m_floor = std::move(step.floor);
        m_ledger.follow(entry.input, step.outputs, m_floor);
        m_spoken.follow(entry.input, m_floor);
        m_voteNotes.follow(entry.input, entry.manner, entry.trouble, step.outputs);
        m_failedReplies.follow(
            {.input = entry.input, .policy = {}, .trouble = entry.trouble, .turn = entry.turn}, step.outputs,
            message.before(entry.seq));
        for (const FloorOutput &line : std::as_const(step.outputs)) {
            if (const auto *decision = std::get_if<model::Decision>(&line.kind))
                m_decision = *decision;
            else if (const auto *rest = std::get_if<model::Rest>(&line.kind))
                m_rest = *rest;
        }
        newest = step.outputs;
    }
    recallLimit();
    return newest;
}

// The time that the room was closed for counts as having passed (turn-taking §4); the log goes on after it.
void Director::grantRefunds()
{
    Millis last{0};
    for (const turn::Refund &refund : std::as_const(m_floor.refunds))
        last = std::max(last, refund.due);
    m_clock.skipTo(last);
    tick();
}

std::optional<model::Rest> Director::rest() const
{
    return m_floor.isResting() ? std::optional(m_rest) : std::nullopt;
}

// ---- commands
// ------------------------------------------------------------------------------------------------

qint64 Director::say(model::Message message, const Origin &origin, const QList<ParticipantId> &notMeant)
{
    if (message.id.isEmpty())
        message.id = base::MessageId(m_house.ids.next());
    if (model::isUser(message.from) && m_room.policy.bargeIn == model::PolicySettings::BargeIn::Interrupt)
        hushBought();
    readNames(message, notMeant);
    return tell(model::Posted{std::move(message)}, origin);
}

// A stop takes a pause back, but not the one for want of money or of turns.
qint64 Director::control(Control control, const Origin &origin)
{
    if (control == Control::Stop)
        hushBought();
    const qint64 seq = tell(control, origin);
    const bool mustPause = isBarred() && control == Control::Stop && !m_floor.paused;
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
    if (companion == model::directorId() && waitsForDirector()) {
        const std::optional<llm::ModelWait> wait = m_choice.wait();
        return missDirector(wait ? wait->trouble : model::CallTrouble{.cause = Cause::NoAnswer});
    }
    if (!m_floor.round || !m_votes.value(companion))
        return 0;
    const std::optional<llm::ModelWait> wait = m_waits.of(m_votes.value(companion));
    const model::VoteFailed skipped{m_floor.round->message.id, companion,
                                    wait ? missingFor(wait->trouble.cause) : Cause::NoAnswer};
    FloorTold told{.input = {{}, skipped}, .policy = {}};
    if (wait)
        told.trouble = wait->trouble;
    return tellOfVote(told, origin); // which drops the call
}

qint64 Director::setOrder(const QList<ParticipantId> &order, const Origin &origin)
{
    return tell(model::OrderSet{order}, origin);
}

qint64 Director::setRoster(const QList<ParticipantId> &roster, const Origin &origin)
{
    tick(); // what was due before it belongs to the room before it
    m_room.roster = roster;
    seatGuests(m_room);
    publishRoom(origin);
    return tell(model::RosterChanged{roster}, origin);
}

qint64 Director::setPolicy(const model::PolicySettings &policy, const Origin &origin)
{
    tick(); // what was due before it is judged by the policy before it
    m_room.policy = policy;
    publishRoom(origin);
    return advanceFloor({m_clock.now(), model::PolicyChanged{}}, origin).seq;
}

qint64 Director::rename(const QString &name, const Origin &origin)
{
    m_room.name = name;
    return publishRoom(origin);
}

// The room changes in one event. The floor is told of the roster under the old rules, then of the new ones,
// in the order in which a replay tells it.
qint64 Director::setUp(const model::Room &wanted, const Origin &origin)
{
    model::Room next = m_room;
    next.name = wanted.name;
    next.roster = wanted.roster;
    next.policy = wanted.policy;
    next.scene = wanted.scene;
    next.identities = wanted.identities;
    next.models = wanted.models;
    next.voices = wanted.voices;
    next.turns = wanted.turns;
    next.overrides = wanted.overrides;
    next.language = wanted.language;
    next.lorebooks = wanted.lorebooks;
    seatGuests(next);
    if (next == m_room)
        return 0;
    if (next.models.budget != m_room.models.budget)
        m_outOfBudget = false; // whoever counts will say so again if it still is
    if (m_house.delivery && m_room.voices.aloud && !next.voices.aloud)
        m_house.delivery->hush(m_room.id);
    tick();
    const model::Room before = std::exchange(m_room, next);
    qint64 seq = publishRoom(origin);
    m_room.policy = before.policy;
    if (next.roster != before.roster)
        seq = advanceFloor({m_clock.now(), model::RosterChanged{next.roster}}, origin).seq;
    m_room.policy = next.policy;
    if (next.policy != before.policy)
        seq = advanceFloor({m_clock.now(), model::PolicyChanged{}}, origin).seq;
    const qint64 wentOn = m_outOfTurns && hasTurnsLeft() ? goOnWithTurns(origin) : 0;
    return std::max(seq, wentOn);
}

qint64 Director::setDeleted(bool deleted, const Origin &origin)
{
    m_room.deleted = deleted;
    return publishRoom(origin);
}

// ---- the floor
// -----------------------------------------------------------------------------------------------

// The timers before an input have their say first, so that the log reads in the order of time.
qint64 Director::tell(const model::FloorInputKind &kind, const Origin &origin)
{
    tick();
    return advanceFloor({m_clock.now(), kind}, origin).seq;
}

void Director::tick()
{
    missGuestVotes();
    const std::optional<Millis> due = turn::nextDue(m_floor);
    if (due && *due <= m_clock.now())
        advanceFloor({m_clock.now(), Control::Tick}, kStudio);
    else
        scheduleTick();
}

void Director::scheduleTick()
{
    m_clock.cancel(m_tick);
    m_tick = 0;
    if (const std::optional<Millis> due = turn::nextDue(m_floor))
        m_tick = m_clock.callAt(*due, this, [this] { tick(); });
}

// Drop a trouble that only repeats the cause.
qint64 Director::tellOfVote(FloorTold vote, const Origin &origin)
{
    tick();
    vote.input.t = m_clock.now();
    if (vote.trouble == model::CallTrouble{.cause = vote.trouble ? vote.trouble->cause : Cause::NoAnswer})
        vote.trouble.reset();
    return advanceTold(vote, origin).seq;
}

Director::Told Director::advanceFloor(const FloorInput &input, const Origin &origin)
{
    return advanceTold(FloorTold{.input = input, .policy = {}}, origin);
}

// A speech that the input cuts off was said before it, so it is logged before it.
Director::Told Director::advanceTold(const FloorTold &told, const Origin &origin)
{
    const FloorInput &input = told.input;
    tellOfPace(input);
    turn::Step step = turn::advance(std::move(m_floor), input, told.policy.value_or(m_room.policy));
    m_floor = std::move(step.floor);
    m_ledger.follow(input, step.outputs, m_floor, m_clock.wallNow());
    m_spoken.follow(input, m_floor);
    m_voteNotes.follow(input, told.manner, told.trouble, step.outputs);
    CutTurns cut = cutTurns(step.outputs);
    const qint64 seq = publishInput(told, step.outputs, origin);
    m_failedReplies.follow(told, step.outputs, m_lastMessage);
    for (const FloorOutput &line : std::as_const(step.outputs))
        perform(line, cut);
    dropAnsweredVotes();
    passOverSilentGuests();
    scheduleTick();
    return {seq, step.outputs};
}

// ---- the log
// -------------------------------------------------------------------------------------------------

qint64 Director::publish(model::EnvelopeBody body, const Origin &origin)
{
    return publish(std::move(body), origin, m_clock.now());
}

qint64 Director::publish(model::EnvelopeBody body, const Origin &origin, Millis t)
{
    model::Envelope envelope;
    envelope.origin = origin;
    envelope.room = m_room.id;
    envelope.t = t;
    envelope.time = m_clock.wallNow();
    envelope.body = std::move(body);
    m_newestSeq = m_house.bus.publish(std::move(envelope));
    return m_newestSeq;
}

qint64 Director::publishRoom(const Origin &origin) { return publish(model::RoomChanged{m_room}, origin); }

// A message is its own event, with the time at which the floor was told of it, so that a replay tells it the
// same; every other input is logged as it was told.
qint64 Director::publishInput(FloorTold told, const QList<FloorOutput> &lines, const Origin &origin)
{
    const FloorInput &input = told.input;
    if (const auto *posted = std::get_if<model::Posted>(&input.kind))
        return publishMessage(
            {.message = posted->message,
             .way = MessagePosted::Way::Posted,
             .personaRevision = revisionsOf({posted->message.from}).value(posted->message.from)},
            origin, input.t);
    if (const auto *over = std::get_if<model::TurnOver>(&input.kind);
        over && over->said && m_turns.contains(over->from)) {
        const RunningTurn &turn = m_turns[over->from];
        return publishMessage({.message = *over->said,
                               .way = MessagePosted::Way::Spoken,
                               .turn = turn.id,
                               .attempt = turn.attempt,
                               .personaRevision = turn.personaRevision,
                               .cutShort = turn.cutShort},
                              origin, input.t);
    }
    if (const auto *consume = std::get_if<model::Consume>(&input.kind); consume && isSold(lines)) {
        MessagePosted bought{.message = consume->message, .way = MessagePosted::Way::Consumed};
        bought.amount = int(std::get<double>(consume->amount));
        if (const auto turn = m_turns.constFind(consume->from); turn != m_turns.cend()) {
            bought.turn = turn->id;
            bought.attempt = turn->attempt;
            bought.personaRevision = turn->personaRevision;
        }
        return publishMessage(bought, origin, input.t);
    }
    if (std::holds_alternative<model::PolicyChanged>(input.kind) && !told.policy)
        told.policy = m_room.policy;
    return publish(told, origin);
}

qint64 Director::publishMessage(MessagePosted posted, const Origin &origin, Millis t)
{
    posted.parent = m_lastMessage;
    heard(posted.message, m_clock.wallNow());
    return publish(std::move(posted), origin, t);
}

void Director::heard(const model::Message &message, const QDateTime &time)
{
    m_lastMessage = message.id;
    m_context.append(message);
    m_times.insert(message.id, time);
    if (m_context.size() >= kContext + kForgottenAtOnce) {
        for (const model::Message &old : m_context.first(kForgottenAtOnce))
            m_times.remove(old.id);
        m_context.remove(0, kForgottenAtOnce);
    }
}

} // namespace studio::room
