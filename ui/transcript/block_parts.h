// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "ui/theme/theme.h"
#include "ui/transcript/styled_text.h"

#include <QFont>
#include <QLocale>
#include <QRectF>

#include <memory>
#include <vector>

namespace studio::ui {

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

/// All that is drawn of one block, in its own coordinates.
struct BlockParts
{
    int height = 0;
    std::vector<PlacedText> texts;
    QList<PlacedShape> shapes;
    QRectF avatar;      ///< of a header; else empty
    QRectF code;        ///< the background of code; else empty
    QRectF picture;     ///< of a message; else empty
    int codeButton = 0; ///< the size of the button that copies the code
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

/// Adds what stands behind code and pictures in a text.
void addGroundsOf(const PlacedText &text, const markdown::Text &words, QList<PlacedShape> &shapes);

} // namespace studio::ui
