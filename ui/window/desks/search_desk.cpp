// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/search_desk.h"

#include "core/search/search_terms.h"
#include "ui/search/search_window.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace studio::ui {

using base::Result;
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
    connect(&m_again, &QTimer::timeout, this, &SearchDesk::ask);
    connect(&parts.session, &RoomSession::opened, this, &SearchDesk::show);
    connect(&parts.session, &RoomSession::openFailed, this, [this] { m_wanted.reset(); });
    connect(&parts.session, &RoomSession::peopleChanged, this, &SearchDesk::retranslate);
}

SearchDesk::~SearchDesk() { delete m_window; }

void SearchDesk::open()
{
    if (!m_window) {
        m_window = new SearchWindow(&m_parts.window);
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
    m_port.listSpeakers({m_window, [this](const Result<QList<model::NamedSpeaker>> &listed) {
                             if (!listed)
                                 return;
                             m_speakers = *listed;
                             retranslate();
                         }});
    if (!m_window->query().text.isEmpty())
        ask();
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

// The user and the companions first, then the user's other names, guests, and people from imported files.
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

// One request at a time: a fast typist waits for one answer at most and never sees an old answer after a new
// one.
void SearchDesk::ask()
{
    if (!m_window)
        return;
    m_again.stop();
    ++m_more;
    if (m_isAsking) {
        m_isOld = true;
        return;
    }
    m_query = m_window->query();
    if (search::termsOf(m_query.text).isEmpty())
        return;
    m_isAsking = true;
    m_port.search(m_query, {this, [this](const Result<SearchPage> &page) { take(page); }});
}

void SearchDesk::askForMore(qint64 before)
{
    model::SearchQuery query = m_query;
    query.before = before;
    const auto show = [this, number = ++m_more](const Result<SearchPage> &page) {
        if (number != m_more) // another search began meanwhile
            return;
        if (page)
            m_window->showMore(*page);
        else
            m_window->tellTrouble(page.error().text);
    };
    m_port.search(query, {m_window, show});
}

void SearchDesk::take(const Result<SearchPage> &page)
{
    m_isAsking = false;
    if (std::exchange(m_isOld, false))
        return ask();
    if (!m_window)
        return;
    if (!page)
        return m_window->tellTrouble(page.error().text);
    if (m_window->query() != m_query)
        return;
    m_window->showFound(m_query, *page);
    if (page->unread > 0 && m_window->isVisible())
        m_again.start();
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
        m_parts.host.openRoom(hit.room);
}

void SearchDesk::show()
{
    const auto hit = std::exchange(m_wanted, std::nullopt);
    if (!hit || m_parts.session.roomId() != hit->room) // the user opened another room meanwhile
        return;
    m_parts.window.activateWindow();
    TranscriptView &view = m_parts.page.transcript();
    if (hit->message) {
        view.jumpToRow(*hit->message);
        view.setCurrentRow(*hit->message);
    }
    view.setFocus(Qt::OtherFocusReason);
    if (hit->isOffPath)
        m_parts.notice.tellHere(tr("That version was not chosen. This is where it was said."));
}

} // namespace studio::ui
