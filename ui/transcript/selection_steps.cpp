// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/selection_steps.h"

#include "ui/transcript/transcript_layout.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr qsizetype kNear = 400; // no word is longer, but a pasted file may be

// The next position in a text, one character or one word further; -1 beyond its ends.
qsizetype stepped(const QString &text, qsizetype from, int step, bool byWord)
{
    if ((step < 0 && from <= 0) || (step > 0 && from >= text.size()))
        return -1;
    const qsizetype first = std::max<qsizetype>(0, from - kNear);
    const QString near = text.mid(first, 2 * kNear);
    QTextBoundaryFinder finder(byWord ? QTextBoundaryFinder::Word : QTextBoundaryFinder::Grapheme, near);
    finder.setPosition(from - first);
    const auto isBlank = [&](qsizetype at) { return at < near.size() && near.at(at).isSpace(); };
    qsizetype to = step < 0 ? finder.toPreviousBoundary() : finder.toNextBoundary();
    if (byWord && step < 0 && to > 0 && isBlank(to))
        to = finder.toPreviousBoundary();
    if (byWord && step > 0 && to > 0 && isBlank(to - 1))
        to = finder.toNextBoundary();
    return to < 0 ? std::clamp<qsizetype>(from + step, 0, text.size()) : first + to;
}

} // namespace

TextPosition SelectionSteps::sideways(TextPosition caret, int step, bool byWord)
{
    const QString text = m_layout.textOf(caret.row);
    const qint64 row = caret.row + step;
    const qsizetype to = stepped(text, std::min(caret.offset, text.size()), step, byWord);
    if (to >= 0)
        caret.offset = to;
    else if (row >= 0 && row < m_rows)
        caret = {row, step < 0 ? m_layout.textOf(row).size() : 0};
    return caret;
}

TextPosition SelectionSteps::upOrDown(const TextPosition &caret, int step)
{
    const std::optional<QRectF> rect = m_layout.rectOf(caret);
    TextPosition to = caret;
    // Further than one line if there is space between blocks.
    for (int lines = 1; rect && to == caret && lines < 6; ++lines)
        to = m_layout.positionAt({rect->left(), rect->center().y() + step * lines * rect->height()});
    return to;
}

TextSelection SelectionSteps::wordAt(const TextPosition &at)
{
    const QString text = m_layout.textOf(at.row);
    const qsizetype from = std::max<qsizetype>(0, at.offset - kNear);
    const QString near = text.mid(from, 2 * kNear);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, near);
    finder.setPosition(at.offset - from);
    if (!finder.isAtBoundary() || !(finder.boundaryReasons() & QTextBoundaryFinder::StartOfItem))
        finder.toPreviousBoundary();
    const qsizetype start = std::max<qsizetype>(0, finder.position());
    finder.toNextBoundary();
    const qsizetype end = finder.position() < 0 ? near.size() : finder.position();
    return {{at.row, from + start}, {at.row, from + end}};
}

} // namespace studio::ui
