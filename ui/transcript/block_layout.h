// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/transcript/styled_text.h"

#include <QFont>
#include <QLocale>
#include <QRectF>

#include <memory>
#include <vector>

namespace studio::ui {

class RowBlocks;
struct NoteAction;
struct OpenableNote;

/// What a layout depends on, apart from the words.
struct BlockStyle
{
    QFont font;
    int width = 0; ///< of the column, including its frame
    Metrics metrics;
    QLocale language; ///< the window's language
    bool operator==(const BlockStyle &) const = default;
};

/// A text at its place in a block, and the role in which it is painted.
struct PlacedText
{
    enum class Ink : quint8 { Text, Name, Quiet, Time, Link };

    std::unique_ptr<QTextLayout> layout;
    QPointF place;
    int start = -1; ///< its position in the block's words; -1: it is a label
    Ink ink = Ink::Text;
    int action = -1; ///< the action of the note that it shows; -1: none
};

/// A shape that is painted below the text of a block.
struct PlacedShape
{
    enum class Kind : quint8 {
        CodeGround,
        InlineCode,
        Picture, ///< behind the alternative text of a picture
        QuoteBar,
        Rule,
        Chip,
        TableHead,
        TableLine,
        DayLine,
        WarningBar, ///< before a note about a problem
    };

    Kind kind = Kind::Rule;
    QRectF rect;
    bool opens = true; ///< CodeGround: round its upper corners
    bool ends = true;  ///< CodeGround: round its lower corners
};

/// The lines and shapes of one block: its height, and the place of each character. It knows no colours and
/// does not paint. Coordinates are relative to the block, with the column's left edge at x = 0.
class BlockLayout
{
public:
    BlockLayout(const RowBlocks &row, int index, const BlockStyle &style);

    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] const std::vector<PlacedText> &texts() const { return m_texts; }
    [[nodiscard]] const QList<PlacedShape> &shapes() const { return m_shapes; }
    [[nodiscard]] QRectF avatar() const { return m_avatar; } ///< of a header; else empty
    [[nodiscard]] QRectF code() const { return m_code; }     ///< the background of code; else empty
    [[nodiscard]] int codeButtonSize() const { return m_codeButton; }

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
    friend class WordsLayout;
    friend class TableLayout;

    void layOutHeader(const RowBlocks &row, const BlockStyle &style);
    void layOutLabel(const QString &text, const BlockStyle &style, PlacedText::Ink ink);
    void layOutNote(const OpenableNote &note, const QString &text, const BlockStyle &style);
    void layOutActions(const QList<NoteAction> &actions, const BlockStyle &style, qreal left);
    void layOutDay(const QString &day, const BlockStyle &style);

    int m_height = 0;
    std::vector<PlacedText> m_texts;
    QList<PlacedShape> m_shapes;
    QRectF m_avatar;
    QRectF m_code;
    int m_codeButton = 0;
};

/// The places of a row's avatar and words in the column.
struct RowFrame
{
    explicit RowFrame(const BlockStyle &style);

    int avatar = 0;        ///< its size
    int left = 0;          ///< of the words
    int width = 0;         ///< of the words
    bool isNarrow = false; ///< the avatar stands on the line of the name, not beside the words
};

/// The width and height of a code block's button.
[[nodiscard]] int codeButtonSize(const BlockStyle &style);

} // namespace studio::ui
