// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"
#include "ui/requests/screen_sheet.h"
#include "ui/window/desks/sheet_desk.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <memory>

namespace studio::base {
class Clock;
}

namespace studio::ui {

class Screens;

/// Answers allowed requests for pictures, from the camera or of the screen. It opens neither before the user
/// sees the window, not even for companions who are always allowed.
class PictureAnswers : public QObject
{
    Q_OBJECT

public:
    PictureAnswers(const WindowParts &parts, RequestQueue &queue, ports::QueryPort &port,
                   ports::PersonaPort &pictures, QObject *parent = nullptr);
    ~PictureAnswers() override;

    /// \p remembered: the last camera, as the window's memory stores it; updated when another is chosen.
    void offerCamera(camera::Camera &camera, base::Clock &clock, QString &remembered);
    void offerScreens(const Screens &screens, base::Clock &clock);

    void follow(); ///< the window was shown or hidden, or more requests are allowed
    void showSheet(const QString &type);
    void setPeople(const People &people);

Q_SIGNALS:
    void failed(const studio::base::Error &error); ///< the studio refused an answer
    void notKept(const QString &why);              ///< a picture was sent, but not stored

private:
    [[nodiscard]] CameraSheet *makeCameraSheet(camera::Camera &camera, base::Clock &clock,
                                               QString &remembered);
    [[nodiscard]] ScreenSheet *makeScreenSheet(const Screens &screens, base::Clock &clock);
    void listen(PictureRequests &requests);

    WindowParts m_parts;
    People m_people;
    PictureRequests m_cameraRequests;
    PictureRequests m_screenRequests;
    std::unique_ptr<SheetDesk<CameraSheet>> m_camera;
    std::unique_ptr<SheetDesk<ScreenSheet>> m_screen;
};

} // namespace studio::ui
