// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/transcript/text_selection.h"
#include "ui/transcript/transcript_layout.h"

#include <QRect>

#include <span>

class QPainter;

namespace studio::ui {

/// Paints laid-out rows. Everything it needs is passed in; it keeps nothing and changes nothing.
class RowPainter
{
public:
    /// `column` is where rows stand in the viewport: its left edge and width are used.
    RowPainter(QPainter &painter, const Theme &theme, const QRect &column);

    /// The visible blocks of one row, from top to bottom.
    void paintRow(std::span<const PlacedBlock> row, const TextSelection &selection);

private:
    void paintFrame(std::span<const PlacedBlock> row);
    void paintPlaceholder(const PlacedBlock &placed);
    void paintHeader(const PlacedBlock &placed);
    void paintText(const PlacedBlock &placed, const TextSelection &selection);
    void paintQuiet(const PlacedBlock &placed);
    [[nodiscard]] QColor nameColour(const RowContent &content) const;

    QPainter &m_painter;
    const Theme &m_theme;
    QRect m_column;
};

} // namespace studio::ui
