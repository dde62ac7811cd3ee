// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/wording.h"

#include "core/explain/told_in.h"

namespace studio::explain {
QString causeText(model::Cause cause)
{
    using model::Cause;
    switch (cause) {
    case Cause::Timeout: return Explain::tr("no answer in time");
    case Cause::Refused: return Explain::tr("the model refused");
    case Cause::Malformed: return Explain::tr("the answer could not be read");
    case Cause::Unreachable: return Explain::tr("the model could not be reached");
    case Cause::RateLimited: return Explain::tr("the model takes no more requests for now");
    case Cause::NoAnswer: return Explain::tr("no answer");
    case Cause::Left: return Explain::tr("left the room");
    case Cause::Busy: return Explain::tr("busy");
    case Cause::Early: return Explain::tr("not waited for, the outcome was certain");
    case Cause::Superseded: return Explain::tr("something newer came first");
    case Cause::Stopped: return Explain::tr("stopped");
    case Cause::Cued: return Explain::tr("you gave somebody the floor");
    case Cause::Muted: return Explain::tr("muted");
    case Cause::NotAsked: return Explain::tr("not asked");
    case Cause::NotNamed: return Explain::tr("speaks only when named");
    case Cause::Mask: return Explain::tr("may not follow the last speaker");
    case Cause::CoolDown: return Explain::tr("has only just spoken");
    case Cause::Passed: return Explain::tr("had the turn and said nothing");
    case Cause::Failed: return Explain::tr("had the turn, and it failed");
    case Cause::Quiet: return Explain::tr("you asked for silence");
    case Cause::BargeIn: return Explain::tr("you came in");
    case Cause::Held: return Explain::tr("the floor was held");
    case Cause::Paused: return Explain::tr("the room was paused");
    case Cause::Policy: return Explain::tr("the rules of the room changed");
    case Cause::Reset: return Explain::tr("the floor was reset");
    case Cause::NothingToSay: return Explain::tr("nothing to say");
    case Cause::LevelTooLow: return Explain::tr("the level was too low for what it wanted to say");
    case Cause::Crashed: return Explain::tr("the program ended in the middle");
    case Cause::Storage: return Explain::tr("it could not be saved");
    case Cause::Looped: return Explain::tr("it went in circles");
    }
    return {};
}

namespace {

/// Why nobody could be chosen; empty if the reason alone says it all.
QString quietSentence(const model::Rest &rest)
{
    if (rest.reason == model::RestReason::Failed || !rest.cause)
        return {};
    if (rest.cause == model::Cause::NotNamed)
        return Explain::tr("Quiet: everybody here speaks only when named.");
    if (rest.cause == model::Cause::Mask)
        return Explain::tr("Quiet: nobody may follow the last speaker.");
    if (rest.cause == model::Cause::Quiet)
        return Explain::tr("Quiet, as you asked.");
    return {};
}

} // namespace

QString restSentence(const model::Rest &rest)
{
    using model::RestReason;
    if (const QString quiet = quietSentence(rest); !quiet.isEmpty())
        return quiet;
    switch (rest.reason) {
    case RestReason::Nobody: return Explain::tr("Quiet: nobody takes the floor.");
    case RestReason::TurnLimit:
        return Explain::tr("Resting: the companions have used all their turns. Write something, or give one "
                           "of them the floor.");
    case RestReason::TimeLimit:
        return Explain::tr(
            "Resting: nothing from you for a long while. Write something, or let the talk play on.");
    case RestReason::AllClosed: return Explain::tr("Resting: the talk is over. Write to begin again.");
    case RestReason::Dormant: return Explain::tr("Resting: the ring sleeps until somebody writes.");
    case RestReason::AwaitingCue: return Explain::tr("Waiting for you to give somebody the floor.");
    case RestReason::AwaitingUser: return Explain::tr("Waiting for your answer.");
    case RestReason::Held: return Explain::tr("Waiting: the floor is held.");
    case RestReason::Paused: return Explain::tr("Waiting: the room is paused.");
    case RestReason::Stopped: return Explain::tr("Stopped.");
    case RestReason::Failed:
        return rest.cause ? Explain::tr("Resting: the last turn failed, %1.").arg(causeText(*rest.cause))
                          : Explain::tr("Resting: the last turn failed.");
    case RestReason::Budget: return Explain::tr("Resting: the room's budget is spent.");
    case RestReason::MaxSessionTurns:
        return Explain::tr("Resting: the companions have had all the turns that this room allows. Raise the "
                           "limit, and they go on.");
    }
    return {};
}

QString closingText(model::Closing stage)
{
    switch (stage) {
    case model::Closing::None: return {};
    case model::Closing::PreClosing: return Explain::tr("winding down");
    case model::Closing::Closing: return Explain::tr("saying goodbye");
    case model::Closing::Terminal: return Explain::tr("has left the talk");
    }
    return {};
}

QString voteStateText(model::VoteState state)
{
    switch (state) {
    case model::VoteState::Speak: return Explain::tr("speak");
    case model::VoteState::Listen: return Explain::tr("listen");
    }
    return {};
}

QString ruleText(model::Rule rule)
{
    using model::Rule;
    switch (rule) {
    case Rule::Selected: return Explain::tr("asked to answer");
    case Rule::Speak: return Explain::tr("wanted to speak");
    case Rule::Courtesy: return Explain::tr("answers you out of courtesy");
    case Rule::NoVotes: return Explain::tr("no vote could be had");
    case Rule::Natural: return Explain::tr("named, or picked by lot");
    case Rule::List: return Explain::tr("the order of the room");
    case Rule::Pooled: return Explain::tr("whose turn was due");
    case Rule::Queued: return Explain::tr("next in line");
    case Rule::Addressed: return Explain::tr("the only one addressed");
    case Rule::Directed: return Explain::tr("chosen by the director");
    case Rule::Fallback: return Explain::tr("silent longest");
    case Rule::Owed: return Explain::tr("owes an answer");
    case Rule::Second: return Explain::tr("the next choice");
    case Rule::OnlyCandidate: return Explain::tr("the only one asked");
    case Rule::Cued: return Explain::tr("given the floor by you");
    case Rule::Nobody: return Explain::tr("nobody wanted to speak");
    case Rule::Superseded: return Explain::tr("overtaken by something newer");
    case Rule::Stopped: return Explain::tr("stopped");
    }
    return {};
}

} // namespace studio::explain
