// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/visible_rows.h"

#include "ui/transcript/row_content.h"
#include "ui/transcript/transcript_model.h"

namespace studio::ui {

QList<VisibleRow> visibleRowsOf(const TranscriptModel &model, const QList<PlacedBlock> &placed,
                                const QRect &column, const QRect &viewport)
{
    QList<VisibleRow> rows;
    for (const PlacedBlock &block : placed) {
        const QRect rect =
            QRect(column.left(), block.top, column.width(), block.layout->height()).intersected(viewport);
        if (rows.isEmpty() || rows.last().row != block.row) {
            const model::MessageRow *row = model.message(block.row);
            const bool isWhisper = row && row->posted.message.whisper;
            rows.append({block.row,
                         rect,
                         spokenLine(block.blocks->content(), block.blocks->saidText()),
                         isWhisper ? heardByWords(model, row->posted.message) : QString(),
                         {},
                         block.blocks->content().notesBefore + block.blocks->content().notesAfter});
        }
        rows.last().rect |= rect;
        if (const RowPicture *picture = block.blocks->picture(block.block)) {
            const QRect at = block.layout->picture().toAlignedRect().translated(column.left(), block.top);
            rows.last().actions.append(
                {NoteAction{picture->id, picture->spoken, picture->spoken}, at.intersected(viewport)});
        }
        const QList<NoteAction> actions = block.blocks->note(block.block).actions;
        for (int number = 0; number < actions.size(); ++number) {
            const QPoint origin(column.left(), block.top);
            const QRect at = block.layout->noteActionRect(number).toAlignedRect().translated(origin);
            rows.last().actions.append({actions.at(number), at.intersected(viewport)});
        }
    }
    return rows;
}

} // namespace studio::ui
