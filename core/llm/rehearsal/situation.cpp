// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/situation.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/names.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::llm::rehearsal {

using model::Message;

namespace {

Message newestOfUser(const QList<Message> &witnessed)
{
    const auto newest = std::find_if(witnessed.crbegin(), witnessed.crend(),
                                     [](const Message &message) { return model::isUser(message.from); });
    return newest == witnessed.crend() ? Message() : *newest;
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
    const QList<Named> named = howNamed(seen->last.text, people);
    const QList<Named> byUser = howNamed(seen->lastUser.text, people);
    seen->named = named.first();
    seen->excludedByUser = byUser.first() == Named::Excluded;
    for (qsizetype i = 0; i < seen->neighbours.size(); ++i) {
        seen->neighbours[i].named = named[i + 1];
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
    lookAtNames(brief, &seen);
    lookBack(brief, &seen);

    const bool inTo = seen.last.to.contains(brief.persona.id);
    seen.asked = !seen.fromSelf && (inTo || seen.named == Named::Addressed);
    seen.somebodyElseAsked =
        !seen.asked && (!seen.last.to.isEmpty() ||
                        std::any_of(seen.neighbours.begin(), seen.neighbours.end(),
                                    [](const Neighbour &one) { return one.named == Named::Addressed; }));
    for (const Neighbour &neighbour : seen.neighbours)
        if (neighbour.id == seen.last.from)
            seen.speakerName = neighbour.name;
    seen.intents = intentsOf(seen.last.text, seen.language);
    seen.userIntents = intentsOf(seen.lastUser.text, seen.language);
    return seen;
}

} // namespace studio::llm::rehearsal
