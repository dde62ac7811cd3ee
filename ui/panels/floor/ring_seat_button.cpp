// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/ring_seat_button.h"

#include "ui/avatar/avatars.h"
#include "ui/models/plain_text.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/studio_style.h"
#include "ui/theme/theme_of.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kEdge = 6;          // around the face, for the ring of the speaker
constexpr int kSmallestFace = 20; // below this size: a dot
constexpr double kPale = 0.45;

} // namespace

RingSeatButton::RingSeatButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(u"ringSeat"_s);
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT menuWanted(mapToGlobal(faceCentre())); });
}

void RingSeatButton::setContent(const Content &content)
{
    m_content = content;
    setText(content.name);
    setAccessibleName(content.inWords);
    setToolTip(plainToolTip(content.inWords));
    update();
}

void RingSeatButton::setMeasure(const Measure &measure)
{
    m_measure = measure;
    resize(sizeHint());
    update();
}

void RingSeatButton::setAvatars(const Avatars *avatars)
{
    m_avatars = avatars;
    update();
}

void RingSeatButton::setMovable(bool movable)
{
    m_movable = movable;
    setCursor(movable ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

QSize RingSeatButton::sizeHint() const
{
    const int around = m_measure.face + 2 * kEdge;
    const int name = m_measure.nameWidth > 0 ? fontMetrics().height() : 0;
    return {std::max(around, m_measure.nameWidth), around + name};
}

QPoint RingSeatButton::faceCentre() const { return {width() / 2, kEdge + m_measure.face / 2}; }

QRectF RingSeatButton::faceRect() const
{
    QRectF face(0, 0, m_measure.face, m_measure.face);
    face.moveCenter(faceCentre());
    return face;
}

void RingSeatButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = faceRect();
    if (m_content.current) {
        painter.setPen(QPen(theme.accent, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(face.adjusted(-3.5, -3.5, 3.5, 3.5));
    }
    paintFace(painter, face);
    paintSign(painter, face);
    if (m_measure.nameWidth > 0) {
        QFont nameFont = font();
        nameFont.setWeight(m_content.current ? QFont::Bold : QFont::Normal);
        painter.setFont(nameFont);
        painter.setPen(m_content.asleep || m_content.silent ? theme.mutedText : theme.text);
        const QRect line(0, int(face.bottom()) + kEdge, width(), fontMetrics().height());
        painter.drawText(line, int(Qt::AlignCenter) | Qt::TextSingleLine,
                         elided(QFontMetrics(nameFont), m_content.name, line.width()));
    }
    if (hasFocus())
        paintFocusRing(painter, rect(), theme, theme.metrics.radius);
}

void RingSeatButton::paintFace(QPainter &painter, const QRectF &face) const
{
    painter.setPen(Qt::NoPen); // keeps the circle from shining through a pale face
    painter.setBrush(palette().window());
    painter.drawEllipse(face);
    painter.setOpacity(m_content.asleep || m_content.muted ? kPale : 1);
    if (m_avatars && m_measure.face >= kSmallestFace) {
        painter.drawPixmap(face.topLeft(),
                           m_avatars->pixmap(m_content.id, m_measure.face, devicePixelRatioF()));
    } else { // hollow: the companion was silent
        const QColor colour = themeOf(this).companionColour(m_content.colour);
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(m_content.silent ? QBrush(Qt::NoBrush) : QBrush(colour));
        painter.drawEllipse(face.adjusted(0.75, 0.75, -0.75, -0.75));
    }
    painter.setOpacity(1);
}

/// A bar through a small circle for silent companions, a crossed-out loudspeaker for muted ones.
void RingSeatButton::paintSign(QPainter &painter, const QRectF &face) const
{
    const Theme &theme = themeOf(this);
    const bool hasSign = m_content.silent || m_content.muted;
    if (!hasSign || m_measure.face < kSmallestFace)
        return;
    constexpr int kSign = 18;
    QRectF ground(0, 0, kSign, kSign);
    ground.moveCenter(face.bottomRight() - QPointF(kSign / 4.0, kSign / 4.0));
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.raised);
    painter.drawEllipse(ground);
    const int inside = kSign - 6;
    painter.drawPixmap(ground.topLeft() + QPointF(3, 3),
                       iconPixmap(m_content.muted ? IconName::Mute : IconName::Minus, theme.text, inside,
                                  devicePixelRatioF()));
}

void RingSeatButton::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    m_dragging = false;
    QAbstractButton::mousePressEvent(event);
}

void RingSeatButton::mouseMoveEvent(QMouseEvent *event)
{
    const int far = (event->pos() - m_pressed).manhattanLength();
    const bool held = event->buttons().testFlag(Qt::LeftButton);
    if (!m_movable || !held || (!m_dragging && far < QApplication::startDragDistance()))
        return;
    m_dragging = true;
    raise();
    Q_EMIT dragged(mapToParent(event->pos()) - m_pressed + faceCentre());
}

void RingSeatButton::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_dragging) {
        QAbstractButton::mouseReleaseEvent(event);
        return;
    }
    m_dragging = false;
    setDown(false);
    Q_EMIT dropped();
}

void RingSeatButton::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool back = key == Qt::Key_Left || key == Qt::Key_Up;
    const bool forth = key == Qt::Key_Right || key == Qt::Key_Down;
    if (back || forth) {
        const int by = back ? -1 : 1;
        if (!event->modifiers().testFlag(Qt::ControlModifier))
            Q_EMIT stepWanted(by);
        else if (m_movable)
            Q_EMIT moveWanted(by);
        return;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void RingSeatButton::contextMenuEvent(QContextMenuEvent *event) { Q_EMIT menuWanted(event->globalPos()); }

} // namespace studio::ui
