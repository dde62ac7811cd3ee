// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which words of a transcript stand where.
#include "ui/transcript/transcript_layout.h"

#include "ui/transcript/transcript_model.h"

#include <algorithm>

namespace studio::ui {

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
    case Block::Kind::Mark: return {hit.row, length};
    case Block::Kind::Note: return {hit.row, block.after ? length : 0};
    case Block::Kind::Day:
    case Block::Kind::Header:
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
        if (const int action = hit->layout->noteActionAt(inside); action >= 0)
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
