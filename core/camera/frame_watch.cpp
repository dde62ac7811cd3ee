// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/frame_watch.h"

#include "core/camera/shot_work.h"

namespace studio::camera {

FrameWatch::FrameWatch(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

void FrameWatch::start()
{
    m_blackSince.reset();
    m_toldBlack = false;
    expectBy(m_clock.steadyNow() + kFirstPicture);
}

void FrameWatch::stop()
{
    if (m_call)
        m_clock.cancel(*m_call);
    m_call.reset();
}

void FrameWatch::seen(const QImage &image)
{
    if (!m_call)
        return;
    const base::Millis now = m_clock.steadyNow();
    expectBy(now + kNextPicture);
    if (!isBlack(image)) {
        m_blackSince.reset();
        m_toldBlack = false;
        return;
    }
    if (!m_blackSince)
        m_blackSince = now;
    if (!m_toldBlack && now - *m_blackSince >= kBlack) {
        m_toldBlack = true;
        Q_EMIT black();
    }
}

void FrameWatch::expectBy(base::Millis due)
{
    stop();
    m_call = m_clock.callAt(due, this, [this] {
        m_call.reset();
        Q_EMIT stalled();
    });
}

} // namespace studio::camera
