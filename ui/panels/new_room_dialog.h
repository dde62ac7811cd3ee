// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/models/people.h"

#include <QDialog>
#include <QList>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace studio::ui {

/// Asks for a room's name and who takes part; all are chosen at first. Not modal to the event loop: use
/// open() and wait for roomWanted().
class NewRoomDialog : public QDialog
{
    Q_OBJECT

public:
    NewRoomDialog(const QList<model::Persona> &personas, const People &people, QWidget *parent);

Q_SIGNALS:
    void roomWanted(const QString &name, const QList<studio::base::ParticipantId> &roster);

private:
    void fill(const QList<model::Persona> &personas, const People &people);
    void refresh();
    [[nodiscard]] QList<base::ParticipantId> roster() const;

    QLineEdit *m_name = nullptr;
    QListWidget *m_companions = nullptr;
    QPushButton *m_create = nullptr;
};

} // namespace studio::ui
