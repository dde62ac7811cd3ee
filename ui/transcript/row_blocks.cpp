// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/row_blocks.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr qsizetype kLookBack = 200; // for a good place to cut an over-long paragraph

// A long paragraph is cut after a blank, else between two characters as people see them, and never within a
// surrogate pair.
qsizetype cutBefore(QStringView text, qsizetype from, qsizetype limit)
{
    const qsizetype lowest = limit - kLookBack;
    for (qsizetype at = limit; at > lowest; --at) {
        if (text[at - 1].isSpace())
            return at;
    }
    const QString tail = text.mid(lowest, kLookBack + 32).toString();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, tail);
    finder.setPosition(kLookBack);
    if (!finder.isAtBoundary())
        finder.toPreviousBoundary();
    if (finder.position() > 0)
        return lowest + finder.position();
    return text[limit].isLowSurrogate() && limit - 1 > from ? limit - 1 : limit;
}

} // namespace

RowBlocks::RowBlocks(RowContent content)
    : m_content(std::move(content))
{
    if (m_content.kind == RowContent::Kind::Missing) {
        m_blocks.append(Block{});
        return;
    }
    for (int note = 0; note < m_content.notesBefore.size(); ++note)
        m_blocks.append({Block::Kind::Note, note, 0});
    m_blocks.append({Block::Kind::Header, 0, 0});
    cutText(0);
    if (!m_content.mark.isEmpty())
        m_blocks.append({Block::Kind::Mark, 0, 0});
    for (int note = 0; note < m_content.notesAfter.size(); ++note)
        m_blocks.append({Block::Kind::Note, note, 1});
}

bool RowBlocks::isFramed(int index) const { return m_blocks.at(index).kind >= Block::Kind::Header; }

bool RowBlocks::closesFrame(int index) const
{
    return isFramed(index) && (index + 1 == count() || !isFramed(index + 1));
}

int RowBlocks::growTo(const QString &text)
{
    m_content.text = text;
    auto last = std::find_if(m_blocks.rbegin(), m_blocks.rend(),
                             [](const Block &block) { return block.kind == Block::Kind::Text; });
    const int index = int(std::distance(last, m_blocks.rend())) - 1;
    const int start = last->start;
    const QList<Block> after = m_blocks.mid(index + 1);
    m_blocks.resize(index);
    cutText(start);
    m_blocks.append(after);
    return index;
}

void RowBlocks::cutText(qsizetype from)
{
    const QStringView text(m_content.text);
    for (;;) {
        const qsizetype newline = text.indexOf(u'\n', from);
        const qsizetype end = newline < 0 ? text.size() : newline;
        while (end - from > kLongestPiece) {
            const qsizetype cut = cutBefore(text, from, from + kLongestPiece);
            m_blocks.append({Block::Kind::Text, int(from), int(cut - from)});
            from = cut;
        }
        m_blocks.append({Block::Kind::Text, int(from), int(end - from)});
        if (newline < 0)
            return;
        from = newline + 1;
    }
}

} // namespace studio::ui
