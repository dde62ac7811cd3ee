// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/selection_keys.h"

#include "ui/theme/theme_of.h"
#include "ui/transcript/selection_steps.h"
#include "ui/transcript/transcript_cursor.h"
#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_scroller.h"
#include "ui/transcript/visible_rows.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>

namespace studio::ui {

SelectionKeys::SelectionKeys(const Needs &needs, QAbstractScrollArea *area)
    : QObject(area)
    , m_needs(needs)
    , m_area(area)
{
}

bool SelectionKeys::takeKey(const QKeyEvent &event)
{
    const bool byRow = event.modifiers() & Qt::ControlModifier;
    const bool selects = event.modifiers() & Qt::ShiftModifier;
    const bool isUpOrDown = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    if (byRow && isUpOrDown)
        stepRow(event.key() == Qt::Key_Up ? -1 : 1, selects);
    else if (selects && (isUpOrDown || event.key() == Qt::Key_Left || event.key() == Qt::Key_Right))
        extend(event);
    else
        return scroll(event.key());
    return true;
}

bool SelectionKeys::scroll(int key)
{
    const int line = m_area->fontMetrics().lineSpacing();
    const int page = std::max(line, m_area->viewport()->height() - line);
    TranscriptScroller &scroller = m_needs.scroller;
    switch (key) {
    case Qt::Key_Up: scroller.scrollBy(-2 * line); return true;
    case Qt::Key_Down: scroller.scrollBy(2 * line); return true;
    case Qt::Key_PageUp: scroller.scrollBy(-page); return true;
    case Qt::Key_PageDown: scroller.scrollBy(page); return true;
    case Qt::Key_Home: scroller.jumpToRow(0); return true;
    case Qt::Key_End: scroller.jumpToNewest(); return true;
    default: return false;
    }
}

void SelectionKeys::goToRow(qint64 row)
{
    if (m_needs.model.rowCount() == 0)
        return;
    const qint64 newest = m_needs.model.rowCount() - 1;
    const qint64 to = std::clamp<qint64>(row, 0, newest);
    m_needs.cursor.setRow(to);
    m_needs.cursor.setShowsFocus(true);
    const QList<VisibleRow> rows = m_needs.transcript.visibleRows();
    const auto visible =
        std::find_if(rows.begin(), rows.end(), [to](const VisibleRow &one) { return one.row == to; });
    const QWidget &viewport = *m_area->viewport();
    if (visible == rows.end() || visible->rect.top() <= 0)
        m_needs.scroller.jumpToRow(to);
    else if (visible->rect.bottom() >= viewport.rect().bottom() && to < newest)
        m_needs.scroller.scrollBy(
            std::min(visible->rect.top() - themeOf(m_area).metrics.large, viewport.height() / 2));
    else if (to == newest)
        m_needs.scroller.jumpToNewest();
    tellFocus();
}

/// Tells screen readers that a message has the focus.
void SelectionKeys::tellFocus()
{
    const QList<VisibleRow> rows = m_needs.transcript.visibleRows();
    const auto child = std::find_if(
        rows.begin(), rows.end(), [this](const VisibleRow &one) { return one.row == m_needs.cursor.row(); });
    if (child == rows.end())
        return;
    QAccessibleEvent focus(m_area, QAccessible::Focus);
    focus.setChild(int(child - rows.begin()));
    QAccessible::updateAccessibility(&focus);
}

/// Moves from the row with the focus to its neighbour; with Shift it selects whole messages.
void SelectionKeys::stepRow(int step, bool select)
{
    const QList<VisibleRow> rows = m_needs.transcript.visibleRows();
    if (rows.isEmpty())
        return;
    const qint64 from = m_needs.cursor.row();
    const bool isSeen = from >= rows.first().row && from <= rows.last().row && m_needs.cursor.showsFocus();
    goToRow(isSeen ? from + step : rows.last().row);
    if (!select)
        return;
    const qint64 current = m_needs.cursor.row();
    TextSelection selection = m_needs.cursor.selection();
    if (!isSeen || selection.isEmpty())
        selection.anchor = {isSeen ? from : current, 0};
    const qint64 first = selection.anchor.row;
    const bool isBelow = current >= first;
    selection.anchor.offset = isBelow ? 0 : m_needs.layout.textOf(first).size();
    selection.caret = {current, isBelow ? m_needs.layout.textOf(current).size() : 0};
    m_needs.cursor.select(selection);
}

void SelectionKeys::extend(const QKeyEvent &event)
{
    TextPosition caret = m_needs.cursor.selection().caret;
    if (caret.row < 0 || caret.row >= m_needs.model.rowCount()) {
        const QList<VisibleRow> rows = m_needs.transcript.visibleRows();
        if (rows.isEmpty())
            return;
        caret = {m_needs.cursor.row() >= 0 ? m_needs.cursor.row() : rows.last().row, 0};
        m_needs.cursor.select({caret, caret});
    }
    SelectionSteps steps(m_needs.layout, m_needs.model.rowCount());
    const int step = event.key() == Qt::Key_Left || event.key() == Qt::Key_Up ? -1 : 1;
    if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down) {
        m_needs.scroller.keepVisible(caret);
        caret = steps.upOrDown(caret, step);
    } else {
        caret = steps.sideways(caret, step, event.modifiers() & Qt::ControlModifier);
    }
    m_needs.cursor.moveCaret(caret);
    m_needs.scroller.keepVisible(caret);
}

} // namespace studio::ui
