// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_words.h"

#include "core/explain/call_words.h"
#include "core/explain/decision_sentence.h"
#include "core/explain/meter_sentence.h"
#include "core/explain/wording.h"
#include "core/model/participants.h"
#include "ui/models/floor_now.h"
#include "ui/panels/floor/policy_words.h"
#include "ui/panels/told_in.h"

#include <algorithm>

namespace studio::ui {

namespace {

using Vote = ports::FloorRow::Vote;

/// The names of everybody that a sentence about this floor can mention.
explain::Names namesOfFloor(const ports::FloorView &floor, const People &people)
{
    QList<base::ParticipantId> ids;
    for (const ports::FloorRow &row : floor.rows)
        ids.append(row.id);
    if (floor.decision) {
        for (const model::Candidate &candidate : floor.decision->candidates)
            ids.append(candidate.id);
        if (floor.decision->winner)
            ids.append(*floor.decision->winner);
        if (const auto &author = floor.decisionFacts.author; author && !model::isUser(*author))
            ids.append(*author);
    }
    return people.namesOf(ids);
}

QString votingSentence(const ports::FloorView &floor)
{
    const auto count = [&](auto matches) {
        return std::count_if(floor.rows.begin(), floor.rows.end(), matches);
    };
    const auto asked = count([](const ports::FloorRow &row) { return row.vote != Vote::None; });
    const auto answered = count(
        [](const ports::FloorRow &row) { return row.vote == Vote::Voted || row.vote == Vote::Missing; });
    return Floor::tr("Voting: %1 of %2 votes in.").arg(answered).arg(asked);
}

/// The headline before the first decision.
QString beginSentence(model::PolicyName policy)
{
    using model::PolicyName;
    switch (policy) {
    case PolicyName::Manual: return Floor::tr("Write something, or give a companion the floor.");
    case PolicyName::Natural:
        return Floor::tr("Write something. Companions you name answer; others join by talkativeness.");
    case PolicyName::List: return Floor::tr("Write something, and all companions answer one after another.");
    case PolicyName::Pooled:
        return Floor::tr("Write something, and one companion who has not spoken yet answers.");
    case PolicyName::Director: return Floor::tr("Write something, and the director chooses who answers.");
    case PolicyName::Vote:
    case PolicyName::Resource:
    case PolicyName::Ring: break;
    }
    return Floor::tr("Write something, and the companions vote on who answers.");
}

/// Adds a remedy if the director's model failed; the decision's own sentence has the cause.
QString withDirectorsTrouble(const QString &sentence, const ports::FloorView &floor)
{
    const bool failed = floor.decision && floor.decision->rule == model::Rule::Fallback;
    if (!failed || !floor.directorTrouble || floor.directorTrouble->advice == model::Advice::None)
        return sentence;
    //: Two sentences after each other; languages without spaces leave the space out
    return Floor::tr("%1 %2", "sentences")
        .arg(sentence, explain::troubleSentence(*floor.directorTrouble, {}));
}

QString plainWord(const ports::FloorRow &row)
{
    switch (row.vote) {
    case Vote::None: return row.muted ? Floor::tr("muted") : Floor::tr("not asked");
    case Vote::Pending: return Floor::tr("voting…");
    case Vote::Voted: return explain::voteStateText(row.state);
    case Vote::Missing:
        // A problem that the user can solve is told in full.
        if (row.trouble && row.trouble->advice > model::Advice::WaitAWhile)
            return explain::troubleInShort(*row.trouble, {});
        return row.cause ? explain::causeText(*row.cause) : Floor::tr("no vote");
    }
    return {};
}

/// In policies where companions speak only on cue there is no limit; in others a cue may exceed it.
QString turnsText(const ports::FloorView &floor)
{
    const int turns = floor.companionTurns;
    const int most = floor.policy.maxCompanionTurns;
    if (floor.policy.policy == model::PolicyName::Manual)
        return Floor::tr("turns since you wrote: %1").arg(turns);
    //: %1 of %2 turns that companions may take until the user writes
    return turns <= most ? Floor::tr("turn %1 of %2").arg(turns).arg(most)
                         : Floor::tr("turn %1, beyond the %2 without you").arg(turns).arg(most);
}

/// A notice above the headline says it, with a button.
bool hasNotice(const model::Rest &rest)
{
    using model::RestReason;
    return rest.reason == RestReason::Held || rest.reason == RestReason::MaxSessionTurns ||
           rest.reason == RestReason::Budget;
}

/// Whom the newest decision gave the floor, which is over; empty if it gave it to nobody.
QString lastSentence(const ports::FloorView &floor, const People &people)
{
    const model::Decision &decision = *floor.decision;
    if (!decision.winner || explain::endsTheRoom(decision, floor.policy))
        return {};
    const QString name = people.name(*decision.winner);
    const QString why = explain::ruleText(decision.rule);
    const auto row = std::find_if(floor.rows.begin(), floor.rows.end(),
                                  [&](const ports::FloorRow &one) { return one.id == decision.winner; });
    if (row != floor.rows.end() && row->lastEnd && row->lastEnd->outcome != model::Outcome::Spoke)
        //: Who had the floor last: %1 a name, %2 why, such as "called on", %3 how it ended, such as
        //: "cut off: you came in"
        return Floor::tr("Last: %1, %2 (%3).")
            .arg(name, why, explain::endingPhrase(row->lastEnd->outcome, row->lastEnd->cause));
    //: Who had the floor last: %1 a name, %2 why, such as "called on"
    return Floor::tr("Last: %1, %2.").arg(name, why);
}

/// After a decision, while nobody has the floor.
QString quietSentence(const ports::FloorView &floor, const People &people)
{
    QStringList sentences;
    if (floor.rest && !hasNotice(*floor.rest))
        sentences.append(explain::restSentence(*floor.rest, &floor.policy));
    const QString last = lastSentence(floor, people);
    const bool isOfNobody = last.isEmpty();
    if (isOfNobody) {
        // The decision itself says why it is quiet.
        if (floor.rest && floor.rest->reason == model::RestReason::Nobody)
            sentences.clear();
        sentences.append(decisionHeadline(floor, people));
    } else {
        if (sentences.isEmpty())
            sentences.append(Floor::tr("Nobody is speaking."));
        sentences.append(last);
    }
    //: Two sentences after each other; languages without spaces leave the space out
    return sentences.size() == 1 ? sentences.first()
                                 : Floor::tr("%1 %2", "sentences").arg(sentences.first(), sentences.last());
}

} // namespace

QString floorHeadline(const ports::FloorView &floor, const People &people)
{
    if (floor.directing)
        return Floor::tr("The director chooses who speaks next.");
    if (floor.votingOn)
        return votingSentence(floor);
    if (floor.meter)
        return meterHeadline(floor, people);
    if (floor.ring)
        return ringHeadline(floor, people);
    const ports::FloorRow *holder = holderOf(floor);
    if (holder && !(floor.decision && floor.decision->winner == holder->id))
        return holder->speaking ? Floor::tr("%1 speaks.").arg(people.name(holder->id))
                                : Floor::tr("%1 speaks in a moment.").arg(people.name(holder->id));
    if (!floor.decision)
        return beginSentence(floor.policy.policy);
    return holder ? decisionHeadline(floor, people) : quietSentence(floor, people);
}

QString decisionHeadline(const ports::FloorView &floor, const People &people)
{
    if (!floor.decision)
        return {};
    return withDirectorsTrouble(explain::decisionSentence(*floor.decision, namesOfFloor(floor, people),
                                                          floor.policy, floor.decisionFacts),
                                floor);
}

QString floorFooter(const ports::FloorView &floor)
{
    const auto winding = std::count_if(floor.rows.begin(), floor.rows.end(), [](const ports::FloorRow &row) {
        return row.stage != model::Closing::None;
    });
    const QString closing = winding == 0
                                ? Floor::tr("everyone is staying")
                                : Floor::tr("%1 of %2 are winding down").arg(winding).arg(floor.rows.size());
    //: %1 is how many turns were taken, %2 how far the talk is winding down
    const QString course = Floor::tr("%1 · %2").arg(turnsText(floor), closing);
    if (!floor.maxSessionTurns)
        return course;
    //: %1 is a line of facts, %2 and %3 numbers: companions have had so many turns, and the room allows so
    //: many
    return Floor::tr("%1 · %2 of %3 turns in all")
        .arg(course)
        .arg(floor.sessionTurns)
        .arg(*floor.maxSessionTurns);
}

QString floorRest(const ports::FloorView &floor)
{
    if (!floor.rest)
        return {};
    const bool isVote = !floor.meter && !floor.ring;
    const bool headlineSays = floor.meter || (floor.ring && !(floor.ring->current && holderOf(floor))) ||
                              (isVote && floor.decision && isRoundOver(floor) && !hasNotice(*floor.rest));
    return headlineSays ? QString() : explain::restSentence(*floor.rest, &floor.policy);
}

QString floorFlip(const ports::FloorView &floor, const People &people)
{
    if (floor.votingOn || !asksForVotes(floor) || !floor.decision || !floor.decision->flip)
        return {};
    return explain::flipSentence(*floor.decision->flip, namesOfFloor(floor, people));
}

QString floorAnnouncement(const ports::FloorView &floor, const People &people)
{
    if (floor.meter)
        return meterAnnouncement(floor, people);
    if (floor.ring)
        return ringHeadline(floor, people);
    if (floor.votingOn || !floor.decision)
        return {};
    const bool isUsed = isRoundOver(floor) && !lastSentence(floor, people).isEmpty();
    if (isUsed)
        return floor.rest ? quietSentence(floor, people) : QString();
    return decisionAnnouncement(floor, people);
}

QString decisionAnnouncement(const ports::FloorView &floor, const People &people)
{
    if (!floor.decision)
        return {};
    const model::Decision &decision = *floor.decision;
    if (!decision.winner || explain::endsTheRoom(decision, floor.policy))
        return explain::decisionSentence(decision, namesOfFloor(floor, people), floor.policy,
                                         floor.decisionFacts);
    const QString name = people.name(*decision.winner);
    const auto winner =
        std::find_if(decision.candidates.begin(), decision.candidates.end(),
                     [&](const model::Candidate &one) { return one.id == decision.winner && !one.cause; });
    //: Read aloud when it is decided who speaks: %1 a name
    return winner == decision.candidates.end()
               ? Floor::tr("%1 speaks.").arg(name)
               //: Read aloud when it is decided who speaks: %1 a name, %2 a number from 0 to 10
               : Floor::tr("%1 speaks, importance %2.").arg(name).arg(winner->importance);
}

QString floorHeld(const ports::FloorView &floor)
{
    return floor.held ? Floor::tr("On hold. Continue to let them speak.") : QString();
}

QString floorTurnsSpent(const ports::FloorView &floor)
{
    if (!floor.rest || floor.rest->reason != model::RestReason::MaxSessionTurns)
        return {};
    return Floor::tr("This room has used all %n turn(s).", nullptr,
                     floor.maxSessionTurns.value_or(floor.sessionTurns));
}

QString voteWord(const ports::FloorRow &row)
{
    //: %1 is what a vote says, such as "speak"; the last speaker asked this companion to answer
    return row.vote == Vote::Voted && row.selected ? Floor::tr("%1 · called on").arg(plainWord(row))
                                                   : plainWord(row);
}

QString voteInWords(const ports::FloorRow &row, const People &people, bool isOver)
{
    QStringList parts{plainWord(row)};
    if (row.vote == Vote::Voted) //: A vote read aloud; %1 is a number from 0 to 10
        parts.prepend((isOver ? Floor::tr("last vote %1 of 10") : Floor::tr("%1 of 10")).arg(row.importance));
    if (row.vote == Vote::Voted && row.selected)
        parts.append(Floor::tr("called on"));
    if (row.winner)
        parts.append(Floor::tr("chosen"));
    if (row.speaking)
        parts.append(Floor::tr("speaking"));
    if (row.stage != model::Closing::None)
        parts.append(explain::closingText(row.stage));
    if (const QString mark = people.mark(row.id); !mark.isEmpty())
        parts.append(mark);
    //: A vote read aloud: %1 a name, %2 what is known of its vote, such as "9 of 10, speak, wins"
    return Floor::tr("%1: %2").arg(people.name(row.id), explain::listed(parts));
}

QString voteMore(const ports::FloorRow &row)
{
    if (row.vote == Vote::Voted && row.manner) {
        //: %1 is a phrase: how a vote was bound to its form
        const QString how =
            Floor::tr("How the vote was obtained: %1.").arg(explain::mannerWords(*row.manner));
        const QString mended = explain::mendsText(*row.manner);
        return mended.isEmpty() ? how : how + u'\n' + mended;
    }
    if (row.vote != Vote::Missing || !row.trouble)
        return {};
    const QString detail = explain::troubleDetail(*row.trouble, {});
    return detail.isEmpty() ? explain::troubleSentence(*row.trouble, {}) : detail;
}

QString voteFlip(const ports::FloorRow &row, const ports::FloorView &floor, const People &people)
{
    if (floor.votingOn || !floor.decision)
        return {};
    if (row.flip)
        return explain::flipSentence(*row.flip, namesOfFloor(floor, people));
    return Floor::tr("No vote by %1 would have changed this.").arg(people.name(row.id));
}

QString rowChip(const ports::FloorRow &row)
{
    if (row.speaking)
        return Floor::tr("speaking");
    if (row.winner)
        return Floor::tr("chosen");
    if (row.next) //: speaks in a moment
        return Floor::tr("next");
    if (row.awake) //: woken, and not done yet
        return Floor::tr("awake");
    return row.muted ? Floor::tr("muted") : QString();
}

} // namespace studio::ui
