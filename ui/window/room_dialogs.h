// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace studio::ui {

class RoomDesk;
class Translations;

/// The small dialogs that the window opens about rooms and itself. None blocks: each answers by a signal.
class RoomDialogs : public QObject
{
    Q_OBJECT

public:
    RoomDialogs(RoomDesk &desk, const Translations &translations, QWidget &window);

    void askForRoom();
    void tellAbout();

private:
    RoomDesk &m_desk;
    const Translations &m_translations;
    QWidget &m_window;
};

} // namespace studio::ui
