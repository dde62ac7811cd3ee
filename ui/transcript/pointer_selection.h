// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/transcript_layout.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <functional>

class QMouseEvent;
class QWidget;

namespace studio::ui {

class TranscriptCursor;

/// What the pointer does in a transcript: it selects text, and presses links, notes and buttons.
class PointerSelection : public QObject
{
    Q_OBJECT

public:
    /// \p origin gives the top left corner of the rows in the viewport.
    PointerSelection(TranscriptLayout &layout, TranscriptCursor &cursor, QWidget *viewport,
                     std::function<QPoint()> origin);

    /// What is under the pointer.
    [[nodiscard]] const Pointed &pointed() const { return m_pointed; }
    [[nodiscard]] Pointed pointedAt(QPointF place) const; ///< in the viewport

    // Of the left button.
    void press(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void selectWordAt(QPointF place, qint64 rows);
    void lookAt(QPointF place); ///< the rows moved under the pointer
    void leave() { point({}); }
    void forget(); ///< other rows are shown

Q_SIGNALS:
    void activated(const studio::ui::Pointed &pointed);
    void scrollWanted(int pixels); ///< the pointer is held outside

private:
    void point(const Pointed &pointed);
    void dragTo(QPointF place);
    void dragOn();
    [[nodiscard]] TextPosition positionAt(QPointF place) const;

    TranscriptLayout &m_layout;
    TranscriptCursor &m_cursor;
    QWidget *m_viewport = nullptr;
    std::function<QPoint()> m_origin;
    Pointed m_pointed;
    Pointed m_pressed;
    bool m_dragging = false;
    QPointF m_dragPoint;
    QTimer m_dragTimer;
};

} // namespace studio::ui
