// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_presenter.h"

#include "core/model/participants.h"
#include "ui/avatar/avatars.h"
#include "ui/composer/composer.h"
#include "ui/models/companion_list_model.h"
#include "ui/models/transport_state.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/rooms_panel.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/loading_line.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/top_bar.h"
#include "ui/window/window_look.h"

namespace studio::ui {

RoomPresenter::RoomPresenter(const WindowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    const RoomSession &session = parts.session;
    parts.page.showBelowTranscript(*new LoadingLine(m_loading));
    connect(&m_loading, &LoadingCount::changed, this, &RoomPresenter::showLoading);
    connect(&session, &RoomSession::opened, this, [this] {
        m_parts.page.stage().clear();
        showAll();
        if (!m_parts.roomsPanel.isInKeys())
            m_parts.page.composer().focusInput();
    });
    connect(&parts.roomsPanel, &RoomsPanel::writeWanted, &parts.page.composer(), &Composer::focusInput);
    connect(&session, &RoomSession::closed, this, &RoomPresenter::showNoRoom);
    connect(&session, &RoomSession::floorChanged, this, &RoomPresenter::showFloor);
    connect(&session, &RoomSession::commandFailed, this, &RoomPresenter::showFloor); // as it is still
    connect(&session, &RoomSession::opened, this, &RoomPresenter::showWaiting);
    connect(&session, &RoomSession::waitingChanged, this, &RoomPresenter::showWaiting);
    connect(&session, &RoomSession::roomChanged, this, &RoomPresenter::showRoom);
    connect(&session, &RoomSession::peopleChanged, this, &RoomPresenter::showAll);
    connect(&session, &RoomSession::heard, &parts.page.stage(), &StageView::say);
    connect(&session, &RoomSession::posted, &parts.page.stage(), &StageView::hear);
    connect(&session, &RoomSession::acted, &parts.page.stage(), &StageView::act);
    connect(&session, &RoomSession::freshChanged, this, &RoomPresenter::showSuggestions);
    onThemeChange(&parts.page, [this] { showFaces(); });
}

void RoomPresenter::showAll()
{
    if (!m_parts.session.isOpen()) {
        showNoRoom();
        return;
    }
    showFaces();
    showRoom();
    showFloor();
}

void RoomPresenter::showFaces()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return;
    const ports::RoomView &view = session.view();
    QHash<base::ParticipantId, Face> faces;
    for (const model::Persona &persona : view.personas)
        faces.insert(persona.id,
                     {persona.avatar, persona.colour, session.people().name(persona.id), persona.revision});
    const base::ParticipantId user(QStringLiteral("user"));
    faces.insert(user, {{}, themeOf(&m_parts.page).userName.name(), session.people().name(user), 0});
    for (const model::Identity &identity : view.room.identities)
        faces.insert(identity.id, {{}, identity.colour, identity.name, 0});
    for (const model::Guest &guest : view.room.guests)
        faces.insert(guest.id, {{}, guest.colour, guest.name, 0});
    m_parts.avatars.setPeople(faces);
}

void RoomPresenter::showRoom()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return;
    const ports::RoomView &view = session.view();
    QStringList names;
    for (const base::ParticipantId &id : view.room.roster)
        names.append(session.people().name(id));
    m_parts.topBar.showRoom(view.room.name, names);
    m_parts.page.showRoom();
    m_parts.modelLine.showModel(view.modelName);
    m_parts.roomsPanel.setCurrentRoom(view.room.id);
    m_parts.window.setWindowTitle(tr("%1 – Companion Studio").arg(view.room.name));
    m_parts.actions.showRoom(true, !m_parts.readOnly);
    showSuggestions();
}

void RoomPresenter::showNoRoom()
{
    m_parts.topBar.showNoRoom();
    m_parts.page.showNoRoom();
    m_parts.companions.clear();
    m_parts.floorPanel.clear();
    m_loading.setCalls({});
    m_parts.page.stage().clear();
    m_parts.modelLine.showModel({});
    m_parts.window.setWindowTitle(tr("Companion Studio"));
    m_parts.actions.showFloor(false, {});
    m_parts.actions.showRoom(false, !m_parts.readOnly);
    m_parts.actions.companions->showMembers({});
}

void RoomPresenter::showFloor()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return;
    const ports::FloorView &floor = session.view().floor;
    m_parts.companions.show(floor, session.people());
    m_parts.floorPanel.setFloor(floor, session.people());
    m_parts.actions.showFloor(true, m_parts.readOnly ? TransportState{} : transportState(floor));
    m_parts.page.stage().setFloor(floor, session.people());
    QList<CompanionActions::Member> members;
    for (const ports::FloorRow &row : floor.rows)
        members.append({row.id, session.people().name(row.id), row.muted, model::isGuest(row.id)});
    m_parts.actions.companions->showMembers(members);
}

void RoomPresenter::showWaiting()
{
    m_parts.floorPanel.setWaiting(m_parts.session.view().waiting);
    m_loading.setCalls(m_parts.session.view().waiting);
}

void RoomPresenter::showLoading()
{
    QHash<base::ParticipantId, QString> words;
    for (const ports::WaitingCall &call : m_parts.session.view().waiting) {
        if (call.loading)
            words.insert(call.companion, m_loading.wordsFor(call.companion));
    }
    m_parts.page.stage().setWaitWords(words);
}

void RoomPresenter::showSuggestions()
{
    const RoomSession &session = m_parts.session;
    QStringList suggestions;
    if (session.isOpen() && session.isFresh()) {
        suggestions = {tr("Hello! Who are you?"), tr("Please introduce yourselves to each other.")};
        const QList<base::ParticipantId> &roster = session.view().room.roster;
        if (!roster.isEmpty())
            suggestions.append(
                tr("%1, what are you thinking about today?").arg(session.people().name(roster.last())));
    }
    m_parts.page.composer().setSuggestions(suggestions);
}

} // namespace studio::ui
