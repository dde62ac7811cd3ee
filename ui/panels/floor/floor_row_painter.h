// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/floor_row_places.h"

#include <QPixmap>

class QPainter;

namespace studio::ui {

struct Theme;

/// Paints one row of the floor.
class FloorRowPainter
{
public:
    /// What does not come from the content.
    struct Look
    {
        QRect rect; ///< of the whole row
        QFont font;
        bool isUnderMouse = false;
        bool hasFocus = false;
        double filled = 0;        ///< the filled part of the bar now, 0..10
        std::optional<int> ghost; ///< the importance at the mark on the bar
        QPixmap face;             ///< null: a disc in the colour of the companion
        qreal pixelRatio = 1;
    };

    FloorRowPainter(QPainter &painter, const FloorRowContent &content, const Look &look, const Theme &theme)
        : m_painter(painter)
        , m_content(content)
        , m_look(look)
        , m_theme(theme)
    {
    }

    void paint(const FloorRowPlaces &where);

private:
    void paintGround();
    void paintFace(const QRect &place);
    void paintName(const QRect &place);
    void paintChip(const QRect &place);
    void paintVote(const FloorRowPlaces &where);

    QPainter &m_painter;
    const FloorRowContent &m_content;
    const Look &m_look;
    const Theme &m_theme;
};

} // namespace studio::ui
