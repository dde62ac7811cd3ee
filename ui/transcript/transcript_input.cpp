// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a transcript reacts to pointer and wheel.
#include "ui/theme/theme_of.h"
#include "ui/transcript/copied_text.h"
#include "ui/transcript/message_menu.h"
#include "ui/transcript/selection_steps.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimerEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWheelStep = 120; // one notch, in eighths of a degree
constexpr int kWheelLines = 3;
constexpr int kDragTick = 16;    // ms
constexpr int kCopiedFor = 1500; // ms for which a button says that it copied

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
        m_actions->activate(released);
    else if (released == m_pressed && released.onButton)
        m_actions->activate(released);
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
        m_look.selection = SelectionSteps(m_layout, m_model.rowCount())
                               .wordAt(m_layout.positionAt(event->position() - column().topLeft()));
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

QString TranscriptView::selectedText() const { return copiedText(m_model, m_look.selection); }

std::optional<std::pair<qint64, qint64>> TranscriptView::selectedRows() const
{
    if (m_look.selection.isEmpty())
        return std::nullopt;
    return std::pair(m_look.selection.first().row, m_look.selection.last().row);
}

void TranscriptView::copy() const
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
    else if (m_look.current >= 0 && m_showsFocus)
        m_actions->copyRow(m_look.current, false);
}

void TranscriptView::showCopied(qint64 row, int block)
{
    m_look.copied = {row, block, -1, block, true};
    m_copiedTimer.start(kCopiedFor, this);
    viewport()->update();
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Pointed at = m_layout.pointedAt(event->pos() - column().topLeft());
        return openMenu(at.row, at, event->globalPos());
    }
    const QList<VisibleRow> rows = visibleRows();
    if (m_look.current < 0 && !rows.isEmpty())
        m_look.current = rows.last().row;
    m_showsFocus = true;
    openMenu(m_look.current, {}, {});
}

void TranscriptView::openMenu(qint64 row, const Pointed &at, QPoint where)
{
    auto *menu = new MessageMenu(m_model, m_layout, *m_actions, {row, at, !m_look.selection.isEmpty()}, this);
    connect(menu, &MessageMenu::copyWanted, this, &TranscriptView::copy);
    connect(menu, &MessageMenu::selectAllWanted, this, &TranscriptView::selectAll);
    connect(menu, &MessageMenu::searchWanted, this, &TranscriptView::openFind);
    menu->popup(where.isNull() ? belowFirstLine(row) : where);
}

QPoint TranscriptView::belowFirstLine(qint64 row)
{
    const Theme &theme = themeOf(this);
    const std::optional<QRectF> line = m_layout.rectOf({row, 0});
    const QPointF below = line ? line->bottomLeft() : QPointF(theme.metrics.large, theme.metrics.large);
    return viewport()->mapToGlobal((below + column().topLeft()).toPoint());
}

} // namespace studio::ui
