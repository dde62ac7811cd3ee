// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"
#include "ui/doors/client_setups.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace studio::ui {

class SignLine;

/// The last page of the doors: texts to paste into the usual programs so that they find the studio. The token
/// is shown as dots; the copied text holds the token itself.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    SetupPage(QWidget *parent);

    void setDoors(const ports::DoorsView &doors);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void fill();
    void refresh();
    void retranslate();
    [[nodiscard]] DoorAccess access() const;
    [[nodiscard]] const ClientSetup *chosen(const QList<ClientSetup> &setups) const;

    ports::DoorsView m_doors;
    QLabel *m_programName = nullptr;
    QComboBox *m_program = nullptr;
    QLabel *m_where = nullptr;
    SignLine *m_closed = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QPushButton *m_copy = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace studio::ui
