// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/asking_desk.h"

#include "ui/models/people.h"
#include "ui/requests/answers_window.h"
#include "ui/widgets/window_presence.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QApplication>
#include <QEvent>

#include <utility>

namespace studio::ui {

AskingDesk::AskingDesk(const WindowParts &parts, std::function<void(bool)> attend, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_attend(std::move(attend))
{
    for (const auto changed : {&RoomSession::opened, &RoomSession::closed, &RoomSession::peopleChanged})
        connect(&parts.session, changed, this, &AskingDesk::showPeople);
    connect(&parts.desk, &RoomDesk::listed, this, &AskingDesk::showPeople);
    connect(&parts.desk, &RoomDesk::personasListed, this, &AskingDesk::showPeople);
    parts.window.installEventFilter(this);
    m_attend(parts.window.isVisible());
}

AskingDesk::~AskingDesk()
{
    m_attend(false);
    delete m_answers;
}

void AskingDesk::callUser()
{
    if (!(isSeen() && m_parts.window.isActiveWindow()))
        QApplication::alert(&m_parts.window);
}

bool AskingDesk::isSeen() const { return m_parts.window.isVisible() && !m_parts.window.isMinimized(); }

People AskingDesk::people() const
{
    const RoomSession &session = m_parts.session;
    const bool isOpen = session.isOpen();
    People people(m_parts.desk.personas(), m_parts.look.language(),
                  isOpen ? session.view().room.identities : QList<model::Identity>());
    if (isOpen)
        people.setGuests(session.view().room.guests);
    return people;
}

QHash<base::RoomId, QString> AskingDesk::roomNames() const
{
    QHash<base::RoomId, QString> names;
    const RoomListModel &rooms = m_parts.desk.rooms();
    for (int row = 0; row < rooms.rowCount(); ++row) {
        const auto room = rooms.room(rooms.index(row));
        names.insert(room->id, room->name);
    }
    return names;
}

void AskingDesk::openAnswers(AnswersWindow &window)
{
    m_answers = &window;
    window.show();
    window.raise();
    window.activateWindow();
}

void AskingDesk::tellFailure(const base::Error &error, const QString &late)
{
    if (error.code == base::ErrorCode::NotFound)
        m_parts.notice.tell(late);
    else if (m_answers)
        m_answers->tellTrouble(error.text);
    else
        m_parts.host.tell({Trouble::Kind::RequestFailed, {}, error.text});
}

bool AskingDesk::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    // On some desktops, minimising hides a window too; that does not count as closing it.
    case QEvent::Show:
    case QEvent::Hide:
        if (!event->spontaneous())
            m_attend(event->type() == QEvent::Show || isInTray(m_parts.window));
        followWindow();
        break;
    case QEvent::WindowStateChange: followWindow(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace studio::ui
