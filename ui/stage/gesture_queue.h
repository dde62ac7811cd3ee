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

/// Which gesture one body makes now, and which wait. The newest wins: it cuts the one before as soon as that
/// could be understood, unless that may not be cut. At most three wait; of more the oldest are dropped. Knows
/// time only as it is told; times never go back.
class GestureQueue
{
public:
    static constexpr qsizetype kMostWaiting = 3;
    /// A gesture is shown so long before a newer one cuts it.
    static constexpr base::Millis kShortest{600};

    /// With reduced motion a gesture is a picture: its peak, held as long as it would last.
    void setMotion(Motion motion) { m_motion = motion; }
    /// \p mirrored: to the left instead of to the right.
    void play(const gesture::Gesture &gesture, bool mirrored, base::Millis now);
    void clear(base::Millis now); ///< back to rest, softly

    void advance(base::Millis now);
    /// What the joints are away from where they would be otherwise.
    [[nodiscard]] JointValues away(base::Millis now) const;
    [[nodiscard]] const gesture::Gesture *current() const
    {
        return m_current ? &m_current->gesture : nullptr;
    }
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }
    /// Something moves, or is held for a time.
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
    JointValues m_left; ///< where the body was when a gesture was cut
    std::optional<base::Millis> m_cutAt;
};

} // namespace studio::ui
