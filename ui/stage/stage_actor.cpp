// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_actor.h"

#include "ui/avatar/avatars.h"
#include "ui/models/plain_text.h"
#include "ui/stage/stage_hand.h"
#include "ui/stage/stage_ring.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/studio_style.h"
#include "ui/theme/theme_of.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kRingGap = 2;      // between the face and its ring
constexpr int kStep = 4;         // how far a speaker steps forward, downwards
constexpr double kNearer = 1.12; // and how much larger the speaker is then
constexpr double kSmallFont = 0.85;
constexpr double kAsleep = 0.45; // opacity
constexpr int kBadge = 20;
constexpr double kOverDisc = 0.16; // of the face's size: room for hair and a small hop

constexpr double kArms = 0.26; // of the face's size: how far hands over the head reach
constexpr double kHand = 0.34; // of the face's size: the hand of a vote
constexpr double kLeastHand = 18;

double overDisc(bool isWide) { return isWide ? kArms : kOverDisc; }

int around(int faceSize) { return faceSize + 2 * (kRingGap + kRingWidth); }

QFont nameFont(const QFont &font)
{
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QFont stateFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(small.pointSizeF() * kSmallFont);
    return small;
}

/// "guest · votes 7"; the painted text has a door in place of the first word, because there is little room
QString stateOf(const ActorLook &look)
{
    return look.mark.isEmpty() ? look.state : QString(look.mark + u" · "_s + look.state);
}

} // namespace

StageActor::StageActor(const base::ParticipantId &id, const Avatars &avatars, QWidget *parent)
    : QAbstractButton(parent)
    , m_avatars(avatars)
    , m_figure(id, avatars)
{
    setObjectName(u"actor_"_s + id.value());
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    m_move.setStartValue(0.0);
    m_move.setEndValue(1.0);
    m_move.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_move, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &share) { pose(share.toDouble()); });
    connect(&avatars, &Avatars::changed, this, qOverload<>(&QWidget::update));
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT menuWanted(mapToGlobal(besideFace())); });
}

/// Menu and tool tip open here: the face shows what the commands do.
QPoint StageActor::besideFace() const
{
    const int left = std::max(0, int(faceRect().left()));
    return {left, m_mode == StageMode::Strip ? height() : int(faceRect().bottom()) + 1};
}

/// The second click would hit what the first click has changed.
void StageActor::mouseDoubleClickEvent(QMouseEvent *event) { event->accept(); }

void StageActor::setLook(const ActorLook &look)
{
    if (m_shown && look == m_look)
        return;
    const bool isNewVote = m_look.ring != ActorLook::Ring::Filled && look.ring == ActorLook::Ring::Filled;
    m_look = look;
    m_figure.life().setAsleep(look.asleep);
    setText(look.name);
    //: A companion on the stage, for screen readers and as a tool tip: %1 its name, %2 what it does
    const QString state = tr("%1: %2").arg(look.name, stateOf(look));
    //: The same of one who waits for the floor: %1 as above, %2 the place in the queue, 1 is the next
    const QString words =
        look.place > 0 ? tr("%1, number %2 in the queue").arg(state).arg(look.place) : state;
    setAccessibleName(words);
    setAccessibleDescription(tr("Press Enter for the menu."));
    setToolTip(plainToolTip(words) + u"<br>"_s +
               plainToolTip(tr("Click: menu."))); // rich text has no line ends
    if (isNewVote)
        m_pose.filled = 0;
    moveTo(poseOf(look));
    m_shown = true;
    update();
}

void StageActor::setMotion(Motion motion)
{
    m_motion = motion;
    m_figure.life().setMotion(motion);
}

void StageActor::setStaging(const Staging &staging)
{
    if (staging == m_staging)
        return;
    m_staging = staging;
    update();
}

void StageActor::advance(base::Millis now)
{
    if (!m_figure.advance(now) || m_mode == StageMode::Strip)
        return;
    const QRectF face = faceRect();
    update(StageFigure::reach(face).toAlignedRect().adjusted(-1, -1, 1, 1));
}

/// Measured at its final size, so that it is painted sharply there.
void StageActor::measureFigure()
{
    const double grown = m_to.forward > 0 ? kNearer : 1;
    m_figure.setMeasure(m_faceSize * grown, devicePixelRatioF());
}

void StageActor::setMeasure(StageMode mode, int faceSize)
{
    m_mode = mode;
    m_faceSize = faceSize;
    if (!isMoving())
        m_pose = m_to = poseOf(m_look); // a strip has no step forward
    measureFigure();
    updateGeometry();
    update();
}

StageActor::Pose StageActor::poseOf(const ActorLook &look) const
{
    const bool isRaised = look.hand == ActorLook::Hand::Raised;
    return {.filled = look.importance / 10.0,
            .forward = look.forward && m_mode != StageMode::Strip ? 1.0 : 0.0,
            .hand = isRaised ? look.importance / 10.0 : 0.0};
}

