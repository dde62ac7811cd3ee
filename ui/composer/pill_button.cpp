// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/pill_button.h"

#include "ui/models/plain_text.h"
#include "ui/theme/elided.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace studio::ui {

namespace {

/// Room for some forty letters, at any text size.
int widest(const QFontMetrics &metrics) { return std::max(360, 24 * metrics.height()); }

} // namespace

PillButton::PillButton(Look look, QWidget *parent)
    : QAbstractButton(parent)
    , m_look(look)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void PillButton::setLabel(const QString &label)
{
    const QString oneLine = label.simplified();
    setAccessibleName(oneLine);
    setText(oneLine);
    tellTip();
    updateGeometry();
}

void PillButton::setHint(const QString &hint)
{
    m_hint = hint;
    setAccessibleDescription(hint);
    tellTip();
}

void PillButton::tellTip()
{
    const bool isShortened = fontMetrics().horizontalAdvance(text()) > widest(fontMetrics()) - sideWidth();
    setToolTip(plainToolTip(!m_hint.isEmpty() ? m_hint : isShortened ? text() : QString()));
}

void PillButton::setPicture(const QPixmap &picture)
{
    m_picture = picture;
    updateGeometry();
    update();
}

void PillButton::setSign(IconName before)
{
    m_sign = before;
    updateGeometry();
}

void PillButton::setEnding(IconName after)
{
    m_ending = after;
    updateGeometry();
}

int PillButton::pictureSize() const { return std::max(16, fontMetrics().height()); }

int PillButton::sideWidth() const
{
    const Metrics &metrics = themeOf(this).metrics;
    const int picture = pictureSize() + metrics.tiny;
    const bool begins = m_sign || !m_picture.isNull();
    const int air = m_look == Look::Tool ? metrics.small : metrics.medium;
    return 2 * air + 2 + (begins ? picture : 0) + (m_ending ? picture : 0);
}

QSize PillButton::sizeHint() const
{
    const Theme &theme = themeOf(this);
    const int height = std::max(theme.metrics.control, fontMetrics().height() + theme.metrics.small);
    const int width = fontMetrics().horizontalAdvance(text()) + sideWidth();
    return {std::clamp(width, height, widest(fontMetrics())), height};
}

QSize PillButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return m_look == Look::Main
               ? whole
               : QSize(std::min(themeOf(this).metrics.control * 2, whole.width()), whole.height());
}

QBrush PillButton::ground() const
{
    const Theme &theme = themeOf(this);
    if (m_look == Look::Main)
        return isEnabled() ? theme.accent : theme.barTrack;
    if (underMouse() && isEnabled())
        return theme.hover;
    return m_look == Look::Chip || isChecked() ? QBrush(theme.raised) : QBrush(Qt::NoBrush);
}

QColor PillButton::ink() const
{
    const Theme &theme = themeOf(this);
    if (!isEnabled())
        return m_look == Look::Tool ? theme.disabledText : theme.mutedText;
    if (m_look == Look::Main)
        return theme.accentText;
    return m_look == Look::Tool && !isChecked() ? theme.mutedText : theme.text;
}

void PillButton::paintShape(QPainter &painter, const QRectF &shape) const
{
    const Theme &theme = themeOf(this);
    const qreal radius = shape.height() / 2;
    const bool framed = m_look == Look::Chip || isChecked();
    painter.setPen(framed ? QPen(isChecked() ? theme.accent : theme.border) : QPen(Qt::NoPen));
    painter.setBrush(ground());
    painter.drawRoundedRect(shape, radius, radius);
    if (!hasFocus())
        return;
    const bool onAccent = m_look == Look::Main && isEnabled();
    painter.setPen(QPen(onAccent ? theme.accentText : theme.focus, theme.metrics.focusWidth));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = onAccent ? 3 : 1;
    painter.drawRoundedRect(shape.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
}

void PillButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShape(painter, QRectF(rect()).adjusted(1, 1, -1, -1));

    const int side = pictureSize();
    const int room = std::max(1, width() - sideWidth() + 2);
    const QString shown = elided(fontMetrics(), text(), room);
    const bool begins = m_sign || !m_picture.isNull();
    const int step = side + (shown.isEmpty() ? 0 : theme.metrics.tiny);
    const int whole = fontMetrics().horizontalAdvance(shown) + (begins ? step : 0) + (m_ending ? step : 0);
    int left = (width() - whole) / 2;
    const QRect place(0, (height() - side) / 2, side, side);
    if (!m_picture.isNull())
        painter.drawPixmap(place.translated(left, 0), m_picture);
    else if (m_sign)
        painter.drawPixmap(place.translated(left, 0), iconPixmap(*m_sign, ink(), side, devicePixelRatioF()));
    left += begins ? step : 0;
    painter.setPen(ink());
    painter.drawText(QRect(left, 0, room, height()), Qt::AlignVCenter | Qt::TextSingleLine, shown);
    if (m_ending) {
        left += fontMetrics().horizontalAdvance(shown) + theme.metrics.tiny;
        painter.drawPixmap(
            place.translated(left, 0),
            iconPixmap(*m_ending, isEnabled() ? theme.mutedText : ink(), side, devicePixelRatioF()));
    }
}

void PillButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

void PillButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        tellTip();
}

} // namespace studio::ui
