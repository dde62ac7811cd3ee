// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_wiring.h"

#include "ui/composer/composer.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/rooms_panel.h"
#include "ui/panels/trouble_banner.h"
#include "ui/stage/stage_view.h"
#include "ui/transcript/transcript_view.h"
#include "ui/widgets/window_presence.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/request_actions.h"
#include "ui/window/actions/view_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/regions.h"
#include "ui/window/room_dialogs.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_look.h"
#include "ui/window/window_parts.h"

#include <QAction>
#include <QCoreApplication>
#include <QStatusBar>

#include <functional>

namespace studio::ui {

void wireFloor(const WindowParts &parts)
{
    using ports::Transport;
    RoomSession *session = &parts.session;
    WindowActions &actions = parts.actions;
    const auto sends = [session](QAction *action, Transport command) {
        QObject::connect(action, &QAction::triggered, session,
                         [session, command] { session->transport(command); });
    };
    sends(actions.letThemTalk, Transport::Play);
    sends(actions.nextTurn, Transport::Step);
    sends(actions.stop, Transport::Stop);
    sends(actions.resetRing, Transport::Reset);
    sends(actions.reshuffle, Transport::Reshuffle);
    QObject::connect(actions.wait, &QAction::triggered, session, [session, wait = actions.wait] {
        const bool waiting = session->isOpen() && session->view().floor.paused;
        wait->setChecked(waiting); // the button shows as pressed only once the room says that it waits
        session->transport(waiting ? Transport::Play : Transport::Pause);
    });
    QObject::connect(&parts.floorPanel, &FloorPanel::transportWanted, session, &RoomSession::transport);
    QObject::connect(&parts.floorPanel, &FloorPanel::orderWanted, session, &RoomSession::setOrder);
    QObject::connect(&parts.floorPanel, &FloorPanel::skipVoteWanted, session, &RoomSession::skipVote);
    QObject::connect(&parts.floorPanel, &FloorPanel::turnLimitWanted, actions.setUpRoom, &QAction::trigger);
    QObject::connect(&parts.companionsPanel, &CompanionsPanel::cueWanted, session, &RoomSession::cue);
    QObject::connect(&parts.companionsPanel, &CompanionsPanel::muteWanted, session, &RoomSession::setMuted);
    QObject::connect(&parts.page.stage(), &StageView::cueWanted, session, &RoomSession::cue);
    QObject::connect(&parts.page.stage(), &StageView::muteWanted, session, &RoomSession::setMuted);
    QObject::connect(&parts.page.stage(), &StageView::actWanted, session, &RoomSession::act);
    QObject::connect(&parts.page.stage(), &StageView::writeWanted, &parts.page.composer(),
                     &Composer::address);
    if (!parts.readOnly)
        parts.page.stage().offerTalk();
    QObject::connect(actions.companions, &CompanionActions::cueWanted, session, &RoomSession::cue);
    QObject::connect(actions.companions, &CompanionActions::muteWanted, session, &RoomSession::setMuted);
}

namespace {

/// Calls the function once that room is on screen.
void withRoom(const WindowParts &parts, const base::RoomId &room, QObject *context,
              const std::function<void()> &act)
{
    RoomSession *session = &parts.session;
    if (session->isOpen() && room == session->roomId())
        return act();
    QObject::connect(session, &RoomSession::opened, context, act, Qt::SingleShotConnection);
    parts.host.openRoom(room);
}

} // namespace

void wireTemplates(const WindowParts &parts, RoomDialogs &dialogs)
{
    DeskHost *host = &parts.host;
    const RoomSession *session = &parts.session;
    QObject::connect(&dialogs, &RoomDialogs::templateKept, &parts.window, [host](const QString &name) {
        host->mention(
            QCoreApplication::translate("studio::ui::RoomDialogs", "The template “%1” was saved.").arg(name));
    });
    if (parts.readOnly)
        return;
    parts.actions.offerTemplates();
    const auto keep = [session, dialogs = &dialogs] { dialogs->askForTemplate(*session); };
    QObject::connect(parts.actions.keepTemplate, &QAction::triggered, &dialogs, keep);
    QObject::connect(parts.actions.templates, &QAction::triggered, &dialogs, &RoomDialogs::manageTemplates);
    QObject::connect(&parts.roomsPanel, &RoomsPanel::templateWanted, &dialogs,
                     [parts = &parts, dialogs = &dialogs, keep](const base::RoomId &room) {
                         withRoom(*parts, room, dialogs, keep);
                     });
}

void wireRooms(const WindowParts &parts, RoomDialogs &dialogs)
{
    QWidget *window = &parts.window;
    DeskHost *host = &parts.host;
    const auto open = [host](const base::RoomId &room) { host->openRoom(room); };
    RoomDesk *desk = &parts.desk;
    RoomSession *session = &parts.session;
    RoomsPanel *panel = &parts.roomsPanel;
    WindowActions &actions = parts.actions;
    QObject::connect(actions.newRoom, &QAction::triggered, &dialogs, &RoomDialogs::askForRoom);
    QObject::connect(actions.setUpRoom, &QAction::triggered, &dialogs, [session, dialogs = &dialogs] {
        if (session->isOpen())
            dialogs->askForSetup(*session);
    });
    QObject::connect(&parts.floorPanel, &FloorPanel::budgetWanted, &dialogs,
                     [session, dialogs = &dialogs] { dialogs->askForModels(*session); });
    QObject::connect(actions.search, &QAction::triggered, &parts.page.transcript(),
                     &TranscriptView::openFind);
    QObject::connect(actions.rename, &QAction::triggered, panel, &RoomsPanel::renameCurrent);
    QObject::connect(actions.remove, &QAction::triggered, desk, [desk, session] {
        if (session->isOpen())
            desk->remove(session->roomId());
    });
    QObject::connect(actions.quit, &QAction::triggered, window, [window] { endWindow(*window); });
    QObject::connect(&parts.page, &RoomPage::newRoomWanted, &dialogs, &RoomDialogs::askForRoom);
    QObject::connect(panel, &RoomsPanel::newRoomWanted, &dialogs, &RoomDialogs::askForRoom);
    QObject::connect(panel, &RoomsPanel::roomChosen, window, open);
    QObject::connect(panel, &RoomsPanel::setUpWanted, &dialogs,
                     [parts = &parts, session, dialogs = &dialogs](const base::RoomId &room) {
                         withRoom(*parts, room, dialogs,
                                  [session, dialogs] { dialogs->askForSetup(*session); });
                     });
    QObject::connect(panel, &RoomsPanel::deleteWanted, desk, &RoomDesk::remove);
    QObject::connect(panel, &RoomsPanel::undoWanted, desk, &RoomDesk::bringBack);
    QObject::connect(desk, &RoomDesk::listed, window, [host] { host->openSomeRoom(); });
    QObject::connect(desk, &RoomDesk::personasListed, &parts.session,
                     [desk, session = &parts.session] { session->setPersonas(desk->personas()); });
    QObject::connect(desk, &RoomDesk::created, window,
                     [host](const model::Room &room) { host->openRoom(room.id); });
    QObject::connect(desk, &RoomDesk::broughtBack, window, open);
    QObject::connect(desk, &RoomDesk::removed, panel,
                     [panel, session](const base::RoomId &room, const QString &name) {
                         panel->showUndo(room, name);
                         if (room == session->roomId())
                             session->close();
                     });
}

void wireTroubles(const WindowParts &parts)
{
    QWidget *window = &parts.window;
    DeskHost *host = &parts.host;
    RoomSession *session = &parts.session;
    const auto tellFailure = [host](const base::Error &error) {
        host->tell({Trouble::Kind::RequestFailed, {}, error.text});
    };
    QObject::connect(&parts.desk, &RoomDesk::failed, window, tellFailure);
    QObject::connect(session, &RoomSession::openFailed, window, tellFailure);
    QObject::connect(session, &RoomSession::commandFailed, window, tellFailure);
    if (parts.readOnly)
        host->tell({Trouble::Kind::ReadOnly, {}, {}});
}

void wireView(const WindowParts &parts)
{
    ViewActions &view = *parts.actions.view;
    WindowLook *look = &parts.look;
    QWidget *window = &parts.window;
    DeskHost *host = &parts.host;
    const auto does = [window](QAction *action, auto act) {
        QObject::connect(action, &QAction::triggered, window, [act] { act(); });
    };
    view.addPanels(parts.docks.toggles());
    does(view.showFloor, [host] { host->showInsight(0); });
    does(view.showTimeline, [host] { host->showInsight(1); });
    does(view.showEvents, [host] { host->showInsight(2); });
    does(view.showTurns, [host] { host->showInsight(3); });
    QObject::connect(view.fullScreen, &QAction::triggered, window, [window](bool full) {
        window->setWindowState(
            window->windowState().setFlag(Qt::WindowFullScreen, full)); // keeps "maximized"
    });
    does(view.resetLayout, [host] { host->resetLayout(); });
    does(view.zoomIn, [look] { look->zoomTo(Look::larger(look->zoom())); });
    does(view.zoomOut, [look] { look->zoomTo(Look::smaller(look->zoom())); });
    does(view.zoomReset, [look] { look->zoomTo(1.0); });
    does(view.nextRegion, [host] { focusNextRegion(host->regions()); });
    does(view.previousRegion, [host] { focusPreviousRegion(host->regions()); });
    does(parts.actions.requests->answer, [window] { window->setAttribute(Qt::WA_KeyboardFocusChange); });
    QObject::connect(&view, &ViewActions::themeChosen, look, &WindowLook::chooseTheme);
    QObject::connect(&view, &ViewActions::motionChosen, look, &WindowLook::chooseMotion);
}

} // namespace studio::ui
