// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"
#include "core/studio/ports/room_port.h"
#include "core/studio/ports/shelf_port.h"
#include "core/studio/ports/voice_port.h"
#include "ui/avatar/avatars.h"
#include "ui/library/card_dialogs.h"
#include "ui/library/library_query.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/joining.h"
#include "ui/persona/picture_desk.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <memory>

class QWidget;

namespace studio::ui {

class AbilityList;
class LibraryWindow;
class ModelList;
class PersonaWindow;
class RoomOffer;
class ShelfDesk;
class ShelfWindow;

/// Everything about companions that has its own window: opens forms (one for each companion) and the library,
/// imports and exports files, and keeps the faces in step with the library. The main window owns one and
/// passes on what the user wants.
class Casting : public QObject
{
    Q_OBJECT

public:
    /// \p window is the parent of all dialogs.
    Casting(ports::PersonaPort &personas, ports::DraftPort &drafts, QWidget *window);
    ~Casting() override;

    /// Forms opened from now on can choose the model that answers. Call once.
    void offerProviders(ports::ProviderPort &providers);
    /// Forms opened from now on can choose the companion's voice.
    void offerVoices(ports::VoicePort &voices) { m_voices = &voices; }
    /// From now on there are lorebooks that belong to no companion. Call once.
    void offerShelf(ports::ShelfPort &shelf, bool readOnly);
    [[nodiscard]] const ShelfDesk *shelf() const { return m_shelf.get(); } ///< null: not offered
    void openShelf();
    [[nodiscard]] CastingDesk &desk() { return m_desk; }
    /// The models that can answer, for forms; null: no providers are offered.
    [[nodiscard]] ModelList *models();
    /// The faces of the whole library.
    [[nodiscard]] const Avatars &faces() const { return m_faces; }
    /// From now on the faces of a room get their pictures here too.
    void supplyPictures(Avatars &avatars);
    /// Group files can become rooms, and companions can join the room on screen or start a room. Call once.
    void offerRooms(ports::RoomPort &rooms);
    [[nodiscard]] Joining &joining();          ///< only after offerRooms()
    void setOpenRoom(const model::Room *room); ///< the room on screen; null: there is none
    /// The look of the library, also while it is open.
    void setLibraryLook(const LibraryLook &look);
    void setLanguage(model::Language language);

    void keepNow(); ///< the window closes: stores unsaved forms
    void newCompanion();
    void edit(const base::ParticipantId &id);
    void duplicate(const base::ParticipantId &id);
    void openLibrary();
    void askForFiles();                               ///< to import
    void askForFolder();                              ///< to import
    void askForTarget(const base::ParticipantId &id); ///< of an export
    void askForGroupFolder(const model::Room &room,
                           const QList<base::ParticipantId> &muted); ///< of an export
    void importFiles(const QStringList &paths) { m_desk.importFiles(paths); }

Q_SIGNALS:
    void told(const QString &sentence); ///< for the status bar: something happened outside a form
    void failed(const QString &what);
    /// The user wants a room with these companions; the room form asks how it begins.
    void roomWanted(const QList<studio::base::ParticipantId> &companions);
    void roomMade(const studio::model::Room &room); ///< from a group file
    void libraryLookChanged(const studio::ui::LibraryLook &look);

private:
    void open(PersonaWindow *window);
    void showFaces();

    ports::PersonaPort &m_personas;
    CastingDesk m_desk;
    CardDialogs m_cards;
    PictureDesk m_pictures;
    Avatars m_faces;
    ports::ProviderPort *m_providers = nullptr; ///< null: not offered
    ModelList *m_models = nullptr;              ///< null: no form was opened yet
    AbilityList *m_abilities = nullptr;         ///< null: no form was opened yet
    ports::VoicePort *m_voices = nullptr;       ///< null: not offered
    QWidget *m_window = nullptr;
    model::Language m_language = model::Language::English;
    QHash<base::ParticipantId, QPointer<PersonaWindow>> m_forms;
    QList<QPointer<PersonaWindow>> m_newForms;
    QPointer<LibraryWindow> m_library;
    LibraryLook m_libraryLook;
    std::unique_ptr<RoomOffer> m_rooms; ///< null: not offered
    std::unique_ptr<ShelfDesk> m_shelf; ///< null: not offered
    bool m_isShelfReadOnly = false;
    QPointer<ShelfWindow> m_shelfWindow;
};

} // namespace studio::ui
