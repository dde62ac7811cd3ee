// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/painted_blocks.h"

#include <QHash>

#include <utility>

namespace studio::ui {

QRegion PaintedBlocks::changedIn(const QList<PlacedBlock> &blocks, int width) const
{
    QRegion changed;
    const auto rectOf = [width](const PlacedBlock &block) {
        return QRect(0, block.top, width, block.layout->height());
    };
    QHash<std::pair<const BlockLayout *, int>, bool> same;
    for (const PlacedBlock &block : m_blocks)
        same.insert({block.layout.get(), block.top}, false);
    for (const PlacedBlock &block : blocks) {
        const auto before = same.find({block.layout.get(), block.top});
        if (before == same.end())
            changed += rectOf(block);
        else
            *before = true;
    }
    for (const PlacedBlock &block : m_blocks) {
        if (!same.value({block.layout.get(), block.top}))
            changed += rectOf(block);
    }
    return changed;
}

} // namespace studio::ui
