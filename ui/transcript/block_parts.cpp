// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/block_parts.h"

#include "ui/transcript/text_fonts.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace studio::ui {

namespace {

constexpr int kNarrowSigns = 34; // characters of a line; with fewer, an avatar column takes too much

int onGrid(double pixels) { return std::max(4, int(std::lround(pixels / 4)) * 4); }

} // namespace

RowFrame::RowFrame(const BlockStyle &style)
{
    const Metrics &metrics = style.metrics;
    const QFontMetrics font(style.font);
    const int inner = std::max(1, style.width - 2 * metrics.medium);
    isNarrow = inner < kNarrowSigns * font.averageCharWidth();
    avatar = isNarrow ? onGrid(font.lineSpacing()) : onGrid(font.lineSpacing() * 1.6);
    const int beside = isNarrow ? 0 : avatar + metrics.medium;
    left = metrics.medium + beside;
    width = std::max(1, inner - beside);
}

int codeButtonSize(const BlockStyle &style) { return onGrid(QFontMetrics(style.font).lineSpacing() * 1.25); }

void addGroundsOf(const PlacedText &text, const markdown::Text &words, QList<PlacedShape> &shapes)
{
    for (const markdown::Run &run : words.runs) {
        const bool isPicture = run.styles.testFlag(markdown::Style::Image);
        if (!isPicture && !run.styles.testFlag(markdown::Style::Code))
            continue;
        const int from = run.start - text.start;
        for (const QRectF &rect : rectsOf(*text.layout, from, from + run.length))
            shapes.append(
                {isPicture ? PlacedShape::Kind::Picture : PlacedShape::Kind::InlineCode,
                 rect.translated(text.place).adjusted(isPicture ? -3 : -1, 1, isPicture ? 3 : 1, -1)});
    }
}

} // namespace studio::ui
