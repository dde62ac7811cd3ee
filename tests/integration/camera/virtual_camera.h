// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>

namespace studio::tests {

/// Brightness and two colour values, as in cameras.
struct Yuv
{
    int y = 120;
    int u = 128;
    int v = 128;
};
inline constexpr Yuv kRed{81, 90, 240};
inline constexpr Yuv kGreen{145, 54, 34};
inline constexpr Yuv kBlue{41, 240, 110};
inline constexpr Yuv kBlack{16, 128, 128};

/// A camera that is plugged in while this object exists: the program virtual_camera on this process's
/// PipeWire. Its picture has a left and a right half.
class VirtualCamera
{
public:
    [[nodiscard]] bool plugIn(const QString &name, const Yuv &left, const Yuv &right)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(STUDIO_BINARY_DIR "/bin/virtual_camera"), {name});
        if (!m_process.waitForStarted())
            return false;
        show(left, right);
        return true;
    }
    ~VirtualCamera() { unplug(); }

    void unplug()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    void show(const Yuv &left, const Yuv &right)
    {
        command(QStringLiteral("show %1 %2 %3 %4 %5 %6")
                    .arg(left.y)
                    .arg(left.u)
                    .arg(left.v)
                    .arg(right.y)
                    .arg(right.u)
                    .arg(right.v));
    }
    void freeze() { command(QStringLiteral("freeze")); }

    /// Whether the camera is in use, as it reports.
    [[nodiscard]] bool isUsed()
    {
        while (m_process.canReadLine())
            m_isUsed = m_process.readLine().trimmed() == "streaming";
        return m_isUsed;
    }

private:
    void command(const QString &line)
    {
        m_process.write(line.toLatin1() + '\n');
        m_process.waitForBytesWritten();
    }

    QProcess m_process;
    bool m_isUsed = false;
};

} // namespace studio::tests
