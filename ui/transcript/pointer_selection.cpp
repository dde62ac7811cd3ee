// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/pointer_selection.h"

#include "ui/transcript/selection_steps.h"
#include "ui/transcript/transcript_cursor.h"

#include <QMouseEvent>
#include <QWidget>

#include <algorithm>
#include <chrono>

namespace studio::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto kDragTick = 16ms;

} // namespace

PointerSelection::PointerSelection(TranscriptLayout &layout, TranscriptCursor &cursor, QWidget *viewport,
                                   std::function<QPoint()> origin)
    : QObject(viewport)
    , m_layout(layout)
    , m_cursor(cursor)
    , m_viewport(viewport)
    , m_origin(std::move(origin))
{
    m_dragTimer.setInterval(kDragTick);
    connect(&m_dragTimer, &QTimer::timeout, this, &PointerSelection::dragOn);
}

Pointed PointerSelection::pointedAt(QPointF place) const { return m_layout.pointedAt(place - m_origin()); }

TextPosition PointerSelection::positionAt(QPointF place) const
{
    return m_layout.positionAt(place - m_origin());
}

void PointerSelection::press(const QMouseEvent &event)
{
    m_cursor.setShowsFocus(false);
    m_pressed = pointedAt(event.position());
    if (m_pressed.onButton)
        return;
    m_dragging = true;
    TextSelection selection = m_cursor.selection();
    selection.caret = positionAt(event.position());
    if (!(event.modifiers() & Qt::ShiftModifier) || selection.anchor.row < 0)
        selection.anchor = selection.caret;
    m_cursor.select(selection);
    m_cursor.setRow(selection.caret.row);
}

void PointerSelection::move(const QMouseEvent &event)
{
    if (!m_dragging)
        return lookAt(event.position());
    dragTo(event.position());
    const bool outside = event.position().y() < 0 || event.position().y() >= m_viewport->height();
    if (outside && !m_dragTimer.isActive())
        m_dragTimer.start();
    else if (!outside)
        m_dragTimer.stop();
}

void PointerSelection::release(const QMouseEvent &event)
{
    m_dragging = false;
    m_dragTimer.stop();
    // A link opens if the button was pressed and released on it and nothing was selected in between.
    const Pointed released = pointedAt(event.position());
    const bool isPress = released == m_pressed && (m_cursor.selection().isEmpty() || released.onButton);
    m_pressed = {};
    if (isPress)
        Q_EMIT activated(released);
}

void PointerSelection::selectWordAt(QPointF place, qint64 rows)
{
    m_cursor.select(SelectionSteps(m_layout, rows).wordAt(positionAt(place)));
}

void PointerSelection::lookAt(QPointF place) { point(pointedAt(place)); }

void PointerSelection::forget() { m_pointed = {}; }

void PointerSelection::point(const Pointed &pointed)
{
    if (m_pointed == pointed)
        return;
    m_pointed = pointed;
    const bool clickable = pointed.link >= 0 || pointed.onButton || !pointed.opens.isEmpty();
    m_viewport->setCursor(clickable ? Qt::PointingHandCursor : Qt::IBeamCursor);
    m_viewport->update();
}

void PointerSelection::dragTo(QPointF place)
{
    m_dragPoint = place;
    m_cursor.moveCaret(positionAt(place));
}

void PointerSelection::dragOn()
{
    const double above = std::min(0.0, m_dragPoint.y());
    const double below = std::max(0.0, m_dragPoint.y() - m_viewport->height());
    Q_EMIT scrollWanted(int(std::clamp((above + below) / 2, -60.0, 60.0)));
    dragTo(m_dragPoint);
}

} // namespace studio::ui
