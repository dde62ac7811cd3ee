// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/camera/camera.h"

#include <memory>

namespace studio::camera {

class FrameWatch;

/// Everything that gives pictures as one Camera: the machine's devices, a still image, the test card. It
/// watches the devices: one that stops giving pictures is Frozen, or Lost if it is not plugged in any more.
/// To open another source closes the one before it first; a device that opens unasked is closed at once.
/// Lives where its clock does.
class StudioCamera final : public Camera
{
    Q_OBJECT

public:
    StudioCamera(std::unique_ptr<Camera> devices, base::Clock &clock, QObject *parent = nullptr);
    ~StudioCamera() override;

    void listSources() override;
    void open(const Source &source) override;
    void close() override;

private:
    enum class State { Closed, Opening, Open, Closing };

    void takeDevices(const QList<Source> &devices);
    void takeFrame(const QImage &image);
    void start(const Source &source);
    void startStillImage(const QString &path);
    void startTestCard();
    void showTestCard(int run, int step);
    [[nodiscard]] bool wantsDevice() const;
    void deviceOpened(const Source &source);
    void deviceClosed();
    void deviceFailed(Flaw flaw);
    void fail(Flaw flaw); ///< what is open
    void letGo();         ///< of whatever gives pictures; closed() follows
    void ended();

    std::unique_ptr<Camera> m_devices;
    base::Clock &m_clock;
    FrameWatch *m_watch;
    State m_state = State::Closed;
    Source m_source;
    std::optional<Source> m_next; ///< to be opened once the one before it is closed
    QList<Source> m_listed;       ///< the devices
    bool m_knowsDevices = false;
    int m_closesOwed = 0; ///< by the devices
    int m_run = 0;        ///< what belongs to an older one is nothing any more
};

} // namespace studio::camera
