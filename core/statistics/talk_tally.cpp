// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/talk_tally.h"

#include "core/base/match.h"
#include "core/base/utc.h"

#include <algorithm>

namespace studio::statistics {

using base::MessageId;
using base::Millis;
using base::ParticipantId;
using model::Cause;
using model::RoomStatistics;

namespace {

qint64 charactersOf(const QString &text)
{
    qint64 count = 0;
    for (const uint letter : text.toUcs4())
        count += QChar::isSpace(letter) ? 0 : 1;
    return count;
}

quint64 nameOf(const MessageId &id) { return qHash(id.value(), size_t(0)); }

std::optional<QString> textOf(const model::LooseValue &value)
{
    const auto *text = std::get_if<QString>(&value);
    return text ? std::optional(*text) : std::nullopt;
}

/// Whoever fell out of the field or was put on a list was asked for no vote, and a second choice asks nobody
/// anew.
bool hasVoteOf(const model::Decision &decision, const model::Candidate &candidate)
{
    const bool fellOut = candidate.cause && model::isOfField(*candidate.cause);
    return !fellOut && !candidate.isListed && decision.rule != model::Rule::Second;
}

} // namespace

void TalkTally::add(const model::Envelope &event)
{
    std::visit(base::Match{
                   [&](const model::MessagePosted &posted) { addMessage(posted, event); },
                   [&](const model::MessageEdited &edited) {
                       m_edits.insert(nameOf(edited.messageId), charactersOf(edited.text));
                   },
                   [&](const model::Rewound &) { m_back = event.t; },
                   [&](const model::FloorTold &told) { addTold(told, event.t); },
                   [&](const model::FloorSaid &said) { addSaid(said, event.t); },
                   [&](const model::TurnEvent &turn) { addTurnEvent(turn, event.t); },
                   [&](const model::Decided &decided) { addDecision(decided.decision, event.seq); },
                   [&](const model::RoomChanged &changed) { m_room = changed.room; },
                   [](const auto &) {},
               },
               event.body);
}

int TalkTally::person(const ParticipantId &id)
{
    const auto place = m_places.constFind(id);
    if (place != m_places.cend())
        return *place;
    m_people.push_back({id, {}, {}, {}});
    m_places.insert(id, int(m_people.size()) - 1);
    return int(m_people.size()) - 1;
}

void TalkTally::addDecision(const model::Decision &made, qint64 seq)
{
    Decision kept{seq, made.rule, made.winner ? person(*made.winner) : -1};
    kept.isDirectors = made.messageId && m_directed.remove(*made.messageId);
    for (const model::Candidate &candidate : made.candidates) {
        if (kept.isDirectors && candidate.cause == Cause::NotAsked)
            kept.offered.push_back(person(candidate.id));
        else if (!kept.isDirectors && hasVoteOf(made, candidate))
            kept.voters.emplace_back(person(candidate.id), candidate.cause);
    }
    m_decisions.push_back(std::move(kept));
    if (made.messageId)
        m_asked.remove(*made.messageId);
}

void TalkTally::addMessage(const model::MessagePosted &posted, const model::Envelope &event)
{
    const model::Message &message = posted.message;
    const int who = person(message.from);
    m_said.push_back({event.seq, event.time.toMSecsSinceEpoch(), nameOf(message.id),
                      charactersOf(message.text), who, message.isInterrupted(),
                      posted.way == model::MessagePosted::Way::Consumed});
    if (!posted.turn)
        return;
    if (message.isInterrupted())
        m_turns.remove(*posted.turn); // how long it would have taken is not known
    else
        endTurn(*posted.turn, who, event.t);
}

void TalkTally::addTold(const model::FloorTold &told, Millis t)
{
    const auto *voted = std::get_if<model::Voted>(&told.input.kind);
    if (!voted)
        return;
    const auto from = textOf(voted->state.from);
    const auto message = textOf(voted->state.messageId);
    if (!from || !message)
        return;
    const auto asked = m_asked.find(MessageId(*message));
    if (asked == m_asked.end())
        return;
    const int who = person(ParticipantId(*from));
    if (const auto since = asked->constFind(who); since != asked->cend()) {
        m_people[size_t(who)].vote.add(t - *since);
        asked->remove(who);
    }
}

void TalkTally::addSaid(const model::FloorSaid &said, Millis t)
{
    std::visit(base::Match{
                   [&](const model::AskVotes &ask) {
                       QHash<int, Millis> since;
                       for (const ParticipantId &voter : ask.voters)
                           since.insert(person(voter), t);
                       m_asked.insert(ask.messageId, since);
                   },
                   [&](const model::AskDirector &ask) { m_directed.insert(ask.messageId); },
                   [&](const model::AbortVotes &abort) {
                       m_asked.remove(abort.messageId);
                       m_directed.remove(abort.messageId);
                   },
                   [&](const model::StartTurn &) { beginTurn(said.turn, t); },
                   [&](const model::Wake &) { beginTurn(said.turn, t); },
                   [&](const model::AbortTurn &) {
                       if (said.turn)
                           m_turns.remove(*said.turn);
                   },
                   [](const auto &) {},
               },
               said.output.kind);
}

void TalkTally::beginTurn(const std::optional<base::TurnId> &turn, Millis t)
{
    m_back.reset();
    if (turn)
        m_turns.insert(*turn, {t, {}});
}

// A reply that is made again begins without a word of the floor: with the way back.
void TalkTally::addTurnEvent(const model::TurnEvent &event, Millis t)
{
    if (!m_turns.contains(event.turn)) {
        if (event.number != 0)
            return; // what comes after the end of a turn begins none
        beginTurn(event.turn, std::min(t, m_back.value_or(t)));
    }
    Turn &turn = m_turns[event.turn];
    if (std::holds_alternative<model::Content>(event.kind) && !turn.spoke) {
        turn.spoke = t;
        m_people[size_t(person(event.companion))].firstWord.add(t - turn.began);
    }
}

void TalkTally::endTurn(const base::TurnId &id, int who, Millis t)
{
    const auto turn = m_turns.constFind(id);
    if (turn == m_turns.cend())
        return;
    m_people[size_t(who)].reply.add(t - turn->began);
    m_turns.erase(turn);
}

RoomStatistics TalkTally::counted(const std::function<bool(qint64)> &isOnPath) const
{
    RoomStatistics result;
    result.room = m_room.id;
    result.name = m_room.name;
    DurationList votes;
    DurationList firstWords;
    DurationList replies;
    for (const Person &one : m_people) {
        model::ParticipantStatistics mine;
        mine.id = one.id;
        mine.vote = one.vote.summed();
        mine.firstWord = one.firstWord.summed();
        mine.reply = one.reply.summed();
        result.participants.append(mine);
        votes.add(one.vote);
        firstWords.add(one.firstWord);
        replies.add(one.reply);
    }
    result.vote = votes.summed();
    result.firstWord = firstWords.summed();
    result.reply = replies.summed();
    countTalk(result, isOnPath);
    countDecisions(result, isOnPath);
    for (const ParticipantId &id : m_room.roster) {
        if (!m_places.contains(id)) {
            model::ParticipantStatistics silent;
            silent.id = id;
            result.participants.append(silent);
        }
    }
    std::stable_sort(
        result.participants.begin(), result.participants.end(), [](const auto &one, const auto &other) {
            return std::pair(one.characters, one.messages) > std::pair(other.characters, other.messages);
        });
    return result;
}

void TalkTally::countTalk(RoomStatistics &result, const std::function<bool(qint64)> &isOnPath) const
{
    for (const Said &said : m_said) {
        if (!isOnPath(said.seq))
            continue;
        const qint64 characters = m_edits.value(said.name, said.characters);
        model::ParticipantStatistics &who = result.participants[said.who];
        ++who.messages;
        who.interrupted += said.isInterrupted ? 1 : 0;
        who.characters += characters;
        who.turns.bought += said.isBought ? 1 : 0;
        ++result.messages;
        result.characters += characters;
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(said.wall, base::kUtc);
        if (!result.first.isValid())
            result.first = time;
        result.last = time;
    }
}

void TalkTally::countDecisions(RoomStatistics &result, const std::function<bool(qint64)> &isOnPath) const
{
    for (const Decision &made : m_decisions) {
        if (!isOnPath(made.seq))
            continue;
        ++result.decisions[made.rule];
        if (made.winner >= 0)
            ++result.participants[made.winner].turns.byRule[made.rule];
        if (made.isDirectors)
            countChoice(result, made);
        for (const auto &[who, cause] : made.voters) {
            model::ParticipantStatistics &voter = result.participants[who];
            ++voter.asked;
            ++result.asked;
            if (cause) {
                ++voter.missing[*cause];
                ++result.missing[*cause];
            }
        }
    }
}

// Where the others left the round, so that one remained or none, the director was spared the choice.
void TalkTally::countChoice(RoomStatistics &result, const Decision &made)
{
    if (made.rule == model::Rule::OnlyCandidate || made.offered.empty())
        return;
    ++result.director.asked;
    result.director.nobody += made.rule == model::Rule::Nobody ? 1 : 0;
    result.director.failed += made.rule == model::Rule::Fallback ? 1 : 0;
    for (const int who : made.offered)
        ++result.participants[who].offered;
}

} // namespace studio::statistics
