// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/lore_desk.h"

#include "ui/lore/lore_trial_panel.h"
#include "ui/theme/hooks.h"
#include "ui/window/insight_dock.h"
#include "ui/window/room_session.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_look.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace studio::ui {

using namespace std::chrono_literals;
using ports::LoreTrialPort;

namespace {

constexpr auto kAfterTyping = 120ms;

bool hasLore(const model::Persona &persona)
{
    return std::any_of(persona.lore.cbegin(), persona.lore.cend(),
                       [](const model::LoreBook &book) { return !book.entries.isEmpty(); });
}

} // namespace

LoreDesk::LoreDesk(const WindowParts &parts, LoreTrialPort &port, ports::ShelfPort *shelf, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
    , m_panel(new LoreTrialPanel())
{
    m_page = parts.docks.insight().addPage(m_panel);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kAfterTyping);
    connect(&m_soon, &QTimer::timeout, this, &LoreDesk::ask);
    connect(m_panel, &LoreTrialPanel::wanted, this, &LoreDesk::askLater);
    const RoomSession *session = &parts.session;
    connect(session, &RoomSession::opened, this, &LoreDesk::open);
    connect(session, &RoomSession::closed, this, &LoreDesk::open);
    for (const auto changed : {&RoomSession::peopleChanged, &RoomSession::roomChanged})
        connect(session, changed, this, &LoreDesk::showPeople);
    connect(session, &RoomSession::posted, this, &LoreDesk::askLater);
    if (shelf)
        follow(*shelf);
    onRetranslate(&parts.window, this, [this] { retranslate(); });
    open();
}

void LoreDesk::follow(ports::ShelfPort &shelf)
{
    const auto take = [this](const base::Result<QList<model::ShelfBook>> &books) {
        if (!books)
            return;
        m_isLoreEverywhere = std::any_of(books->cbegin(), books->cend(), [](const auto &one) {
            return one.everywhere && !one.book.entries.isEmpty();
        });
        showPeople();
    };
    const auto ask = [this, &shelf, take] { shelf.listBooks({this, take}); };
    connect(&shelf, &ports::ShelfPort::booksChanged, this, ask);
    ask();
}

bool LoreDesk::hasSharedLore() const
{
    const model::Room &room = m_parts.session.view().room;
    return m_isLoreEverywhere || !room.lorebooks.isEmpty() ||
           std::any_of(room.identities.cbegin(), room.identities.cend(),
                       [](const model::Identity &one) { return !one.lorebooks.isEmpty(); });
}

void LoreDesk::focusPage() { m_panel->focusLine(); }

void LoreDesk::open()
{
    ++m_question; // an answer on its way belongs to the other room
    m_isAsking = false;
    m_isOld = false;
    m_panel->clear();
    showPeople();
    askLater();
}

void LoreDesk::showPeople()
{
    QList<LoreTrialPanel::Choice> choices;
    if (m_parts.session.isOpen()) {
        const ports::RoomView &view = m_parts.session.view();
        const bool isShared = hasSharedLore();
        for (const base::ParticipantId &id : view.room.roster) {
            const auto persona = std::find_if(view.personas.cbegin(), view.personas.cend(),
                                              [&id](const model::Persona &one) { return one.id == id; });
            if (persona != view.personas.cend() && (isShared || hasLore(*persona)))
                choices.append({id, m_parts.session.people().name(id)});
        }
    }
    m_panel->setCompanions(choices);
    m_parts.docks.insight().setPageShown(m_page, !choices.isEmpty());
    askLater(); // a book may have changed
}

void LoreDesk::askLater()
{
    if (m_panel->isVisible())
        m_soon.start();
}

void LoreDesk::ask()
{
    if (!m_parts.session.isOpen() || m_panel->companion().isEmpty())
        return;
    if (m_isAsking) {
        m_isOld = true;
        return;
    }
    m_isAsking = true;
    m_port.tryLine(m_parts.session.roomId(), m_panel->companion(), m_panel->line(),
                   {this, [this, number = ++m_question](const base::Result<ports::LoreTrial> &trial) {
                        if (number == m_question)
                            take(trial);
                    }});
}

void LoreDesk::take(const base::Result<ports::LoreTrial> &trial)
{
    if (!trial)
        m_panel->tellTrouble(trial.error().text);
    else if (trial->companion == m_panel->companion())
        show(*trial);
    m_isAsking = false;
    if (std::exchange(m_isOld, false))
        ask();
}

void LoreDesk::show(const ports::LoreTrial &trial)
{
    QStringList speakers;
    const explain::Names names = m_parts.session.people().namesOf(trial.speakers);
    for (const base::ParticipantId &id : trial.speakers)
        speakers.append(names.of(id));
    m_panel->show(trial.books, trial.result, speakers);
}

void LoreDesk::retranslate()
{
    //: A tab of the right dock: what fires of the companions' lorebooks
    m_parts.docks.insight().setPageName(m_page, tr("Lore"));
    showPeople();
}

} // namespace studio::ui
