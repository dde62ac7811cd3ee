// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the keys do in a transcript: scroll, go from message to message, select, search.
#include "ui/theme/theme_of.h"
#include "ui/transcript/room_search.h"
#include "ui/transcript/selection_steps.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>

namespace studio::ui {

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (keyCommand(event))
        return;
    const int line = fontMetrics().lineSpacing();
    const int page = std::max(line, viewport()->height() - line);
    const bool byRow = event->modifiers() & Qt::ControlModifier;
    const bool selects = event->modifiers() & Qt::ShiftModifier;
    const bool isUpOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (byRow && isUpOrDown)
        return stepRow(event->key() == Qt::Key_Up ? -1 : 1, selects);
    if (selects && (isUpOrDown || event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        return extendSelection(event);
    switch (event->key()) {
    case Qt::Key_Up: return scrollPixels(-2 * line);
    case Qt::Key_Down: return scrollPixels(2 * line);
    case Qt::Key_PageUp: return scrollPixels(-page);
    case Qt::Key_PageDown: return scrollPixels(page);
    case Qt::Key_Home: return jumpToRow(0);
    case Qt::Key_End: return jumpToNewest();
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

bool TranscriptView::keyCommand(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->matches(QKeySequence::Find))
        openFind();
    else if (event->matches(QKeySequence::FindNext) && search().hitCount() > 0)
        search().goToOlder();
    else if (event->matches(QKeySequence::FindPrevious) && search().hitCount() > 0)
        search().goToNewer();
    else if (m_showsFocus && m_actions->takeKey(*event, m_look.current))
        return true;
    else if (isEnter && m_look.current >= 0 && m_look.current < m_model.rowCount() && m_showsFocus)
        openMenu(m_look.current, {}, {});
    else
        return false;
    return true;
}

void TranscriptView::setCurrentRow(qint64 row)
{
    if (m_model.rowCount() == 0)
        return;
    m_look.current = std::clamp<qint64>(row, 0, m_model.rowCount() - 1);
    m_showsFocus = true;
    const QList<VisibleRow> rows = visibleRows();
    const auto isThere = [this](const VisibleRow &visible) { return visible.row == m_look.current; };
    const auto visible = std::find_if(rows.begin(), rows.end(), isThere);
    const bool isCut = visible == rows.end() || visible->rect.top() <= 0;
    if (isCut)
        jumpToRow(m_look.current);
    else if (visible->rect.bottom() >= viewport()->rect().bottom() && m_look.current < m_model.rowCount() - 1)
        scrollPixels(std::min(visible->rect.top() - themeOf(this).metrics.large, viewport()->height() / 2));
    else if (m_look.current == m_model.rowCount() - 1)
        jumpToNewest();
    viewport()->update();
    const QList<VisibleRow> now = visibleRows();
    const auto child = std::find_if(now.begin(), now.end(), isThere);
    if (child == now.end())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(int(child - now.begin()));
    QAccessible::updateAccessibility(&focus);
}

// Moves from the row with the focus to its neighbour; with Shift it selects whole messages.
void TranscriptView::stepRow(int step, bool select)
{
    const QList<VisibleRow> rows = visibleRows();
    if (rows.isEmpty())
        return;
    const qint64 from = m_look.current;
    const bool isSeen = from >= rows.first().row && from <= rows.last().row && m_showsFocus;
    setCurrentRow(isSeen ? from + step : rows.last().row);
    if (!select)
        return;
    if (!isSeen || m_look.selection.isEmpty())
        m_look.selection.anchor = {isSeen ? from : m_look.current, 0};
    const qint64 first = m_look.selection.anchor.row;
    const bool isBelow = m_look.current >= first;
    m_look.selection.anchor.offset = isBelow ? 0 : m_layout.textOf(first).size();
    m_look.selection.caret = {m_look.current, isBelow ? m_layout.textOf(m_look.current).size() : 0};
}

void TranscriptView::extendSelection(QKeyEvent *event)
{
    TextPosition &caret = m_look.selection.caret;
    if (caret.row < 0 || caret.row >= m_model.rowCount()) {
        const QList<VisibleRow> rows = visibleRows();
        if (rows.isEmpty())
            return;
        const qint64 row = m_look.current >= 0 ? m_look.current : rows.last().row;
        m_look.selection = {{row, 0}, {row, 0}};
    }
    SelectionSteps steps(m_layout, m_model.rowCount());
    const int step = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up ? -1 : 1;
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        keepVisible(caret);
        caret = steps.upOrDown(caret, step);
    } else {
        caret = steps.sideways(caret, step, event->modifiers() & Qt::ControlModifier);
    }
    keepVisible(caret);
    viewport()->update();
}

void TranscriptView::keepVisible(const TextPosition &position)
{
    const std::optional<QRectF> rect = m_layout.rectOf(position);
    if (rect && rect->top() >= 0 && rect->bottom() <= viewport()->height())
        return;
    m_layout.goToPosition(position, viewport()->height() / 3);
    unsettle();
    settle();
}

} // namespace studio::ui
