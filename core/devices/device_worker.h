// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"
#include "core/devices/device_list.h"

#include <QElapsedTimer>
#include <QMediaDevices>
#include <QTimer>

#include <atomic>
#include <memory>

class QCameraDevice;
class QVideoFrame;

namespace studio::camera {

/// QtCamera's other half, on the thread `devices`: the only code that touches Qt Multimedia's cameras.
class DeviceWorker : public QObject
{
    Q_OBJECT

public:
    /// Pictures that were sent and not seen yet; no more are made while there are some.
    using OnTheWay = std::shared_ptr<std::atomic<int>>;

    explicit DeviceWorker(OnTheWay onTheWay);
    ~DeviceWorker() override;

    void list();
    void open(const Source &source);
    void close();

Q_SIGNALS:
    void sourcesChanged(const QList<studio::camera::Source> &sources);
    void opened(const studio::camera::Source &source);
    void frame(const QImage &image);
    void failed(studio::camera::Flaw flaw);
    void closed();

private:
    struct Opened;

    void readDevices();
    void tellSources();
    void takeFrame(const QVideoFrame &frame);
    void fail(Flaw flaw);

    OnTheWay m_onTheWay;
    DeviceList m_list;
    std::unique_ptr<QMediaDevices> m_devices;
    QTimer m_settling;
    bool m_isTold = false;
    QList<Source> m_told;
    std::unique_ptr<Opened> m_opened;
    int m_run = 0;    ///< what a device of an older one says on its way is nothing any more
    int m_frames = 0; ///< since it was opened
    QElapsedTimer m_sinceFrame;
};

} // namespace studio::camera
