// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QMenu;
class QSystemTrayIcon;

namespace studio::ui {

class LiveSigns;

/// Says that a camera is open, from before its light goes on until it is free again: the red sign in the top
/// bar and, if the desktop has a tray, an icon there, even while the window is hidden. Pressing either closes
/// the camera. A still image and the test card are not cameras. The icon is created when a camera first opens
/// while there is a tray.
class CameraSign : public QObject
{
    Q_OBJECT

public:
    /// \p hasTray: whether the desktop has a tray now, asked when a camera opens; null: it has none.
    CameraSign(camera::Camera &camera, LiveSigns &signs, std::function<bool()> hasTray,
               QObject *parent = nullptr);
    ~CameraSign() override;

    [[nodiscard]] bool isOn() const { return m_device.has_value(); }

private:
    void retranslate();
    void turn(const std::optional<QString> &device);
    void makeIcon();

    camera::Camera &m_camera;
    LiveSigns &m_signs;
    std::function<bool()> m_hasTray;
    std::optional<QString> m_device; ///< the name of the open camera
    QSystemTrayIcon *m_icon = nullptr;
    std::unique_ptr<QMenu> m_menu;
    QAction *m_close = nullptr;
};

} // namespace studio::ui
