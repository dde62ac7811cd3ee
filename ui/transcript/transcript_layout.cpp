// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_layout.h"

#include "ui/transcript/transcript_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace studio::ui {

TranscriptLayout::TranscriptLayout(const TranscriptModel &model)
    : m_model(model)
{
}

void TranscriptLayout::setWords(RowWords words)
{
    m_words = std::move(words);
    forgetAll();
}

void TranscriptLayout::setStyle(const BlockStyle &style)
{
    if (m_style == style)
        return;
    m_style = style;
    m_layouts.clear();
    m_arranged = false;
}

void TranscriptLayout::setViewport(int height)
{
    if (m_height == height)
        return;
    m_height = height;
    m_arranged = false;
}

void TranscriptLayout::forgetAll()
{
    m_rows.clear();
    m_layouts.clear();
    m_arranged = false;
}

void TranscriptLayout::forgetRow(qint64 row)
{
    if (const std::shared_ptr<RowBlocks> *blocks = m_rows.object(row))
        forgetLayouts(row, 0, (*blocks)->count());
    m_rows.remove(row);
    m_arranged = false;
}

void TranscriptLayout::growStreaming()
{
    m_grew = true;
    m_arranged = false;
}

void TranscriptLayout::takeGrowth()
{
    if (!m_grew)
        return;
    m_grew = false;
    const qint64 row = m_model.rowCount() - 1;
    const std::shared_ptr<RowBlocks> *known = m_rows.object(row);
    if (!known)
        return;
    RowBlocks &blocks = **known;
    if (!blocks.content().isStreaming || !m_model.isStreaming(row))
        return forgetRow(row);
    const int before = blocks.count();
    const int changed = blocks.growTo(m_model.streaming()->text);
    // If blocks were added or removed, the block before them loses or gets the caret, or continues where it
    // ended.
    const bool sameCount = before == blocks.count();
    forgetLayouts(row, sameCount ? changed : std::max(0, changed - 1), std::max(before, blocks.count()));
}

void TranscriptLayout::forgetLayouts(qint64 row, int fromBlock, int blocks)
{
    for (int block = fromBlock; block < blocks; ++block)
        m_layouts.remove({row, block});
}

void TranscriptLayout::goToEnd()
{
    m_atEnd = true;
    m_arranged = false;
}

void TranscriptLayout::setEditor(qint64 row, int height)
{
    if (m_editorRow == row && m_editorHeight == height)
        return;
    const qint64 before = std::exchange(m_editorRow, row);
    m_editorHeight = height;
    forgetRow(before);
    forgetRow(row);
}

std::optional<int> TranscriptLayout::editorTop()
{
    for (const PlacedBlock &block : placed()) {
        if (block.blocks->at(block.block).kind == Block::Kind::Editor)
            return block.top;
    }
    return {};
}

void TranscriptLayout::goToRow(qint64 row, int top)
{
    m_atEnd = false;
    m_anchor = {std::max<qint64>(0, row), 0};
    m_anchorTop = top;
    m_arranged = false;
}

void TranscriptLayout::scrollBy(int pixels)
{
    if (pixels == 0 || (m_atEnd && pixels > 0) || placed().isEmpty())
        return;
    m_atEnd = false;
    m_anchor = {m_placed.first().row, m_placed.first().block};
    m_anchorTop = m_placed.first().top - pixels;
    m_arranged = false;
}

const QList<PlacedBlock> &TranscriptLayout::placed()
{
    if (!m_arranged)
        arrange();
    return m_placed;
}

bool TranscriptLayout::fits()
{
    if (placed().isEmpty())
        return true;
    return m_atEnd && startsAtFirst();
}

