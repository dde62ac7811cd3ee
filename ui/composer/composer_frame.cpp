// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer_frame.h"

#include "ui/theme/theme_of.h"

#include <QPainter>

namespace studio::ui {

namespace {

/// The background of a whisper: a hint of the accent colour that leaves the quiet text readable.
QColor whisperGround(const Theme &theme)
{
    for (const qreal part : {0.14, 0.10, 0.07, 0.04}) {
        const auto mix = [part](qreal over, qreal under) { return over * part + under * (1 - part); };
        const QColor tinted = QColor::fromRgbF(float(mix(theme.accent.redF(), theme.surface.redF())),
                                               float(mix(theme.accent.greenF(), theme.surface.greenF())),
                                               float(mix(theme.accent.blueF(), theme.surface.blueF())));
        if (Theme::contrast(theme.mutedText, tinted) >= theme.textContrast())
            return tinted;
    }
    return theme.surface;
}

} // namespace

ComposerFrame::ComposerFrame(QWidget *parent)
    : QWidget(parent)
{
}

void ComposerFrame::setLook(const Look &look)
{
    if (m_look == look)
        return;
    m_look = look;
    update();
}

QColor ComposerFrame::ground() const
{
    const Theme &theme = themeOf(this);
    if (!isEnabled() || !m_look.isWritable)
        return theme.window;
    return m_look.whispers ? whisperGround(theme) : theme.surface;
}

void ComposerFrame::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen = m_look.hasFocus ? QPen(theme.focus, theme.metrics.focusWidth) : QPen(theme.border);
    if (m_look.whispers)
        pen = QPen(theme.accent, theme.metrics.focusWidth, m_look.hasFocus ? Qt::SolidLine : Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(ground());
    const qreal radius = theme.metrics.control / 2.0 + theme.metrics.tiny;
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
}

} // namespace studio::ui
