// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/room/origin.h"

// What of a talk companions are told in short.
namespace studio::room {

void Director::keepSummary(const model::Summary &summary)
{
    m_summaries.add(summary);
    publish(model::Summarized{summary}, kStudio);
}

qint64 Director::undoSummary(const QString &id, const model::Origin &origin)
{
    const std::optional<model::Summary> taken = m_summaries.takeOff(id);
    return taken ? publish(model::SummaryUndone{taken->id, taken->companion}, origin) : 0;
}

void Director::tellInShort(agent::Scene &scene) const
{
    scene.turns.compress = scene.turns.compress && m_summaries.mayGrow(scene.persona.id);
    scene.summary = m_summaries.of(scene.persona.id);
    if (!scene.summary)
        return;
    const QList<model::Message> inFull = toldInFull(scene.witnessed, *scene.summary);
    scene.inShort = scene.witnessed.first(scene.witnessed.size() - inFull.size());
    scene.witnessed = inFull;
}

} // namespace studio::room
