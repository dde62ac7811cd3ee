// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QList>
#include <QString>
#include <QStringList>

namespace studio::markdown {

enum class Style : quint8 {
    Emphasis = 1,
    Strong = 2,
    Strike = 4,
    Code = 8,
    Image = 16, ///< the words that stand for a picture; the picture itself is never looked for
};
Q_DECLARE_FLAGS(Styles, Style)
Q_DECLARE_OPERATORS_FOR_FLAGS(Styles)

/// Units of a text that look alike. Units without a run are plain.
struct Run
{
    int start = 0;
    int length = 0;
    Styles styles;
    int link = -1; ///< which of the text's links, or none
    bool operator==(const Run &) const = default;
};

/// From this unit of the plain text on, each stands as far behind `source` as behind `plain`.
struct Origin
{
    int plain = 0;
    qsizetype source = 0;
    bool operator==(const Origin &) const = default;
};

/// Words without their marks, and what the marks said.
struct Text
{
    QString plain;         ///< lines end with '\n'
    QList<Run> runs;       ///< in order, none overlaps another
    QStringList links;     ///< http and https addresses only
    QList<Origin> origins; ///< in order; where each unit stands in the message as it was written

    [[nodiscard]] qsizetype sourceOf(int unit) const; ///< at its end: behind the last unit
    [[nodiscard]] int unitAt(qsizetype source) const; ///< the first unit at or behind that place
    bool operator==(const Text &) const = default;
};

/// What a block stands in: a quote, or an item of a list.
struct Container
{
    enum class Kind : quint8 { Quote, Bullet, Number };

    Kind kind = Kind::Quote;
    bool begins = false; ///< the block is the first of its item: the marker stands beside it
    int number = 0;
    bool operator==(const Container &) const = default;
};

enum class Alignment : quint8 { Natural, Left, Centre, Right };

/// Where a cell stands in the plain text of its table.
struct Cell
{
    int start = 0;
    int length = 0;
    bool operator==(const Cell &) const = default;
};

/// One paragraph, heading, rule, table or piece of code. A flat value: what nests is told by `containers`.
/// Its size is bounded; what is longer goes on in blocks that `continues` marks.
struct Block
{
    enum class Kind : quint8 { Paragraph, Heading, Code, Table, Rule };
    /// How it follows what stands before it.
    enum class Join : quint8 { SameLine, NextLine, BlankLine };

    Kind kind = Kind::Paragraph;
    Join join = Join::SameLine;  ///< of the first block: SameLine
    bool continues = false;      ///< one paragraph, code or table with the block before it
    int level = 0;               ///< of a heading, 1 to 6
    QList<Container> containers; ///< from outside to inside
    Text text;                   ///< of a table: the cells, with '\t' between them and '\n' between rows
    QString language;            ///< of code, as written behind the fence
    QList<Alignment> columns;    ///< of a table
    QList<QList<Cell>> rows;     ///< of a table; the first is its head, unless it continues another
    bool operator==(const Block &) const = default;
};

} // namespace studio::markdown
