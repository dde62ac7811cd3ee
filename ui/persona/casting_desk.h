// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/studio/ports/draft_port.h"
#include "core/studio/ports/persona_port.h"
#include "ui/imports/persona_import.h"
#include "ui/persona/draft_text.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <optional>

namespace studio::ui {

class CardExport;
class PersonaSession;

/// The library of companions for the window: the list, forms to write a companion, waiting drafts, actions on
/// whole companions, import and export of files. Talks to the ports; has no widgets. GUI thread only.
class CastingDesk : public QObject
{
    Q_OBJECT

public:
    CastingDesk(ports::PersonaPort &personas, ports::DraftPort &drafts, QObject *parent = nullptr);

    void refresh(); ///< listed() and draftsRead() follow

    [[nodiscard]] const QList<model::Persona> &personas() const { return m_personas; } ///< including archived
    [[nodiscard]] std::optional<model::Persona> persona(const base::ParticipantId &id) const;
    [[nodiscard]] QSet<base::ParticipantId> takenIds() const;

    /// The unsaved drafts of earlier forms; newest first.
    [[nodiscard]] std::optional<KeptDraft> draftOf(const base::ParticipantId &id) const;
    [[nodiscard]] QList<KeptDraft> newDrafts() const;
    void dropDraft(const QString &key);

    /// The session of a form; the caller's \p owner owns it. A new companion gets a random colour and face.
    [[nodiscard]] PersonaSession *openNew(model::Language language, QObject *owner);
    [[nodiscard]] PersonaSession *openStored(const base::ParticipantId &id, QObject *owner);
    /// An unsaved new companion with a name and an id of its own.
    [[nodiscard]] PersonaSession *openCopy(const base::ParticipantId &id, QObject *owner);

    void setArchived(const base::ParticipantId &id, bool archived);
    void remove(const base::ParticipantId &id); ///< removed(), or removeRefused() if in a room

    /// When each companion was added and last used; empty until usesRead().
    [[nodiscard]] const QList<model::PersonaUse> &uses() const { return m_uses; }
    void askUses();

    /// Imports files and folders, even while another import runs: importStarted() and, once, importEnded().
    /// The import itself reports what comes in between.
    void importFiles(const QStringList &paths);
    /// From now on, imported lorebooks that belong to no companion have a place.
    void offerShelf(ports::ShelfPort &shelf) { m_shelf = &shelf; }
    [[nodiscard]] PersonaImport *import() const { return m_import; } ///< the running import; null: none
    [[nodiscard]] bool isImporting() const { return m_import != nullptr; }
    /// Asks the studio for the file and writes it: exported() or failed().
    void exportTo(const base::ParticipantId &id, model::CardFormat format, const QString &path);
    /// Exports all into a folder: exported() with the written companions, failed() with the others.
    void exportInto(const QList<base::ParticipantId> &ids, model::CardFormat format, const QString &folder);

    /// Exports the companions of a room and a group file; reports like the two functions above.
    void exportGroup(const model::Room &room, const QList<base::ParticipantId> &muted, const QString &folder);

Q_SIGNALS:
    void listed();
    void draftsRead();
    void archivedChanged(const studio::base::ParticipantId &id, bool archived);
    void removed(const studio::base::ParticipantId &id);
    void removeRefused(const studio::base::ParticipantId &id, const QString &reason);
    void usesRead();
    void importStarted(studio::ui::PersonaImport *import);
    void importEnded(studio::ui::PersonaImport *import); ///< deleted when the event loop runs
    void exported(const QStringList &paths);
    void failed(const QString &what);

private:
    PersonaSession *open(const model::Persona &persona, bool stored, const QString &key, QObject *owner);
    void list();
    void readDrafts(); ///< draftsRead() follows
    void tellOfFailure(const base::Error &error);
    [[nodiscard]] CardExport *newExport(model::CardFormat format);
    template<class Export>
    Export *followed(Export *made);

    ports::PersonaPort &m_port;
    ports::ShelfPort *m_shelf = nullptr; ///< null: not offered
    ports::DraftPort &m_draftPort;
    QList<model::Persona> m_personas;
    QHash<QString, KeptDraft> m_drafts;
    int m_readingDrafts = 0; ///< number of the newest reading
    QList<model::PersonaUse> m_uses;
    PersonaImport *m_import = nullptr;
    QTimer m_listPause; ///< so that an import of many companions does not read the list for each
};

} // namespace studio::ui
