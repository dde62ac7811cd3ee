// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QTextLayout>

#include <memory>

namespace studio::ui {

class RowBlocks;

/// What a layout depends on besides the words.
struct BlockStyle
{
    QFont font;
    int width = 0; ///< of the column, frame and all
    Metrics metrics;
    bool operator==(const BlockStyle &) const = default;
};

/// The lines of one block: how high it is and which character stands where. Knows no colours and does not
/// paint. Coordinates are within the block, the column's left edge at x = 0.
class BlockLayout
{
public:
    BlockLayout(const RowBlocks &row, int index, const BlockStyle &style);

    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] QPointF bodyPlace() const { return m_bodyPlace; }
    [[nodiscard]] const QTextLayout &body() const { return *m_body; } ///< empty for placeholders
    /// Header: what stands beside the name, and at the right.
    [[nodiscard]] const QTextLayout *aside() const { return m_aside.get(); }
    [[nodiscard]] const QTextLayout *time() const { return m_time.get(); }
    [[nodiscard]] QPointF asidePlace() const { return m_asidePlace; }
    [[nodiscard]] QPointF timePlace() const { return m_timePlace; }

    /// The place between two characters of the body that is nearest to the point.
    [[nodiscard]] int offsetAt(QPointF point) const;

private:
    void layOutHeader(const RowBlocks &row, const BlockStyle &style);
    void layOutLines(const QString &text, const QFont &font, int width);

    int m_height = 0;
    std::unique_ptr<QTextLayout> m_body;
    std::unique_ptr<QTextLayout> m_aside;
    std::unique_ptr<QTextLayout> m_time;
    QPointF m_bodyPlace;
    QPointF m_asidePlace;
    QPointF m_timePlace;
};

/// The text as it is drawn, unit for unit: what has no shape or a meaning to the text engine (NUL, control
/// characters, lone surrogates, object marks) is shown as a sign instead.
[[nodiscard]] QString shownText(QStringView text);

} // namespace studio::ui
