// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_pot.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kFull = 100;

/// The belly of the pot, in a square of 1 by 0.8: the tea is seen through it.
QPainterPath belly()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(0.2, 0.16, 0.56, 0.58), 0.26, 0.26);
    return path;
}

/// Spout, handle, lid and knob.
QPainterPath fittings()
{
    QPainterPath path;
    path.moveTo(0.22, 0.56);
    path.quadTo(0.08, 0.5, 0.06, 0.26);
    path.lineTo(0.0, 0.22);
    path.moveTo(0.74, 0.28);
    path.cubicTo(1.0, 0.2, 1.0, 0.62, 0.72, 0.6);
    path.moveTo(0.34, 0.16);
    path.lineTo(0.62, 0.16);
    path.addEllipse(QPointF(0.48, 0.1), 0.04, 0.04);
    return path;
}

} // namespace

StagePot::StagePot(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"stagePot"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    m_pouring.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_pouring, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_shown = value.toDouble();
        update();
    });
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { update(); });
}

void StagePot::setMeter(const std::optional<ports::MeterView> &meter)
{
    const bool wasShown = isVisible();
    setVisible(meter.has_value());
    if (!meter) {
        m_pouring.stop();
        return;
    }
    m_level = std::clamp(meter->level, 0, kFull);
    const int refunds = std::accumulate(
        meter->refunds.cbegin(), meter->refunds.cend(), 0,
        [](int sum, const ports::PendingRefund &refund) { return std::min(kFull, sum + refund.amount); });
    m_coming = std::clamp(refunds, 0, kFull - m_level);
    retranslate();
    m_pouring.stop();
    const auto time = m_motion.lasting(kCalm);
    if (!wasShown || time.count() == 0 || m_shown == m_level) {
        m_shown = m_level;
        update();
        return;
    }
    m_pouring.setStartValue(m_shown);
    m_pouring.setEndValue(double(m_level));
    m_pouring.setDuration(int(time.count()));
    m_pouring.start();
}

void StagePot::setPlate(bool shown)
{
    m_hasPlate = shown;
    update();
}

void StagePot::retranslate()
{
    const QString level = tr("Tea in the pot: %1 of %2").arg(m_level).arg(kFull);
    //: %1 as above; %2 is what will be refunded to the room's resource
    setAccessibleName(m_coming > 0 ? tr("%1, %2 more coming").arg(level).arg(m_coming) : level);
    setToolTip(accessibleName());
}

QSize StagePot::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 5, line * 5};
}

void StagePot::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int line = fontMetrics().height();
    const double side = std::min<double>(width(), (height() - line) / 0.8);
    const QTransform there = QTransform::fromTranslate((width() - side) / 2, 0).scale(side, side);
    const QPainterPath glass = there.map(belly());
    const QRectF inside = glass.boundingRect();
    const QPen outline(theme.text, std::max(1.5, side / 40), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(outline);
    painter.drawPath(there.map(fittings()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.surface);
    painter.drawPath(glass);
    painter.save();
    painter.setClipPath(glass);
    const auto heightOf = [&inside](double level) {
        return inside.bottom() - inside.height() * level / kFull;
    };
    painter.fillRect(QRectF(QPointF(inside.left(), heightOf(m_shown)), inside.bottomRight()), theme.barFill);
    if (m_coming > 0) {
        painter.setPen(QPen(theme.text, 1.5, Qt::DotLine));
        const double line = heightOf(std::min<double>(kFull, m_shown + m_coming));
        painter.drawLine(QPointF(inside.left(), line), QPointF(inside.right(), line));
    }
    painter.restore();
    painter.setPen(outline);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(glass);
    const QString number = locale().toString(m_level);
    const int wide = fontMetrics().horizontalAdvance(number) + 2 * theme.metrics.small;
    const QRect plate((width() - wide) / 2, height() - line, wide, line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_hasPlate ? QBrush(theme.surface) : QBrush());
    painter.drawRoundedRect(plate, theme.metrics.tiny, theme.metrics.tiny);
    painter.setPen(theme.text);
    painter.drawText(plate, Qt::AlignCenter, number);
}

} // namespace studio::ui
