// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/casting.h"

#include "ui/forms/ability_list.h"
#include "ui/forms/model_list.h"
#include "ui/library/library_window.h"
#include "ui/lore/shelf_desk.h"
#include "ui/lore/shelf_window.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_window.h"
#include "ui/persona/room_offer.h"

#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kPictures = 64; // cached pictures of the library; each takes a megabyte

void bringUp(QWidget *window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

Casting::Casting(ports::PersonaPort &personas, ports::DraftPort &drafts, QWidget *window)
    : m_personas(personas)
    , m_desk(personas, drafts)
    , m_cards(m_desk, window)
    , m_pictures(personas)
    , m_window(window)
{
    m_faces.fetchWhenPainted(kPictures);
    supplyPictures(m_faces);
    connect(&m_desk, &CastingDesk::listed, this, &Casting::showFaces);
    connect(&m_desk, &CastingDesk::exported, this, [this](const QStringList &paths) {
        Q_EMIT told(paths.size() == 1 ? tr("Exported to %1.").arg(paths.first())
                                      : tr("Exported %n file(s).", nullptr, int(paths.size())));
    });
    connect(&m_cards, &CardDialogs::failed, this, &Casting::failed);
    connect(&m_cards, &CardDialogs::roomMade, this, &Casting::roomMade);
    connect(&m_desk, &CastingDesk::failed, this, &Casting::failed);
}

Casting::~Casting()
{
    // Forms hold sessions that use the ports, so the forms go while the ports exist.
    for (const auto &form : std::as_const(m_forms))
        delete form;
    for (const auto &form : std::as_const(m_newForms))
        delete form;
    delete m_library;
    delete m_shelfWindow; // saves unsaved text
}

void Casting::offerProviders(ports::ProviderPort &providers) { m_providers = &providers; }

void Casting::supplyPictures(Avatars &avatars)
{
    connect(&avatars, &Avatars::pictureNeeded, &m_pictures, &PictureDesk::fetch);
    connect(&m_pictures, &PictureDesk::fetched, &avatars, &Avatars::setPicture);
}

void Casting::showFaces()
{
    QHash<base::ParticipantId, Face> faces;
    for (const model::Persona &persona : m_desk.personas())
        faces.insert(persona.id,
                     {persona.avatar, persona.colour, persona.textIn(m_language).name, persona.revision});
    m_faces.setPeople(faces);
}

void Casting::setLanguage(model::Language language)
{
    m_language = language;
    m_cards.setLanguage(language);
    if (m_abilities)
        m_abilities->setLanguage(language);
    if (m_library)
        m_library->setLanguage(language);
}

void Casting::keepNow()
{
    for (auto *form : m_window->findChildren<PersonaWindow *>())
        if (form->session().edit().isChanged())
            form->session().keepNow();
}

void Casting::newCompanion()
{
    auto *window =
        new PersonaWindow(m_desk.openNew(m_language, nullptr), m_desk, new PictureDesk(m_personas), m_window);
    m_newForms.removeAll(nullptr);
    // Skips drafts that another form is editing now.
    QList<KeptDraft> drafts = m_desk.newDrafts();
    drafts.removeIf([this](const KeptDraft &draft) {
        return std::any_of(m_newForms.cbegin(), m_newForms.cend(),
                           [&](const auto &form) { return form->session().draftKey() == draft.key; });
    });
    open(window);
    if (!drafts.isEmpty())
        window->offerDraft(drafts.first());
    m_newForms.append(window);
}

void Casting::edit(const base::ParticipantId &id)
{
    if (const auto form = m_forms.value(id)) {
        bringUp(form);
        return;
    }
    for (const auto &form : std::as_const(m_newForms)) {
        if (form && form->personaId() == id) { // it was saved after it was opened
            bringUp(form);
            return;
        }
    }
    PersonaSession *session = m_desk.openStored(id, nullptr);
    if (!session)
        return;
    auto *window = new PersonaWindow(session, m_desk, new PictureDesk(m_personas), m_window);
    m_forms.insert(id, window);
    open(window);
    if (const auto draft = m_desk.draftOf(id))
        window->offerDraft(*draft);
}

void Casting::duplicate(const base::ParticipantId &id)
{
    PersonaSession *session = m_desk.openCopy(id, nullptr);
    if (!session)
        return;
    auto *window = new PersonaWindow(session, m_desk, new PictureDesk(m_personas), m_window);
    m_newForms.append(window);
    open(window);
}

ModelList *Casting::models()
{
    if (m_providers && !m_models)
        m_models = new ModelList(*m_providers, this);
    return m_models;
}

void Casting::open(PersonaWindow *window)
{
    if (ModelList *known = models())
        window->offerModels(*known);
    if (m_voices)
        window->offerVoices(*m_voices);
    if (!m_abilities) {
        m_abilities = new AbilityList(m_personas, this);
        m_abilities->setLanguage(m_language);
    }
    window->offerAbilities(*m_abilities);
    if (m_rooms)
        window->offerRooms(*m_rooms);
    connect(window, &PersonaWindow::duplicateWanted, this, &Casting::duplicate);
    connect(window, &PersonaWindow::exportWanted, this, &Casting::askForTarget);
    connect(window, &PersonaWindow::draftKept, this, [this](const QString &name) {
        Q_EMIT told(tr("Your text about %1 is kept as a draft. Open the form again to continue.").arg(name));
    });
    bringUp(window);
}

void Casting::openLibrary()
{
    if (!m_library) {
        m_library = new LibraryWindow(m_desk, m_faces, m_language, m_libraryLook, m_window);
        m_cards.setOver(m_library);
        if (m_rooms)
            m_library->offerRooms(*m_rooms);
        connect(m_library, &LibraryWindow::newWanted, this, &Casting::newCompanion);
        connect(m_library, &LibraryWindow::editWanted, this, &Casting::edit);
        connect(m_library, &LibraryWindow::duplicateWanted, this, &Casting::duplicate);
        connect(m_library, &LibraryWindow::exportWanted, &m_cards, &CardDialogs::askForTarget);
        connect(m_library, &LibraryWindow::filesWanted, &m_cards, &CardDialogs::askForFiles);
        connect(m_library, &LibraryWindow::folderWanted, &m_cards, &CardDialogs::askForFolder);
        connect(m_library, &LibraryWindow::dropped, this, &Casting::importFiles);
        connect(m_library, &LibraryWindow::lookChanged, this, [this](const LibraryLook &look) {
            m_libraryLook = look;
            Q_EMIT libraryLookChanged(look);
        });
    }
    bringUp(m_library);
}

void Casting::setLibraryLook(const LibraryLook &look)
{
    m_libraryLook = look;
    if (m_library)
        m_library->setLook(look);
}

void Casting::offerShelf(ports::ShelfPort &shelf, bool readOnly)
{
    m_shelf = std::make_unique<ShelfDesk>(shelf);
    m_isShelfReadOnly = readOnly;
    m_desk.offerShelf(shelf);
    m_shelf->refresh();
}

void Casting::openShelf()
{
    if (!m_shelf)
        return;
    if (!m_shelfWindow) {
        m_shelfWindow = new ShelfWindow(*m_shelf, m_window);
        m_shelfWindow->setWritable(!m_isShelfReadOnly);
    }
    bringUp(m_shelfWindow);
}

void Casting::offerRooms(ports::RoomPort &rooms)
{
    const auto nameOf = [this](const base::ParticipantId &id) {
        for (const model::Persona &persona : m_desk.personas()) {
            if (persona.id == id)
                return persona.textIn(m_language).name;
        }
        return id.value();
    };
    m_rooms = std::make_unique<RoomOffer>(rooms, nameOf);
    connect(m_rooms.get(), &RoomOffer::startWanted, this, &Casting::roomWanted);
    m_cards.offerRooms(rooms, *m_rooms);
    if (m_library)
        m_library->offerRooms(*m_rooms);
}

Joining &Casting::joining() { return m_rooms->joining(); }

void Casting::setOpenRoom(const model::Room *room)
{
    if (!m_rooms)
        return;
    m_rooms->setRoom(room ? std::optional(JoinedRoom{room->id, room->name, room->roster}) : std::nullopt);
}

void Casting::askForFiles() { m_cards.askForFiles(); }
void Casting::askForFolder() { m_cards.askForFolder(); }
void Casting::askForTarget(const base::ParticipantId &id) { m_cards.askForTarget({id}); }

void Casting::askForGroupFolder(const model::Room &room, const QList<base::ParticipantId> &muted)
{
    m_cards.askForGroupFolder(room, muted);
}

} // namespace studio::ui
