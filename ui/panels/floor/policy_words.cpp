// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/policy_words.h"

#include "core/explain/meter_sentence.h"
#include "core/explain/ring_sentence.h"
#include "core/explain/wording.h"
#include "ui/models/floor_now.h"
#include "ui/panels/told_in.h"

#include <algorithm>

namespace studio::ui {

using base::ParticipantId;
using ports::FloorRow;
using ports::FloorView;
using ports::Spending;

namespace {

/// The names of everybody that a sentence about level or ring can mention.
explain::Names namesOfPolicy(const FloorView &floor, const People &people)
{
    QList<ParticipantId> ids;
    for (const FloorRow &row : floor.rows)
        ids.append(row.id);
    if (floor.meter && !floor.meter->spendings.isEmpty())
        ids.append(floor.meter->spendings.last().from);
    if (floor.ring && floor.ring->start && floor.ring->start->after)
        ids.append(*floor.ring->start->after);
    if (floor.ring && floor.ring->current)
        ids.append(*floor.ring->current);
    return people.namesOf(ids);
}

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    //: Two sentences after each other; languages without spaces leave the space out
    return Floor::tr("%1 %2", "sentences").arg(first, second);
}

QString spendingSentence(const Spending &one, const explain::Names &names)
{
    return one.success ? explain::boughtSentence(one.from, one.amount, one.level, names)
                       : explain::refusedSentence(one.from, one.amount, one.level, one.refusal, names);
}

/// Who is thinking; else who waits.
QString activitySentence(const FloorView &floor, const explain::Names &names)
{
    QStringList awake;
    QStringList waiting;
    for (const FloorRow &row : floor.rows) {
        if (row.awake)
            awake.append(names.of(row.id));
        else if (row.wanted)
            waiting.append(explain::waitingSentence(row.id, *row.wanted, names));
    }
    if (awake.size() == 1)
        return Floor::tr("%1 is thinking.").arg(awake.first());
    if (!awake.isEmpty()) //: %1 is a list of two names or more
        return Floor::tr("%1 are thinking.").arg(explain::listed(awake));
    return waiting.isEmpty() ? QString() : waiting.first();
}

QString turnSentence(const ports::RingView &ring, const explain::Names &names)
{
    using Why = ports::RingStart::Why;
    const ParticipantId &speaker = *ring.current;
    if (!ring.start)
        return explain::ringFirstSentence(speaker, names);
    switch (ring.start->why) {
    case Why::First: return explain::ringFirstSentence(speaker, names);
    case Why::Addressed: return explain::ringAddressedSentence(speaker, names);
    case Why::After: return explain::ringAfterSentence(speaker, ring.start->after.value_or(speaker), names);
    case Why::Cued: return explain::ringCuedSentence(speaker, names);
    }
    return {};
}

explain::RingRest restOf(const FloorView &floor)
{
    const ports::RingView &ring = *floor.ring;
    explain::RingRest rest{.seats = int(ring.order.size()), .why = floor.rest, .userWakes = ring.userWakes};
    rest.allSilent = std::all_of(ring.order.cbegin(), ring.order.cend(),
                                 [](const ports::RingSeat &seat) { return seat.silent; });
    return rest;
}

const Spending *newestOf(const ports::MeterView &meter, const ParticipantId &id)
{
    const auto found = std::find_if(meter.spendings.crbegin(), meter.spendings.crend(),
                                    [&id](const Spending &one) { return one.from == id; });
    return found == meter.spendings.crend() ? nullptr : &*found;
}

QString meterWord(const FloorRow &row, const ports::MeterView &meter)
{
    if (row.awake)
        return Floor::tr("thinking…");
    if (row.wanted) //: %1 is the level that the companion waits for, 5 to 100
        return Floor::tr("waiting for %1").arg(*row.wanted);
    if (!row.lastEnd)
        return Floor::tr("listening");
    if (row.lastEnd->outcome != model::Outcome::Spoke)
        return explain::endingPhrase(row.lastEnd->outcome, row.lastEnd->cause);
    const Spending *newest = newestOf(meter, row.id);
    if (!newest)
        return Floor::tr("listening");
    //: What a companion paid for what it said last
    return newest->success ? Floor::tr("paid %1").arg(newest->amount)
                           : explain::refusedPhrase(newest->amount, newest->level, newest->refusal);
}

QString ringWord(const FloorRow &row, const ports::RingView &ring)
{
    const auto seat = std::find_if(ring.order.cbegin(), ring.order.cend(),
                                   [&row](const ports::RingSeat &one) { return one.id == row.id; });
    const bool silent = seat != ring.order.cend() && seat->silent;
    if (row.speaking)
        return Floor::tr("speaks");
    if (ring.current == row.id)
        return Floor::tr("speaks in a moment");
    const bool hasSpoken = row.lastEnd && row.lastEnd->outcome == model::Outcome::Spoke;
    if (silent && row.lastEnd && !hasSpoken)
        return explain::endingPhrase(row.lastEnd->outcome, row.lastEnd->cause);
    if (silent)
        return Floor::tr("passed");
    if (!ring.current)
        return ring.userWakes == row.id ? Floor::tr("asleep · write to wake") : Floor::tr("asleep");
    if (ring.next == row.id)
        return Floor::tr("next in the ring");
    if (row.lastEnd && !hasSpoken)
        return explain::endingPhrase(row.lastEnd->outcome, row.lastEnd->cause);
    return hasSpoken ? Floor::tr("done") : Floor::tr("listening");
}

/// The companion's place in line, or why they are not in it.
QString listWord(const FloorRow &row, const FloorView &floor)
{
    const model::Decision decision = floor.decision.value_or(model::Decision());
    if (const qsizetype place = decision.queue.indexOf(row.id); place >= 0)
        return place == 0 ? Floor::tr("next in line") : Floor::tr("in line: %L1").arg(place + 1);
    const auto candidate = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(),
                                        [&row](const model::Candidate &one) { return one.id == row.id; });
    if (candidate != decision.candidates.cend() && candidate->cause && model::isOfField(*candidate->cause))
        return explain::causeText(*candidate->cause);
    const bool isDrawn =
        candidate != decision.candidates.cend() && candidate->draw && candidate->talkativeness;
    if (isDrawn && !row.winner && *candidate->draw >= *candidate->talkativeness)
        //: In natural order: the number that was drawn for a companion is not below its talkativeness
        return Floor::tr("drew %1, talkativeness %2").arg(*candidate->draw).arg(*candidate->talkativeness);
    if (row.lastEnd && row.lastEnd->outcome != model::Outcome::Spoke)
        return explain::endingPhrase(row.lastEnd->outcome, row.lastEnd->cause);
    return row.winner ? Floor::tr("done") : Floor::tr("listening");
}

