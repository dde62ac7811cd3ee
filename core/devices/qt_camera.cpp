// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/qt_camera.h"

#include "core/base/log.h"
#include "core/devices/device_worker.h"

#include <QThread>

#include <chrono>

using namespace std::chrono_literals;

namespace studio::camera {

namespace {

constexpr auto kPatience = 3000ms;

} // namespace

QtCamera::QtCamera(QObject *parent)
    : Camera(parent)
    , m_onTheWay(std::make_shared<std::atomic<int>>(0))
{
}

QtCamera::~QtCamera()
{
    if (!m_thread)
        return;
    m_worker->disconnect(this);
    m_worker->deleteLater(); // in its thread, which takes the device down in order
    m_thread->quit();
    if (m_thread->wait(QDeadlineTimer(kPatience)))
        delete m_thread;
    else
        qCWarning(base::lcBase) << "a camera hangs; its thread is left behind";
}

DeviceWorker &QtCamera::worker()
{
    if (m_worker)
        return *m_worker;
    m_thread = new QThread;
    m_thread->setObjectName(QStringLiteral("devices"));
    m_worker = new DeviceWorker(m_onTheWay);
    m_worker->moveToThread(m_thread);
    connect(m_worker, &DeviceWorker::sourcesChanged, this, &Camera::sourcesChanged);
    connect(m_worker, &DeviceWorker::opened, this, &Camera::opened);
    connect(m_worker, &DeviceWorker::failed, this, &Camera::failed);
    connect(m_worker, &DeviceWorker::closed, this, &Camera::closed);
    connect(m_worker, &DeviceWorker::frame, this, [this](const QImage &image) {
        --*m_onTheWay;
        Q_EMIT frame(image);
    });
    m_thread->start();
    return *m_worker;
}

void QtCamera::listSources()
{
    QMetaObject::invokeMethod(&worker(), [worker = &worker()] { worker->list(); });
}

void QtCamera::open(const Source &source)
{
    QMetaObject::invokeMethod(&worker(), [worker = &worker(), source] { worker->open(source); });
}

void QtCamera::close()
{
    if (!m_worker) {
        Q_EMIT closed();
        return;
    }
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->close(); });
}

} // namespace studio::camera
