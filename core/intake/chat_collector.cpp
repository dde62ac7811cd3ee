// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chat_collector.h"

#include <utility>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {

void Collector::add(const Json &message)
{
    const Who who = whoIn(message);
    if (who.role == Role::Silent || isTrue(firstOf(message, {"is_system"}))) {
        ++m_leftOut.silent;
        return;
    }
    const Content content = saidIn(message);
    TalkLine line = lineOf(who, content.text);
    line.time = timeIn(message);
    line.thoughts = content.thoughts;
    line.alternatives = versionsIn(message, line.chosen);
    say(line, content.pictures);
}

void Collector::say(TalkLine line, int pictures)
{
    m_leftOut.pictures += pictures;
    if (line.text.trimmed().isEmpty()) {
        ++m_leftOut.empty;
        return;
    }
    m_done.lines.append(std::move(line));
}

TalkLine Collector::lineOf(const Who &who, const QString &text) const
{
    TalkLine line;
    line.text = text;
    line.name = m_sides.names.value(who.name, who.name).simplified();
    line.isWriter = who.role == Role::Writer || m_sides.writers.contains(who.name);
    if (line.name.isEmpty())
        line.name = line.isWriter ? m_sides.writer : m_sides.model;
    return line;
}

Conversation Collector::done()
{
    m_leftOut.tellIn(m_done.report);
    return std::exchange(m_done, {});
}

} // namespace studio::intake
