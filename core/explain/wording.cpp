// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/wording.h"

#include "core/explain/told_in.h"

namespace studio::explain {
QString causeText(model::Cause cause)
{
    using model::Cause;
    switch (cause) {
    case Cause::Timeout: return Explain::tr("not in time");
    case Cause::Refused: return Explain::tr("the model declined");
    case Cause::Malformed: return Explain::tr("unreadable reply");
    case Cause::Unreachable: return Explain::tr("the model call failed");
    case Cause::RateLimited: return Explain::tr("the provider is rate-limited");
    case Cause::NoAnswer: return Explain::tr("empty reply");
    case Cause::Left: return Explain::tr("left");
    case Cause::Busy: return Explain::tr("busy");
    case Cause::Early: return Explain::tr("not waited for");
    case Cause::Superseded: return Explain::tr("a newer message came first");
    case Cause::Stopped: return Explain::tr("stopped");
    case Cause::Cued: return Explain::tr("you gave someone the floor");
    case Cause::Muted: return Explain::tr("muted");
    case Cause::NotAsked: return Explain::tr("not asked");
    case Cause::NotNamed: return Explain::tr("only when named");
    case Cause::Mask: return Explain::tr("may not follow the last speaker");
    case Cause::CoolDown: return Explain::tr("just spoke");
    case Cause::Passed: return Explain::tr("passed");
    case Cause::Failed: return Explain::tr("turn failed");
    case Cause::Quiet: return Explain::tr("you asked for quiet");
    case Cause::BargeIn: return Explain::tr("you wrote");
    case Cause::Held: return Explain::tr("on hold");
    case Cause::Paused: return Explain::tr("paused");
    case Cause::Policy: return Explain::tr("the rules of the room changed");
    case Cause::Reset: return Explain::tr("the floor was reset");
    case Cause::NothingToSay: return Explain::tr("nothing to say");
    case Cause::LevelTooLow: return Explain::tr("the level was too low");
    case Cause::Crashed: return Explain::tr("the program ended during the turn");
    case Cause::Storage: return Explain::tr("could not be saved");
    case Cause::Looped: return Explain::tr("repeated itself");
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
        return Explain::tr("Quiet: everyone here speaks only when named.");
    if (rest.cause == model::Cause::Mask)
        return Explain::tr("Quiet: nobody may follow the last speaker.");
    if (rest.cause == model::Cause::Quiet)
        return Explain::tr("Quiet: you asked for quiet.");
    return {};
}

} // namespace

QString restSentence(const model::Rest &rest, const model::PolicySettings *policy)
{
    using model::RestReason;
    if (const QString quiet = quietSentence(rest); !quiet.isEmpty())
        return quiet;
    switch (rest.reason) {
    case RestReason::Nobody: return Explain::tr("Quiet.");
    case RestReason::TurnLimit:
        return policy ? Explain::tr("%n turns without you. Write, or give someone the floor.", nullptr,
                                    policy->maxCompanionTurns)
                      : Explain::tr("The companions used all turns. Write, or give someone the floor.");
    case RestReason::TimeLimit:
        return policy ? Explain::tr("Nothing from you for %n min. Write to go on.", nullptr,
                                    int(policy->ceiling.count() / 60'000))
                      : Explain::tr("Nothing from you for a long while. Write to go on.");
    case RestReason::AllClosed: return Explain::tr("Everyone has said goodbye. Write to begin again.");
    case RestReason::Dormant: return Explain::tr("The ring sleeps. Write to wake it.");
    case RestReason::AwaitingCue: return Explain::tr("Manual: give someone the floor.");
    case RestReason::AwaitingUser: return Explain::tr("Waiting for your answer.");
    case RestReason::Held: return Explain::tr("On hold.");
    case RestReason::Paused: return Explain::tr("Paused.");
    case RestReason::Stopped: return Explain::tr("Stopped.");
    case RestReason::Failed:
        return rest.cause ? Explain::tr("The last turn failed: %1.").arg(causeText(*rest.cause))
                          : Explain::tr("The last turn failed.");
    case RestReason::Budget: return Explain::tr("The budget of this room is spent.");
    case RestReason::MaxSessionTurns:
        return Explain::tr("All turns that this room allows are used. Raise the limit to go on.");
    }
    return {};
}

QString closingText(model::Closing stage)
{
    switch (stage) {
    case model::Closing::None: return {};
    case model::Closing::PreClosing: return Explain::tr("winding down");
    case model::Closing::Closing: return Explain::tr("saying goodbye");
    case model::Closing::Terminal: return Explain::tr("has left");
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
    case Rule::Selected: return Explain::tr("called on");
    case Rule::Speak: return Explain::tr("wanted to speak");
    case Rule::Courtesy: return Explain::tr("answers you although nobody wanted to");
    case Rule::NoVotes: return Explain::tr("no votes came in");
    case Rule::Natural: return Explain::tr("asked by name, or drawn");
    case Rule::List: return Explain::tr("first in the list");
    case Rule::Pooled: return Explain::tr("drawn from those due");
    case Rule::Queued: return Explain::tr("next in line");
    case Rule::Addressed: return Explain::tr("the only one asked");
    case Rule::Directed: return Explain::tr("chosen by the director");
    case Rule::Fallback: return Explain::tr("silent longest");
    case Rule::Owed: return Explain::tr("owes an answer");
    case Rule::Second: return Explain::tr("instead of the first choice");
    case Rule::OnlyCandidate: return Explain::tr("the only candidate");
    case Rule::Cued: return Explain::tr("you gave the floor");
    case Rule::Nobody: return Explain::tr("nobody wanted to speak");
    case Rule::Superseded: return Explain::tr("vote dropped");
    case Rule::Stopped: return Explain::tr("stopped");
    }
    return {};
}

} // namespace studio::explain
