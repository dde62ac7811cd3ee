// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/ring_circle.h"

#include "ui/avatar/avatars.h"
#include "ui/panels/floor/policy_words.h"
#include "ui/panels/floor/ring_seat_button.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWidest = 240; // between the middles of two opposite faces
constexpr int kLargeFace = 44;
constexpr int kSmallFace = 28;
constexpr int kDot = 10;
constexpr int kSeatEdge = 6;

constexpr int kMoon = 24;
constexpr double kArrow = 5;
constexpr double kInside = 16;  // how far inside the line arrows are if dots fill the line
constexpr double kMiddle = 1.3; // width of the sentence, as a multiple of the radius

} // namespace

RingCircle::RingCircle(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"ringCircle"_s);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    onThemeChange(this, [this] { applyTheme(); });
}

void RingCircle::setFloor(const ports::FloorView &floor, const People &people, bool movable)
{
    m_floor = floor;
    m_people = people;
    m_movable = movable;
    if (m_dragged && floor.ring->order.size() == m_seats.size() && movable)
        return; // a dragged seat stays in the hand; drop() shows the rest
    m_dragged = nullptr;
    showSeats();
}

void RingCircle::applyTheme()
{
    if (m_floor.ring)
        showSeats();
}

void RingCircle::setAvatars(const Avatars *avatars)
{
    if (m_avatars)
        m_avatars->disconnect(this);
    m_avatars = avatars;
    for (RingSeatButton *seat : std::as_const(m_seats))
        seat->setAvatars(avatars);
    if (avatars)
        connect(avatars, &Avatars::changed, this, [this] {
            for (RingSeatButton *seat : std::as_const(m_seats))
                seat->update();
        });
}

void RingCircle::addSeat()
{
    auto *seat = new RingSeatButton(this);
    seat->setAvatars(m_avatars);
    connect(seat, &RingSeatButton::dragged, this, [this, seat](const QPoint &to) { drag(seat, to); });
    connect(seat, &RingSeatButton::dropped, this, &RingCircle::drop);
    connect(seat, &RingSeatButton::moveWanted, this, [this, seat](int by) { move(seat, by); });
    connect(seat, &RingSeatButton::stepWanted, this, [this, seat](int by) { step(seat, by); });
    connect(seat, &RingSeatButton::menuWanted, this, [this, seat](const QPoint &at) { openMenu(seat, at); });
    m_seats.append(seat);
    seat->show();
}

/// A seat belongs to its companion, so that the focus follows when the order changes.
void RingCircle::showSeats()
{
    const ports::RingView &ring = *m_floor.ring;
    while (m_seats.size() > ring.order.size()) {
        RingSeatButton *last = m_seats.takeLast();
        m_reachable = m_reachable == last ? nullptr : m_reachable;
        delete last;
    }
    while (m_seats.size() < ring.order.size())
        addSeat();
    for (int place = 0; place < int(ring.order.size()); ++place) {
        RingSeatButton *mine = seat(ring.order[place].id);
        if (mine)
            m_seats.move(m_seats.indexOf(mine), place);
    }
    for (int place = 0; place < int(ring.order.size()); ++place) {
        const ports::RingSeat &one = ring.order[place];
        const auto row = std::find_if(m_floor.rows.cbegin(), m_floor.rows.cend(),
                                      [&one](const ports::FloorRow &each) { return each.id == one.id; });
        const QString words = row == m_floor.rows.cend() ? QString() : rowWord(*row, m_floor);
        const QString name = m_people.name(one.id);
        m_seats[place]->setContent(
            {.id = one.id,
             .name = name,
             .colour = m_people.colour(one.id),
             //: A seat in the ring: %1 a name, %2 its place, %3 how many there are, %4 what it does
             .inWords = tr("%1, place %2 of %3: %4")
                            .arg(name, QString::number(place + 1), QString::number(ring.order.size()), words),
             .current = ring.current == one.id,
             .silent = one.silent,
             .asleep = !ring.current,
             .muted = row != m_floor.rows.cend() && row->muted});
        m_seats[place]->setMovable(m_movable && ring.order.size() > 1);
    }
    if (!m_reachable && !m_seats.isEmpty())
        reach(m_seats.first());
    updateGeometry();
    layOut();
}

RingSeatButton *RingCircle::seat(const base::ParticipantId &id) const
{
    const auto found = std::find_if(m_seats.cbegin(), m_seats.cend(),
                                    [&id](const RingSeatButton *one) { return one->content().id == id; });
    return found == m_seats.cend() ? nullptr : *found;
}

QList<base::ParticipantId> RingCircle::shownOrder() const
{
    QList<base::ParticipantId> order;
    for (const RingSeatButton *seat : m_seats)
        order.append(seat->content().id);
    return order;
}

// ---- places

int RingCircle::faceSize() const
{
    return m_seats.size() > kMostFaces ? kDot : m_seats.size() > kMostNames ? kSmallFace : kLargeFace;
}

int RingCircle::nameWidth(int width) const
{
    if (m_seats.size() > kMostNames)
        return 0;
    const int most = m_seats.size() > 4 ? width / 4 : width * 2 / 5; // otherwise a name touches a face
    return std::min(fontMetrics().averageCharWidth() * 12, std::max(kLargeFace, most));
}

