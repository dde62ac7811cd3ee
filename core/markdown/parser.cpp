// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/parser.h"

#include <QTextBoundaryFinder>

namespace studio::markdown {

namespace {

constexpr qsizetype kLookBack = 200; // for a good place to cut an over-long line

// A long line is cut after a blank, else between two characters as people see them, and never within a
// surrogate pair. Looks no further than one unit behind the limit, so that a line is cut alike while it
// grows.
qsizetype cutOf(QStringView line, qsizetype limit)
{
    const qsizetype lowest = limit - kLookBack;
    for (qsizetype at = limit; at > lowest; --at) {
        if (line[at - 1].isSpace())
            return at;
    }
    const QString tail = line.mid(lowest, kLookBack + 2).toString();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, tail);
    finder.setPosition(kLookBack);
    if (!finder.isAtBoundary())
        finder.toPreviousBoundary();
    if (finder.position() > 0)
        return lowest + finder.position();
    return line[limit].isLowSurrogate() && line[limit - 1].isHighSurrogate() ? limit - 1 : limit;
}

} // namespace

int Parser::append(QStringView piece)
{
    m_source += piece;
    const QList<Block> before = m_blocks.mid(m_frozen);
    const int first = m_frozen;

    m_blocks.resize(m_frozen);
    takeLines();
    m_frozen = int(m_blocks.size());
    takeOpenEnd();

    int same = 0;
    while (same < before.size() && first + same < m_blocks.size() &&
           before.at(same) == m_blocks.at(first + same))
        ++same;
    return first + same;
}

void Parser::takeLines()
{
    for (;;) {
        const qsizetype newline = m_source.indexOf(u'\n', m_at);
        const qsizetype end = newline < 0 ? m_source.size() : newline;
        if (end - m_at > kLongestLine + 1) {
            const qsizetype cut = m_at + cutOf(QStringView(m_source).sliced(m_at, end - m_at), kLongestLine);
            take(cut, cut, false);
        } else if (newline >= 0) {
            take(newline, newline + 1, true);
        } else {
            return;
        }
    }
}

// The line that is not ended yet is read as if it was; what it did to the builder is taken back.
void Parser::takeOpenEnd()
{
    const BlockBuilder kept = m_builder;
    const qsizetype at = m_at;
    const bool atLineStart = m_atLineStart;
    if (m_at < m_source.size())
        take(m_source.size(), m_source.size(), true);
    m_blocks += m_builder.finished();
    m_builder = kept;
    m_at = at;
    m_atLineStart = atLineStart;
}

void Parser::take(qsizetype end, qsizetype next, bool ends)
{
    QStringView text = QStringView(m_source).sliced(m_at, end - m_at);
    if (ends && text.endsWith(u'\r'))
        text.chop(1);
    m_builder.take({text, m_at, m_atLineStart, ends});
    m_blocks += m_builder.takeClosed();
    m_at = next;
    m_atLineStart = ends;
}

QList<Block> parse(const QString &message)
{
    Parser parser;
    parser.append(message);
    return parser.blocks();
}

} // namespace studio::markdown
