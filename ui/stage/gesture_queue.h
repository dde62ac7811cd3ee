// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/gesture/gesture.h"
#include "ui/avatar/puppet_pose.h"
#include "ui/theme/motion.h"

#include <QList>

#include <optional>

namespace studio::ui {

/// The gesture that one body makes now, and the gestures that wait. The newest wins: it cuts the current
/// gesture as soon as that could be understood, unless it may not be cut. At most three wait; beyond that the
/// oldest are dropped. Knows time only from its callers; times never go back.
class GestureQueue
{
public:
    static constexpr qsizetype kMostWaiting = 3;
    /// How long a gesture is shown before a newer gesture may cut it.
    static constexpr base::Millis kShortest{600};

    /// With reduced motion a gesture is a still picture: its peak, held for the length of the gesture.
    void setMotion(Motion motion) { m_motion = motion; }
    /// \p mirrored: to the left instead of the right.
    void play(const gesture::Gesture &gesture, bool mirrored, base::Millis now);
    void clear(base::Millis now); ///< returns to rest, softly

    void advance(base::Millis now);
    /// How far the joints are from where they would be without a gesture.
    [[nodiscard]] JointValues away(base::Millis now) const;
    [[nodiscard]] const gesture::Gesture *current() const
    {
        return m_current ? &m_current->gesture : nullptr;
    }
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }
    /// Something moves, or is held for a while.
    [[nodiscard]] bool isBusy(base::Millis now) const;

private:
    struct Item
    {
        gesture::Gesture gesture;
        bool mirrored = false;
        base::Millis since{0};
    };

    void start(Item item, base::Millis now);
    [[nodiscard]] base::Millis endOf(const Item &item) const;
    [[nodiscard]] double leftOver(base::Millis now) const;

    Motion m_motion;
    std::optional<Item> m_current;
    QList<Item> m_waiting;
    JointValues m_left; ///< the body's position when a gesture was cut
    std::optional<base::Millis> m_cutAt;
};

} // namespace studio::ui
