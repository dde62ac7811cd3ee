// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/frame_pacer.h"

namespace studio::ui {

FramePacer::FramePacer(QObject *parent)
    : QObject(parent)
{
    m_wait.setSingleShot(true);
    m_wait.setTimerType(Qt::PreciseTimer);
    connect(&m_wait, &QTimer::timeout, this, &FramePacer::begin);
}

void FramePacer::request()
{
    if (m_wait.isActive())
        return;
    const std::chrono::milliseconds since(m_sinceLast.isValid() ? m_sinceLast.elapsed() : m_frame.count());
    if (since >= m_frame)
        begin();
    else
        m_wait.start(m_frame - since);
}

void FramePacer::begin()
{
    m_sinceLast.start();
    Q_EMIT due();
}

} // namespace studio::ui
