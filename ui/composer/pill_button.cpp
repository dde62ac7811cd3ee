// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/pill_button.h"

#include <QKeyEvent>
#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kWidest = 360;

} // namespace

PillButton::PillButton(Look look, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_look(look)
    , m_theme(theme)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void PillButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void PillButton::setLabel(const QString &label)
{
    QString oneLine = label.simplified();
    setAccessibleName(oneLine);
    setToolTip(fontMetrics().horizontalAdvance(oneLine) > kWidest - 2 * m_theme.metrics.medium
                   ? oneLine.toHtmlEscaped()
                   : QString());
    setText(oneLine);
    updateGeometry();
}

QSize PillButton::sizeHint() const
{
    const int height = std::max(m_theme.metrics.control, fontMetrics().height() + m_theme.metrics.small);
    const int width = fontMetrics().horizontalAdvance(text()) + 2 * m_theme.metrics.medium + 2;
    return {std::clamp(width, height, kWidest), height};
}

QSize PillButton::minimumSizeHint() const
{
    return m_look == Look::Main ? sizeHint() : QSize(m_theme.metrics.control * 2, sizeHint().height());
}

QColor PillButton::ground() const
{
    if (m_look == Look::Main)
        return isEnabled() ? m_theme.accent : m_theme.barTrack;
    return underMouse() && isEnabled() ? m_theme.hover : m_theme.raised;
}

QColor PillButton::ink() const
{
    if (!isEnabled())
        return m_theme.mutedText;
    return m_look == Look::Main ? m_theme.accentText : m_theme.text;
}

void PillButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF shape = QRectF(rect()).adjusted(1, 1, -1, -1);
    const qreal radius = shape.height() / 2;
    painter.setPen(m_look == Look::Chip ? QPen(m_theme.border) : QPen(Qt::NoPen));
    painter.setBrush(ground());
    painter.drawRoundedRect(shape, radius, radius);

    if (hasFocus()) {
        const bool onAccent = m_look == Look::Main && isEnabled();
        painter.setPen(QPen(onAccent ? m_theme.accentText : m_theme.accent, m_theme.metrics.focusWidth));
        painter.setBrush(Qt::NoBrush);
        const qreal inset = onAccent ? 3 : 1;
        painter.drawRoundedRect(shape.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    }
    painter.setPen(ink());
    const int room = width() - 2 * m_theme.metrics.medium;
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, std::max(1, room + 2)));
}

void PillButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

} // namespace studio::ui
