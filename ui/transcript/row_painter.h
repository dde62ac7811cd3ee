// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/transcript/text_selection.h"
#include "ui/transcript/transcript_layout.h"

#include <QHash>
#include <QRect>

#include <span>

class QPainter;

namespace studio::ui {

class Avatars;

/// What changes how rows look without changing where they stand.
struct RowLook
{
    TextSelection selection;
    Pointed pointed;     ///< under the pointer: shows its time, its link, its button
    qint64 current = -1; ///< the row that has the keys: ringed, shows its time and its buttons
    Pointed copied;      ///< code that was copied just now
    QHash<qint64, QList<TextSelection::Part>> hits; ///< of the search, by visible row
    TextPosition currentHit;
};

/// Who draws the faces beside the names.
struct Faces
{
    const Avatars &companions; ///< and guests
    const Avatars &users;      ///< by the names that they write under
};

/// Paints laid-out rows. Everything it needs is passed in; it keeps nothing and changes nothing.
class RowPainter
{
public:
    /// `column` is where rows stand in the viewport: its left edge and width are used. Only what lies in
    /// `exposed` is painted.
    RowPainter(QPainter &painter, const Theme &theme, const Faces &faces, const QRect &column,
               const QRect &exposed);

    /// The visible blocks of one row, from top to bottom.
    void paintRow(std::span<const PlacedBlock> row, const RowLook &look);

private:
    void paintFrame(std::span<const PlacedBlock> row, bool isCurrent);
    void paintPlaceholder(const PlacedBlock &placed);
    void paintShape(const PlacedBlock &placed, const PlacedShape &shape);
    void paintCodeGround(const PlacedShape &shape, const QRectF &rect);
    void paintAvatar(const PlacedBlock &placed);
    void paintTexts(const PlacedBlock &placed, const RowLook &look);
    void underlineNote(const PlacedBlock &placed, const QString &opens);
    void paintCodeButton(const PlacedBlock &placed, const RowLook &look);
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const PlacedBlock &placed, const PlacedText &text,
                                                            const RowLook &look) const;
    [[nodiscard]] QColor inkOf(const PlacedBlock &placed, PlacedText::Ink ink) const;
    [[nodiscard]] QPointF originOf(const PlacedBlock &placed) const;

    QPainter &m_painter;
    const Theme &m_theme;
    Faces m_faces;
    QRect m_column;
    QRect m_exposed;
};

} // namespace studio::ui
