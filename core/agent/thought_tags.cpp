// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/thought_tags.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr std::array kWords{"think"_L1, "thinking"_L1, "thought"_L1, "reasoning"_L1};

qsizetype firstLetter(const QString &text)
{
    qsizetype at = 0;
    while (at < text.size() && text.at(at).isSpace())
        ++at;
    return at;
}

/// How much at the end of the text could be the beginning of the tag.
qsizetype couldBegin(const QString &text, const QString &tag)
{
    for (qsizetype size = qMin(text.size(), tag.size() - 1); size > 0; --size) {
        if (tag.startsWith(QStringView(text).right(size), Qt::CaseInsensitive))
            return size;
    }
    return 0;
}

} // namespace

ThoughtTags::Parts ThoughtTags::add(const QString &text)
{
    Parts parts;
    m_kept += text;
    Place before = m_place;
    do {
        before = m_place;
        if (m_place == Place::Start)
            begin();
        else if (m_place == Place::Thought)
            think(parts);
    } while (m_place != before);
    if (m_place == Place::Speech)
        parts.said += std::exchange(m_kept, {});
    return parts;
}

ThoughtTags::Parts ThoughtTags::finish()
{
    Parts parts;
    (m_place == Place::Thought ? parts.thought : parts.said) = std::exchange(m_kept, {});
    return parts;
}

void ThoughtTags::begin()
{
    const QStringView rest = QStringView(m_kept).mid(firstLetter(m_kept));
    bool mayBecomeOne = false;
    for (const QLatin1StringView word : kWords) {
        const QString tag = u"<%1>"_s.arg(word);
        if (rest.startsWith(tag, Qt::CaseInsensitive)) {
            m_place = Place::Thought;
            m_closing = u"</%1>"_s.arg(word);
            m_kept = rest.mid(tag.size()).toString();
            return;
        }
        mayBecomeOne |= tag.startsWith(rest, Qt::CaseInsensitive);
    }
    if (!mayBecomeOne)
        m_place = Place::Speech;
}

// After a thought another one may begin.
void ThoughtTags::think(Parts &parts)
{
    const qsizetype end = m_kept.indexOf(m_closing, 0, Qt::CaseInsensitive);
    if (end >= 0) {
        parts.thought += m_kept.left(end);
        m_kept.remove(0, end + m_closing.size());
        m_place = Place::Start;
        return;
    }
    const qsizetype certain = m_kept.size() - couldBegin(m_kept, m_closing);
    parts.thought += m_kept.left(certain);
    m_kept.remove(0, certain);
}

} // namespace studio::agent