/// Moves from its current place; jumps if it is the first look, if it is hidden, or with reduced
/// motion.
void StageActor::moveTo(const Pose &pose)
{
    m_move.stop();
    m_from = m_pose;
    m_to = pose;
    measureFigure();
    const auto time = m_motion.lasting(kCalm);
    const bool isThere =
        m_pose.filled == pose.filled && m_pose.forward == pose.forward && m_pose.hand == pose.hand;
    if (!m_shown || isThere || !isVisible() || time.count() == 0) {
        this->pose(1);
        return;
    }
    m_move.setDuration(int(time.count()));
    m_move.start();
}

void StageActor::pose(double share)
{
    m_pose.filled = m_from.filled + (m_to.filled - m_from.filled) * share;
    m_pose.forward = m_from.forward + (m_to.forward - m_from.forward) * share;
    m_pose.hand = m_from.hand + (m_to.hand - m_from.hand) * share;
    update();
}

void StageActor::hideEvent(QHideEvent *event)
{
    QAbstractButton::hideEvent(event);
    m_move.stop();
    pose(1);
}

int StageActor::wordsHeight(const QFont &font)
{
    return QFontMetrics(nameFont(font)).height() + QFontMetrics(stateFont(font)).height();
}

int StageActor::widthFor(int faceSize)
{
    const double arms = StageFigure::reach(QRectF(0, 0, faceSize * kNearer, faceSize * kNearer)).width();
    return int(std::ceil(arms)) + 2;
}

int StageActor::heightFor(StageMode mode, int faceSize, const QFont &font, bool isWide)
{
    const int words = wordsHeight(font);
    const Metrics metrics;
    if (mode == StageMode::Strip)
        return std::max(around(faceSize), words) + metrics.small;
    return int(faceSize * overDisc(isWide)) + around(int(faceSize * kNearer)) + kStep + metrics.tiny + words +
           metrics.small;
}

QSize StageActor::sizeHint() const { return {around(m_faceSize) * 2, heightFor(m_mode, m_faceSize, font())}; }

QPoint StageActor::headTop() const { return {width() / 2, 0}; }

/// Where the face is now. A face that stands forward is larger and lower; the ring is around it.
QRectF StageActor::faceRect() const
{
    const double size = m_faceSize * (1 + (kNearer - 1) * m_pose.forward);
    const double edge = kRingGap + kRingWidth;
    if (m_mode == StageMode::Strip)
        return {themeOf(this).metrics.small + edge, (height() - size) / 2, size, size};
    const double grown = (m_faceSize * kNearer - size) / 2;
    const double top = int(m_faceSize * overDisc(m_staging.isWide)) + edge + grown + kStep * m_pose.forward;
    return {(width() - size) / 2, top, size, size};
}

/// Beside the face, the higher the more important; a missing vote is low.
QRectF StageActor::handRect() const
{
    if (!m_staging.hasHands || m_mode == StageMode::Strip || m_look.hand == ActorLook::Hand::None)
        return {};
    const double size = std::max(kLeastHand, m_faceSize * kHand);
    const QRectF face = faceRect();
    const double left = std::min(face.right() - size * 0.2, width() - size - 1);
    const double low = face.bottom() - size;
    return {left, low + (1 - low) * m_pose.hand, size, size};
}

bool StageActor::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::ToolTip) {
        QToolTip::showText(mapToGlobal(besideFace()), toolTip(), this);
        return true;
    }
    return QAbstractButton::event(event);
}

void StageActor::contextMenuEvent(QContextMenuEvent *event) { Q_EMIT menuWanted(event->globalPos()); }

void StageActor::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hover);
        painter.drawRoundedRect(rect(), theme.metrics.radius, theme.metrics.radius);
    }
    const QRectF face = faceRect();
    const double edge = kRingGap + kRingWidth;
    paintRing(painter, face.adjusted(-edge, -edge, edge, edge));
    paintFace(painter, face);
    paintSigns(painter, face);
    if (m_staging.hasHands)
        paintStageHand(painter, handRect(), m_look, font(), theme);
    if (m_mode == StageMode::Strip || event->rect().bottom() > face.bottom() + edge)
        paintWords(painter);
    if (hasFocus())
        paintFocusRing(painter, rect(), theme, theme.metrics.radius);
}

