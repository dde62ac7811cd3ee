// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"
#include "core/devices/on_demand/device_module.h"

namespace studio::devices {

/// The machine's cameras, loaded with their module at the first command; close() loads nothing. If the module
/// cannot be loaded, there are no devices and each open() fails as Unavailable; the next command tries again.
class OnDemandCamera final : public camera::Camera
{
    Q_OBJECT

public:
    explicit OnDemandCamera(LoadModule load, QObject *parent = nullptr);
    ~OnDemandCamera() override;

    void listSources() override;
    void open(const camera::Source &source) override;
    void close() override;

private:
    [[nodiscard]] Camera *loaded(); ///< null: the module cannot be loaded

    LoadModule m_load;
    std::unique_ptr<Camera> m_camera;
};

} // namespace studio::devices
