// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/level_plot.h"

#include "ui/panels/floor/level_words.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace studio::ui {

namespace {

constexpr base::Millis kShortest = 10s;
constexpr base::Millis kLongest = 2min;
constexpr int kHeight = 48;

} // namespace

LevelPlot::LevelPlot(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"levelPlot"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LevelPlot::setContent(const ports::MeterView &meter, const QList<int> &prices)
{
    m_meter = meter;
    m_prices = prices;
    update();
}

base::Millis LevelPlot::span() const
{
    const base::Millis all = m_meter.history.isEmpty() ? 0ms : m_meter.now - m_meter.history.first().t;
    return std::clamp(all, kShortest, kLongest);
}

double LevelPlot::heightOf(int level) const
{
    return 1.5 + (height() - 3.0) * (kFullLevel - level) / kFullLevel;
}

/// A level holds until the next one; before the first known level it was full.
QPolygonF LevelPlot::line() const
{
    const base::Millis from = m_meter.now - span();
    const auto at = [&](base::Millis t) { return width() * double((t - from).count()) / span().count(); };
    int level = m_meter.history.size() < ports::MeterView::kMostPoints || m_meter.history.isEmpty()
                    ? kFullLevel
                    : m_meter.history.first().level;
    QPolygonF line;
    for (const ports::LevelPoint &point : m_meter.history) {
        if (point.t > from) {
            if (line.isEmpty())
                line << QPointF(0, heightOf(level));
            line << QPointF(at(point.t), heightOf(level)) << QPointF(at(point.t), heightOf(point.level));
        }
        level = point.level;
    }
    if (line.isEmpty())
        line << QPointF(0, heightOf(level));
    return line << QPointF(width(), heightOf(level));
}

void LevelPlot::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.hatch, 1, Qt::DotLine));
    for (const int price : m_prices)
        painter.drawLine(QPointF(0, heightOf(price)), QPointF(width(), heightOf(price)));
    const QPolygonF steps = line();
    QPolygonF below = steps;
    below << QPointF(width(), height()) << QPointF(0, height());
    QColor pale = theme.accent;
    pale.setAlphaF(0.15F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale);
    painter.drawPolygon(below);
    painter.setPen(QPen(theme.accent, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(steps);
    painter.setPen(QPen(theme.border, 1));
    painter.drawLine(QPointF(0, height() - 0.5), QPointF(width(), height() - 0.5));
}

QSize LevelPlot::sizeHint() const { return {280, kHeight}; }

QSize LevelPlot::minimumSizeHint() const { return {120, kHeight}; }

} // namespace studio::ui