void TranscriptLayout::arrange()
{
    takeGrowth();
    m_arranged = true;
    const std::optional<PlacedBlock> edited = editedIn(m_placed);
    m_placed.clear();
    if (m_model.rowCount() == 0 || m_height <= 0) {
        m_atEnd = m_atEnd || m_model.rowCount() == 0;
        return;
    }
    if (!m_atEnd)
        arrangeFromAnchor();
    if (!m_atEnd)
        return;
    arrangeFromEnd();
    if (m_editorRow < 0 || startsAtFirst())
        return;
    m_atEnd = false;
    if (!edited)
        return keepFirstAsAnchor();
    m_anchor = {edited->row, edited->block};
    m_anchorTop = edited->top;
    m_placed.clear();
    arrangeFromAnchor();
}

/// The first block of the edited row, if these blocks are all that there were: it stays where it is, however
/// much has come since.
std::optional<PlacedBlock> TranscriptLayout::editedIn(const QList<PlacedBlock> &placed) const
{
    if (m_editorRow < 0 || placed.isEmpty() || !startsAtFirst())
        return {};
    const auto edited = std::find_if(placed.cbegin(), placed.cend(),
                                     [this](const PlacedBlock &block) { return block.row == m_editorRow; });
    return edited == placed.cend() ? std::nullopt : std::optional(*edited);
}

bool TranscriptLayout::startsAtFirst() const
{
    const PlacedBlock &first = m_placed.first();
    return first.row == 0 && first.block == 0 && first.top >= 0;
}

void TranscriptLayout::arrangeFromEnd()
{
    m_placed.clear();
    fillUp(lastPlace(), m_height);
}

void TranscriptLayout::arrangeFromAnchor()
{
    if (m_anchor.row >= m_model.rowCount()) {
        m_atEnd = true;
        return;
    }
    m_anchor.block = std::min(m_anchor.block, blocksOf(m_anchor.row)->count() - 1);
    Place above = m_anchor;
    if (stepUp(above))
        fillUp(above, m_anchorTop);
    fillDown(m_anchor, m_anchorTop);

    const int gap = m_placed.first().top;
    if (gap > 0) { // scrolled above the first message, which belongs at the top
        m_placed.clear();
        fillDown({0, 0}, 0);
    }
    const PlacedBlock &last = m_placed.last();
    const bool maySettle = m_editorRow < 0 || startsAtFirst();
    if (maySettle && Place{last.row, last.block} == lastPlace() && last.bottom() <= m_height)
        m_atEnd = true;
    else
        keepFirstAsAnchor();
}

void TranscriptLayout::fillUp(Place place, int bottom)
{
    QList<PlacedBlock> upwards;
    bool more = true;
    while (more && bottom > 0) {
        PlacedBlock block = placedAt(place, 0);
        block.top = bottom - block.layout->height();
        bottom = block.top;
        if (block.top < m_height)
            upwards.append(std::move(block));
        more = stepUp(place);
    }
    std::reverse(upwards.begin(), upwards.end());
    m_placed = upwards + m_placed;
}

void TranscriptLayout::fillDown(Place place, int top)
{
    bool more = true;
    while (more && (top < m_height || m_placed.isEmpty())) {
        PlacedBlock block = placedAt(place, top);
        top = block.bottom();
        more = stepDown(place);
        // Drops blocks that end above the viewport, except the very last one: the list must not be empty.
        if (top > 0 || !more)
            m_placed.append(std::move(block));
    }
}

void TranscriptLayout::keepFirstAsAnchor()
{
    m_anchor = {m_placed.first().row, m_placed.first().block};
    m_anchorTop = m_placed.first().top;
}

bool TranscriptLayout::stepUp(Place &place)
{
    if (place.block > 0) {
        --place.block;
        return true;
    }
    if (place.row == 0)
        return false;
    --place.row;
    place.block = blocksOf(place.row)->count() - 1;
    return true;
}

bool TranscriptLayout::stepDown(Place &place)
{
    if (place.block + 1 < blocksOf(place.row)->count()) {
        ++place.block;
        return true;
    }
    if (place.row + 1 >= m_model.rowCount())
        return false;
    ++place.row;
    place.block = 0;
    return true;
}

TranscriptLayout::Place TranscriptLayout::lastPlace()
{
    const qint64 row = m_model.rowCount() - 1;
    return {row, blocksOf(row)->count() - 1};
}

