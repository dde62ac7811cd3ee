// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/closing_strip.h"

#include "core/explain/names.h"
#include "core/explain/wording.h"
#include "ui/theme/elided.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kSteps = 4; // none, pre-closing, closing, terminal
constexpr int kStepGap = 3;
constexpr int kWidestName = 120;

/// As large as the words beside the steps.
QSize stepSize(const QFontMetrics &metrics)
{
    return {std::max(16, metrics.height() * 4 / 5), std::max(6, metrics.height() / 3)};
}

QString stageWord(model::Closing stage)
{
    //: Beside a name, in a list that tells who is winding down and who is not
    return stage == model::Closing::None ? ClosingStrip::tr("staying") : explain::closingText(stage);
}

} // namespace

ClosingStrip::ClosingStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"closingStrip"_s);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
    onRetranslate(this, [this] { refresh(); });
}

void ClosingStrip::setLines(const QList<Line> &lines)
{
    const Theme &theme = themeOf(this);
    if (m_lines == lines && theme == theme)
        return;
    m_lines = lines;
    refresh();
}

void ClosingStrip::refresh()
{
    QStringList spoken;
    for (const Line &line : std::as_const(m_lines)) {
        if (line.stage != model::Closing::None) //: %1 a name, %2 how far it is winding down
            spoken.append(tr("%1: %2").arg(line.name, stageWord(line.stage)));
    }
    setAccessibleName(explain::listed(spoken));
    setVisible(!spoken.isEmpty());
    updateGeometry();
    update();
}

void ClosingStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

int ClosingStrip::nameWidth() const
{
    int widest = 0;
    for (const Line &line : m_lines)
        widest = std::max(widest, fontMetrics().horizontalAdvance(line.name));
    return std::min(widest, std::max(kWidestName, 8 * fontMetrics().height()));
}

int ClosingStrip::stepsWidth() const
{
    return kSteps * stepSize(fontMetrics()).width() + (kSteps - 1) * kStepGap;
}

bool ClosingStrip::wordsFitBeside(int width) const
{
    int widest = 0;
    for (const Line &line : m_lines)
        widest = std::max(widest, fontMetrics().horizontalAdvance(stageWord(line.stage)));
    return nameWidth() + stepsWidth() + widest + 2 * themeOf(this).metrics.medium <= width;
}

int ClosingStrip::heightForWidth(int width) const
{
    const int line = fontMetrics().height() + themeOf(this).metrics.tiny;
    return int(m_lines.size()) * line * (wordsFitBeside(width) ? 1 : 2);
}

QSize ClosingStrip::sizeHint() const { return {300, heightForWidth(300)}; }

QSize ClosingStrip::minimumSizeHint() const
{
    return {stepsWidth() + themeOf(this).metrics.control, fontMetrics().height()};
}

void ClosingStrip::paintSteps(QPainter &painter, const QRectF &place, const Line &line) const
{
    const Theme &theme = themeOf(this);
    const int reached = int(line.stage);
    const QSize size = stepSize(fontMetrics());
    for (int step = 0; step < kSteps; ++step) {
        const QRectF part(place.left() + step * (size.width() + kStepGap),
                          place.center().y() - size.height() / 2.0, size.width(), size.height());
        const bool filled = step <= reached && reached > 0;
        painter.setPen(filled ? QPen(Qt::NoPen) : QPen(theme.hatch, 1));
        painter.setBrush(filled ? QBrush(theme.companionColour(line.colour)) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(filled ? part : part.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    }
}

void ClosingStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int gap = theme.metrics.medium;
    const int height = fontMetrics().height();
    const int line = height + theme.metrics.tiny;
    const bool beside = wordsFitBeside(width());
    const int room = std::min(nameWidth(), width() - stepsWidth() - gap);
    int top = 0;
    for (const Line &each : std::as_const(m_lines)) {
        painter.setPen(theme.text);
        painter.drawText(QRect(0, top, room, height), Qt::AlignVCenter | Qt::TextSingleLine,
                         elided(fontMetrics(), each.name, room));
        paintSteps(painter, QRectF(room + gap, top, stepsWidth(), height), each);
        const int left = beside ? room + stepsWidth() + 2 * gap : 0;
        top += beside ? 0 : line;
        painter.setPen(theme.mutedText);
        painter.drawText(QRect(left, top, width() - left, height), Qt::AlignVCenter | Qt::TextSingleLine,
                         stageWord(each.stage));
        top += line;
    }
}

} // namespace studio::ui
