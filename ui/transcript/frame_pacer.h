// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace studio::ui {

/// Decides when a frame of a growing text is made: at once when the last one is a frame's time ago, else when
/// that time is over, however much grew meanwhile. Emits due() once for any number of requests; an idle pacer
/// runs no timer.
class FramePacer : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kFrame{16};

    explicit FramePacer(QObject *parent = nullptr);

    /// Zero: every request is a frame of its own.
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
