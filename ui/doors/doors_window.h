// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"
#include "ui/doors/doors_page.h"
#include "ui/models/people.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTabWidget;

namespace studio::ui {

class ActivityPage;
class ProgramsPage;
class SetupPage;
class SignLine;

/// "Doors": how other programs get into a room. Four pages: the doors themselves, the programs that are
/// connected, what they did and which callers were refused, and texts to paste into the usual programs. It
/// shows the state that the studio reports; a wish is shown as done only once the studio says so.
class DoorsWindow : public QDialog
{
    Q_OBJECT

public:
    DoorsWindow(QWidget *parent);

    void setDoors(const ports::DoorsView &doors);
    void setRooms(const QList<RoomChoice> &rooms, const base::RoomId &onScreen);
    /// The guests of the room on screen, named \p room; empty if no room is on screen.
    void setGuests(const QString &room, const QList<model::Guest> &guests, const People &people);
    void showGuest(const base::ParticipantId &guest);
    void setWritable(bool writable);
    void tellTrouble(const QString &what); ///< until something else is set

Q_SIGNALS:
    void doorsWanted(const studio::model::DoorsSettings &settings);
    void renewalWanted();
    void disconnectWanted(const QString &client);
    void guestWanted(const studio::model::Guest &guest);
    void showOutWanted(const studio::base::ParticipantId &guest);
    void letInWanted(const studio::base::ParticipantId &guest);

private:
    void applyTheme();
    void layOut();
    void connectPages();
    void addPage(QWidget *page);
    void retranslate();

    model::DoorsSettings m_settings;
    QLabel *m_intro = nullptr;
    SignLine *m_trouble = nullptr;
    QTabWidget *m_tabs = nullptr;
    DoorsPage *m_doors = nullptr;
    ProgramsPage *m_programs = nullptr;
    ActivityPage *m_activity = nullptr;
    SetupPage *m_setup = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
