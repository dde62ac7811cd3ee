// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_dialogs.h"

#include "ui/models/people.h"
#include "ui/panels/new_room_dialog.h"
#include "ui/window/room_desk.h"
#include "ui/window/translations.h"

#include <QIcon>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace studio::ui {

RoomDialogs::RoomDialogs(RoomDesk &desk, const Translations &translations, QWidget &window)
    : m_desk(desk)
    , m_translations(translations)
    , m_window(window)
{
}

void RoomDialogs::askForRoom()
{
    const People people(m_desk.personas(), m_translations.language());
    auto *dialog = new NewRoomDialog(m_desk.personas(), people, &m_window);
    connect(dialog, &NewRoomDialog::roomWanted, this,
            [this](const QString &name, const auto &roster) { m_desk.create(name, roster); });
    dialog->open();
}

void RoomDialogs::tellAbout()
{
    auto *box = new QMessageBox(&m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(tr("About Companion Studio"));
    box->setIconPixmap(m_window.windowIcon().pixmap(64, 64));
    box->setText(tr("Companion Studio %1").arg(QStringLiteral(STUDIO_VERSION)));
    box->setInformativeText(
        tr("Several companions share one conversation with you, and you see how they decide who "
           "speaks. Free software under the GPL, version 3 or later."));
    box->addButton(tr("Close"), QMessageBox::AcceptRole);
    box->open();
}

} // namespace studio::ui
