// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"
#include "ui/models/people.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace studio::ui {

class GuestsPart;

/// The second page of the doors: the connected programs, each of which can be cut off, and the guests of the
/// room on screen.
class ProgramsPage : public QWidget
{
    Q_OBJECT

public:
    ProgramsPage(QWidget *parent);

    void setClients(const QList<model::DoorClient> &clients);
    void setPeople(const People &people);
    void setWritable(bool writable);
    [[nodiscard]] GuestsPart &guests() { return *m_guests; }

Q_SIGNALS:
    void disconnectWanted(const QString &client);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    enum Column { Program, Speaks, Door, Protocol, Since, Calls, Columns };

    void fill();
    void refresh();
    void retranslate();

    QList<model::DoorClient> m_clients;
    People m_people;
    bool m_writable = true;
    QLabel *m_title = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_cut = nullptr;
    GuestsPart *m_guests = nullptr;
};

} // namespace studio::ui
