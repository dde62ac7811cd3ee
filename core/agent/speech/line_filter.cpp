// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/line_filter.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using DressKind = LineDress::What;

constexpr qsizetype kTellsBars = 120; // characters of a line behind a bar without a second bar

bool opensFence(const QString &line)
{
    const QString begins = line.trimmed();
    return begins.startsWith("```"_L1) || begins.startsWith("~~~"_L1);
}

bool mayBecomeFence(const QString &line)
{
    const QString begins = line.trimmed();
    return begins.size() < 3 &&
           (QStringView(u"```").startsWith(begins) || QStringView(u"~~~").startsWith(begins));
}

/// The line without the bar in front of it.
QString withoutBar(const QString &line)
{
    return line.startsWith("| "_L1) ? line.mid(2) : line.startsWith(u'|') ? line.mid(1) : line;
}

} // namespace

LineFilter::LineFilter(SpeakerNames names)
    : m_names(std::move(names))
{
}

QString LineFilter::add(QStringView text)
{
    for (const QChar c : text)
        take(c);
    return std::exchange(m_out, {});
}

QString LineFilter::finish()
{
    for (int again = 0; again < 4 && !m_kept.isEmpty() && m_place != Place::Over; ++again) {
        if (m_place == Place::Start)
            takeStart(true);
        else if (m_place == Place::Bars)
            takeBars(true);
        else
            takeHead(true);
    }
    if (m_place != Place::Over)
        m_out += std::exchange(m_kept, {});
    return std::exchange(m_out, {});
}

void LineFilter::take(QChar c)
{
    switch (m_place) {
    case Place::Over: return;
    case Place::Prompt:
        if (c == u'\n')
            m_place = Place::Start;
        return;
    case Place::Line:
        m_out += c;
        if (c == u'\n')
            m_place = Place::LineHead;
        return;
    case Place::Start:
        if (m_kept.isEmpty() && c.isSpace())
            return;
        m_kept += c;
        return takeStart(false);
    case Place::Bars: m_kept += c; return takeBars(false);
    case Place::LineHead: m_kept += c; return takeHead(false);
    }
}

LineDress LineFilter::dress(LineAt at, bool isLast) const
{
    return dressOf(isLast ? m_kept + u"\n"_s : m_kept, m_names, at);
}

void LineFilter::takeStart(bool isLast)
{
    if (m_kept.front() == u'|') {
        m_place = Place::Bars;
        return;
    }
    if (mayBecomeFence(m_kept) && !isLast)
        return;
    const LineDress found = dress(LineAt::Start, isLast);
    switch (found.what) {
    case DressKind::MayBecome:
        if (!isLast)
            return;
        break;
    case DressKind::Own: {
        const QString rest = std::exchange(m_kept, {}).mid(found.size);
        for (const QChar c : rest) // "Kyoko:" and then "| …"
            take(c);
        return;
    }
    case DressKind::Other: return end(found);
    case DressKind::Prompt:
        m_sawPrompt = true;
        m_place = m_kept.contains(u'\n') ? Place::Start : Place::Prompt;
        m_kept.clear();
        return;
    case DressKind::None: break;
    }
    giveLine();
}

/// A second bar in the line makes it a table.
void LineFilter::takeBars(bool isLast)
{
    const bool isTable = m_kept.indexOf(u'|', 1) > 0;
    const bool ends = m_kept.contains(u'\n') || m_kept.size() > kTellsBars || isLast;
    if (!isTable && !ends)
        return;
    m_hasBars = !isTable;
    if (isTable)
        return giveLine();
    m_place = Place::Start;
    for (const QChar c : withoutBar(std::exchange(m_kept, {})))
        take(c);
}

void LineFilter::takeHead(bool isLast)
{
    if (m_kept.front() == u'\n')
        return giveLine();
    if (m_hasBars && m_kept.startsWith(u'|')) {
        if (m_kept.size() < 2 && !isLast)
            return;
        m_kept = withoutBar(m_kept);
        if (m_kept.isEmpty())
            return;
        if (m_kept.front() == u'\n')
            return giveLine();
    }
    if (mayBecomeFence(m_kept) && !isLast)
        return;
    if (m_isFence || opensFence(m_kept))
        return giveLine();
    const LineDress found = dress(LineAt::Later, isLast);
    if (found.what == DressKind::MayBecome && !isLast)
        return;
    if (found.what == DressKind::Other)
        return end(found);
    if (found.what == DressKind::Own)
        m_kept = m_kept.mid(found.size).trimmed();
    giveLine();
}

void LineFilter::end(const LineDress &dress)
{
    m_other = dress.speaker;
    m_kept.clear();
    m_place = Place::Over;
}

/// What was kept back is said, and so is the rest of its line.
void LineFilter::giveLine()
{
    if (opensFence(m_kept))
        m_isFence = !m_isFence;
    m_place = Place::Line;
    for (const QChar c : std::exchange(m_kept, {}))
        take(c);
}

} // namespace studio::agent
