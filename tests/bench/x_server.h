// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

#include <chrono>
#include <optional>

namespace studio::bench {

/// An X server of our own (Xvfb), so that windows of real programs can be watched from outside as users
/// would: when one is there and painted, and what happens when it is closed. One window at a time.
class XServer
{
public:
    XServer();
    ~XServer();
    XServer(const XServer &) = delete;
    XServer &operator=(const XServer &) = delete;

    [[nodiscard]] bool isRunning() const { return m_display != nullptr; }
    /// As a program's DISPLAY.
    [[nodiscard]] QString name() const { return m_name; }

    /// Waits until a top-level window is mapped and has painted itself; false: it did not come in time.
    [[nodiscard]] bool waitForWindow(std::chrono::milliseconds limit);
    /// Asks the window to close, as the button in its frame does.
    void closeWindow();

private:
    [[nodiscard]] bool readEvents();
    [[nodiscard]] bool isPainted() const;

    QProcess m_process;
    QString m_name;
    void *m_display = nullptr;
    unsigned long m_window = 0;
};

} // namespace studio::bench
