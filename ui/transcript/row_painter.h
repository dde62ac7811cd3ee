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
class RowPictures;

/// State that changes the look of rows but not their places.
struct RowLook
{
    TextSelection selection;
    Pointed pointed;     ///< under the pointer: its time, link or button is shown
    qint64 current = -1; ///< the row with the keyboard focus: ringed, with its time and buttons
    Pointed copied;      ///< code that was copied just now
    QHash<qint64, QList<TextSelection::Part>> hits; ///< hits of the search, by visible row
    TextPosition currentHit;
};

/// The painters of the faces beside the names.
struct Faces
{
    const Avatars &companions; ///< and guests
    const Avatars &users;      ///< by the names under which they write
    RowPictures &pictures;     ///< in messages
};

/// Paints laid-out rows. It gets everything it needs as arguments, stores nothing and changes nothing.
class RowPainter
{
public:
    /// `column` is the place of rows in the viewport; only its left edge and width are used. Paints only what
    /// lies in `exposed`.
    RowPainter(QPainter &painter, const Theme &theme, const Faces &faces, const QRect &column,
               const QRect &exposed);

    /// The visible blocks of one row, from top to bottom.
    void paintRow(std::span<const PlacedBlock> row, const RowLook &look);

private:
    void paintFrame(std::span<const PlacedBlock> row, bool isCurrent);
    void outlineWhisper(const QRectF &frame);
    void paintPlaceholder(const PlacedBlock &placed);
    void paintShape(const PlacedBlock &placed, const PlacedShape &shape);
    void paintCodeGround(const PlacedShape &shape, const QRectF &rect);
    void paintAvatar(const PlacedBlock &placed);
    void paintPicture(const PlacedBlock &placed);
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
