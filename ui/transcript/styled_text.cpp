// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/styled_text.h"

#include "ui/theme/elided.h"

#include <QFontMetricsF>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace studio::ui {

namespace {

constexpr int kTabSigns = 4;

Qt::Alignment alignmentOf(const QString &text, Reads reads)
{
    switch (reads) {
    case Reads::AsWritten:
        return text.isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft | Qt::AlignAbsolute;
    case Reads::FromLeft: break;
    case Reads::Centred: return Qt::AlignHCenter;
    case Reads::FromRight: return Qt::AlignRight | Qt::AlignAbsolute;
    }
    return Qt::AlignLeft;
}

} // namespace

std::unique_ptr<QTextLayout> layOut(const QString &text, const QFont &font, qreal width, Reads reads,
                                    const QList<QTextLayout::FormatRange> &formats)
{
    auto layout = std::make_unique<QTextLayout>(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(alignmentOf(text, reads));
    if (text.contains(u'\t'))
        option.setTabStopDistance(kTabSigns * QFontMetricsF(font).horizontalAdvance(u' '));
    layout->setTextOption(option);
    layout->setFormats(formats);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    qreal y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max<qreal>(1, width));
        line.setPosition({0, y});
        y += std::ceil(line.height());
    }
    layout->endLayout();
    return layout;
}

std::unique_ptr<QTextLayout> layOutOneLine(const QString &text, const QFont &font, qreal width)
{
    const QString fitting = elided(QFontMetricsF(font), text, width);
    // A little wider than asked: rounding must not wrap text that was elided to fit.
    return layOut(fitting, font, width + 1, Reads::FromLeft);
}

int heightOf(const QTextLayout &layout)
{
    int height = 0;
    for (int line = 0; line < layout.lineCount(); ++line)
        height += int(std::ceil(layout.lineAt(line).height()));
    return height;
}

qreal ascentOf(const QTextLayout &layout) { return layout.lineCount() > 0 ? layout.lineAt(0).ascent() : 0; }

qreal widthOf(const QTextLayout &layout)
{
    qreal width = 0;
    for (int line = 0; line < layout.lineCount(); ++line)
        width = std::max(width, layout.lineAt(line).naturalTextWidth());
    return width;
}

QList<QTextLayout::FormatRange> fontsOf(const markdown::Text &text, int from, int length, const QFont &code)
{
    QList<QTextLayout::FormatRange> formats;
    for (const markdown::Run &run : text.runs) {
        const int start = std::max(run.start, from);
        const int end = std::min(run.start + run.length, from + length);
        if (start >= end || !run.styles)
            continue;
        QTextCharFormat format;
        if (run.styles & markdown::Style::Code)
            format.setFont(code);
        if (run.styles & markdown::Style::Strong)
            format.setFontWeight(QFont::Bold);
        if (run.styles & markdown::Style::Emphasis)
            format.setFontItalic(true);
        if (run.styles & markdown::Style::Strike)
            format.setFontStrikeOut(true);
        formats.append({start - from, end - start, format});
    }
    return formats;
}

QList<QRectF> rectsOf(const QTextLayout &layout, int from, int to)
{
    QList<QRectF> rects;
    for (int number = 0; number < layout.lineCount(); ++number) {
        const QTextLine line = layout.lineAt(number);
        const int start = std::max(from, line.textStart());
        const int end = std::min(to, line.textStart() + line.textLength());
        if (start >= end)
            continue;
        const qreal one = line.cursorToX(start);
        const qreal other = line.cursorToX(end);
        rects.append({std::min(one, other), line.y(), std::abs(other - one), line.height()});
    }
    return rects;
}

int offsetAt(const QTextLayout &layout, QPointF point)
{
    for (int number = 0; number < layout.lineCount(); ++number) {
        const QTextLine line = layout.lineAt(number);
        if (point.y() >= line.y() + line.height() && number + 1 < layout.lineCount())
            continue;
        const int offset = line.xToCursor(point.x());
        // The position after a line break belongs to the next line.
        const int end = line.textStart() + line.textLength();
        const bool isBreak = offset == end && number + 1 < layout.lineCount() && end > line.textStart() &&
                             layout.text().at(end - 1) == QChar::LineSeparator;
        return isBreak ? offset - 1 : offset;
    }
    return 0;
}

QString shownText(QStringView text)
{
    QString shown = text.toString();
    for (qsizetype at = 0; at < shown.size(); ++at) {
        const char16_t unit = shown.at(at).unicode();
        if (unit >= 0x20 && unit < 0x7f)
            continue;
        if (unit == u'\n')
            shown[at] = QChar::LineSeparator;
        else if (unit == u'\r')
            shown[at] = QChar(0x200b); // the first half of a CR LF line break
        else if (unit < 0x20 && unit != u'\t')
            shown[at] = QChar(char16_t(0x2400 + unit)); // ␀ and its kin
        else if (unit == 0x7f)
            shown[at] = QChar(0x2421);
        else if (unit == QChar::ObjectReplacementCharacter)
            shown[at] = QChar::ReplacementCharacter;
        else if (unit == QChar::LineSeparator || unit == QChar::ParagraphSeparator)
            shown[at] = u' ';
        else if (QChar::isHighSurrogate(unit) && at + 1 < shown.size() && shown.at(at + 1).isLowSurrogate())
            ++at;
        else if (QChar::isSurrogate(unit))
            shown[at] = QChar::ReplacementCharacter;
    }
    return shown;
}

} // namespace studio::ui
