// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QImage>
#include <QObject>

#include <optional>

namespace studio::camera {

/// Sees whether a device goes on giving pictures, and whether there is something in them. A device that was
/// unplugged often says nothing at all: its pictures stop. One that gives the same picture again and again is
/// not frozen, a virtual camera may show a slide.
class FrameWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr base::Millis kFirstPicture{10'000}; ///< to open and to wake takes its time
    static constexpr base::Millis kNextPicture{2000};
    static constexpr base::Millis kBlack{1000}; ///< exposure settles in less

    FrameWatch(base::Clock &clock, QObject *parent);

    void start(); ///< when it is told to open, which may itself never end
    void seen(const QImage &image);
    void stop();

Q_SIGNALS:
    void stalled(); ///< once; the watch has stopped
    /// Only black pictures for a while; again if there was something to see in between.
    void black();

private:
    void expectBy(base::Millis due);

    base::Clock &m_clock;
    std::optional<quint64> m_call;
    std::optional<base::Millis> m_blackSince;
    bool m_toldBlack = false;
};

} // namespace studio::camera
