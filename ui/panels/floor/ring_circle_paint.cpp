// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/policy_words.h"
#include "ui/panels/floor/ring_circle.h"
#include "ui/panels/floor/ring_seat_button.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

// What a ring shows besides its seats: the arrows between them and the sentence in the middle.
namespace studio::ui {

namespace {

constexpr int kMoon = 24;
constexpr double kArrow = 5;
constexpr double kInside = 16;  // how far from the line arrows stand where dots leave no room on it
constexpr double kMiddle = 1.3; // width of the sentence, in radii

} // namespace

void RingCircle::paintEvent(QPaintEvent *)
{
    if (!m_floor.ring)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_seats.size() > 1) {
        const bool asleep = !m_floor.ring->current;
        painter.setPen(QPen(themeOf(this).border, 1.5, asleep ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre(), radius(), radius());
        paintArrows(painter);
    }
    paintMiddle(painter);
}

/// Half way between two seats, pointing to the later one. Where there are many, only some.
void RingCircle::paintArrows(QPainter &painter) const
{
    const int count = int(m_seats.size());
    const int every = std::max(1, count / kMostNames);
    const double far = count > kMostFaces ? radius() - kInside : radius();
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeOf(this).mutedText);
    for (int place = 0; place < count; place += every) {
        const double angle = 2 * M_PI * (place + 0.5) / count - M_PI / 2;
        painter.save();
        painter.translate(centre() + far * QPointF(std::cos(angle), std::sin(angle)));
        painter.rotate(qRadiansToDegrees(angle) + 90);
        const QPointF arrow[] = {{-kArrow, -kArrow}, {kArrow, 0}, {-kArrow, kArrow}};
        painter.drawPolygon(arrow, 3);
        painter.restore();
    }
}

QRectF RingCircle::middle() const
{
    if (m_seats.isEmpty())
        return rect();
    const double seat = m_seats.first()->height() - m_seats.first()->faceCentre().y();
    const double arrows = m_seats.size() > kMostFaces ? kInside : 0;
    const double half = std::max(0.0, radius() - seat - arrows);
    const double wide = kMiddle * radius();
    return {centre() - QPointF(wide / 2, half), QSizeF(wide, 2 * half)};
}

/// Where there is no room for it, the headline alone says it.
void RingCircle::paintMiddle(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    if (m_seats.size() == 1)
        return;
    const QRectF room = middle();
    const bool asleep = !m_floor.ring->current;
    const QString words = ringMiddle(m_floor, m_people);
    painter.setPen(asleep ? theme.mutedText : theme.text); // without a pen nothing has a size
    QRectF text = painter.boundingRect(room, int(Qt::AlignCenter) | Qt::TextWordWrap, words);
    const double moon = asleep && !m_seats.isEmpty() ? kMoon + theme.metrics.tiny : 0;
    if (text.height() + moon > room.height() || text.width() > room.width() + 1)
        return;
    text.moveCenter(room.center() + QPointF(0, moon / 2));
    if (moon > 0)
        painter.drawPixmap(QPointF(room.center().x() - kMoon / 2.0, text.top() - moon),
                           iconPixmap(IconName::Asleep, theme.mutedText, kMoon, devicePixelRatioF()));
    painter.drawText(text.adjusted(-1, -1, 1, 1), int(Qt::AlignCenter) | Qt::TextWordWrap, words);
}

} // namespace studio::ui
