// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_collector.h"

#include "core/intake/chats/chat_dialects.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

bool isNewestFirst(const QList<TalkLine> &lines)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!lines[i].time.isValid() || (i > 0 && lines[i].time > lines[i - 1].time))
            return false;
    }
    return !lines.isEmpty() && lines.last().time < lines.first().time;
}

} // namespace

void Collector::add(const Json &json)
{
    const Json message = plainMessage(json);
    const Who who = whoIn(message);
    if (who.role == Role::Silent || isTrue(firstOf(message, {"is_system"}))) {
        ++m_leftOut.silent;
        return;
    }
    const Content content = saidIn(message, who.role);
    if (content.text.trimmed().isEmpty() && !content.thoughts.isEmpty() && content.pictures == 0) {
        keepThoughts(content.thoughts);
        return;
    }
    m_isTold = m_isTold || who.role != Role::Unknown || !who.name.isEmpty();
    TalkLine line = lineOf(who, content.text);
    line.time = timeIn(message);
    keepThoughts(content.thoughts);
    line.thoughts = std::exchange(m_thoughts, {});
    if (line.isWriter)
        line.thoughts.clear();
    if (isTrue(firstOf(message, {"is_alternative"})) && addVersion(line))
        return;
    line.alternatives = versionsIn(message, who.role, line.text, line.chosen);
    say(line, content.pictures);
}

void Collector::keepThoughts(const QString &thoughts)
{
    if (!thoughts.isEmpty())
        m_thoughts += (m_thoughts.isEmpty() ? QString() : u"\n\n"_s) + thoughts;
}

bool Collector::addVersion(const TalkLine &line)
{
    if (m_done.lines.isEmpty() || line.text.trimmed().isEmpty())
        return false;
    TalkLine &last = m_done.lines.last();
    if (last.name != line.name || last.isWriter != line.isWriter)
        return false;
    if (last.alternatives.isEmpty())
        last.alternatives = {last.text};
    last.alternatives.append(line.text);
    return true;
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

void Collector::sayAs(TalkLine line, int pictures)
{
    m_isTold = true;
    m_isInOrder = true;
    say(std::move(line), pictures);
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
    if (!m_isTold)
        m_done.lines.clear();
    else if (m_isPaired && isNewestFirst(m_done.lines))
        std::stable_sort(m_done.lines.begin(), m_done.lines.end(),
                         [](const TalkLine &a, const TalkLine &b) { return a.time < b.time; });
    else if (!m_isInOrder && isNewestFirst(m_done.lines))
        std::reverse(m_done.lines.begin(), m_done.lines.end());
    m_leftOut.tellIn(m_done.report);
    m_leftOut = {};
    m_isTold = false;
    return std::exchange(m_done, {});
}

} // namespace studio::intake
