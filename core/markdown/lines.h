// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"

#include <QStringView>

#include <optional>

// What a line of a message begins with, and what it is as a whole.
namespace studio::markdown {

/// Walks along the beginning of a line. A tab reaches to the next column that 4 divides.
class LineStart
{
public:
    explicit LineStart(QStringView line)
        : m_line(line)
    {
    }

    [[nodiscard]] int indent() const; ///< columns of blanks from here on
    [[nodiscard]] QStringView rest() const { return m_line.mid(m_at); }
    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] bool isBlank() const;
    void skipBlanks(int columns); ///< at most so many
    void skip(int signs);

    bool takeQuote(); ///< "> "
    /// "- ", "3. " and its kin, blanks and all. `indent` is how far the item's other lines are indented at
    /// least.
    struct Marker
    {
        Container container;
        int indent = 0;
        bool isEmpty = false; ///< nothing stands behind it
    };
    std::optional<Marker> takeMarker();

private:
    QStringView m_line;
    qsizetype m_at = 0;
    int m_column = 0;
};

/// "```cpp" or "~~~".
struct Fence
{
    QChar sign;
    int length = 0;
    int indent = 0;
    QString language;
    bool operator==(const Fence &) const = default;
};

[[nodiscard]] bool isRule(QStringView line);
[[nodiscard]] int headingLevel(QStringView line); ///< 0: it is none
/// Where the words of that heading stand in the line.
[[nodiscard]] Cell headingWords(QStringView line);
[[nodiscard]] std::optional<Fence> fenceAt(QStringView line);
[[nodiscard]] bool closesFence(QStringView line, const Fence &fence);

constexpr int kMostColumns = 50;
/// "|---|:-:|"; nothing when it is none or has too many columns.
[[nodiscard]] std::optional<QList<Alignment>> tableColumns(QStringView line);
/// The cells of a row, blanks around them left off; what is beyond `most` stays together in the last one.
[[nodiscard]] QList<Cell> cellsOf(QStringView line, int most);

} // namespace studio::markdown
