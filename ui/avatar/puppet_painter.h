// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/limbs.h"
#include "ui/avatar/puppet_pose.h"

#include <QColor>
#include <QImage>
#include <QRectF>

#include <array>
#include <optional>

class QPainter;
class QTransform;

namespace studio::ui {

/// What a puppet needs of the drawing, in its units: a disc of the companion's colour, before which it
/// stands, and room for arms around it. Below, the disc cuts the figure off.
constexpr QRectF kPuppetCanvas(-20, -14, 140, 136);
constexpr QRectF kPuppetDisc(-4.5, 11, 109, 109);

/// Paints one companion as a figure down to the hips, in any pose. What does not change from frame to frame
/// is kept as layers, so that a frame costs a few small pictures put on top of each other. Knows no time and
/// no widget; one thread at a time.
class PuppetPainter
{
public:
    void setLook(const model::Avatar &avatar, const QColor &companion, const QString &seed);
    /// Pixels of the screen for one unit of the drawing.
    void setScale(double scale);

    /// kPuppetCanvas in pixels of the screen, transparent around the figure. The same picture as before, and
    /// at once, where the pose looks the same.
    [[nodiscard]] const QImage &frame(const PuppetPose &pose);
    /// How many frames have been put together; equal poses cost none.
    [[nodiscard]] int painted() const { return m_painted; }

private:
    /// A part that was painted before, and what it showed.
    struct Head
    {
        Features face;
        double turn = 0;
        double nod = 0;
        bool operator==(const Head &) const = default;
    };

    void prepare();
    [[nodiscard]] QImage layer(const QRectF &area) const;
    void begin(QPainter &painter, const QRectF &area) const;
    const QImage &head(const Head &wanted);
    const QImage &arm(const Arm &wanted, Side side);
    void paintFigure(QPainter &painter, const PuppetPose &pose);

    model::Avatar m_avatar;
    AvatarLook m_look;
    double m_scale = 0;
    double m_finer = 1; ///< layers are drawn larger by this, lest turning them blurs them
    QImage m_ground, m_mask, m_backHair, m_torso;
    QImage m_headLayer;
    Head m_head;
    std::array<QImage, 2> m_armLayers;
    std::array<Arm, 2> m_arms;
    std::optional<PuppetPose> m_pose;
    QImage m_frame;
    int m_painted = 0;
};

} // namespace studio::ui
