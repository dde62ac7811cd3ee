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

/// The body of one companion on the stage: a puppet of their face, or their own picture, which makes the same
/// gestures as a whole. Paints over a disc; arms and hair reach beyond it. No widget.
class StageFigure
{
public:
    StageFigure(const base::ParticipantId &id, const Avatars &avatars);

    [[nodiscard]] PuppetLife &life() { return m_life; }
    /// The size of the disc in pixels while nothing moves, and the number of screen pixels in each of these.
    void setMeasure(double disc, double devicePixelRatio);
    /// Moves on; returns true if it looks different now.
    bool advance(base::Millis now);
    /// \p disc may be smaller than the measure for a moment, while the companion comes forward.
    void paint(QPainter &painter, const QRectF &disc);

    /// The area that a figure over that disc may cover.
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
