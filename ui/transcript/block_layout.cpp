// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/block_layout.h"

#include "ui/transcript/row_blocks.h"

#include <QFontMetrics>
#include <QTextOption>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QChar kCaret = u'▌';
constexpr int kPlaceholderLines = 3;

QFont smaller(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.87);
    else
        font.setPixelSize(std::max(1, int(font.pixelSize() * 0.87)));
    return font;
}

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

// Running text begins where its script begins; labels stay where they are put.
enum class Reads { AsWritten, FromLeft };

std::unique_ptr<QTextLayout> layOut(const QString &text, const QFont &font, qreal width, Reads reads)
{
    auto layout = std::make_unique<QTextLayout>(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    if (reads == Reads::AsWritten && text.isRightToLeft())
        option.setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    qreal y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += std::ceil(line.height());
    }
    layout->endLayout();
    return layout;
}

std::unique_ptr<QTextLayout> layOutOneLine(const QString &text, const QFont &font, qreal width)
{
    const QString fitting = QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
    // A little wider than asked: what was elided to fit must not wrap because of a rounding.
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
    return layout.lineCount() > 0 ? layout.lineAt(0).naturalTextWidth() : 0;
}

} // namespace

BlockLayout::BlockLayout(const RowBlocks &row, int index, const BlockStyle &style)
{
    const Block &block = row.at(index);
    const RowContent &content = row.content();
    const int inner = std::max(1, style.width - 2 * style.metrics.medium);
    m_bodyPlace = QPointF(style.metrics.medium, 0);

    switch (block.kind) {
    case Block::Kind::Missing:
        m_body = std::make_unique<QTextLayout>();
        m_height = QFontMetrics(style.font).lineSpacing() * kPlaceholderLines;
        break;
    case Block::Kind::Note: {
        const QStringList &notes = block.length == 0 ? content.notesBefore : content.notesAfter;
        m_bodyPlace.setY(style.metrics.tiny);
        layOutLines(notes.at(block.start), smaller(style.font), inner);
        m_height += style.metrics.tiny;
        break;
    }
    case Block::Kind::Header: layOutHeader(row, style); break;
    case Block::Kind::Text: {
        QString text = shownText(QStringView(content.text).mid(block.start, block.length));
        if (content.isStreaming && block.start + block.length == content.text.size())
            text += kCaret;
        layOutLines(text, style.font, inner);
        break;
    }
    case Block::Kind::Mark: layOutLines(content.mark, smaller(style.font), inner); break;
    }
    if (row.closesFrame(index))
        m_height += style.metrics.small + style.metrics.tiny;
}

void BlockLayout::layOutHeader(const RowBlocks &row, const BlockStyle &style)
{
    const RowContent &content = row.content();
    const Metrics &metrics = style.metrics;
    const qreal inner = std::max(1, style.width - 2 * metrics.medium);
    const QFont small = smaller(style.font);
    m_bodyPlace.setY(metrics.tiny + metrics.small);

    m_time = layOutOneLine(content.time, small, inner);
    const qreal forNames = std::max<qreal>(1, inner - widthOf(*m_time) - metrics.medium);
    m_body = layOutOneLine(shownText(content.name), bold(style.font), forNames);
    const qreal baseline = m_bodyPlace.y() + ascentOf(*m_body);
    m_timePlace = QPointF(metrics.medium + inner - widthOf(*m_time), baseline - ascentOf(*m_time));

    const qreal left = forNames - widthOf(*m_body) - metrics.small;
    if (!content.aside.isEmpty() && left > metrics.control) {
        m_aside = layOutOneLine(shownText(content.aside), small, left);
        m_asidePlace =
            QPointF(metrics.medium + widthOf(*m_body) + metrics.small, baseline - ascentOf(*m_aside));
    }
    m_height = int(m_bodyPlace.y()) + heightOf(*m_body);
}

void BlockLayout::layOutLines(const QString &text, const QFont &font, int width)
{
    m_body = layOut(text, font, width, Reads::AsWritten);
    m_height = int(m_bodyPlace.y()) + heightOf(*m_body);
}

int BlockLayout::offsetAt(QPointF point) const
{
    const QPointF inside = point - m_bodyPlace;
    for (int number = 0; number < m_body->lineCount(); ++number) {
        const QTextLine line = m_body->lineAt(number);
        if (inside.y() < line.y() + line.height() || number + 1 == m_body->lineCount())
            return line.xToCursor(inside.x());
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
        if (unit == u'\r')
            shown[at] = QChar(0x200b); // the first half of a line break that was written as two
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
