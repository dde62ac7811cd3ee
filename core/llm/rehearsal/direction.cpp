// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/direction.h"

#include "core/llm/rehearsal/vote.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::llm::rehearsal {
namespace {

constexpr double kWorthIt = 5;    // the candidate's weight from which the floor is given
constexpr double kForFresh = 2.5; // for a candidate who was silent since the user spoke
constexpr double kForEachSilent = 0.4;
constexpr int kMostSilent = 5; // messages of silence that count

/// Messages since the candidate's own newest one.
int silenceOf(const base::ParticipantId &id, const QList<model::Message> &talk)
{
    int silent = 0;
    for (auto message = talk.crbegin(); message != talk.crend() && message->from != id; ++message)
        ++silent;
    return silent;
}

/// Combines the candidate's own vote with how long they have waited.
double weightOf(const Brief &brief, const model::Persona &candidate)
{
    Brief own = brief;
    own.purpose = Purpose::Vote;
    own.persona = candidate;
    const Vote vote = rehearseVote(own);
    if (vote.quiet && !vote.selected)
        return 0;
    if (vote.selected)
        return 100 + vote.importance;
    const int silence = silenceOf(candidate.id, brief.witnessed);
    const bool isFresh = silence > brief.companionTurns;
    const double turnTaking = (isFresh ? kForFresh : 0) + kForEachSilent * std::min(silence, kMostSilent);
    return vote.importance <= 1 ? vote.importance : vote.importance - 1 + turnTaking;
}

} // namespace

std::optional<base::ParticipantId> rehearseDirection(const Brief &brief)
{
    std::optional<base::ParticipantId> best;
    double most = kWorthIt;
    for (const model::Persona &candidate : brief.candidates) {
        const double weight = weightOf(brief, candidate);
        if (weight > most || (weight == most && !best)) {
            best = candidate.id;
            most = weight;
        }
    }
    return best;
}

QByteArray toJson(const std::optional<base::ParticipantId> &choice)
{
    const QJsonObject answer{{u"reason"_s, QString()}, {u"next"_s, choice ? choice->value() : u"nobody"_s}};
    return QJsonDocument(answer).toJson(QJsonDocument::Compact);
}

} // namespace studio::llm::rehearsal
