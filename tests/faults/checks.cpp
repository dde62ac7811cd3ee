// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/checks.h"

#include "core/explain/call_words.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/names.h"
#include "tests/support/builders.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

template<class Body>
QList<Body> all(const Played &played)
{
    QList<Body> bodies;
    for (const model::Envelope &envelope : played.log) {
        if (const auto *body = std::get_if<Body>(&envelope.body))
            bodies.append(*body);
    }
    return bodies;
}

QString word(const std::optional<Cause> &cause) { return cause ? wire::nameOf(*cause) : u"none"_s; }

QString wordsOf(const QList<Cause> &causes)
{
    QStringList words;
    for (const Cause cause : causes)
        words.append(word(cause));
    return words.join(u'|');
}

/// The messages that a companion has said to the end.
QStringList saidBy(const Played &played, int companion)
{
    QStringList texts;
    for (const auto &posted : all<model::MessagePosted>(played)) {
        if (posted.message.from == tests::companion(company().at(companion)) &&
            posted.way != model::MessagePosted::Way::Interrupted)
            texts.append(posted.message.text);
    }
    return texts;
}

/// What was heard of its turn, and how that ended.
struct Turn
{
    QString heard;
    QList<model::TurnEventKind> ends;
};
Turn turnOf(const Played &played, int companion)
{
    Turn turn;
    for (const auto &event : all<model::TurnEvent>(played)) {
        if (event.companion != tests::companion(company().at(companion)))
            continue;
        if (const auto *content = std::get_if<model::Content>(&event.kind))
            turn.heard += content->text;
        if (model::isClosing(event.kind))
            turn.ends.append(event.kind);
    }
    return turn;
}

void checkCandidate(Played &played, int companion, const model::Candidate &candidate)
{
    const QString name = company().at(companion);
    const Outcome outcome = played.outcomeOf(companion);
    if (outcome.end == Outcome::End::Failed) {
        played.expect(candidate.cause && outcome.causes.contains(*candidate.cause),
                      u"the vote of %1 has the cause %2, not %3"_s.arg(name, word(candidate.cause),
                                                                       wordsOf(outcome.causes)));
        return;
    }
    const bool isTold = played.isStruck && played.stage.isStruck(companion);
    const int importance =
        isTold ? played.trick.importance.value_or(importanceOf(companion)) : importanceOf(companion);
    played.expect(!candidate.cause, u"the vote of %1 is missing: %2"_s.arg(name, word(candidate.cause)));
    played.expect(candidate.importance == importance,
                  u"the vote of %1 has the importance %2, not %3"_s.arg(
                      name, QString::number(candidate.importance), QString::number(importance)));
}

/// Who wins by the votes that are to be there: of those who were selected, else of those who want to speak.
std::optional<base::ParticipantId> winnerOf(const QList<model::Candidate> &candidates)
{
    for (const bool bySelection : {true, false}) {
        const model::Candidate *best = nullptr;
        for (const model::Candidate &one : candidates) {
            const bool runs = bySelection ? one.selected : one.state == model::VoteState::Speak;
            if (!one.cause && runs && (!best || one.importance > best->importance))
                best = &one;
        }
        if (best)
            return best->id;
    }
    return std::nullopt;
}

bool hasNoVote(const QList<model::Candidate> &candidates)
{
    return std::all_of(candidates.cbegin(), candidates.cend(),
                       [](const auto &one) { return one.cause.has_value(); });
}

void checkWinnersSpeech(Played &played, int winner)
{
    played.expect(saidBy(played, winner) == QStringList{speechOf(winner).join(QString())},
                  u"%1 was not heard as it spoke"_s.arg(company().at(winner)));
}

} // namespace

