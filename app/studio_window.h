// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/system_clock.h"
#include "core/camera/studio_camera.h"
#include "ui/around/around.h"
#include "ui/around/window_keys.h"
#include "ui/requests/screens.h"
#include "ui/widgets/window_presence.h"
#include "ui/window/main_window.h"

namespace studio::app {

class House;

/// The window of an open house, with the work that only the program can do for it: files, another data
/// folder, the first room. It lives as long as the house, on the main thread.
class StudioWindow
{
public:
    StudioWindow(House &house, ui::Translations &translations, const QString &iniFile);

    /// Shows the window and notes about the data. On the very first start it makes the example room, whose
    /// host greets the user.
    void open();

    /// Comes to the front and imports files that a desktop opened, if there are any, with the report of their
    /// import. \p token: as WindowCall::called() brings it.
    void openFiles(const QStringList &files, const QString &token = {});

    /// Closes the window, also where the user's click would only hide it in the tray.
    void end() { ui::endWindow(m_window); }

    [[nodiscard]] ui::MainWindow &window() { return m_window; }
    [[nodiscard]] ui::Around &around() { return m_around; }

private:
    void makeFirstRoom();
    void offerAnotherFolder();
    void connectAround();

    House &m_house;
    ui::Translations &m_translations;
    base::SystemClock m_clock;
    camera::StudioCamera m_camera; ///< touches no device before the user agrees to a picture
    ui::DesktopScreens m_screens;
    ui::MainWindow m_window;
    ui::Around m_around; ///< notifications and the tray
    ui::WindowKeys m_keys;
};

} // namespace studio::app
