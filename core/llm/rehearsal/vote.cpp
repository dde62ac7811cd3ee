// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/vote.h"

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/manner.h"
#include "core/llm/rehearsal/situation.h"

#include <algorithm>
#include <cmath>

namespace studio::llm::rehearsal {

using model::Closing;
using model::VoteState;

namespace {

constexpr int kSpeakFrom = 5; // importance

/// How much the message at hand concerns what this companion knows.
double pullOfTopics(const Brief &brief, const Situation &seen)
{
    QStringList knowledge;
    QStringList lineTopics;
    for (const model::PersonaText &text : brief.persona.texts) {
        knowledge += text.knowledge;
        for (const model::SampleLine &line : text.sampleLines)
            lineTopics += line.topics;
    }
    const qsizetype known = std::min<qsizetype>(2, touched(knowledge, seen.last.text).size());
    if (known > 0) {
        const bool asked = seen.fromUser && seen.intents.testFlag(Intent::Question);
        return 2 + static_cast<double>(known) + (asked ? 1 : 0);
    }
    return touched(lineTopics, seen.last.text).isEmpty() ? 0 : 1;
}

double pullOfUser(const Brief &brief, const Situation &seen)
{
    if (!seen.fromUser)
        return 0;
    double pull = 1.5;
    if (seen.intents.testFlag(Intent::Question))
        pull += 0.8;
    const bool opening = seen.intents & (Intents(Intent::Greeting) | Intent::WhoAreYou);
    if (opening && isHost(brief.persona))
        pull += 2;
    if (seen.intents == Intents(Intent::Thanks))
        pull -= 1;
    return pull;
}

double tiredness(const Brief &brief, const Situation &seen)
{
    double tired = 0.8 * std::max(0, brief.companionTurns - 2);
    if (seen.everSpoke && seen.silence == 1)
        tired += 2.5;
    if (seen.everSpoke && seen.silence == 2)
        tired += 1.2;
    // One answer is enough for a thanks, or for the question what the companions are.
    const bool settled = seen.userIntents & (Intents(Intent::Thanks) | Intent::AreYouAnAi);
    if (settled && brief.companionTurns > 0)
        tired += 3;
    // When all have answered a greeting, it is the user's turn.
    const bool opening =
        seen.userIntents & (Intents(Intent::Greeting) | Intent::WhoAreYou | Intent::HowAreYou);
    if (opening && seen.ownSinceUser > 0)
        tired += 3;
    return tired;
}

/// Everybody winds up step by step after the user's goodbye, and takes the stages back if the talk goes on.
Closing closingOf(const Brief &brief, const Situation &seen)
{
    if (!seen.userIntents.testFlag(Intent::Goodbye))
        return Closing::None;
    switch (brief.stage) {
    case Closing::None: return Closing::PreClosing;
    case Closing::PreClosing: return Closing::Closing;
    case Closing::Closing:
    case Closing::Terminal: break;
    }
    return Closing::Terminal;
}

/// A farewell goes once around the table, hosts first.
double eagernessToPart(const Brief &brief, const Situation &seen, double whim)
{
    const double first = seen.fromUser && isHost(brief.persona) ? 2 : 0;
    return (seen.ownSinceUser == 0 ? 6 : 1) + first + whim;
}

double eagerness(const Brief &brief, const Situation &seen, double whim)
{
    double eager = 1.5 + 2 * brief.persona.talkativeness + whim;
    eager += pullOfUser(brief, seen) + pullOfTopics(brief, seen) - tiredness(brief, seen);
    if (seen.ownSinceUser == 0)
        eager += 0.8;
    if (seen.named == Named::Mentioned)
        eager += 1;
    // A talk that has just begun draws others in.
    if (!seen.fromUser)
        eager += std::max(0.0, 1.8 - 0.6 * brief.companionTurns);
    if (!seen.fromUser && seen.intents.testFlag(Intent::Question))
        eager += 0.5;
    if (seen.somebodyElseAsked)
        return std::min(eager - 3, 4.0);
    // A companion has to answer a user who asked everybody; the importance decides which one.
    return seen.fromUser ? std::max<double>(eager, kSpeakFrom) : eager;
}

} // namespace

Vote rehearseVote(const Brief &brief)
{
    Vote vote;
    const Situation seen = look(brief);
    if (brief.witnessed.isEmpty())
        return vote;
    vote.closing = closingOf(brief, seen);
    vote.quiet = seen.wantsQuiet && !seen.asked;
    if (seen.fromSelf || (seen.excused && !seen.asked))
        return vote;

    Dice dice =
        Dice(brief.seed).with(brief.persona.id.value()).with(brief.witnessed.size()).with(seen.last.text);
    const double whim = 1.6 * dice.share() - 0.8;
    double eager =
        vote.closing == Closing::None ? eagerness(brief, seen, whim) : eagernessToPart(brief, seen, whim);
    vote.selected = seen.asked && seen.named != Named::Excluded;
    if (vote.selected)
        eager = std::max(eager, 6.0) + 2;
    else if (seen.named == Named::Excluded || seen.excludedByUser)
        eager = std::min(eager, 1.0);

    vote.importance = static_cast<int>(std::clamp(std::floor(eager + 0.5), 0.0, 10.0));
    if (vote.selected || vote.importance >= kSpeakFrom)
        vote.state = VoteState::Speak;
    return vote;
}

QByteArray toJson(const Vote &vote)
{
    const auto closing = [&vote]() -> QByteArray {
        switch (vote.closing) {
        case Closing::None: return "none";
        case Closing::PreClosing: return "pre-closing";
        case Closing::Closing: return "closing";
        case Closing::Terminal: return "terminal";
        }
        return "none";
    }();
    QByteArray json = R"({"state":")";
    json += vote.state == VoteState::Speak ? "speak" : "listen";
    json += R"(","importance":)" + QByteArray::number(vote.importance);
    json += R"(,"selected":)";
    json += vote.selected ? "true" : "false";
    json += R"(,"closing":")" + closing + R"(")";
    return json + (vote.quiet ? R"(,"quiet":true})" : "}");
}

} // namespace studio::llm::rehearsal
