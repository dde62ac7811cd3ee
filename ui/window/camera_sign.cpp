// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/camera_sign.h"

#include "ui/camera/camera_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/window/live_signs.h"

#include <QAction>
#include <QMenu>
#include <QSystemTrayIcon>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using camera::Camera;
using camera::Source;

CameraSign::CameraSign(Camera &camera, LiveSigns &signs, std::function<bool()> hasTray, QObject *parent)
    : QObject(parent)
    , m_camera(camera)
    , m_signs(signs)
    , m_hasTray(std::move(hasTray))
{
    connect(&camera, &Camera::opened, this, [this](const Source &source) {
        if (source.kind == Source::Kind::Device)
            turn(sourceText(source));
    });
    connect(&camera, &Camera::closed, this, [this] { turn({}); });
    connect(&signs, &LiveSigns::pressed, this, [this](LiveSigns::Sign sign) {
        if (sign == LiveSigns::Sign::Camera)
            m_camera.close();
    });
    onRetranslate(&signs, this, [this] { retranslate(); });
}

CameraSign::~CameraSign() = default;

void CameraSign::turn(const std::optional<QString> &device)
{
    if (device == m_device)
        return;
    m_device = device;
    if (isOn() && m_hasTray && m_hasTray())
        makeIcon();
    retranslate();
}

void CameraSign::makeIcon()
{
    if (m_icon)
        return;
    m_menu = std::make_unique<QMenu>();
    m_menu->setObjectName(u"cameraTrayMenu"_s);
    m_close = m_menu->addAction(QString());
    m_close->setObjectName(u"cameraTrayClose"_s);
    connect(m_close, &QAction::triggered, this, [this] { m_camera.close(); });
    m_icon = new QSystemTrayIcon(this);
    m_icon->setObjectName(u"cameraTrayIcon"_s);
    m_icon->setContextMenu(m_menu.get());
    // The tray icon is no widget: it follows the theme of the bar that holds the other sign.
    onThemeChange(&m_signs, m_icon, [this] {
        const Theme &theme = themeOf(&m_signs);
        m_icon->setIcon(icon(IconName::Camera, theme, theme.live));
    });
}

void CameraSign::retranslate()
{
    m_signs.show(LiveSigns::Sign::Camera, isOn() ? tr("Camera is on") : QString(),
                 isOn() ? tr("%1 is open. Click to close it.").arg(*m_device) : QString());
    if (!m_icon)
        return;
    m_close->setText(tr("Close the camera"));
    m_icon->setToolTip(isOn() ? tr("The camera is on: %1").arg(*m_device) : QString());
    m_icon->setVisible(isOn() && m_hasTray());
}

} // namespace studio::ui