PlacedBlock TranscriptLayout::placedAt(const Place &place, int top)
{
    return {place.row, place.block, top, blocksOf(place.row), layoutOf(place)};
}

std::shared_ptr<RowBlocks> TranscriptLayout::blocksOf(qint64 row)
{
    if (const std::shared_ptr<RowBlocks> *known = m_rows.object(row))
        return *known;
    RowContent content = rowContent(m_model, row, m_words);
    content.editorHeight = row == m_editorRow ? m_editorHeight : 0;
    auto blocks = std::make_shared<RowBlocks>(std::move(content));
    // A row of a hundred thousand blocks has a larger weight in the cache, but never so large that it is not
    // kept.
    const int weight = std::clamp(blocks->count() / 64, 1, kCached / 8);
    m_rows.insert(row, new std::shared_ptr<RowBlocks>(blocks), weight);
    return blocks;
}

std::shared_ptr<const BlockLayout> TranscriptLayout::layoutOf(const Place &place)
{
    const QPair<qint64, int> key(place.row, place.block);
    if (const std::shared_ptr<const BlockLayout> *known = m_layouts.object(key))
        return *known;
    ++m_layoutsMade;
    auto layout = std::make_shared<const BlockLayout>(*blocksOf(place.row), place.block, m_style);
    m_layouts.insert(key, new std::shared_ptr<const BlockLayout>(layout));
    return layout;
}

int TranscriptLayout::barUnit() const
{
    constexpr qint64 kWidest = 2'000'000'000;
    return int(std::clamp<qint64>(kWidest / std::max<qint64>(1, m_model.rowCount()), 1, 1000));
}

int TranscriptLayout::barMaximum() const
{
    constexpr qint64 kWidest = 2'000'000'000;
    return int(std::min(kWidest, m_model.rowCount() * barUnit()));
}

double TranscriptLayout::rowAt(double y)
{
    for (const PlacedBlock &block : std::as_const(m_placed)) {
        if (y < block.bottom()) {
            const double within = std::clamp((y - block.top) / std::max(1, block.layout->height()), 0.0, 1.0);
            return double(block.row) + (block.block + within) / block.blocks->count();
        }
    }
    return double(m_model.rowCount());
}

int TranscriptLayout::barValue()
{
    if (placed().isEmpty() || m_atEnd)
        return barMaximum();
    // Scrolling down, rowAt(y)/rows falls behind y/height exactly once.
    const double rows = double(m_model.rowCount());
    double low = 0;
    double high = m_height;
    for (int step = 0; step < 24; ++step) {
        const double y = (low + high) / 2;
        (rowAt(y) / rows > y / m_height ? low : high) = y;
    }
    return int(std::lround(rowAt(low) * barUnit()));
}

void TranscriptLayout::goToBarValue(int value)
{
    if (value >= barMaximum())
        return goToEnd();
    const double share = double(value) / barMaximum();
    const double at = share * double(m_model.rowCount());
    const auto row = std::min(qint64(at), m_model.rowCount() - 1);
    const int count = blocksOf(row)->count();
    const double inRow = (at - double(row)) * count;
    const int block = std::min(int(inRow), count - 1);
    const int height = layoutOf({row, block})->height();
    m_atEnd = false;
    m_anchor = {row, block};
    m_anchorTop = int(std::lround(share * m_height - (inRow - block) * height));
    m_arranged = false;
}

QRectF PlacedBlock::codeButton() const
{
    const QRectF code = layout->code();
    if (code.isEmpty() || blocks->beginningOf(block) != block)
        return {};
    const qreal size = layout->codeButtonSize();
    return {code.right() - size - 4, code.top() + 4, size, size};
}

