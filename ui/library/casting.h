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
class ShelfDesk;
class ShelfWindow;

/// Everything about companions that has a window of its own: opens forms (one for each companion) and the
/// library, takes files in and gives them out, and keeps the faces in step with the library. The main window
/// owns one and tells it what the user wants.
class Casting : public QObject
{
    Q_OBJECT

public:
    /// Dialogs are put over \p window.
    Casting(ports::PersonaPort &personas, ports::DraftPort &drafts, QWidget *window);
    ~Casting() override;

    /// Forms that are opened from now on can choose the model that answers. Once.
    void offerProviders(ports::ProviderPort &providers);
    /// Forms that are opened from now on can choose how a companion sounds.
    void offerVoices(ports::VoicePort &voices) { m_voices = &voices; }
    /// There are lorebooks that belong to no companion from now on. Once.
    void offerShelf(ports::ShelfPort &shelf, bool readOnly);
    [[nodiscard]] const ShelfDesk *shelf() const { return m_shelf.get(); } ///< none: not offered
    void openShelf();
    [[nodiscard]] CastingDesk &desk() { return m_desk; }
    /// The models that can answer, as forms see them; none: no providers are offered.
    [[nodiscard]] ModelList *models();
    /// The faces of the whole library.
    [[nodiscard]] const Avatars &faces() const { return m_faces; }
    /// Those of a room get the pictures that they need from here too.
    void supplyPictures(Avatars &avatars);
    /// Group files can become rooms, and a room be started with a companion.
    void offerRooms(ports::RoomPort &rooms);
    /// How the library looked last.
    void setLibraryLook(const LibraryLook &look) { m_libraryLook = look; }
    void setLanguage(model::Language language);

    void keepNow(); ///< the window closes: what is unsaved in forms
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
    void told(const QString &sentence); ///< for the status line: something happened outside of a form
    void failed(const QString &what);
    /// A room is wanted with that companion in it; how it begins is asked there.
    void roomWanted(const studio::base::ParticipantId &companion);
    void roomMade(const studio::model::Room &room); ///< of a group file
    void libraryLookChanged(const studio::ui::LibraryLook &look);

private:
    void open(PersonaWindow *window);
    void showFaces();

    ports::PersonaPort &m_personas;
    CastingDesk m_desk;
    CardDialogs m_cards;
    PictureDesk m_pictures;
    Avatars m_faces;
    ports::ProviderPort *m_providers = nullptr; ///< none: not offered
    ModelList *m_models = nullptr;              ///< none: no form was opened yet
    AbilityList *m_abilities = nullptr;         ///< none: no form was opened yet
    ports::VoicePort *m_voices = nullptr;       ///< none: not offered
    QWidget *m_window = nullptr;
    model::Language m_language = model::Language::English;
    QHash<base::ParticipantId, QPointer<PersonaWindow>> m_forms;
    QList<QPointer<PersonaWindow>> m_newForms;
    QPointer<LibraryWindow> m_library;
    LibraryLook m_libraryLook;
    bool m_hasRooms = false;
    std::unique_ptr<ShelfDesk> m_shelf; ///< none: not offered
    bool m_isShelfReadOnly = false;
    QPointer<ShelfWindow> m_shelfWindow;
};

} // namespace studio::ui
