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

/// The library of companions for the window: the list, forms to write one, drafts that wait, what is done
/// with one as a whole, files in and out. Talks to the ports; has no widgets. GUI thread only.
class CastingDesk : public QObject
{
    Q_OBJECT

public:
    CastingDesk(ports::PersonaPort &personas, ports::DraftPort &drafts, QObject *parent = nullptr);

    void refresh(); ///< listed() and draftsRead() follow

    [[nodiscard]] const QList<model::Persona> &personas() const { return m_personas; } ///< the archived too
    [[nodiscard]] std::optional<model::Persona> persona(const base::ParticipantId &id) const;
    [[nodiscard]] QSet<base::ParticipantId> takenIds() const;

    /// What was written before and neither saved nor thrown away; newest first.
    [[nodiscard]] std::optional<KeptDraft> draftOf(const base::ParticipantId &id) const;
    [[nodiscard]] QList<KeptDraft> newDrafts() const;
    void dropDraft(const QString &key);

    /// A form's other half; whoever asks owns it. A new companion gets a colour and a face by chance.
    [[nodiscard]] PersonaSession *openNew(model::Language language, QObject *owner);
    [[nodiscard]] PersonaSession *openStored(const base::ParticipantId &id, QObject *owner);
    /// As new, with a name and an id of its own, unsaved.
    [[nodiscard]] PersonaSession *openCopy(const base::ParticipantId &id, QObject *owner);

    void setArchived(const base::ParticipantId &id, bool archived);
    void remove(const base::ParticipantId &id); ///< removed(), or removeRefused() while a room has it

    /// When each came and was last in use; empty until usesRead().
    [[nodiscard]] const QList<model::PersonaUse> &uses() const { return m_uses; }
    void askUses();

    /// Files and folders, also while others come in: importStarted() and, once, importEnded(). What comes in
    /// between is told by the import itself.
    void importFiles(const QStringList &paths);
    /// From now on, lorebooks that come in and belong to no companion have a place.
    void offerShelf(ports::ShelfPort &shelf) { m_shelf = &shelf; }
    [[nodiscard]] PersonaImport *import() const
    {
        return m_import;
    } ///< the one that goes on; null: none does
    [[nodiscard]] bool isImporting() const { return m_import != nullptr; }
    /// Asks the studio for the file and writes it: exported(), or failed().
    void exportTo(const base::ParticipantId &id, model::CardFormat format, const QString &path);
    /// All into a folder: exported() with those that were written, failed() with the others.
    void exportInto(const QList<base::ParticipantId> &ids, model::CardFormat format, const QString &folder);

    /// The companions of a room and a group file, told as the two above.
    void exportGroup(const model::Room &room, const QList<base::ParticipantId> &muted, const QString &folder);

Q_SIGNALS:
    void listed();
    void draftsRead();
    void archivedChanged(const studio::base::ParticipantId &id, bool archived);
    void removed(const studio::base::ParticipantId &id);
    void removeRefused(const studio::base::ParticipantId &id, const QString &reason);
    void usesRead();
    void importStarted(studio::ui::PersonaImport *import);
    void importEnded(studio::ui::PersonaImport *import); ///< it goes when the event loop is reached
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
    ports::ShelfPort *m_shelf = nullptr; ///< none: not offered
    ports::DraftPort &m_draftPort;
    QList<model::Persona> m_personas;
    QHash<QString, KeptDraft> m_drafts;
    int m_readingDrafts = 0; ///< which reading is the newest
    QList<model::PersonaUse> m_uses;
    PersonaImport *m_import = nullptr;
    QTimer m_listPause; ///< while many come in, the list is not read for each of them
};

} // namespace studio::ui
