// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/block_parts.h"

namespace studio::ui {

class RowBlocks;
struct NoteAction;
struct OpenableNote;
struct RowPicture;

/// The lines and shapes of one block: its height, and the place of each character. It knows no colours and
/// does not paint. Coordinates are relative to the block, with the column's left edge at x = 0.
class BlockLayout
{
public:
    BlockLayout(const RowBlocks &row, int index, const BlockStyle &style);

    [[nodiscard]] int height() const { return m_parts.height; }
    [[nodiscard]] const std::vector<PlacedText> &texts() const { return m_parts.texts; }
    [[nodiscard]] const QList<PlacedShape> &shapes() const { return m_parts.shapes; }
    [[nodiscard]] QRectF avatar() const { return m_parts.avatar; }   ///< of a header; else empty
    [[nodiscard]] QRectF code() const { return m_parts.code; }       ///< the background of code; else empty
    [[nodiscard]] QRectF picture() const { return m_parts.picture; } ///< of a message; else empty
    [[nodiscard]] int codeButtonSize() const { return m_parts.codeButton; }

    /// The position between two characters of the block's words that is nearest to the point.
    [[nodiscard]] int offsetAt(QPointF point) const;
    /// The unit of the words exactly at this point; -1: none.
    [[nodiscard]] int unitAt(QPointF point) const;
    /// The unit of a note exactly at this point; -1: none.
    [[nodiscard]] int noteUnitAt(QPointF point) const;
    /// The action of a note at this point; -1: none.
    [[nodiscard]] int noteActionAt(QPointF point) const;
    /// The place of a note's action; empty if there is none.
    [[nodiscard]] QRectF noteActionRect(int action) const;
    /// The places of some units of the words, one rectangle per line.
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;

private:
    void layOutHeader(const RowBlocks &row, const BlockStyle &style);
    void layOutLabel(const QString &text, const BlockStyle &style, PlacedText::Ink ink);
    void layOutNote(const OpenableNote &note, const QString &text, const BlockStyle &style);
    void layOutActions(const QList<NoteAction> &actions, const BlockStyle &style, qreal left);
    void layOutPicture(const RowPicture &picture, const BlockStyle &style);
    void layOutDay(const QString &day, const BlockStyle &style);

    BlockParts m_parts;
};

} // namespace studio::ui
