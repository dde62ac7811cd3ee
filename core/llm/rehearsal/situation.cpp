// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/situation.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/names.h"
#include "core/llm/rehearsal/standing_order.h"
#include "core/model/participants.h"

#include <QRegularExpression>

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Message;

namespace {

Message newestOfUser(const QList<Message> &witnessed)
{
    const auto newest = std::find_if(witnessed.crbegin(), witnessed.crend(),
                                     [](const Message &message) { return model::isUser(message.from); });
    return newest == witnessed.crend() ? Message() : *newest;
}

/// "Nobody except Aya needs to answer": the exception is asked to answer.
bool makesAnException(const QString &text)
{
    static const QRegularExpression exception(
        u"\\b(except|but|besides|other than|apart from)\\b|以外|除了|除"_s,
        QRegularExpression::CaseInsensitiveOption);
    return exception.match(text).hasMatch();
}

/// How a message that wants no answer names each of the people; the first is the companion. Sets `excused` if
/// the companion need not answer: everybody except the asked, or only those named in that place.
QList<Named> withoutTheExcused(const QString &text, QList<Named> named, bool *excused)
{
    const bool anyExcluded = named.contains(Named::Excluded);
    if (anyExcluded && makesAnException(text))
        std::replace(named.begin(), named.end(), Named::Excluded, Named::Addressed);
    else if (anyExcluded)
        return named;
    *excused = named.first() != Named::Addressed;
    return named;
}

void lookAtNames(const Brief &brief, Situation *seen)
{
    QList<QStringList> people{namesOf(brief.persona)};
    for (const Present &present : brief.present) {
        if (present.id == brief.persona.id || model::isUser(present.id))
            continue;
        people.append(namesOf(present));
        seen->neighbours.append(
            {.id = present.id, .name = calledIn(seen->language, present.name, present.nicknames)});
    }
    QList<Named> named = howNamed(seen->last.text, people);
    QList<Named> byUser = howNamed(seen->lastUser.text, people);
    if (seen->userIntents.testFlag(Intent::NobodyNeedsToAnswer)) {
        byUser = withoutTheExcused(seen->lastUser.text, byUser, &seen->excused);
        named = seen->fromUser ? byUser : named;
    }
    seen->named = named.first();
    seen->excludedByUser = byUser.first() == Named::Excluded;
    for (qsizetype i = 0; i < seen->neighbours.size(); ++i) {
        // A speaker who says "call me Kyoko" does not ask Kyoko.
        const bool itself = seen->neighbours[i].id == seen->last.from;
        seen->neighbours[i].named = itself ? std::min(named[i + 1], Named::Mentioned) : named[i + 1];
        seen->neighbours[i].excludedByUser = byUser[i + 1] == Named::Excluded;
    }
}

void lookBack(const Brief &brief, Situation *seen)
{
    bool beforeUser = false;
    for (auto it = brief.witnessed.crbegin(); it != brief.witnessed.crend(); ++it) {
        const bool own = it->from == brief.persona.id;
        seen->everSpoke = seen->everSpoke || own;
        if (!seen->everSpoke)
            ++seen->silence;
        beforeUser = beforeUser || model::isUser(it->from);
        if (beforeUser)
            continue;
        seen->ownSinceUser += own ? 1 : 0;
        for (Neighbour &neighbour : seen->neighbours)
            neighbour.spokeSinceUser = neighbour.spokeSinceUser || neighbour.id == it->from;
    }
}

/// Who spoke after the companion's last message; nobody if the talk does not show it.
base::ParticipantId followerOf(const Brief &brief)
{
    base::ParticipantId follower;
    for (auto it = brief.witnessed.crbegin(); it != brief.witnessed.crend(); ++it) {
        if (it->from == brief.persona.id)
            return model::isUser(follower) ? base::ParticipantId() : follower;
        follower = it->from;
    }
    return {};
}

/// The next speaker in the ring, as far as the talk shows it: as in the previous lap, else the only one who
/// has not spoken in this lap, else the one who began it.
base::ParticipantId nextInRing(const Brief &brief, const Situation &seen)
{
    const base::ParticipantId follower = followerOf(brief);
    if (!follower.value().isEmpty())
        return follower;
    const qsizetype quiet = std::count_if(seen.neighbours.begin(), seen.neighbours.end(),
                                          [](const Neighbour &one) { return !one.spokeSinceUser; });
    for (const Neighbour &neighbour : seen.neighbours)
        if (quiet == 1 && !neighbour.spokeSinceUser)
            return neighbour.id;
    base::ParticipantId first;
    for (auto it = brief.witnessed.crbegin(); it != brief.witnessed.crend() && quiet == 0; ++it) {
        if (model::isUser(it->from))
            break;
        first = it->from;
    }
    return first;
}

void lookAlongRing(const Brief &brief, Situation *seen)
{
    const base::ParticipantId next = nextInRing(brief, *seen);
    for (Neighbour &neighbour : seen->neighbours)
        neighbour.outOfReach = neighbour.id != next;
}

} // namespace

QList<Neighbour> Situation::quietNeighbours() const
{
    QList<Neighbour> quiet;
    std::copy_if(neighbours.begin(), neighbours.end(), std::back_inserter(quiet),
                 [this](const Neighbour &one) {
                     return one.mayBeAsked() && !one.spokeSinceUser && one.id != last.from;
                 });
    return quiet;
}

Situation look(const Brief &brief)
{
    Situation seen;
    seen.language = roomLanguage(brief);
    if (brief.witnessed.isEmpty())
        return seen;
    seen.last = brief.witnessed.last();
    seen.fromUser = model::isUser(seen.last.from);
    seen.fromSelf = seen.last.from == brief.persona.id;
    seen.lastUser = newestOfUser(brief.witnessed);
    seen.intents = intentsOf(seen.last.text, seen.language);
    seen.userIntents = intentsOf(seen.lastUser.text, seen.language);
    lookAtNames(brief, &seen);
    lookBack(brief, &seen);
    if (brief.policy == model::PolicyName::Ring)
        lookAlongRing(brief, &seen);

    const bool inTo = seen.last.to.contains(brief.persona.id);
    const StandingOrder order = standingOrder(brief);
    const bool silenced = order.silences(brief.persona.id);
    seen.excused = seen.excused || silenced;
    seen.wantsQuiet = order.quiet || seen.userIntents.testFlag(Intent::NobodyNeedsToAnswer);
    // A user's request to everybody is not overridden by a companion who asks another.
    const bool mayBeAsked = !seen.fromSelf && (seen.fromUser || !silenced);
    seen.asked = mayBeAsked && (inTo || seen.named == Named::Addressed);
    seen.somebodyElseAsked =
        !seen.asked && (!seen.last.to.isEmpty() ||
                        std::any_of(seen.neighbours.begin(), seen.neighbours.end(),
                                    [](const Neighbour &one) { return one.named == Named::Addressed; }));
    for (const Neighbour &neighbour : seen.neighbours)
        if (neighbour.id == seen.last.from)
            seen.speakerName = neighbour.name;
    return seen;
}

} // namespace studio::llm::rehearsal