QString directedWord(const FloorRow &row, const FloorView &floor)
{
    if (floor.directing)
        return row.cause && model::isOfField(*row.cause) ? explain::causeText(*row.cause)
                                                         : Floor::tr("can be chosen");
    if (row.lastEnd && row.lastEnd->outcome != model::Outcome::Spoke)
        return explain::endingPhrase(row.lastEnd->outcome, row.lastEnd->cause);
    if (row.winner)
        return Floor::tr("done");
    return row.cause && model::isOfField(*row.cause) ? explain::causeText(*row.cause)
                                                     : Floor::tr("listening");
}

/// For the companion who has the floor, for whatever reason; empty for all others.
QString holderWord(const FloorRow &row)
{
    if (row.speaking)
        return Floor::tr("speaks");
    return row.next ? Floor::tr("speaks in a moment") : QString();
}

} // namespace

bool asksForVotes(const FloorView &floor)
{
    using model::PolicyName;
    switch (floor.policy.policy) {
    case PolicyName::Natural:
    case PolicyName::List:
    case PolicyName::Pooled:
    case PolicyName::Director: return false;
    case PolicyName::Vote:
    case PolicyName::Resource:
    case PolicyName::Ring:
    case PolicyName::Manual: break;
    }
    return !floor.meter && !floor.ring;
}

