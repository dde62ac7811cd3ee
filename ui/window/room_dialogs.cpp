// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_dialogs.h"

#include "core/model/room_limits.h"
#include "ui/library/casting.h"
#include "ui/lore/shelf_desk.h"
#include "ui/rooms/kept_setup.h"
#include "ui/rooms/room_setup_dialog.h"
#include "ui/rooms/save_template_dialog.h"
#include "ui/rooms/template_desk.h"
#include "ui/rooms/template_window.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_session.h"
#include "ui/window/settings/new_room_setup.h"
#include "ui/window/translations.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMostAtFirst = 8; // companions

} // namespace

RoomDialogs::RoomDialogs(RoomDesk &desk, Casting &casting, const Translations &translations,
                         const Settings &settings, QWidget &window)
    : m_desk(desk)
    , m_casting(casting)
    , m_translations(translations)
    , m_settings(settings)
    , m_window(window)
{
    connect(&casting, &Casting::roomWanted, this, &RoomDialogs::askForRoomWith);
}

RoomDialogs::~RoomDialogs() = default;

void RoomDialogs::offerTemplates(ports::TemplatePort &templates)
{
    m_templates = std::make_unique<TemplateDesk>(templates);
    connect(m_templates.get(), &TemplateDesk::saved, this, &RoomDialogs::templateKept);
    m_templates->refresh();
}

RoomSetupDialog *RoomDialogs::open(bool fresh, const ports::RoomSetup &start,
                                   const QList<model::Guest> &guests)
{
    using Purpose = RoomSetupDialog::Purpose;
    const ShelfDesk *shelf = m_casting.shelf();
    const bool hasShelf = shelf && shelf->isListed();
    const RoomSetupDialog::Choices choices{m_desk.personas(),
                                           m_translations.language(),
                                           {model::kOfferedPolicies.cbegin(), model::kOfferedPolicies.cend()},
                                           guests,
                                           m_casting.models(),
                                           hasShelf ? std::optional(shelf->books()) : std::nullopt};
    auto *dialog = new RoomSetupDialog(fresh ? Purpose::NewRoom : Purpose::ChangeRoom, start, choices,
                                       m_casting.faces(), &m_window);
    connect(&m_desk, &RoomDesk::setUpFailed, dialog,
            [dialog](const base::Error &error) { dialog->refuse(error.text); });
    if (m_templates)
        dialog->offerTemplates(*m_templates);
    dialog->open();
    return dialog;
}

/// Everybody takes part at first: leaving some out is less work than finding all. In a large library it is
/// the other way round.
void RoomDialogs::askForRoom()
{
    QList<base::ParticipantId> all;
    for (const model::Persona &persona : m_desk.personas())
        if (!persona.archived)
            all.append(persona.id);
    askForRoomWith(all.size() <= kMostAtFirst ? all : QList<base::ParticipantId>());
}

void RoomDialogs::askForRoomWith(const QList<base::ParticipantId> &roster)
{
    ports::RoomSetup start = newRoomSetup(m_settings);
    start.roster = roster;
    RoomSetupDialog *dialog = open(true, start, {});
    connect(dialog, &RoomSetupDialog::wanted, &m_desk,
            [this, dialog](const ports::RoomSetup &wanted) { m_desk.create(wanted, dialog->beginning()); });
    connect(&m_desk, &RoomDesk::created, dialog, &QDialog::accept);
}

void RoomDialogs::askForSetup(const RoomSession &session) { openSetup(session); }

void RoomDialogs::askForModels(const RoomSession &session)
{
    if (session.isOpen())
        openSetup(session)->turnToModels();
}

RoomSetupDialog *RoomDialogs::openSetup(const RoomSession &session)
{
    const model::Room &room = session.view().room;
    const ports::RoomSetup start = ports::setupOf(room);
    RoomSetupDialog *dialog = open(false, start, room.guests);
    connect(dialog, &RoomSetupDialog::wanted, &m_desk,
            [this, &session, start, id = room.id](const ports::RoomSetup &wanted) {
                const bool isOnScreen = session.isOpen() && session.roomId() == id;
                m_desk.setUp(id, isOnScreen ? keptSetup(start, wanted, ports::setupOf(session.view().room))
                                            : wanted);
            });
    connect(&m_desk, &RoomDesk::wasSetUp, dialog, &QDialog::accept);
    return dialog;
}

void RoomDialogs::askForTemplate(const RoomSession &session)
{
    if (!m_templates || !session.isOpen())
        return;
    auto *dialog = new SaveTemplateDialog(model::templateOf(session.view().room), *m_templates, &m_window);
    dialog->open();
}

void RoomDialogs::manageTemplates()
{
    if (!m_templates)
        return;
    auto *window = new TemplateWindow(*m_templates, &m_window);
    window->open();
}

} // namespace studio::ui
