// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which parts of a transcript are painted, and when.
#include "ui/theme/theme_of.h"
#include "ui/transcript/folding.h"
#include "ui/transcript/room_search.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <QRegion>

namespace studio::ui {

// Paints a frame of the streaming message: only what changed, mostly the last line.
void TranscriptView::showGrowth()
{
    if (!isVisible())
        return;
    settle();
    QRegion dirty;
    const auto rectOf = [this](const PlacedBlock &block) {
        return QRect(0, block.top, viewport()->width(), block.layout->height());
    };
    const QList<PlacedBlock> &placed = m_layout.placed();
    QHash<std::pair<const BlockLayout *, int>, bool> same;
    for (const PlacedBlock &block : std::as_const(m_shown))
        same.insert({block.layout.get(), block.top}, false);
    for (const PlacedBlock &block : placed) {
        const auto before = same.find({block.layout.get(), block.top});
        if (before == same.end())
            dirty += rectOf(block);
        else
            *before = true;
    }
    for (const PlacedBlock &block : std::as_const(m_shown)) {
        if (!same.value({block.layout.get(), block.top}))
            dirty += rectOf(block);
    }
    viewport()->update(dirty);
    m_shown = placed;
}

// Includes the hits of the search in visible blocks only, so that a frame never searches an endless message.
RowLook TranscriptView::lookOf(const QList<PlacedBlock> &placed) const
{
    RowLook look = m_look;
    if (!m_showsFocus)
        look.current = -1;
    for (const PlacedBlock &block : placed) {
        const Block &words = block.blocks->at(block.block);
        if (m_search->hitCount() == 0 || words.kind != Block::Kind::Text)
            continue;
        for (const TextHit &hit : hitsIn(block.blocks->words(block.block).text.plain, m_search->query()))
            look.hits[block.row].append({words.start + hit.from, words.start + hit.to});
    }
    return look;
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(this);
    settle();
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme.surface);
    const QList<PlacedBlock> &placed = m_layout.placed();
    m_shown = placed;
    if (m_model.rowCount() == 0) {
        painter.setPen(theme.mutedText);
        painter.drawText(column(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText.isEmpty() ? tr("Say hello…") : m_emptyText);
    }

    const RowLook look = lookOf(placed);
    RowPainter rows(painter, theme, {*m_avatars, *m_drawn}, column(), event->rect());
    bool showsCurrent = false;
    for (qsizetype from = 0; from < placed.size();) {
        qsizetype to = from;
        while (to < placed.size() && placed.at(to).row == placed.at(from).row)
            ++to;
        rows.paintRow(std::span(placed).subspan(from, to - from), look);
        showsCurrent = showsCurrent || placed.at(from).row == look.current;
        from = to;
    }

    if (m_showsFocus && !showsCurrent) {
        const int width = theme.metrics.focusWidth;
        painter.setPen(QPen(theme.focus, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
}

} // namespace studio::ui
