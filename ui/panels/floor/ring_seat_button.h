// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QAbstractButton>
#include <QPointer>

namespace studio::ui {

class Avatars;

/// One companion's seat in the ring: the face (or a dot if there are many seats), the name if there is room,
/// and signs for having the floor and for having been silent. It can be dragged; the ring decides where it
/// may go.
class RingSeatButton : public QAbstractButton
{
    Q_OBJECT

public:
    struct Content
    {
        base::ParticipantId id;
        QString name;
        QString colour;  ///< "#rrggbb"
        QString inWords; ///< the whole seat: "Kyoko, place 1 of 3: was silent"
        bool current = false;
        bool silent = false;
        bool asleep = false; ///< the whole ring is asleep
        bool muted = false;
        bool operator==(const Content &) const = default;
    };
    /// Its drawn size; without a face it is a dot.
    struct Measure
    {
        int face = 40;
        int nameWidth = 0; ///< 0: no name
        bool operator==(const Measure &) const = default;
    };

    explicit RingSeatButton(QWidget *parent);

    void setContent(const Content &content);
    void setMeasure(const Measure &measure);
    void setAvatars(const Avatars *avatars);
    void setMovable(bool movable);
    [[nodiscard]] const Content &content() const { return m_content; }
    /// The middle of the face, in its own coordinates.
    [[nodiscard]] QPoint faceCentre() const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void dragged(const QPoint &to);           ///< the middle of the face, in the parent's coordinates
    void dropped();                           ///< after dragged()
    void stepWanted(int by);                  ///< arrow keys: move the focus to the seat before or after
    void moveWanted(int by);                  ///< Ctrl+arrow keys, or the menu
    void menuWanted(const QPoint &globalPos); ///< a click, Return, or the menu key

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    [[nodiscard]] QRectF faceRect() const;
    void paintFace(QPainter &painter, const QRectF &face) const;
    void paintSign(QPainter &painter, const QRectF &face) const;

    Content m_content;
    Measure m_measure;
    QPointer<const Avatars> m_avatars;
    QPoint m_pressed;
    bool m_movable = false;
    bool m_dragging = false;
};

} // namespace studio::ui