void TranscriptLayout::goToPosition(const TextPosition &position, int top)
{
    if (position.row < 0 || position.row >= m_model.rowCount())
        return;
    goToRow(position.row, top);
    const std::shared_ptr<RowBlocks> blocks = blocksOf(position.row);
    for (int index = 0; index < blocks->count(); ++index) {
        const Block &block = blocks->at(index);
        if (block.kind != Block::Kind::Text || block.start + block.length < position.offset)
            continue;
        const int unit = std::max(0, int(position.offset) - block.start);
        const QList<QRectF> rects = layoutOf({position.row, index})->rectsOf(unit, unit + 1);
        m_anchor.block = index;
        m_anchorTop = top - (rects.isEmpty() ? 0 : int(rects.first().top()));
        return;
    }
}

TextPosition TranscriptLayout::positionAt(QPointF point)
{
    if (placed().isEmpty())
        return {};
    const auto below = std::find_if(m_placed.cbegin(), m_placed.cend(),
                                    [&](const PlacedBlock &block) { return point.y() < block.bottom(); });
    const PlacedBlock &hit = below == m_placed.cend() ? m_placed.last() : *below;
    const Block &block = hit.blocks->at(hit.block);
    const qsizetype length = hit.blocks->saidLength();
    switch (block.kind) {
    case Block::Kind::Text: {
        const int offset = hit.layout->offsetAt(point - QPointF(0, hit.top));
        return {hit.row, block.start + std::min(offset, block.length)};
    }
    case Block::Kind::Picture:
    case Block::Kind::Mark: return {hit.row, length};
    case Block::Kind::Note: return {hit.row, block.after ? length : 0};
    case Block::Kind::Day:
    case Block::Kind::Header:
    case Block::Kind::Editor:
    case Block::Kind::Missing: break;
    }
    return {hit.row, 0};
}

Pointed TranscriptLayout::pointedAt(QPointF point)
{
    const QList<PlacedBlock> &blocks = placed();
    const auto hit = std::find_if(blocks.cbegin(), blocks.cend(), [&](const PlacedBlock &block) {
        return point.y() >= block.top && point.y() < block.bottom();
    });
    if (hit == blocks.cend() || point.x() < 0 || point.x() >= m_style.width)
        return {};
    Pointed pointed{hit->row, hit->block};
    const QPointF inside = point - QPointF(0, hit->top);
    if (hit->blocks->at(hit->block).kind != Block::Kind::Text) {
        const RowPicture *picture = hit->blocks->picture(hit->block);
        if (picture && hit->layout->picture().contains(inside))
            pointed.opens = picture->id;
        else if (const int action = hit->layout->noteActionAt(inside); action >= 0)
            pointed.opens = hit->blocks->note(hit->block).actions.value(action).id;
        else if (const int unit = hit->layout->noteUnitAt(inside); unit >= 0)
            pointed.opens = hit->blocks->opens(hit->block, unit);
        return pointed;
    }
    if (hit->layout->code().contains(inside)) {
        pointed.code = hit->blocks->beginningOf(hit->block);
        pointed.onButton = hit->codeButton().contains(inside);
    }
    const int unit = pointed.onButton ? -1 : hit->layout->unitAt(inside);
    if (unit < 0)
        return pointed;
    const markdown::Block words = hit->blocks->words(hit->block);
    for (const markdown::Run &run : words.text.runs) {
        if (unit >= run.start && unit < run.start + run.length)
            pointed.link = run.link;
    }
    return pointed;
}

std::optional<QRectF> TranscriptLayout::rectOf(const TextPosition &position)
{
    for (const PlacedBlock &block : placed()) {
        const Block &words = block.blocks->at(block.block);
        if (block.row != position.row || words.kind != Block::Kind::Text ||
            words.start + words.length < position.offset)
            continue;
        const int unit = std::max(0, int(position.offset) - words.start);
        const QList<QRectF> rects = block.layout->rectsOf(unit, unit + 1);
        if (rects.isEmpty())
            return QRectF(0, block.top, 1, block.layout->height());
        return rects.first().translated(0, block.top);
    }
    return {};
}

QString TranscriptLayout::textOf(qint64 row)
{
    return row >= 0 && row < m_model.rowCount() ? blocksOf(row)->saidText() : QString();
}

} // namespace studio::ui
