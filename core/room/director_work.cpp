// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/addressing/addressing.h"
#include "core/base/match.h"
#include "core/memory/note_book.h"
#include "core/memory/note_search.h"
#include "core/model/participants.h"
#include "core/model/witness.h"
#include "core/room/direction_scene.h"
#include "core/room/origin.h"
#include "core/room/shelf.h"

#include <algorithm>

// What the Director does when the floor has spoken: it tells the log, and asks for votes.
namespace studio::room {

using base::ParticipantId;
using base::TurnId;
using model::FloorOutput;
using model::FloorSaid;
using model::Message;

namespace {

constexpr qsizetype kNewest = 200; // messages, for who asks for them in one piece

constexpr qsizetype kFreshMessages = 4;
constexpr qsizetype kNotesLookedAt = 200; // the newest; `recall` looks at all
constexpr qsizetype kNotesTold = 12;
constexpr qsizetype kLongestNotesTold = 2'000; // UTF-16 units together

bool mayOpenRound(const model::FloorInputKind &input)
{
    if (const auto *control = std::get_if<model::Control>(&input))
        return *control != model::Control::Tick;
    return std::holds_alternative<model::Posted>(input) || std::holds_alternative<model::TurnOver>(input) ||
           std::holds_alternative<model::RosterChanged>(input);
}

} // namespace

void Director::perform(const FloorOutput &line, CutTurns &cut)
{
    const auto say = [this, &line](const std::optional<TurnId> &turn = {}) {
        publish(FloorSaid{line, turn, {}}, kStudio);
    };
    std::visit(
        base::Match{
            [this, &line](const model::AskVotes &ask) {
                publish(FloorSaid{line, {}, revisionsOf(ask.voters)}, kStudio);
                askVotes(ask);
            },
            [this, &line](const model::AskDirector &ask) {
                publish(FloorSaid{line, {}, {}}, kStudio);
                askDirector(ask);
            },
            [this, &line](const model::Decision &decision) {
                m_decision = decision;
                publish(model::Decided{line.t, decision}, kStudio);
            },
            [this, &line](const model::StartTurn &start) {
                const TurnId id = announceTurn(start.companion, line);
                // In its gap a pause still takes it back, and it waits.
                m_clock.callAt(hasTurnsLeft() ? start.at : m_clock.now(), this,
                               [this, who = start.companion, id] { beginTurn(who, id); });
            },
            [this, &line](const model::Wake &woken) { wake(woken, announceTurn(woken.companion, line)); },
            [this, &say, &cut](const model::AbortTurn &abort) {
                // One that began in this very step could not be cut before.
                say(cut.contains(abort.companion) ? cut.take(abort.companion) : cutTurn(abort));
            },
            [this, &line](const model::Rest &rest) {
                m_rest = toldRest(rest);
                publish(FloorSaid{{line.t, m_rest}, {}, {}}, kStudio);
            },
            // dropAnsweredVotes() looks at the floor itself; the others are only told.
            [&say](const auto &) { say(); },
        },
        line.kind);
}

QMap<ParticipantId, int> Director::revisionsOf(const QList<ParticipantId> &companions) const
{
    QMap<ParticipantId, int> revisions;
    for (const ParticipantId &id : companions) {
        if (const int revision = m_house.cast.persona(id).revision; revision > 0)
            revisions.insert(id, revision);
    }
    return revisions;
}

model::Persona Director::persona(const ParticipantId &id) const
{
    const model::Persona persona = m_house.cast.persona(id);
    for (const model::PersonaOverride &over : m_room.overrides) {
        if (over.companion == id)
            return model::overridden(persona, over);
    }
    return persona;
}

/// Whoever of the people at the keyboard wrote last, else the first of them.
QString Director::userFor(const QList<Message> &witnessed) const
{
    for (auto message = witnessed.crbegin(); message != witnessed.crend(); ++message) {
        if (model::isUser(message->from))
            return present(message->from).name;
    }
    return m_room.identities.isEmpty() ? QString() : m_room.identities.first().name;
}

llm::Present Director::present(const ParticipantId &id) const
{
    for (const model::Identity &identity : m_room.identities) {
        if (identity.id == id && !identity.name.isEmpty())
            return {id, identity.name, {}, identity.description};
    }
    if (const model::Guest *known = guest(id))
        return {id, known->name,
                known->name == known->wireName ? QStringList() : QStringList{known->wireName}};
    return m_house.cast.present(id);
}

// Beside those whom its sender has named. All that is said comes by here, whoever says it.
void Director::readNames(Message &message, const QList<ParticipantId> &notMeant) const
{
    QList<addressing::Person> people;
    for (const ParticipantId &id : m_room.roster) {
        const llm::Present one = present(id);
        people.append({id, QStringList{one.name} + one.nicknames});
    }
    // All are looked for: a name that is not meant hides a shorter one in it all the same.
    const addressing::Understanding read = addressing::understand(message.text, people);
    const auto addTo = [&](QList<ParticipantId> &known, const QList<ParticipantId> &found) {
        for (const ParticipantId &id : found) {
            if (!known.contains(id) && id != message.from && !notMeant.contains(id))
                known.append(id);
        }
    };
    message.mentions.removeIf([&notMeant](const ParticipantId &id) { return notMeant.contains(id); });
    addTo(message.mentions, read.mentions);
    addTo(message.asks, read.asks);
}

QStringList Director::residentNames() const
{
    QStringList names;
    for (const model::Identity &identity : m_room.identities)
        names.append(identity.name);
    for (const ParticipantId &id : m_room.roster) {
        if (!model::isCompanion(id))
            continue;
        const llm::Present resident = m_house.cast.present(id);
        names += QStringList{resident.name, id.value().mid(QLatin1String("companion_").size())} +
                 resident.nicknames;
    }
    return names;
}

QList<Message> Director::witnessedBy(const ParticipantId &companion) const
{
    const QList<Message> all = allWitnessedBy(companion);
    return all.mid(std::max<qsizetype>(all.size() - kNewest, 0));
}

QList<Message> Director::allWitnessedBy(const ParticipantId &companion) const
{
    QList<Message> witnessed;
    for (const Message &message : m_context) {
        if (model::witnesses(companion, message))
            witnessed.append(message);
    }
    return witnessed;
}

agent::Scene Director::sceneFor(const ParticipantId &companion) const
{
    agent::Scene scene;
    scene.persona = persona(companion);
    scene.witnessed = allWitnessedBy(companion);
    scene.turns = m_room.turns;
    scene.user = userFor(scene.witnessed);
    QList<ParticipantId> here = m_room.roster;
    for (const Message &message : scene.witnessed) {
        if (!here.contains(message.from))
            here.append(message.from);
    }
    for (const ParticipantId &id : std::as_const(here))
        scene.present.append(present(id));
    tellInShort(scene);
    if (const turn::Member *member = m_floor.member(companion))
        scene.stage = member->stage();
    scene.companionTurns = turnsSinceUser(companion);
    scene.lastBeforeUser = m_room.policy.policy != model::PolicyName::Manual &&
                           scene.companionTurns + 1 >= m_room.policy.maxCompanionTurns;
    scene.turnsLeft = turnsForGoodbyes();
    scene.seed = m_room.policy.seed;
    scene.setting = m_room.scene;
    scene.language = m_room.language;
    tellTimes(scene);
    scene.policy = m_room.policy.policy;
    scene.room = m_room.id;
    scene.models = m_room.models;
    scene.notes = notesFor(companion, scene.witnessed);
    if (m_house.shelf)
        scene.sharedLore = m_house.shelf->loreFor(m_room);
    return scene;
}

// Macros of its card are about the message that is answered, not about the moment in which a prompt is made.
void Director::tellTimes(agent::Scene &scene) const
{
    if (scene.witnessed.isEmpty())
        return;
    scene.at = m_times.value(scene.witnessed.last().id);
    for (qsizetype i = scene.witnessed.size() - 2; i >= 0 && !scene.userBefore.isValid(); --i) {
        if (model::isUser(scene.witnessed.at(i).from))
            scene.userBefore = m_times.value(scene.witnessed.at(i).id);
    }
}

// The floor's count begins anew with each user message; who did not hear it shall not see that there was one.
int Director::turnsSinceUser(const ParticipantId &companion) const
{
    bool isFloorsCount = true;
    int turns = 0;
    for (auto message = m_context.crbegin(); message != m_context.crend(); ++message) {
        if (!model::isUser(message->from))
            turns += message->isInterrupted() ? 0 : 1;
        else if (model::witnesses(companion, *message))
            break;
        else
            isFloorsCount = false;
    }
    return isFloorsCount ? m_floor.companionTurns : turns;
}

// What was said last is what its notes are to fit.
QStringList Director::notesFor(const ParticipantId &companion, const QList<Message> &witnessed) const
{
    QStringList notes;
    if (!m_house.memory)
        return notes;
    QString talk;
    for (const Message &message : witnessed.mid(std::max<qsizetype>(witnessed.size() - kFreshMessages, 0)))
        talk += message.text + u'\n';
    const QList<model::MemoryNote> all = m_house.memory->of(companion);
    const auto near = all.mid(std::max<qsizetype>(all.size() - kNotesLookedAt, 0));
    for (const model::MemoryNote &note : memory::atHand(near, talk, kNotesTold, kLongestNotesTold))
        notes.append(note.text);
    return notes;
}

// The floor owns the deadlines and the log tells of them, so what is known of models (and in natural order
// how talkative companions are) reaches it as a change of the rules, right before an input that may open a
// round or begin a turn. The room's own settings stay as its user made them.
void Director::tellOfPace(const model::FloorInput &before)
{
    if (!mayOpenRound(before.kind))
        return;
    const model::PolicySettings policy = paced(m_floor.policy);
    if (policy != m_floor.policy)
        advanceTold({.input = {before.t, model::PolicyChanged{}}, .policy = policy}, kStudio);
}

model::PolicySettings Director::paced(model::PolicySettings policy) const
{
    using model::PolicyName;
    switch (policy.policy) {
    case PolicyName::Natural: policy.talkativeness = talkativeness(); break;
    case PolicyName::Ring: policy.turnTimeout = turnTimeout(voters(), m_room.policy); break;
    case PolicyName::Vote: policy.deadlines = voteDeadlines(voters(), m_room.policy); break;
    case PolicyName::Director:
        policy.directorDeadline = directorDeadline(directorsPace(), m_room.policy);
        break;
    default: break;
    }
    return policy;
}

QList<Voter> Director::voters() const
{
    QList<Voter> voters;
    for (const turn::Member &member : std::as_const(m_floor.roster)) {
        if (!member.muted && member.stage() != model::Closing::Terminal)
            voters.append({member.id, m_house.agent.outlook(persona(member.id))});
    }
    return voters;
}

llm::ModelPace Director::directorsPace() const
{
    model::Persona director;
    director.model = directorsModel(*this);
    return m_house.agent.outlook(director).pace;
}

/// As the room says, else as their own forms do; guests have none.
QMap<ParticipantId, int> Director::talkativeness() const
{
    QMap<ParticipantId, int> all = m_room.policy.talkativeness;
    for (const turn::Member &member : std::as_const(m_floor.roster)) {
        if (model::isCompanion(member.id) && !all.contains(member.id))
            all.insert(member.id,
                       qRound(persona(member.id).talkativeness * model::PolicySettings::kTalkative));
    }
    return all;
}

void Director::askVotes(const model::AskVotes &ask)
{
    for (const ParticipantId &voter : ask.voters) {
        cancelVote(m_votes.take(voter)); // of the round that this one supersedes
        askForVote(voter, ask.messageId);
        if (model::isGuest(voter))
            waitForGuestVote(voter, ask.messageId, ask.deadlines.value(voter, ask.deadline));
    }
}

void Director::askDirector(const model::AskDirector &ask)
{
    m_choice.ask(directionFor(*this, ask), ask.messageId);
}

bool Director::waitsForDirector() const
{
    return m_floor.round && m_floor.round->directorDeadline && m_choice.isAsked(m_floor.round->message.id);
}

// The floor goes on without a choice: the longest silent candidate speaks (turn-taking §11).
qint64 Director::missDirector(const model::CallTrouble &trouble)
{
    if (!m_floor.round)
        return 0;
    const model::DirectorFailed failed{m_floor.round->message.id, missingFor(trouble.cause)};
    return tellOfVote({.input = {{}, failed}, .policy = {}, .trouble = trouble}, kStudio);
}

void Director::askForVote(const ParticipantId &voter, const base::MessageId &messageId)
{
    agent::VoteCall *call = m_house.agent.vote(sceneFor(voter), this);
    m_votes.insert(voter, call);
    m_waits.follow(call, voter);
    if (call->lore())
        publish(*call->lore(), kStudio);
    connect(call, &agent::VoteCall::waiting, this,
            [this, voter](const llm::ModelWait &wait) { skipIfTooLate(voter, wait); });
    connect(call, &agent::VoteCall::voted, this,
            [this](const model::RawState &state, const model::VoteManner &manner) {
                tellOfVote({.input = {{}, model::Voted{state}}, .policy = {}, .manner = manner}, kStudio);
            });
    connect(call, &agent::VoteCall::failed, this,
            [this, voter, messageId](model::Cause cause, const model::CallTrouble &trouble) {
                const model::VoteFailed failed{messageId, voter, missingFor(cause)};
                tellOfVote({.input = {{}, failed}, .policy = {}, .trouble = trouble}, kStudio);
            });
}

// What is tried again after the deadline is missing now: nobody should watch seconds that lead nowhere.
void Director::skipIfTooLate(const ParticipantId &voter, const llm::ModelWait &wait)
{
    if (!m_floor.round || wait.at < base::Millis(0))
        return;
    const base::Millis at = m_clock.now() + (wait.at - m_house.clock.steadyNow());
    for (const turn::Ballot &ballot : std::as_const(m_floor.round->ballots)) {
        if (ballot.contender.candidate.id == voter && !ballot.over && at >= ballot.deadline) {
            skipVote(voter, kStudio);
            return;
        }
    }
}

void Director::cancelVote(const QPointer<agent::VoteCall> &call)
{
    if (!call)
        return;
    m_waits.drop(call);
    call->disconnect(this);
    call->cancel();
}

// Cancels the calls whose answer nobody waits for any more: decided, aborted, late, left, muted.
void Director::dropAnsweredVotes()
{
    const auto isAwaited = [this](const ParticipantId &voter) {
        return m_floor.round && std::any_of(m_floor.round->ballots.cbegin(), m_floor.round->ballots.cend(),
                                            [&voter](const turn::Ballot &ballot) {
                                                return ballot.contender.candidate.id == voter && !ballot.over;
                                            });
    };
    for (auto it = m_votes.begin(); it != m_votes.end();) {
        if (isAwaited(it.key())) {
            ++it;
            continue;
        }
        if (const std::optional<llm::ModelWait> wait = m_waits.of(it.value()))
            m_voteNotes.gaveUp(it.key(), wait->trouble);
        cancelVote(it.value());
        it = m_votes.erase(it);
    }
    if (!waitsForDirector())
        m_choice.drop();
}

} // namespace studio::room
