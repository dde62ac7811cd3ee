// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/turn/farewell.h"

#include <algorithm>

// How far each companion's part is wound up: by votes, by repetition, and back (§3.4, closing ladder).
namespace studio::turn {

using model::Closing;
using model::ClosingMoved;
using model::Ignored;

namespace {

constexpr int kTerminal = int(Closing::Terminal);

int forcedAfter(int before, int echo)
{
    return echo > Echo::kActsAbove ? std::min(before + 1, kTerminal) : 0;
}

ClosingMoved::Why whyForced(int echo)
{
    return echo > Echo::kActsAbove ? ClosingMoved::Why::Repetition : ClosingMoved::Why::Reset;
}

} // namespace

void Conductor::moved(const Member &member, Closing from, ClosingMoved::Why why)
{
    if (member.stage() != from)
        emitLine(ClosingMoved{member.id, from, member.stage(), why});
}

// One forced step for every companion if the newest message repeats, else all forced steps are taken back.
void Conductor::act(int echo)
{
    for (Member &member : m_floor.roster) {
        const Closing from = member.stage();
        member.forcedSteps = forcedAfter(member.forcedSteps, echo);
        moved(member, from, whyForced(echo));
    }
}

// Replaces the measured number with a judge's number, as if it had been there from the start.
void Conductor::refine(const model::RepetitionScore &input)
{
    const bool isNewest = m_floor.newest && m_floor.newest->id == input.messageId && !m_floor.newestDecided;
    const bool isGrey =
        m_floor.newestEcho && *m_floor.newestEcho >= Echo::kGreyFrom && *m_floor.newestEcho <= Echo::kGreyTo;
    if (!isNewest || !isGrey)
        return ignore("repetition", Ignored::Why::Late);
    const int echo = int(input.score * 1000 + 1e-9); // 0.701 is 700.99… as a double
    m_floor.newestEcho = echo;
    for (Member &member : m_floor.roster) {
        const auto before = m_floor.forcedBefore.constFind(member.id);
        if (before == m_floor.forcedBefore.cend()) // joined, or came back, with or after that message
            continue;
        const Closing from = member.stage();
        member.forcedSteps = forcedAfter(*before, echo);
        moved(member, from, whyForced(echo));
    }
    expireQuestions();
    wakeQueued();
}

// §3.4: brings back the members a user names; all of them if the user speaks to everybody and nobody is left.
void Conductor::welcomeBack(const Heard &heard)
{
    const Floor before = m_floor; // the first to come back must not keep the others away
    m_floor.ended = false;
    for (Member &member : m_floor.roster) {
        if (comesBackBy(before, member, heard))
            comeBack(member);
    }
}

void Conductor::comeBack(Member &member)
{
    const Closing from = member.stage();
    member.votedSteps = 0;
    member.forcedSteps = 0;
    m_floor.forcedBefore.remove(member.id);
    moved(member, from, ClosingMoved::Why::Reset);
}

// At a Decision, stages move up at most one step, down freely, and never below the forced steps.
void Conductor::moveStages(const QList<Contender> &voters)
{
    for (Member &member : m_floor.roster) {
        const auto vote = std::find_if(voters.cbegin(), voters.cend(), [&member](const Contender &voter) {
            return voter.candidate.id == member.id && !voter.candidate.cause;
        });
        if (vote == voters.cend())
            continue;
        const Closing from = member.stage();
        const int wanted = int(vote->candidate.closing);
        const int highest = std::min(int(from) + 1, kTerminal);
        member.votedSteps = std::max(std::min(wanted, highest) - member.forcedSteps, 0);
        moved(member, from, wanted > highest ? ClosingMoved::Why::Clamped : ClosingMoved::Why::Vote);
    }
}

bool Conductor::allClosed() const { return isAllClosed(m_floor); }

} // namespace studio::turn
