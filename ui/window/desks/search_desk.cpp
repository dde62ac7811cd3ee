// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/search_desk.h"

#include "core/search/search_terms.h"
#include "ui/search/search_window.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/main_window.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace studio::ui {

using base::RequestId;
using model::SearchHit;
using model::SearchKind;
using model::SearchPage;
using ports::SearchPort;

namespace {

constexpr int kAgain = 1000; // ms

} // namespace

SearchDesk::SearchDesk(const WindowParts &parts, SearchPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    parts.actions.offerSearch();
    connect(parts.actions.searchEverywhere, &QAction::triggered, this, &SearchDesk::open);
    connect(&port, &SearchPort::found, this, &SearchDesk::take);
    connect(&port, &SearchPort::speakersListed, this,
            [this](const RequestId &, const QList<model::NamedSpeaker> &listed) {
                m_speakers = listed;
                retranslate();
            });
    connect(&port, &SearchPort::failed, this, &SearchDesk::fail);
    connect(&m_again, &QTimer::timeout, this, &SearchDesk::ask);
    connect(&parts.session, &RoomSession::opened, this, &SearchDesk::show);
    connect(&parts.session, &RoomSession::openFailed, this, [this] { m_wanted.reset(); });
    connect(&parts.session, &RoomSession::peopleChanged, this, &SearchDesk::retranslate);
}

SearchDesk::~SearchDesk() { delete m_window; }

void SearchDesk::open()
{
    if (!m_window) {
        m_window = new SearchWindow(m_parts.look.theme(), &m_parts.window);
        connect(m_window, &SearchWindow::queryChanged, this, &SearchDesk::ask);
        connect(m_window, &SearchWindow::moreWanted, this, &SearchDesk::askForMore);
        connect(m_window, &SearchWindow::hitChosen, this, &SearchDesk::goTo);
        connect(m_window, &QDialog::finished, &m_again, &QTimer::stop);
    }
    retranslate(); // there may be other rooms by now
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->begin();
    m_port.listSpeakers();
    if (!m_window->query().text.isEmpty())
        ask();
}

void SearchDesk::setTheme()
{
    if (m_window)
        m_window->setTheme(m_parts.look.theme());
}

void SearchDesk::retranslate()
{
    if (!m_window)
        return;
    QList<model::RoomSummary> rooms;
    const RoomListModel &list = m_parts.desk.rooms();
    for (int row = 0; row < list.rowCount(); ++row) {
        if (const auto room = list.room(list.index(row)))
            rooms.append(*room);
    }
    m_window->setNames(People(m_parts.desk.personas(), m_parts.look.language(), {}), speakers(), rooms);
}

// The person and the companions first, then the person's other names, guests, and whom files brought.
QList<model::NamedSpeaker> SearchDesk::speakers() const
{
    QList<model::NamedSpeaker> all{{model::Identity{}.id, {}}};
    for (const model::Persona &persona : m_parts.desk.personas())
        all.append({persona.id, {}});
    for (const model::NamedSpeaker &speaker : m_speakers) {
        const auto known = std::find_if(all.begin(), all.end(), [&speaker](const model::NamedSpeaker &one) {
            return one.id == speaker.id;
        });
        if (known == all.end())
            all.append(speaker);
        else
            known->names = speaker.names;
    }
    return all;
}

// One at a time: a fast typist waits for one answer at most, and never sees an old one after a new one.
void SearchDesk::ask()
{
    if (!m_window)
        return;
    m_again.stop();
    m_more = {};
    if (!m_asked.isEmpty()) {
        m_isOld = true;
        return;
    }
    m_query = m_window->query();
    if (!search::termsOf(m_query.text).isEmpty())
        m_asked = m_port.search(m_query);
}

void SearchDesk::askForMore(qint64 before)
{
    model::SearchQuery query = m_query;
    query.before = before;
    m_more = m_port.search(query);
}

void SearchDesk::take(const RequestId &request, const SearchPage &page)
{
    if (m_window && !request.isEmpty() && request == m_more) {
        m_more = {};
        m_window->showMore(page);
        return;
    }
    if (request.isEmpty() || request != m_asked)
        return;
    m_asked = {};
    if (std::exchange(m_isOld, false))
        return ask();
    if (!m_window || m_window->query() != m_query)
        return;
    m_window->showFound(m_query, page);
    if (page.unread > 0 && m_window->isVisible())
        m_again.start();
}

void SearchDesk::fail(const RequestId &request, const base::Error &error)
{
    if (request.isEmpty() || (request != m_asked && request != m_more))
        return;
    (request == m_asked ? m_asked : m_more) = {};
    if (std::exchange(m_isOld, false))
        return ask();
    if (m_window)
        m_window->tellTrouble(error.text);
}

void SearchDesk::goTo(const SearchHit &hit)
{
    if (hit.kind == SearchKind::Note) {
        Q_EMIT noteWanted(hit.author);
        return;
    }
    m_wanted = hit;
    if (m_parts.session.isOpen() && m_parts.session.roomId() == hit.room)
        show();
    else
        m_parts.window.openRoom(hit.room);
}

void SearchDesk::show()
{
    const auto hit = std::exchange(m_wanted, std::nullopt);
    if (!hit || m_parts.session.roomId() != hit->room) // somebody went elsewhere meanwhile
        return;
    m_parts.window.activateWindow();
    TranscriptView &view = m_parts.page.transcript();
    if (hit->message) {
        view.jumpToRow(*hit->message);
        view.setCurrentRow(*hit->message);
    }
    view.setFocus(Qt::OtherFocusReason);
    if (hit->isOffPath)
        m_parts.notice.tell(tr("That version is not the chosen one: this is where it was said."));
}

} // namespace studio::ui