/// Cached as a picture: the figure in front of it is painted sixty times a second, the ring changes only with
/// a vote.
void StageActor::paintRing(QPainter &painter, const QRectF &circle)
{
    const Theme &theme = themeOf(this);
    if (m_look.ring == ActorLook::Ring::None)
        return;
    const QColor colour = theme.companionColour(m_look.colour);
    const QString key = u"%1 %2 %3 %4 %5 %6"_s.arg(int(m_look.ring))
                            .arg(m_pose.filled)
                            .arg(circle.width())
                            .arg(devicePixelRatioF())
                            .arg(colour.rgb())
                            .arg(theme.barTrack.rgb() ^ theme.hatch.rgb());
    const QRectF inside(QPointF(0, 0), circle.size());
    if (key != m_ringKey) {
        m_ringKey = key;
        m_ring = QPixmap((circle.size() * devicePixelRatioF()).toSize() + QSize(1, 1));
        m_ring.setDevicePixelRatio(devicePixelRatioF());
        m_ring.fill(Qt::transparent);
        QPainter ring(&m_ring);
        paintStageRing(ring, inside, m_look.ring, m_pose.filled, colour, theme);
    }
    painter.drawPixmap(circle.topLeft(), m_ring);
}

void StageActor::paintFace(QPainter &painter, const QRectF &face)
{
    painter.save();
    painter.setOpacity(m_look.asleep ? kAsleep : 1.0);
    if (m_mode == StageMode::Strip)
        painter.drawPixmap(face, m_avatars.pixmap(m_look.id, qRound(face.width()), devicePixelRatioF()),
                           QRectF());
    else
        m_figure.paint(painter, face);
    painter.restore();
}

/// Star, moon, door of a guest, muted and the place in the queue: small pictures on their own ground, at the
/// corners of the face.
void StageActor::paintSigns(QPainter &painter, const QRectF &face) const
{
    const Theme &theme = themeOf(this);
    const int badge = m_mode == StageMode::Strip ? kBadge * 3 / 4 : kBadge;
    const auto paint = [&](IconName name, const QPointF &centre, const QColor &colour) {
        QRectF ground(0, 0, badge, badge);
        ground.moveCenter(centre);
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(theme.raised);
        painter.drawEllipse(ground);
        const int inside = badge - 6;
        painter.drawPixmap(ground.center() - QPointF(inside / 2.0, inside / 2.0),
                           iconPixmap(name, colour, inside, devicePixelRatioF()));
    };
    const double inset = badge / 5.0;
    const QPointF topRight = face.topRight() + QPointF(-inset, inset);
    const QPointF bottomRight = face.bottomRight() + QPointF(-inset, -inset);
    if (m_look.asleep)
        paint(IconName::Asleep, topRight, theme.mutedText);
    else if (m_look.star && handRect().isEmpty())
        paint(IconName::StarFilled, topRight, theme.warning);
    if (!m_look.mark.isEmpty())
        paint(IconName::Doors, face.topLeft() + QPointF(inset, inset), theme.mutedText);
    if (m_look.muted)
        paint(IconName::Mute, bottomRight, theme.mutedText);
    if (m_look.place > 0)
        paintPlace(painter, face.bottomLeft() + QPointF(inset, -inset), badge);
}

void StageActor::paintPlace(QPainter &painter, const QPointF &centre, int size) const
{
    const Theme &theme = themeOf(this);
    QRectF ground(0, 0, size, size);
    ground.moveCenter(centre);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.raised);
    painter.drawEllipse(ground);
    QFont number = nameFont(font());
    number.setPixelSize(size * 3 / 5);
    painter.setFont(number);
    painter.setPen(theme.text);
    painter.drawText(ground, Qt::AlignCenter, locale().toString(m_look.place));
}

void StageActor::paintWords(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    const Metrics &metrics = theme.metrics;
    const bool isStrip = m_mode == StageMode::Strip;
    const int left = isStrip ? metrics.small + around(m_faceSize) + metrics.small : 0;
    const int room = width() - left - (isStrip ? metrics.tiny : 0);
    constexpr int kNarrowest = 56; // in narrower cells there are no words below a face
    if (room < kNarrowest)
        return;
    const QFontMetrics nameLine(nameFont(font()));
    const QFontMetrics stateLine(stateFont(font()));
    const int words = nameLine.height() + stateLine.height();
    const int top = isStrip ? (height() - words) / 2 : height() - metrics.tiny - words;
    const auto line = [&](const QFont &font, const QFontMetrics &line, int at, const QString &text,
                          const QColor &colour) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(left, at, room, line.height()),
                         int(isStrip ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::TextSingleLine,
                         elided(line, text, room));
    };
    if (m_staging.hasPlates && !isStrip) {
        const int widest =
            std::max(nameLine.horizontalAdvance(m_look.name), stateLine.horizontalAdvance(m_look.state));
        const int wide = std::min(room, widest + 2 * metrics.small);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.surface);
        painter.drawRoundedRect(QRect((width() - wide) / 2, top - 1, wide, words + 2), metrics.tiny,
                                metrics.tiny);
    }
    line(nameFont(font()), nameLine, top, m_look.name, m_look.asleep ? theme.mutedText : theme.text);
    const bool speaks = m_look.forward;
    line(stateFont(font()), stateLine, top + nameLine.height(), m_look.state,
         speaks ? theme.companionColour(m_look.colour) : theme.mutedText);
}

} // namespace studio::ui
