// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/block_layout.h"

#include "ui/transcript/row_blocks.h"
#include "ui/transcript/text_fonts.h"
#include "ui/transcript/words_layout.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace studio::ui {

namespace {

constexpr int kPlaceholderLines = 3;

/// The unit of the text exactly at this point; -1: none.
int unitIn(const PlacedText &text, QPointF point)
{
    const QPointF inside = point - text.place;
    for (int number = 0; number < text.layout->lineCount(); ++number) {
        const QTextLine line = text.layout->lineAt(number);
        if (line.naturalTextRect().contains(inside))
            return line.xToCursor(inside.x(), QTextLine::CursorOnCharacter);
    }
    return -1;
}

} // namespace

BlockLayout::BlockLayout(const RowBlocks &row, int index, const BlockStyle &style)
{
    const Block &block = row.at(index);
    const RowContent &content = row.content();
    switch (block.kind) {
    case Block::Kind::Missing:
        m_parts.height = QFontMetrics(style.font).lineSpacing() * kPlaceholderLines;
        break;
    case Block::Kind::Day: layOutDay(content.day, style); break;
    case Block::Kind::Note:
        layOutNote(row.note(index), (block.after ? content.notesAfter : content.notesBefore).at(block.index),
                   style);
        break;
    case Block::Kind::Header: layOutHeader(row, style); break;
    case Block::Kind::Text: WordsLayout(m_parts, row, index, style).layOut(); break;
    case Block::Kind::Editor: m_parts.height = content.editorHeight + style.metrics.small; break;
    case Block::Kind::Picture: layOutPicture(*row.picture(index), style); break;
    case Block::Kind::Mark: layOutLabel(content.mark, style, PlacedText::Ink::Quiet); break;
    }
    if (row.closesFrame(index))
        m_parts.height += style.metrics.small + style.metrics.tiny;
}

void BlockLayout::layOutHeader(const RowBlocks &row, const BlockStyle &style)
{
    const RowContent &content = row.content();
    const Metrics &metrics = style.metrics;
    const RowFrame frame(style);
    const QFont small = scaled(style.font, kSmallText);
    const int top = metrics.tiny + metrics.small;
    const int left = frame.isNarrow ? frame.left + frame.avatar + metrics.small : frame.left;
    const qreal right = frame.left + frame.width;

    auto time = layOutOneLine(content.time, small, frame.width);
    const qreal forNames = std::max<qreal>(1, right - left - widthOf(*time) - metrics.medium);
    auto name = layOutOneLine(shownText(content.name), bold(style.font), forNames);
    const int height = std::max(heightOf(*name), frame.isNarrow ? frame.avatar : 0);
    const qreal nameTop = top + (height - heightOf(*name)) / 2;
    const qreal baseline = nameTop + ascentOf(*name);
    const auto onBaseline = [&](std::unique_ptr<QTextLayout> layout, qreal x, PlacedText::Ink ink) {
        const QPointF place(x, baseline - ascentOf(*layout));
        m_parts.texts.push_back({std::move(layout), place, -1, ink});
    };
    m_parts.avatar = QRectF(metrics.medium, top, frame.avatar, frame.avatar);

    qreal x = left + widthOf(*name) + metrics.small;
    onBaseline(std::move(name), left, PlacedText::Ink::Name);
    const auto addAside = [&](const QString &words, bool isChip) {
        const qreal free = left + forNames - x;
        if (words.isEmpty() || free < metrics.control)
            return;
        const qreal inset = isChip ? metrics.small : 0;
        auto layout = layOutOneLine(shownText(words), small, free - 2 * inset);
        const qreal width = std::ceil(widthOf(*layout));
        const QRectF ground(x, baseline - ascentOf(*layout) - 1, width + 2 * inset, heightOf(*layout) + 2);
        if (isChip)
            m_parts.shapes.append({PlacedShape::Kind::Chip, ground});
        onBaseline(std::move(layout), x + inset, PlacedText::Ink::Quiet);
        x += ground.width() + metrics.small;
    };
    addAside(content.emotion, true);
    addAside(content.aside, false);
    // Computed before the move: compilers differ in the order of arguments.
    const qreal timeLeft = right - widthOf(*time);
    onBaseline(std::move(time), timeLeft, PlacedText::Ink::Time);
    m_parts.height = top + height;
}

void BlockLayout::layOutPicture(const RowPicture &picture, const BlockStyle &style)
{
    const RowFrame frame(style);
    const QSize size = RowPictures::shownSize(picture.size, frame.width, RowPictures::mostSide(style.font));
    m_parts.picture = QRectF(QPointF(frame.left, style.metrics.small), size);
    m_parts.height = style.metrics.small + size.height();
}

void BlockLayout::layOutLabel(const QString &text, const BlockStyle &style, PlacedText::Ink ink)
{
    const RowFrame frame(style);
    auto layout = ui::layOut(shownText(text), scaled(style.font, kSmallText), frame.width, Reads::AsWritten);
    m_parts.height = style.metrics.tiny + heightOf(*layout) + style.metrics.tiny;
    m_parts.texts.push_back({std::move(layout), QPointF(frame.left, style.metrics.tiny), -1, ink});
}

