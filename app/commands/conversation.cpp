// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/conversation.h"

#include "app/commands/provider_commands.h"
#include "app/commands/reading.h"
#include "app/options/examples.h"
#include "app/ring_line.h"
#include "core/explain/failed_words.h"
#include "core/explain/turn_sentence.h"
#include "core/model/participants.h"
#include "core/transcript/people.h"
#include "core/wire/envelope_wire.h"

namespace studio::app {

using base::Error;
using base::Result;
using base::RoomId;
using model::Envelope;
using model::RoomSummary;

Conversation::Conversation(House &house, const CommonOptions &common, const Converse &wanted)
    : m_house(house)
    , m_wanted(wanted)
    , m_language(languageOf(common.language))
{
    ports::RoomPort &rooms = m_house.rooms();
    connect(&rooms, &ports::RoomPort::published, this,
            [this](const RoomId &room, const QList<Envelope> &batch, const ports::FloorView &floor) {
                if (m_isOpen && room == m_room.id)
                    published(batch, floor);
            });
    connect(&rooms, &ports::RoomPort::callsWaiting, this,
            [this](const RoomId &room, const QList<ports::WaitingCall> &waiting) {
                if (m_isOpen && room == m_room.id)
                    m_loading.follow(waiting);
            });
    connect(&rooms, &ports::RoomPort::savingFailed, this,
            [this](const RoomId &, const Error &error) { fail(error); });
}

// Waits for the keys before it asks the first model.
void Conversation::start()
{
    m_house.whenReady(this, [this] { chooseModel(); });
}

void Conversation::chooseModel()
{
    if (m_wanted.provider.isEmpty())
        return begin();
    const auto answer = [this](const model::ModelChoice &choice) {
        m_house.answerWith(choice);
        begin();
    };
    if (m_wanted.provider == model::rehearsalProvider().value())
        return answer({.provider = model::rehearsalProvider()});
    withProvider(m_house, this, m_wanted.provider, [this, answer](const Result<model::Provider> &provider) {
        if (!provider)
            return fail(provider.error());
        const auto agreed = [this, answer, id = provider->id](const Result<void> &mayBeSent) {
            if (mayBeSent)
                answer({.provider = id, .model = m_wanted.model});
            else
                fail(mayBeSent.error());
        };
        withAgreedKeys(m_house, this, {provider->id}, agreed);
    });
}

void Conversation::begin()
{
    const auto failed = [this](const Error &error) { fail(error); };
    withPersonas(
        m_house, this, m_language,
        [this, failed](const QList<model::Persona> &) {
            withRooms(
                m_house, this, [this](const QList<RoomSummary> &rooms) { chooseRoom(rooms); }, failed);
        },
        failed);
}

void Conversation::chooseRoom(const QList<RoomSummary> &rooms)
{
    if (!m_wanted.room)
        return makeRoom(rooms);
    const auto room = findRoom(rooms, *m_wanted.room);
    if (!room)
        return fail(room.error());
    open(room->id);
}

void Conversation::makeRoom(const QList<RoomSummary> &rooms)
{
    const ExampleRoom example = exampleRoom(m_language);
    ports::NewRoom room{{freeName(rooms, example.name), example.roster, {}}};
    room.policy.policy = m_wanted.policy.value_or(room.policy.policy);
    room.policy.seed = m_wanted.seed.value_or(0);
    room.drawSeed = !m_wanted.seed;
    m_house.rooms().createRoom(room, {this, [this](const base::Result<model::Room> &made) {
                                          if (made)
                                              open(made->id);
                                          else
                                              fail(made.error());
                                      }});
}

void Conversation::open(const RoomId &room)
{
    m_house.rooms().openRoom(room, {this, [this](const base::Result<ports::RoomView> &view) {
                                        if (view)
                                            opened(*view);
                                        else
                                            fail(view.error());
                                    }});
}

void Conversation::opened(const ports::RoomView &view)
{
    m_isOpen = true;
    m_seq = view.seq;
    for (const model::FailedReply &before : view.floor.failed)
        m_failed.insert(before.id);
    m_room = view.room;
    m_policyBefore = view.room.policy;
    m_personas = view.personas;
    m_lines = {transcript::peopleOf(view.room, view.personas, m_language), view.room.policy};
    m_isResting = view.floor.rest.has_value();
    if (m_wanted.format == Converse::Format::Text)
        print(view.modelName + QLatin1Char('\n'));
    if (!m_wanted.provider.isEmpty())
        return prepareRun(); // the room was checked when it was chosen
    withAgreedKeys(m_house, this, providersOf(view), [this](const Result<void> &mayBeSent) {
        if (mayBeSent)
            prepareRun();
        else
            fail(mayBeSent.error());
    });
}

// The limit holds for this run only; in a room that existed before, so do policy and seed.
void Conversation::prepareRun()
{
    model::PolicySettings policy = m_policyBefore;
    policy.policy = m_wanted.policy.value_or(policy.policy);
    policy.seed = m_wanted.seed.value_or(policy.seed);
    const auto ruled = withRules(policy, m_wanted.rules, m_room, m_personas);
    if (!ruled)
        return fail(ruled.error());
    policy = *ruled;
    if (!m_wanted.room)
        m_policyBefore = policy; // a new room keeps the policy and seed that it was made for
    policy.maxCompanionTurns = m_wanted.turns.value_or(policy.maxCompanionTurns);
    if (policy == m_room.policy)
        return goOn();
    m_house.rooms().setPolicy(m_room.id, policy, orFail([this] { goOn(); }));
}

// Says the next text. If the run has no text at all, lets the companions begin.
void Conversation::goOn()
{
    if (m_wanted.say.isEmpty() && m_hasBegun)
        return finish();
    ports::RoomPort &rooms = m_house.rooms();
    const base::Then<void> said = orFail([this] {
        m_isWaiting = true;
        if (m_isResting)
            goOn();
    });
    m_isWaiting = false;
    if (!m_wanted.say.isEmpty()) {
        ports::Draft draft;
        draft.from = base::ParticipantId(m_wanted.as);
        draft.text = m_wanted.say.takeFirst();
        rooms.say(m_room.id, draft, said);
    } else if (m_wanted.room || m_room.roster.isEmpty()) {
        rooms.transport(m_room.id, ports::Transport::Play, said);
    } else {
        rooms.cue(m_room.id, m_room.roster.first(), said);
    }
    m_hasBegun = true;
}

void Conversation::published(const QList<Envelope> &batch, const ports::FloorView &floor)
{
    for (const Envelope &envelope : batch) {
        if (envelope.seq <= m_seq || m_hasEnded)
            continue;
        m_seq = envelope.seq;
        if (!tell(envelope, floor))
            return end(Exit::Failed);
    }
    tellFailed(floor.failed);
    m_isResting = floor.rest.has_value();
    if (m_isResting && m_isWaiting)
        goOn();
}

// Goes to standard error in both formats, so that standard output holds only the talk.
void Conversation::tellFailed(const QList<model::FailedReply> &failed)
{
    for (const model::FailedReply &one : failed) {
        if (m_failed.contains(one.id))
            continue;
        m_failed.insert(one.id);
        m_isSilenced = true;
        complain(explain::failedSentence(one, m_lines.names()));
    }
}

// False if nobody reads the output any more. The turns and rests of a ring have their own sentences.
bool Conversation::tell(const Envelope &envelope, const ports::FloorView &floor)
{
    if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
        m_isAnswered = m_isAnswered || !model::isUser(posted->message.from);
    if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
        event && std::holds_alternative<model::Finished>(event->kind)) {
        // On standard error in both formats, because nobody said it.
        if (const auto told = explain::turnSentence(*event, m_lines.names()))
            complain(*told);
        if (m_wanted.format != Converse::Format::JsonLines)
            return true;
    }
    if (m_wanted.format == Converse::Format::JsonLines)
        return print(wire::dump(wire::envelopeToJson(envelope)));
    if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
        event && std::holds_alternative<model::TurnError>(event->kind))
        return true; // tellFailed() reports it
    const auto usual = m_lines.of(envelope);
    const auto ofRing = ringLine(envelope, floor, m_lines.names());
    const auto lines = ofRing ? ofRing : usual;
    return !lines || print(*lines);
}

// Restores the settings that held for this run; this starts no turn.
void Conversation::finish()
{
    m_isWaiting = false;
    const Exit exit = m_isSilenced && !m_isAnswered ? Exit::Failed : Exit::Fine;
    if (m_policyBefore == m_room.policy && !m_wanted.turns && !m_wanted.policy && !m_wanted.seed &&
        m_wanted.rules.isEmpty())
        return end(exit);
    m_house.rooms().setPolicy(m_room.id, m_policyBefore, orFail([this, exit] { end(exit); }));
}

base::Then<void> Conversation::orFail(std::function<void()> done)
{
    return {this, [this, done = std::move(done)](const base::Result<void> &result) {
                if (result)
                    done();
                else
                    fail(result.error());
            }};
}

void Conversation::fail(const Error &error)
{
    complain(error.text);
    end(exitFor(error));
}

void Conversation::end(Exit exit)
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT ended(exit);
}

} // namespace studio::app
