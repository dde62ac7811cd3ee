// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <atomic>
#include <memory>

class QThread;

namespace studio::camera {

class DeviceWorker;

/// The machine's cameras, through Qt Multimedia. They have a thread of their own, `devices`: to open or to
/// stop a device may take seconds. Thread and plug-ins are there from the first command on.
/// There is one in a program: Qt looks for devices on the thread of the first, as long as that one lives.
///
/// It knows devices alone, and tells neither frozen nor black ones: see StudioCamera. Pictures that the
/// receiver has no time for are left out.
class QtCamera final : public Camera
{
    Q_OBJECT

public:
    explicit QtCamera(QObject *parent = nullptr);
    ~QtCamera() override; ///< closes; a driver that hangs is left behind with its thread

    void listSources() override;
    void open(const Source &source) override;
    void close() override;

private:
    DeviceWorker &worker(); ///< started when it is first needed

    std::shared_ptr<std::atomic<int>> m_onTheWay;
    QThread *m_thread = nullptr;
    DeviceWorker *m_worker = nullptr; ///< lives on the thread
};

} // namespace studio::camera