/// The circle passes through the middles of the faces; names hang below them.
QPointF RingCircle::centre() const
{
    const int name = nameWidth() > 0 ? fontMetrics().height() : 0;
    return {width() / 2.0, (height() - name) / 2.0};
}

double RingCircle::radius() const
{
    const double across = std::max(faceSize() + 2 * kSeatEdge, nameWidth());
    const double name = nameWidth() > 0 ? fontMetrics().height() : 0;
    const double high = (height() - name - faceSize() - 2 * kSeatEdge) / 2.0;
    return std::max(0.0, std::min((width() - across) / 2.0, high));
}

QPoint RingCircle::placeOf(int number) const
{
    const double angle = 2 * M_PI * number / std::max<qsizetype>(1, m_seats.size()) - M_PI / 2;
    return (centre() + radius() * QPointF(std::cos(angle), std::sin(angle))).toPoint();
}

int RingCircle::nearestPlace(const QPoint &to) const
{
    int nearest = 0;
    const auto far = [&](int place) { return QLineF(placeOf(place), to).length(); };
    for (int place = 1; place < int(m_seats.size()); ++place)
        nearest = far(place) < far(nearest) ? place : nearest;
    return nearest;
}

void RingCircle::layOut()
{
    for (int place = 0; place < int(m_seats.size()); ++place) {
        RingSeatButton *seat = m_seats[place];
        seat->setMeasure({faceSize(), nameWidth()});
        if (seat != m_dragged)
            seat->move(placeOf(place) - seat->faceCentre());
    }
    update();
}

/// The height of the largest circle that fits into the width.
int RingCircle::heightForWidth(int width) const
{
    if (m_seats.isEmpty())
        return 3 * fontMetrics().height();
    const int names = nameWidth(width) > 0 ? fontMetrics().height() : 0;
    const int seat = faceSize() + 2 * kSeatEdge;
    const int across = m_seats.size() == 1 ? 0 : width - std::max(seat, nameWidth(width));
    return std::clamp(across, 0, kWidest) + seat + names;
}

QSize RingCircle::sizeHint() const { return {280, heightForWidth(280)}; }

QSize RingCircle::minimumSizeHint() const { return {160, 0}; }

void RingCircle::resizeEvent(QResizeEvent *) { layOut(); }

void RingCircle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    }
}

// ---- reordering

void RingCircle::drag(RingSeatButton *seat, const QPoint &to)
{
    m_dragged = seat;
    m_seats.move(m_seats.indexOf(seat), nearestPlace(to));
    layOut();
    seat->move(to - seat->faceCentre());
}

void RingCircle::drop()
{
    m_dragged = nullptr;
    layOut();
    const QList<base::ParticipantId> wanted = shownOrder();
    QList<base::ParticipantId> now;
    for (const ports::RingSeat &seat : std::as_const(m_floor.ring->order))
        now.append(seat.id);
    if (wanted != now)
        Q_EMIT orderWanted(wanted);
    else
        showSeats();
}

void RingCircle::move(RingSeatButton *seat, int by)
{
    const qsizetype from = m_seats.indexOf(seat);
    const qsizetype to = from + by;
    if (!m_movable || to < 0 || to >= m_seats.size())
        return;
    m_seats.move(from, to);
    layOut();
    Q_EMIT orderWanted(shownOrder());
}

void RingCircle::step(RingSeatButton *seat, int by)
{
    const qsizetype count = m_seats.size();
    reach(m_seats[(m_seats.indexOf(seat) + by + count) % count]);
    focusReachable();
}

void RingCircle::reach(RingSeatButton *seat)
{
    if (m_reachable)
        m_reachable->setFocusPolicy(Qt::ClickFocus);
    m_reachable = seat;
    seat->setFocusPolicy(Qt::StrongFocus);
}

void RingCircle::focusReachable()
{
    if (m_reachable)
        m_reachable->setFocus(Qt::TabFocusReason);
}

void RingCircle::openMenu(RingSeatButton *seat, const QPoint &at)
{
    if (!m_movable || m_seats.size() < 2)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"ringSeatMenu"_s);
    const auto add = [&](const QString &name, const QString &text, int by) {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        const qsizetype to = m_seats.indexOf(seat) + by;
        action->setEnabled(to >= 0 && to < m_seats.size());
        connect(action, &QAction::triggered, seat, [seat, by] { Q_EMIT seat->moveWanted(by); });
    };
    add(u"moveEarlier"_s, tr("Move %1 earlier").arg(seat->content().name), -1);
    add(u"moveLater"_s, tr("Move %1 later").arg(seat->content().name), 1);
    menu->popup(at);
}

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

/// Half way between two seats, pointing to the later one. With many seats, only some arrows are painted.
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

/// Without room for the sentence, only the headline has it.
void RingCircle::paintMiddle(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    if (m_seats.size() == 1)
        return;
    const QRectF room = middle();
    const bool asleep = !m_floor.ring->current;
    const QString words = ringMiddle(m_floor, m_people);
    painter.setPen(asleep ? theme.mutedText : theme.text); // without a pen, text has no size
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
