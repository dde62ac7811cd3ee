// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a transcript reacts to pointer, wheel and keys.
#include "ui/transcript/find_bar.h"
#include "ui/transcript/jump_button.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextBoundaryFinder>
#include <QTimerEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWheelStep = 120; // one notch, in eighths of a degree
constexpr int kWheelLines = 3;
constexpr int kDragTick = 16; // ms

// The longest stretch that is searched for a word: no word is longer, but a pasted file may be.
constexpr qsizetype kLongestWord = 400;

} // namespace

bool TranscriptView::event(QEvent *event)
{
    if (event->type() == QEvent::Show)
        unsettle();
    return QAbstractScrollArea::event(event);
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        point({});
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const Pointed at = m_layout.pointedAt(help->pos() - column().topLeft());
        if (at.onButton)
            QToolTip::showText(help->globalPos(), tr("Copy the code"), viewport());
        else if (at.link >= 0)
            QToolTip::showText(help->globalPos(),
                               m_layout.row(at.row)->words(at.block).text.links.at(at.link).toHtmlEscaped(),
                               viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyStyle();
    if (event->type() == QEvent::LocaleChange)
        applyWords();
}

void TranscriptView::resizeEvent(QResizeEvent *)
{
    placeFindBar();
    applyStyle();
}

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) { // the window handles zoom
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
    point(m_layout.pointedAt(event->position() - column().topLeft()));
    event->accept();
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QAbstractScrollArea::mousePressEvent(event);
    m_showsFocus = false;
    const QPointF place = event->position() - column().topLeft();
    m_pressed = m_layout.pointedAt(place);
    if (m_pressed.onButton)
        return;
    m_dragging = true;
    const TextPosition position = m_layout.positionAt(place);
    if (!(event->modifiers() & Qt::ShiftModifier) || m_look.selection.anchor.row < 0)
        m_look.selection.anchor = position;
    m_look.selection.caret = position;
    m_look.current = position.row;
    viewport()->update();
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragging)
        return point(m_layout.pointedAt(event->position() - column().topLeft()));
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
    // A link opens if the button was pressed and released on it and nothing was selected in between.
    const Pointed released = m_layout.pointedAt(event->position() - column().topLeft());
    if (released == m_pressed && m_look.selection.isEmpty())
        activate(released);
    else if (released == m_pressed && released.onButton)
        activate(released);
    m_pressed = {};
}

void TranscriptView::point(const Pointed &pointed)
{
    if (m_look.pointed == pointed)
        return;
    m_look.pointed = pointed;
    const bool clickable = pointed.link >= 0 || pointed.onButton || !pointed.opens.isEmpty();
    viewport()->setCursor(clickable ? Qt::PointingHandCursor : Qt::IBeamCursor);
    viewport()->update();
}

void TranscriptView::activate(const Pointed &pointed)
{
    if (pointed.onButton)
        return copyCode(pointed.row, pointed.code);
    if (const int step = TranscriptModel::alternativeStep(pointed.opens))
        return chooseBeside(pointed.row, step);
    if (!pointed.opens.isEmpty())
        return Q_EMIT noteActivated(pointed.opens);
    if (pointed.link < 0 || !isText(pointed.row, pointed.block))
        return;
    const markdown::Text text = m_layout.row(pointed.row)->words(pointed.block).text;
    if (pointed.link >= text.links.size())
        return;
    QString words;
    for (const markdown::Run &run : text.runs) {
        if (run.link == pointed.link)
            words += text.plain.mid(run.start, run.length);
    }
    Q_EMIT linkActivated(QUrl(text.links.at(pointed.link)), words);
}

void TranscriptView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_copiedTimer.timerId()) {
        m_copiedTimer.stop();
        m_look.copied = {};
        return viewport()->update();
    }
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
    m_look.selection.caret = m_layout.positionAt(point - column().topLeft());
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
    m_look.selection = {{at.row, from + start}, {at.row, from + end}};
    viewport()->update();
}

void TranscriptView::selectAll()
{
    const qint64 last = m_model.rowCount() - 1;
    if (last < 0)
        return;
    m_look.selection = {{0, 0}, {last, std::numeric_limits<qsizetype>::max()}};
    viewport()->update();
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        m_showsFocus = false;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace studio::ui