void checkVotes(Played &played)
{
    const QList<model::Decided> decided = all<model::Decided>(played);
    if (decided.size() != 1)
        return played.expect(false, u"there are %1 decisions"_s.arg(decided.size()));
    const model::Decision &decision = decided.first().decision;
    if (decision.candidates.size() != company().size())
        return played.expect(false, u"there are %1 candidates"_s.arg(decision.candidates.size()));
    for (int i = 0; i < company().size(); ++i)
        checkCandidate(played, i, decision.candidates.at(i));
    const std::optional<base::ParticipantId> wanted = winnerOf(decision.candidates);
    const bool isWithoutVotes = !wanted && hasNoVote(decision.candidates);
    if (isWithoutVotes) {
        // Nobody was named and nobody has spoken: the first speaks, and the sentence says why.
        played.expect(decision.rule == model::Rule::NoVotes, u"the room stays silent without votes"_s);
        played.expect(decision.winner == decision.candidates.first().id, u"the wrong one has won"_s);
    } else {
        played.expect(decision.winner == wanted, u"the wrong one has won"_s);
    }
    const base::Millis deadline =
        played.isStruck ? played.trick.deadline.value_or(Millis(8000)) : Millis(8000);
    played.expect(decided.first().t <= played.began + deadline, u"it was decided after the deadline"_s);
    for (int i = 0; i < company().size(); ++i) {
        const bool hasWon = decision.winner == tests::companion(company().at(i));
        if (hasWon && isWithoutVotes && played.isStruck) // its server may be as ill for the speech
            played.expect(saidBy(played, i).size() == 1 || turnOf(played, i).ends.size() == 1,
                          u"nothing was heard of %1, and nothing was told"_s.arg(company().at(i)));
        else if (hasWon)
            checkWinnersSpeech(played, i);
        else
            played.expect(saidBy(played, i).isEmpty(), u"%1 spoke out of turn"_s.arg(company().at(i)));
    }
}

void checkSpeech(Played &played)
{
    for (int i = 0; i < company().size(); ++i) {
        const QString name = company().at(i);
        const Outcome outcome = played.outcomeOf(i);
        const Turn turn = turnOf(played, i);
        const QString whole = played.isStruck && played.stage.isStruck(i) && played.trick.speech
                                  ? played.trick.speech(i)
                                  : speechOf(i).join(QString());
        if (turn.ends.size() != 1) {
            played.expect(false, u"the turn of %1 ended %2 times"_s.arg(name).arg(turn.ends.size()));
            continue;
        }
        if (outcome.end == Outcome::End::Answered) {
            played.expect(saidBy(played, i) == QStringList{whole},
                          u"%1 was not heard as it spoke"_s.arg(name));
            played.expect(turn.heard == whole, u"the pieces of %1 are not its speech"_s.arg(name));
            played.expect(std::holds_alternative<model::Finished>(turn.ends.first()),
                          u"the turn of %1 did not finish"_s.arg(name));
            continue;
        }
        played.expect(saidBy(played, i).isEmpty(), u"a part of %1 is kept as whole"_s.arg(name));
        if (outcome.end == Outcome::End::Silent)
            continue;
        const auto *error = std::get_if<model::TurnError>(&turn.ends.first());
        const auto is = [error](Cause cause) { return error && error->cause == wire::nameOf(cause); };
        played.expect(std::any_of(outcome.causes.cbegin(), outcome.causes.cend(), is),
                      u"the turn of %1 ended with %2, not %3"_s.arg(
                          name, error ? error->cause : u"no error"_s, wordsOf(outcome.causes)));
        const QString heard = outcome.heard ? speechOf(i).first(*outcome.heard).join(QString()) : turn.heard;
        played.expect(turn.heard == heard && whole.startsWith(heard),
                      u"of %1 \"%2\" was heard, not \"%3\""_s.arg(name, turn.heard, heard));
    }
}

void checkSpending(Played &played)
{
    for (int i = 0; i < company().size(); ++i) {
        const QString name = company().at(i);
        const Outcome outcome = played.outcomeOf(i);
        const Turn turn = turnOf(played, i);
        played.expect(turn.ends.size() == 1,
                      u"the turn of %1 ended %2 times"_s.arg(name).arg(turn.ends.size()));
        const QStringList bought =
            outcome.end == Outcome::End::Answered ? QStringList{boughtBy(i)} : QStringList();
        played.expect(saidBy(played, i) == bought,
                      u"%1 has bought \"%2\""_s.arg(name, saidBy(played, i).join(u'|')));
        if (outcome.end != Outcome::End::Failed || turn.ends.isEmpty())
            continue;
        const auto *error = std::get_if<model::TurnError>(&turn.ends.first());
        const auto is = [error](Cause cause) { return error && error->cause == wire::nameOf(cause); };
        played.expect(std::any_of(outcome.causes.cbegin(), outcome.causes.cend(), is),
                      u"the turn of %1 ended with %2, not %3"_s.arg(
                          name, error ? error->cause : u"no error"_s, wordsOf(outcome.causes)));
    }
}

