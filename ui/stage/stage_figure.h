// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/avatar/puppet_painter.h"
#include "ui/stage/puppet_life.h"

#include <QRectF>

class QPainter;

namespace studio::ui {

class Avatars;

/// The body of one companion on the stage: a puppet of its face, or its own picture, which makes the same
/// gestures as a whole. Paints over a disc; arms and hair reach beyond it. No widget.
class StageFigure
{
public:
    StageFigure(const base::ParticipantId &id, const Avatars &avatars);

    [[nodiscard]] PuppetLife &life() { return m_life; }
    /// The disc in pixels as it is when nothing moves, and how many pixels of the screen one of these is.
    void setMeasure(double disc, double devicePixelRatio);
    /// Moves on; true: it looks different now.
    bool advance(base::Millis now);
    /// It may be smaller than its measure for a moment, while it comes forward.
    void paint(QPainter &painter, const QRectF &disc);

    /// Everything that a figure over that disc may cover.
    [[nodiscard]] static QRectF reach(const QRectF &disc);

private:
    void paintPicture(QPainter &painter, const QRectF &disc) const;

    base::ParticipantId m_id;
    const Avatars &m_avatars;
    PuppetLife m_life;
    PuppetPainter m_puppet;
    PuppetPose m_pose;
    double m_disc = 0;
    double m_pixels = 1;
};

} // namespace studio::ui
