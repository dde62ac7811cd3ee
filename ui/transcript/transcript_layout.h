// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/block_layout.h"
#include "ui/transcript/row_blocks.h"
#include "ui/transcript/text_selection.h"

#include <QCache>
#include <QList>
#include <QSize>

#include <memory>
#include <optional>

namespace studio::ui {

class TranscriptModel;

/// A block at its place in the viewport.
struct PlacedBlock
{
    qint64 row = 0;
    int block = 0;
    int top = 0;
    std::shared_ptr<const RowBlocks> blocks;
    std::shared_ptr<const BlockLayout> layout;

    [[nodiscard]] int bottom() const { return top + layout->height(); }
    /// The button that copies the code which begins in this block, in the block's coordinates; else empty.
    [[nodiscard]] QRectF codeButton() const;
};

/// What is at a point of the viewport.
struct Pointed
{
    qint64 row = -1;
    int block = -1;
    int link = -1; ///< number of the link in the block's words
    int code = -1; ///< the block in which the code at this point begins
    bool onButton = false;
    QString opens{}; ///< id of a note that can be opened
    bool operator==(const Pointed &) const = default;
};

/// Which blocks of a transcript stand where in the viewport. It lays out only what is visible, so every step
/// costs the same with ten messages or a million.
///
/// The scroll position is an anchor, which is one block and its distance from the viewport's top, or "the
/// end", to which the view sticks while rows grow and arrive. Heights of invisible rows are neither known nor
/// needed; the scroll bar counts rows. No widget, no painting; GUI thread.
class TranscriptLayout
{
public:
    static constexpr int kCached = 500; ///< blocks, and rows cut into blocks

    explicit TranscriptLayout(const TranscriptModel &model);

    void setWords(RowWords words);
    void setStyle(const BlockStyle &style);
    void setViewport(int height);
    [[nodiscard]] const BlockStyle &style() const { return m_style; }

    void forgetAll();           ///< words, speakers or the room changed
    void forgetRow(qint64 row); ///< the content of this row changed
    void growStreaming();       ///< text was added to the streaming row; it is read at the next layout

    void goToEnd();
    void goToRow(qint64 row, int top = 0);
    void goToPosition(const TextPosition &position, int top); ///< scrolls its line to this height
    void scrollBy(int pixels);                                ///< positive: towards newer messages
    [[nodiscard]] bool isAtEnd() const { return m_atEnd; }

    /// Keeps a place of this height free in the row, where its words would be; row -1: in none. Until then
    /// the view does not stick to the end, unless everything is visible.
    void setEditor(qint64 row, int height);
    [[nodiscard]] std::optional<int> editorTop(); ///< null: out of sight

    /// From top to bottom without gaps; updates the layout first if something changed.
    [[nodiscard]] const QList<PlacedBlock> &placed();
    [[nodiscard]] bool fits(); ///< everything is visible

    /// The text position nearest to a point of the viewport; row -1 in an empty transcript.
    [[nodiscard]] TextPosition positionAt(QPointF point);

    [[nodiscard]] Pointed pointedAt(QPointF point);
    /// The place of a text position in the viewport; null if it is out of sight.
    [[nodiscard]] std::optional<QRectF> rectOf(const TextPosition &position);
    [[nodiscard]] std::shared_ptr<const RowBlocks> row(qint64 row) { return blocksOf(row); }

    /// The said text of a row, without Markdown marks.
    [[nodiscard]] QString textOf(qint64 row);

    // The scroll bar: value v of 0..max shows row v/unit at the height v/max of the viewport, so that both
    // ends match exactly and dragging is smooth.
    [[nodiscard]] int barMaximum() const;
    [[nodiscard]] int barUnit() const;
    [[nodiscard]] int barValue();
    void goToBarValue(int value);

    [[nodiscard]] quint64 layoutsMade() const { return m_layoutsMade; }

private:
    struct Place
    {
        qint64 row = 0;
        int block = 0;
        bool operator==(const Place &) const = default;
    };

    void arrange();
    void arrangeFromEnd();
    void arrangeFromAnchor();
    void fillUp(Place place, int bottom); // `place` ends at `bottom`, others go above it
    void fillDown(Place place, int top);  // `place` begins at `top`, others go below it
    void keepFirstAsAnchor();
    [[nodiscard]] std::optional<PlacedBlock> editedIn(const QList<PlacedBlock> &placed) const;
    [[nodiscard]] bool startsAtFirst() const; ///< nothing is above the viewport
    [[nodiscard]] bool stepUp(Place &place);
    [[nodiscard]] bool stepDown(Place &place);
    [[nodiscard]] Place lastPlace();
    [[nodiscard]] PlacedBlock placedAt(const Place &place, int top);
    [[nodiscard]] std::shared_ptr<RowBlocks> blocksOf(qint64 row);
    [[nodiscard]] std::shared_ptr<const BlockLayout> layoutOf(const Place &place);
    void forgetLayouts(qint64 row, int fromBlock, int blocks);
    void takeGrowth();
    [[nodiscard]] double rowAt(double y); // fractional row at a height of the viewport

    const TranscriptModel &m_model;
    RowWords m_words;
    BlockStyle m_style;
    int m_height = 0;

    bool m_atEnd = true;
    Place m_anchor;
    int m_anchorTop = 0;

    qint64 m_editorRow = -1;
    int m_editorHeight = 0;

    bool m_arranged = false;
    bool m_grew = false; // the streaming row has less text than the model
    QList<PlacedBlock> m_placed;
    QCache<qint64, std::shared_ptr<RowBlocks>> m_rows{kCached};
    QCache<QPair<qint64, int>, std::shared_ptr<const BlockLayout>> m_layouts{kCached};
    quint64 m_layoutsMade = 0;
};

} // namespace studio::ui