void BlockLayout::layOutNote(const OpenableNote &note, const QString &text, const BlockStyle &style)
{
    if (!note.warns && note.actions.isEmpty())
        return layOutLabel(text, style,
                           note.id.isEmpty() && note.idOfBeginning.isEmpty() ? PlacedText::Ink::Quiet
                                                                             : PlacedText::Ink::Link);
    const RowFrame frame(style);
    const int tiny = style.metrics.tiny;
    const int indent = note.warns ? style.metrics.medium : 0;
    auto layout = ui::layOut(shownText(text), scaled(style.font, kSmallText),
                             std::max(1, frame.width - indent), Reads::AsWritten);
    m_parts.height = style.metrics.small + heightOf(*layout);
    m_parts.texts.push_back({std::move(layout), QPointF(frame.left + indent, style.metrics.small), -1,
                             note.warns ? PlacedText::Ink::Text : PlacedText::Ink::Quiet});
    layOutActions(note.actions, style, frame.left + indent);
    if (note.warns)
        m_parts.shapes.append({PlacedShape::Kind::WarningBar, QRectF(frame.left, style.metrics.small, tiny,
                                                                     m_parts.height - style.metrics.small)});
    m_parts.height += style.metrics.small;
}

/// Places the actions one after another, on as many lines as needed; each line is high enough to click.
void BlockLayout::layOutActions(const QList<NoteAction> &actions, const BlockStyle &style, qreal left)
{
    const RowFrame frame(style);
    const qreal right = frame.left + frame.width;
    const int gap = style.metrics.large;
    qreal x = left;
    qreal lineHeight = 0;
    for (int number = 0; number < actions.size(); ++number) {
        auto layout = layOutOneLine(shownText(actions.at(number).text), scaled(style.font, kSmallText),
                                    std::max<qreal>(1, right - left));
        const qreal width = std::ceil(widthOf(*layout));
        if (x > left && x + width > right) {
            x = left;
            m_parts.height += int(lineHeight);
        }
        lineHeight = heightOf(*layout) + 2 * style.metrics.small;
        m_parts.texts.push_back({std::move(layout), QPointF(x, m_parts.height + style.metrics.small), -1,
                                 PlacedText::Ink::Link, number});
        x += width + gap;
    }
    m_parts.height += int(lineHeight);
}

void BlockLayout::layOutDay(const QString &day, const BlockStyle &style)
{
    const Metrics &metrics = style.metrics;
    const int inner = std::max(1, style.width - 2 * metrics.medium);
    auto layout = layOutOneLine(day, scaled(style.font, kSmallText), inner);
    const qreal width = std::ceil(widthOf(*layout));
    const qreal left = std::floor((style.width - width) / 2);
    const int lineHeight = heightOf(*layout);
    const int top = metrics.large;
    const qreal y = std::floor(top + lineHeight / 2.0);
    const qreal gap = metrics.medium;
    if (left - gap > metrics.medium) {
        m_parts.shapes.append(
            {PlacedShape::Kind::DayLine, QRectF(metrics.medium, y, left - gap - metrics.medium, 1)});
        const qreal behind = left + width + gap;
        m_parts.shapes.append(
            {PlacedShape::Kind::DayLine, QRectF(behind, y, style.width - metrics.medium - behind, 1)});
    }
    m_parts.texts.push_back({std::move(layout), QPointF(left, top), -1, PlacedText::Ink::Quiet});
    m_parts.height = top + lineHeight + metrics.small;
}

int BlockLayout::offsetAt(QPointF point) const
{
    // The cells of a table row stand side by side, so the nearest text decides.
    const PlacedText *nearest = nullptr;
    qreal least = 0;
    for (const PlacedText &text : m_parts.texts) {
        if (text.start < 0)
            continue;
        const QRectF rect = text.layout->boundingRect().translated(text.place);
        const qreal across = std::max({rect.left() - point.x(), point.x() - rect.right(), 0.0});
        const qreal along = std::max({rect.top() - point.y(), point.y() - rect.bottom(), 0.0});
        const qreal distance = along * 10'000 + across;
        if (!nearest || distance < least) {
            nearest = &text;
            least = distance;
        }
    }
    return nearest ? nearest->start + ui::offsetAt(*nearest->layout, point - nearest->place) : 0;
}

int BlockLayout::unitAt(QPointF point) const
{
    for (const PlacedText &text : m_parts.texts) {
        const int unit = text.start < 0 ? -1 : unitIn(text, point);
        if (unit >= 0)
            return text.start + unit;
    }
    return -1;
}

int BlockLayout::noteUnitAt(QPointF point) const
{
    return m_parts.texts.empty() ? -1 : unitIn(m_parts.texts.front(), point);
}

int BlockLayout::noteActionAt(QPointF point) const
{
    for (const PlacedText &text : m_parts.texts) {
        if (text.action >= 0 && noteActionRect(text.action).contains(point))
            return text.action;
    }
    return -1;
}

// Taller than the letters by the space between two lines.
QRectF BlockLayout::noteActionRect(int action) const
{
    constexpr qreal kAround = 6;
    for (const PlacedText &text : m_parts.texts) {
        if (action >= 0 && text.action == action) {
            const QSizeF size(widthOf(*text.layout), heightOf(*text.layout));
            return QRectF(text.place, size).adjusted(-kAround, -kAround, kAround, kAround);
        }
    }
    return {};
}

QList<QRectF> BlockLayout::rectsOf(int from, int to) const
{
    QList<QRectF> rects;
    for (const PlacedText &text : m_parts.texts) {
        if (text.start < 0)
            continue;
        for (const QRectF &rect : ui::rectsOf(*text.layout, from - text.start, to - text.start))
            rects.append(rect.translated(text.place));
    }
    return rects;
}

} // namespace studio::ui
