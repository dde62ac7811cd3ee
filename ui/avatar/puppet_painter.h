// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/limbs.h"
#include "ui/avatar/puppet_layer.h"
#include "ui/avatar/puppet_pose.h"

#include <QColor>
#include <QImage>
#include <QRectF>

#include <array>
#include <optional>

namespace studio::ui {

/// The part of the drawing that a puppet needs, in its units: a disc of the companion's colour behind the
/// figure, and room for arms around it. Below, the disc cuts the figure off.
constexpr QRectF kPuppetCanvas(-20, -14, 140, 136);
constexpr QRectF kPuppetDisc(-4.5, 11, 109, 109);

/// Paints one companion as a figure down to the hips, in any pose. What does not change from frame to frame
/// is cached as layers, so that a frame costs a few small pictures blended over each other. Knows no time and
/// no widget; one thread at a time.
class PuppetPainter
{
public:
    void setLook(const model::Avatar &avatar, const QColor &companion, const QString &seed);
    /// Pixels of the screen for one unit of the drawing.
    void setScale(double scale);

    /// kPuppetCanvas in pixels of the screen, transparent around the figure. A pose that looks the same
    /// returns the same picture at once.
    [[nodiscard]] const QImage &frame(const PuppetPose &pose);
    /// How many frames have been painted; equal poses cost none.
    [[nodiscard]] int painted() const { return m_painted; }

private:
    /// The state in which the hand was last painted.
    struct Hand
    {
        double open = 0;
        double point = 0;
        PuppetLayer layer;
    };

    void prepare();
    [[nodiscard]] PuppetLayer layer(const QRectF &area, const std::function<void(QPainter &)> &paint) const;
    void showFace(const Features &face);
    void showHand(const Arm &arm, Side side);
    void putTogether(const PuppetPose &pose);
    void putHead(const PuppetPose &pose, const QTransform &head);
    void putArm(const Arm &arm, Side side, const QTransform &body);
    void cutBelow();

    model::Avatar m_avatar;
    AvatarLook m_look;
    double m_scale = 0;
    QImage m_ground; ///< the disc alone
    QImage m_mask;
    PuppetLayer m_backHair, m_torso, m_skull, m_frontHair;
    PuppetLayer m_eyes, m_brows; ///< the face below the hair, and the face above it
    Features m_face;
    std::array<PuppetLayer, 4> m_armParts;
    std::array<Hand, 2> m_hands;
    std::optional<PuppetPose> m_pose;
    QImage m_frame;
    int m_painted = 0;
};

} // namespace studio::ui