QString meterAnnouncement(const FloorView &floor, const People &people)
{
    const QList<Spending> &spendings = floor.meter->spendings;
    return spendings.isEmpty() ? QString() : spendingSentence(spendings.last(), namesOfPolicy(floor, people));
}

// At rest the silence is the news; the list has the last purchase.
QString meterHeadline(const FloorView &floor, const People &people)
{
    const bool isOut =
        !floor.rows.isEmpty() && std::all_of(floor.rows.cbegin(), floor.rows.cend(), [](const FloorRow &row) {
            return row.muted || row.stage == model::Closing::Terminal;
        });
    if (floor.rest && floor.rest->reason == model::RestReason::Nobody && isOut)
        return Floor::tr("Nobody can answer: everyone is muted or has left.");
    const bool isNew = floor.meter->spendings.isEmpty() && floor.meter->history.isEmpty();
    if (floor.rest && !(isNew && floor.rest->reason == model::RestReason::Nobody))
        return explain::restSentence(*floor.rest, &floor.policy);
    const QString all =
        joined(meterAnnouncement(floor, people), activitySentence(floor, namesOfPolicy(floor, people)));
    return all.isEmpty() ? Floor::tr("Write something. An answer is paid from the shared level.") : all;
}

QString ringHeadline(const FloorView &floor, const People &people)
{
    const explain::Names names = namesOfPolicy(floor, people);
    if (!floor.ring->current)
        return explain::ringRestSentence(restOf(floor), names);
    // The ring keeps its place while the room waits.
    return floor.rest && !holderOf(floor) ? explain::restSentence(*floor.rest, &floor.policy)
                                          : turnSentence(*floor.ring, names);
}

QString ringMiddle(const FloorView &floor, const People &people)
{
    const ports::RingView &ring = *floor.ring;
    if (ring.order.isEmpty())
        return Floor::tr("the ring is empty");
    if (ring.current)
        return std::any_of(floor.rows.cbegin(), floor.rows.cend(),
                           [](const FloorRow &row) { return row.speaking; })
                   //: In the middle of the ring, %1 is a name
                   ? Floor::tr("%1 speaks").arg(people.name(*ring.current))
                   //: In the middle of the ring, %1 is a name
                   : Floor::tr("%1 is next").arg(people.name(*ring.current));
    //: In the middle of the ring, %1 is a name
    return ring.userWakes ? Floor::tr("asleep: write to wake %1").arg(people.name(*ring.userWakes))
                          : Floor::tr("asleep: everyone is muted or has left");
}

QString rowWord(const FloorRow &row, const FloorView &floor)
{
    if (row.muted && !row.speaking && !row.awake)
        return Floor::tr("muted");
    if (row.stage == model::Closing::Terminal && !row.speaking && !row.awake)
        return explain::closingText(row.stage);
    if (floor.meter)
        return meterWord(row, *floor.meter);
    if (floor.ring)
        return ringWord(row, *floor.ring);
    const QString holding = holderWord(row);
    if (!holding.isEmpty())
        return holding;
    return floor.policy.policy == model::PolicyName::Director ? directedWord(row, floor)
                                                              : listWord(row, floor);
}

QString rowInWords(const FloorRow &row, const FloorView &floor, const People &people)
{
    QStringList parts{rowWord(row, floor)};
    if (row.stage != model::Closing::None && row.stage != model::Closing::Terminal)
        parts.append(explain::closingText(row.stage));
    if (const QString mark = people.mark(row.id); !mark.isEmpty())
        parts.append(mark);
    //: A companion read aloud: %1 a name, %2 what it does, such as "thinking…"
    return Floor::tr("%1: %2").arg(people.name(row.id), explain::listed(parts));
}

} // namespace studio::ui