/// A request that may have been refused for its form is asked anew at once, leaner, five times at most, and
/// once in a simpler form; a leaner one has the same tries as the first. Which of its tries shows that
/// depends on the moment at which a connection breaks. So between the leaner ones stand the first gaps of a
/// request each; those of one are whole, or each was given up at once.
bool areTriesOf(const QStringList &gaps, const QStringList &wanted)
{
    constexpr qsizetype kMostRequests = 7;
    QList<QStringList> requests{{}};
    for (const QString &gap : gaps) {
        if (gap == u"0"_s)
            requests.append(QStringList());
        else
            requests.last().append(gap);
    }
    if (requests.size() == 1)
        return gaps == wanted;
    const bool fit = std::all_of(requests.cbegin(), requests.cend(), [&wanted](const QStringList &tries) {
        return tries == wanted.first(std::min(tries.size(), wanted.size()));
    });
    const bool givenUp =
        std::all_of(requests.cbegin(), requests.cend(), [](const auto &t) { return t.isEmpty(); });
    return requests.size() <= kMostRequests && fit && (givenUp || requests.contains(wanted));
}

void checkTries(Played &played)
{
    for (int i = 0; i < company().size(); ++i) {
        QStringList gaps;
        QStringList wanted;
        const QList<Millis> times = played.stage.requestsOf(i).sliced(played.requestsBefore.at(i));
        for (qsizetype n = 1; n < times.size(); ++n)
            gaps.append(QString::number((times.at(n) - times.at(n - 1)).count()));
        for (const Millis gap : played.outcomeOf(i).gaps)
            wanted.append(QString::number(gap.count()));
        played.expect(areTriesOf(gaps, wanted), u"the tries of %1 were [%2] ms apart, not [%3]"_s.arg(
                                                    company().at(i), gaps.join(u' '), wanted.join(u' ')));
    }
}

void checkTrouble(Played &played)
{
    for (int i = 0; i < company().size(); ++i) {
        const Outcome outcome = played.outcomeOf(i);
        QList<model::CallRecord> records;
        for (const model::CallRecord &record : played.stage.calls().sliced(played.callsBefore)) {
            if (record.provider == base::ProviderId(company().at(i)))
                records.append(record);
        }
        played.expect(!records.isEmpty(), u"no call of %1 was noted"_s.arg(company().at(i)));
        for (const model::CallRecord &record : std::as_const(records)) {
            if (!record.trouble || record.trouble->cause == Cause::Stopped)
                continue; // nobody waits for it any more
            const QString told = explain::troubleSentence(*record.trouble, played.stage.providerOf(i));
            played.expect(outcome.end == Outcome::End::Failed,
                          u"a call of %1 failed: "_s.arg(company().at(i)) + told + u" ["_s +
                              record.trouble->detail + u"]"_s);
            played.expect(told.contains(played.stage.providerOf(i)),
                          u"it is not said whose trouble it is: "_s + told);
            played.expect(record.trouble->cause == Cause::NoAnswer ||
                              record.trouble->advice != model::Advice::None,
                          u"it is not said what to do: "_s + told);
        }
    }
}

void checkWire(Played &played)
{
    for (int i = 0; i < company().size(); ++i) {
        const int unasked = played.stage.unasked(i);
        const qsizetype allowed = played.trick.writtenAgain * (played.trick.outcome.gaps.size() + 1);
        played.expect(unasked <= allowed,
                      u"%1 was asked %2 times more than was sent"_s.arg(company().at(i)).arg(unasked));
    }
    played.expect(!played.stage.wasTold(kInjection), u"orders of a model came to another"_s);
}

void checkSecrets(Played &played, const QByteArray &programLog)
{
    QByteArray words = programLog;
    for (const model::Envelope &envelope : played.log)
        words += wire::dump(wire::envelopeToJson(envelope));
    for (int i = 0; i < company().size(); ++i)
        played.expect(!words.contains(played.stage.keyOf(i)),
                      u"the key of %1 is in a log"_s.arg(company().at(i)));
}

} // namespace studio::tests::faults
