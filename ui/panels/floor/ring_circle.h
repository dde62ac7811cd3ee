// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QList>
#include <QPointer>
#include <QWidget>

#include <optional>

namespace studio::ui {

class Avatars;
class RingSeatButton;

/// The order of the companions on a circle, clockwise from the top, with arrows between them and a sentence
/// in the middle. A seat can be dragged to another place, or moved with Ctrl and the arrow keys; the circle
/// shows the resulting order until the room reports the real one.
class RingCircle : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMostNames = 8;  ///< more seats have no names
    static constexpr int kMostFaces = 16; ///< more seats are dots

    explicit RingCircle(QWidget *parent);

    void setFloor(const ports::FloorView &floor, const People &people, bool movable);
    void setAvatars(const Avatars *avatars);
    void focusReachable();

    [[nodiscard]] QList<base::ParticipantId> shownOrder() const; ///< includes the seat that is being dragged
    [[nodiscard]] RingSeatButton *seat(const base::ParticipantId &id) const;
    /// The middle of the face at that place of the order.
    [[nodiscard]] QPoint placeOf(int number) const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void orderWanted(const QList<studio::base::ParticipantId> &order);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void addSeat();
    void showSeats();
    void layOut();
    void drag(RingSeatButton *seat, const QPoint &to);
    void drop();
    void move(RingSeatButton *seat, int by);
    void step(RingSeatButton *seat, int by);
    void reach(RingSeatButton *seat);
    void openMenu(RingSeatButton *seat, const QPoint &at);
    void paintArrows(QPainter &painter) const;
    void paintMiddle(QPainter &painter) const;
    [[nodiscard]] QRectF middle() const; ///< where words do not touch a seat
    [[nodiscard]] int faceSize() const;
    [[nodiscard]] int nameWidth(int width) const;
    [[nodiscard]] int nameWidth() const { return nameWidth(width()); }
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] int nearestPlace(const QPoint &to) const;

    ports::FloorView m_floor;
    People m_people;
    QPointer<const Avatars> m_avatars;
    bool m_movable = false;
    QList<RingSeatButton *> m_seats; ///< in their current order
    RingSeatButton *m_dragged = nullptr;
    RingSeatButton *m_reachable = nullptr; ///< the seat that Tab reaches
};

} // namespace studio::ui
