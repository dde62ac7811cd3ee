// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a transcript answers to pointer, wheel and keys.
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTextBoundaryFinder>
#include <QTimerEvent>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWheelStep = 120; // one notch, in eighths of a degree
constexpr int kWheelLines = 3;
constexpr int kDragTick = 16; // ms

// The longest stretch that is looked at for a word: nobody's word is longer, but a pasted file may be.
constexpr qsizetype kLongestWord = 400;

} // namespace

bool TranscriptView::event(QEvent *event)
{
    if (event->type() == QEvent::Show)
        unsettle();
    return QAbstractScrollArea::event(event);
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyStyle();
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Conversation"));
        applyWords();
    }
}

void TranscriptView::resizeEvent(QResizeEvent *) { applyStyle(); }

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) { // zoom is the window's
        event->ignore();
        return;
    }
    double pixels = event->pixelDelta().y();
    if (event->pixelDelta().isNull())
        pixels = double(event->angleDelta().y()) / kWheelStep * kWheelLines * fontMetrics().lineSpacing();
    m_wheelRest += pixels;
    const int whole = int(std::trunc(m_wheelRest));
    m_wheelRest -= whole;
    scrollPixels(-whole);
    event->accept();
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    const int line = fontMetrics().lineSpacing();
    const int page = std::max(line, viewport()->height() - line);
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::SelectAll))
        return selectAll();
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

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QAbstractScrollArea::mousePressEvent(event);
    m_dragging = true;
    const TextPosition position = m_layout.positionAt(event->position() - column().topLeft());
    if (!(event->modifiers() & Qt::ShiftModifier) || m_selection.anchor.row < 0)
        m_selection.anchor = position;
    m_selection.caret = position;
    viewport()->update();
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragging)
        return;
    dragTo(event->position());
    const bool outside = event->position().y() < 0 || event->position().y() >= viewport()->height();
    if (outside && !m_dragTimer.isActive())
        m_dragTimer.start(kDragTick, this);
    else if (!outside)
        m_dragTimer.stop();
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QAbstractScrollArea::mouseReleaseEvent(event);
    m_dragging = false;
    m_dragTimer.stop();
}

void TranscriptView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_dragTimer.timerId())
        return QAbstractScrollArea::timerEvent(event);
    const double above = std::min(0.0, m_dragPoint.y());
    const double below = std::max(0.0, m_dragPoint.y() - viewport()->height());
    scrollPixels(int(std::clamp((above + below) / 2, -60.0, 60.0)));
    dragTo(m_dragPoint);
}

void TranscriptView::dragTo(QPointF point)
{
    m_dragPoint = point;
    m_selection.caret = m_layout.positionAt(point - column().topLeft());
    viewport()->update();
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        selectWordAt(event->position());
}

void TranscriptView::selectWordAt(QPointF point)
{
    const TextPosition at = m_layout.positionAt(point - column().topLeft());
    const QString text = m_layout.textOf(at.row);
    const qsizetype from = std::max<qsizetype>(0, at.offset - kLongestWord);
    const QString near = text.mid(from, 2 * kLongestWord);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, near);
    finder.setPosition(at.offset - from);
    if (!finder.isAtBoundary() || !(finder.boundaryReasons() & QTextBoundaryFinder::StartOfItem))
        finder.toPreviousBoundary();
    const qsizetype start = std::max<qsizetype>(0, finder.position());
    finder.toNextBoundary();
    const qsizetype end = finder.position() < 0 ? near.size() : finder.position();
    m_selection = {{at.row, from + start}, {at.row, from + end}};
    viewport()->update();
}

void TranscriptView::selectAll()
{
    const qint64 last = m_model.rowCount() - 1;
    if (last < 0)
        return;
    m_selection = {{0, 0}, {last, std::numeric_limits<qsizetype>::max()}};
    viewport()->update();
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"transcript.menu"_s);
    QAction *copyAction =
        menu->addAction(tr("Copy"), QKeySequence(QKeySequence::Copy), this, [this] { copy(); });
    copyAction->setEnabled(!m_selection.isEmpty());
    QAction *allAction = menu->addAction(tr("Select all"), QKeySequence(QKeySequence::SelectAll), this,
                                         [this] { selectAll(); });
    allAction->setEnabled(m_model.rowCount() > 0);
    menu->popup(event->globalPos());
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    m_showsFocus = false;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace studio::ui
