// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/words_layout.h"

#include "ui/transcript/row_blocks.h"
#include "ui/transcript/table_layout.h"
#include "ui/transcript/text_fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Kind = markdown::Block::Kind;
using Join = markdown::Block::Join;
using markdown::Container;

WordsLayout::WordsLayout(BlockParts &out, const RowBlocks &row, int index, const BlockStyle &style)
    : m_out(out)
    , m_row(row)
    , m_index(index)
    , m_style(style)
    , m_block(row.words(index))
{
    const QLocale language = writtenIn(row.content().text, style.language);
    m_font = textFont(style.font, language);
    m_code = codeFont(style.font, language);
    const RowFrame frame(style);
    m_left = frame.left;
    m_width = frame.width;
}

void WordsLayout::layOut()
{
    m_top = gapAbove();
    indent();
    switch (m_block.kind) {
    case Kind::Paragraph: layOutWords(m_font); break;
    case Kind::Heading: layOutWords(headingFont()); break;
    case Kind::Code: layOutCode(); break;
    case Kind::Rule: layOutRule(); break;
    case Kind::Table:
        m_out.height = m_top + TableLayout(m_out, m_row, m_index, m_font, m_code, m_style.metrics)
                                   .layOut(QPointF(m_left, m_top), m_width);
        break;
    }
    for (PlacedShape &shape : m_out.shapes) {
        if (shape.kind == PlacedShape::Kind::QuoteBar)
            shape.rect.setBottom(m_out.height);
    }
}

int WordsLayout::gapAbove() const
{
    const Metrics &metrics = m_style.metrics;
    const bool stands = m_block.kind != Kind::Paragraph;
    if (m_block.continues)
        return 0;
    if (m_block.join == Join::SameLine) // right below the name
        return stands || !m_block.containers.isEmpty() ? metrics.tiny : 0;
    const bool isItem = !m_block.containers.isEmpty() && m_block.containers.last().begins &&
                        m_block.containers.last().kind != Container::Kind::Quote;
    if (m_block.kind == Kind::Heading)
        return m_block.level <= 2 ? metrics.large : metrics.medium;
    if (isItem && m_block.join == Join::NextLine)
        return metrics.tiny;
    return stands || m_block.join == Join::BlankLine ? metrics.small : metrics.tiny;
}

void WordsLayout::indent()
{
    for (const Container &container : std::as_const(m_block.containers)) {
        const int step = std::min(indentOf(container), m_width / 3);
        if (container.kind == Container::Kind::Quote) {
            const int top = container.begins ? m_top : 0;
            m_out.shapes.append(
                {PlacedShape::Kind::QuoteBar, QRectF(m_left, top, m_style.metrics.tiny - 1, 0)});
        } else if (container.begins) {
            addMarker(container, m_left, m_left + step);
        }
        m_left += step;
        m_width -= step;
    }
}

int WordsLayout::indentOf(const Container &container) const
{
    const QFontMetricsF font(m_font);
    const double em = font.height();
    if (container.kind == Container::Kind::Quote)
        return m_style.metrics.large;
    double needed = em;
    if (container.kind == Container::Kind::Number)
        needed = std::max(needed, font.horizontalAdvance(QString::number(container.number) + u'.') +
                                      m_style.metrics.small);
    return int(std::ceil(needed / 4)) * 4;
}

void WordsLayout::addMarker(const Container &container, int left, int right)
{
    // Each depth has its own bullet, as it has its own indent.
    static const std::array<QString, 3> bullets{u"•"_s, u"◦"_s, u"▪"_s};
    const auto depth =
        std::count_if(m_block.containers.begin(), m_block.containers.end(),
                      [](const Container &one) { return one.kind == Container::Kind::Bullet; });
    const QString sign = container.kind == Container::Kind::Bullet
                             ? bullets.at(size_t(std::clamp<qsizetype>(depth - 1, 0, 2)))
                             : QString(QString::number(container.number) + u'.');
    auto layout = ui::layOut(sign, m_font, right - left + m_style.metrics.large, Reads::FromLeft);
    const qreal x = right - m_style.metrics.small - widthOf(*layout);
    m_out.texts.push_back(
        {std::move(layout), QPointF(std::max<qreal>(left, x), m_top), -1, PlacedText::Ink::Quiet});
}

QString WordsLayout::shown() const
{
    QString text = shownText(m_block.text.plain);
    if (m_row.content().isStreaming && m_row.endsText(m_index))
        text += kCaret;
    return text;
}

QFont WordsLayout::headingFont() const
{
    constexpr std::array<double, 6> kSizes{1.45, 1.28, 1.14, 1.06, 1.0, 1.0};
    QFont font = scaled(m_font, kSizes.at(size_t(std::clamp(m_block.level, 1, 6) - 1)));
    font.setWeight(QFont::Bold);
    return font;
}

void WordsLayout::layOutWords(const QFont &font)
{
    QFont code = m_code;
    if (m_block.kind == Kind::Heading)
        code = codeFont(font, m_style.language);
    const int length = int(m_block.text.plain.size());
    auto layout =
        ui::layOut(shown(), font, m_width, Reads::AsWritten, fontsOf(m_block.text, 0, length, code));
    m_out.height = m_top + heightOf(*layout);
    m_out.texts.push_back({std::move(layout), QPointF(m_left, m_top), 0, PlacedText::Ink::Text});
    addGroundsOf(m_out.texts.back(), m_block.text, m_out.shapes);
}

void WordsLayout::layOutCode()
{
    const Metrics &metrics = m_style.metrics;
    const bool opens = !m_block.continues;
    const bool ends = m_row.endsText(m_index) || !m_row.words(m_index + 1).continues;
    int top = m_top;
    if (opens && !m_block.language.isEmpty()) {
        auto label = layOutOneLine(shownText(m_block.language), scaled(m_font, kSmallText),
                                   std::max(1, m_width - 2 * metrics.medium - codeButtonSize(m_style)));
        const int height = codeButtonSize(m_style);
        const QPointF place(m_left + metrics.medium, top + metrics.tiny + (height - heightOf(*label)) / 2);
        m_out.texts.push_back({std::move(label), place, -1, PlacedText::Ink::Quiet});
        top += metrics.tiny + height;
    } else if (opens) {
        top += metrics.small;
    }
    auto layout = ui::layOut(shown(), m_code, m_width - 2 * metrics.medium, Reads::FromLeft);
    const int bottom = top + heightOf(*layout) + (ends ? metrics.small : 0);
    m_out.texts.push_back(
        {std::move(layout), QPointF(m_left + metrics.medium, top), 0, PlacedText::Ink::Text});
    m_out.codeButton = codeButtonSize(m_style);
    m_out.code = QRectF(m_left, m_top, m_width, bottom - m_top);
    m_out.shapes.append({PlacedShape::Kind::CodeGround, m_out.code, opens, ends});
    m_out.height = bottom + (ends ? metrics.tiny : 0);
}

void WordsLayout::layOutRule()
{
    const int room = m_style.metrics.small;
    m_out.shapes.append({PlacedShape::Kind::Rule, QRectF(m_left, m_top + room, m_width, 1)});
    m_out.height = m_top + 2 * room + 1;
}

} // namespace studio::ui
