// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/casting_wiring.h"

#include "ui/library/casting.h"
#include "ui/panels/companions_panel.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"
#include "ui/stage/stage_view.h"
#include "ui/widgets/file_drops.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_parts.h"

#include <QAction>

namespace studio::ui {

namespace {

void followRoom(const RoomSession &session, Casting &casting)
{
    const auto tell = [session = &session, casting = &casting] {
        casting->setOpenRoom(session->isOpen() ? &session->view().room : nullptr);
    };
    for (auto signal : {&RoomSession::opened, &RoomSession::closed, &RoomSession::roomChanged})
        QObject::connect(&session, signal, &casting, tell);
    tell();
}

void wireLibraryLook(Casting &casting, Settings &settings, QWidget &window)
{
    const auto show = [&casting, &settings] {
        casting.setLibraryLook({.pictures = settings.isOn(setting::kLibraryPictures),
                                .order = settings.choice<LibraryOrder>(setting::kLibraryOrder)});
    };
    QObject::connect(&casting, &Casting::libraryLookChanged, &window,
                     [&settings](const LibraryLook &changed) {
                         settings.set(setting::kLibraryPictures, changed.pictures);
                         settings.choose(setting::kLibraryOrder, changed.order);
                     });
    QObject::connect(&settings, &Settings::changed, &window, [show](const QString &key) {
        if (key == setting::kLibraryPictures || key == setting::kLibraryOrder)
            show();
    });
    show();
}

} // namespace

void wireCasting(const WindowParts &parts, Casting &casting, ports::RoomPort &rooms, Settings &settings)
{
    DeskHost *host = &parts.host;
    CompanionsPanel *panel = &parts.companionsPanel;
    Casting *cast = &casting;
    panel->setAvatars(parts.avatars);
    QObject::connect(cast, &Casting::failed, &parts.window, [host](const QString &what) {
        host->tell({Trouble::Kind::RequestFailed, {}, what});
    });
    QObject::connect(cast, &Casting::told, &parts.window,
                     [host](const QString &sentence) { host->mention(sentence); });
    wireLibraryLook(casting, settings, parts.window);
    if (parts.readOnly)
        return;
    casting.offerRooms(rooms);
    followRoom(parts.session, casting);
    panel->offerCasting();
    QObject::connect(panel, &CompanionsPanel::newWanted, cast, &Casting::newCompanion);
    QObject::connect(panel, &CompanionsPanel::editWanted, cast, &Casting::edit);
    parts.page.stage().offerEdit();
    QObject::connect(&parts.page.stage(), &StageView::editWanted, cast, &Casting::edit);
    QObject::connect(panel, &CompanionsPanel::libraryWanted, cast, &Casting::openLibrary);
    QObject::connect(new FileDrops(*panel), &FileDrops::dropped, cast, &Casting::importFiles);
    CompanionActions &actions = *parts.actions.companions;
    actions.offerCasting();
    QObject::connect(actions.newCompanion, &QAction::triggered, cast, &Casting::newCompanion);
    QObject::connect(actions.library, &QAction::triggered, cast, &Casting::openLibrary);
    QObject::connect(&actions, &CompanionActions::editWanted, cast, &Casting::edit);
    QObject::connect(actions.importCompanion, &QAction::triggered, cast, &Casting::askForFiles);
    QObject::connect(actions.importFolder, &QAction::triggered, cast, &Casting::askForFolder);
    // The user chooses the companion in the library.
    QObject::connect(actions.exportCompanion, &QAction::triggered, cast, &Casting::openLibrary);
    QObject::connect(actions.exportGroup, &QAction::triggered, cast, [cast, session = &parts.session] {
        QList<base::ParticipantId> muted;
        for (const ports::FloorRow &row : session->view().floor.rows)
            if (row.muted)
                muted.append(row.id);
        cast->askForGroupFolder(session->view().room, muted);
    });
    QObject::connect(cast, &Casting::roomMade, &parts.window,
                     [host](const model::Room &room) { host->openRoom(room.id); });
}

} // namespace studio::ui
