// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace studio::ui {

/// Decides when to paint the next frame of a growing text: at once if the last frame is one interval ago,
/// otherwise when the interval is over, however much text was added meanwhile. Emits due() once for any
/// number of requests; an idle pacer runs no timer.
class FramePacer : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kFrame{16};

    explicit FramePacer(QObject *parent = nullptr);

    /// Zero: every request gets a frame of its own.
    void setFrame(std::chrono::milliseconds frame) { m_frame = frame; }
    void request();

Q_SIGNALS:
    void due();

private:
    void begin();

    std::chrono::milliseconds m_frame = kFrame;
    QElapsedTimer m_sinceLast;
    QTimer m_wait;
};

} // namespace studio::ui
