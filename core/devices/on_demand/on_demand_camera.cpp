// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/on_demand/on_demand_camera.h"

#include "core/base/log.h"

namespace studio::devices {

using camera::Flaw;
using camera::Source;

OnDemandCamera::OnDemandCamera(LoadModule load, QObject *parent)
    : Camera(parent)
    , m_load(std::move(load))
{
}

OnDemandCamera::~OnDemandCamera() = default;

camera::Camera *OnDemandCamera::loaded()
{
    if (m_camera)
        return m_camera.get();
    const base::Result<DeviceModule> module = m_load();
    if (!module) {
        qCWarning(base::lcBase).noquote() << "no cameras:" << module.error().detail;
        return nullptr;
    }
    m_camera = module->makeCamera();
    connect(m_camera.get(), &Camera::sourcesChanged, this, &Camera::sourcesChanged);
    connect(m_camera.get(), &Camera::opened, this, &Camera::opened);
    connect(m_camera.get(), &Camera::frame, this, &Camera::frame);
    connect(m_camera.get(), &Camera::failed, this, &Camera::failed);
    connect(m_camera.get(), &Camera::closed, this, &Camera::closed);
    return m_camera.get();
}

void OnDemandCamera::listSources()
{
    if (Camera *camera = loaded())
        return camera->listSources();
    Q_EMIT sourcesChanged({});
    Q_EMIT failed(Flaw::Unavailable);
}

void OnDemandCamera::open(const Source &source)
{
    if (Camera *camera = loaded())
        return camera->open(source);
    Q_EMIT failed(Flaw::Unavailable);
    Q_EMIT closed();
}

void OnDemandCamera::close()
{
    if (m_camera)
        m_camera->close();
    else
        Q_EMIT closed();
}

} // namespace studio::devices
