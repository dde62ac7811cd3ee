// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <optional>

namespace studio::tests {

/// A Camera with the test's devices and pictures. It opens and closes at once.
class FakeCamera : public camera::Camera
{
    Q_OBJECT

public:
    using Camera::Camera;

    [[nodiscard]] const std::optional<camera::Source> &isOpen() const { return m_open; }
    [[nodiscard]] int timesOpened() const { return m_timesOpened; }
    [[nodiscard]] int timesListed() const { return m_timesListed; }

    [[nodiscard]] static camera::Source device(const QString &name, int place = 0)
    {
        return {camera::Source::Kind::Device, name, place};
    }

    /// The devices from now on; the test card is added last.
    void plugIn(const QList<camera::Source> &devices)
    {
        m_devices = devices;
        if (m_timesListed > 0)
            tellSources();
    }
    void show(const QImage &image)
    {
        if (m_open)
            Q_EMIT frame(image);
    }
    void fail(camera::Flaw flaw)
    {
        Q_EMIT failed(flaw);
        if (flaw != camera::Flaw::Black)
            close();
    }

    void listSources() override
    {
        ++m_timesListed;
        tellSources();
    }
    void open(const camera::Source &source) override
    {
        if (m_open)
            close();
        ++m_timesOpened;
        m_open = source;
        Q_EMIT opened(source);
    }
    void close() override
    {
        m_open.reset();
        Q_EMIT closed();
    }

private:
    void tellSources()
    {
        QList<camera::Source> all = m_devices;
        all.append({camera::Source::Kind::TestCard, {}, 0});
        Q_EMIT sourcesChanged(all);
    }

    QList<camera::Source> m_devices;
    std::optional<camera::Source> m_open;
    int m_timesOpened = 0;
    int m_timesListed = 0;
};

} // namespace studio::tests
