// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "ui/imports/group_cast.h"
#include "ui/imports/import_ahead.h"
#include "ui/imports/import_books.h"
#include "ui/imports/import_files.h"
#include "ui/imports/import_record.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace studio::ui {

/// Imports files and folders, one file after another; the next files are read in the meantime (ImportAhead).
/// A companion whose id is taken waits until all other files are done; then the user is asked, once for each
/// or once for all. Lorebooks among the files come last (ImportBooks). Ends with one finished(), cancelled or
/// not. No widgets.
class PersonaImport : public QObject
{
    Q_OBJECT

public:
    /// \p known: the current library.
    PersonaImport(ports::PersonaPort &port, const QList<model::Persona> &known, QObject *parent = nullptr);
    ~PersonaImport() override;

    /// Lorebooks without a companion go on this shelf. Call before the first add().
    void offerShelf(ports::ShelfPort &shelf) { m_books->offerShelf(shelf); }
    void add(const QStringList &paths); ///< starts, or continues with these paths afterwards
    void cancel();                      ///< stored companions stay; unread files are reported as such
    void answer(ImportChoice choice, bool forAllOthers); ///< answers conflicted()

    [[nodiscard]] int count() const { return int(m_files.size()); } ///< of all files, once the search is done
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] bool isCancelled() const { return *m_stop; }
    [[nodiscard]] const QList<FoundGroup> &groups() const { return m_groups; }
    /// Which companion of the library a file became, by its path.
    [[nodiscard]] const QHash<QString, base::ParticipantId> &cast() const { return m_cast; }

Q_SIGNALS:
    void progressed(int done, int all); ///< all is 0 while files are searched
    void recorded(const studio::ui::ImportRecord &record);
    void conflicted(const studio::ui::ImportConflict &conflict); ///< waits for answer()
    void leftOut(int most);                                      ///< a folder held more files than \p most
    void finished();

private:
    /// The hashes that its attachments will get; computed only to compare it with a stored companion.
    struct Hashes
    {
        QString portrait;
        QMap<QString, QString> feelings;
        QString source;
    };
    /// The file that is being imported.
    struct Hand
    {
        ImportFile file;
        ports::ReadPersona read{};
        CardPictures pictures{};
        std::optional<Hashes> hashes{};
        std::optional<model::Persona> stored{}; ///< the stored companion with this id
        ImportRecord::Outcome outcome = ImportRecord::Outcome::Added;
    };

    /// A file that the studio is storing while the next files are looked at. Files are reported in their
    /// order, so a finished file waits here too.
    struct Flying
    {
        Hand hand;
        base::ParticipantId id{};
        int number = 0; ///< of the store command; 0: finished
        ImportRecord::Outcome outcome = ImportRecord::Outcome::Unread;
        QString reason{};
    };

    void search();
    void next();
    void takePrepared(const PreparedImport &prepared);
    void decide();
    void makeHashes();
    void compare();
    void ask();
    void store(model::Persona persona, int revision, ImportRecord::Outcome outcome);
    void takeSaved(const base::Result<model::Persona> &saved);
    void land(int number, const base::Result<model::Persona> &saved);
    void tellInTurn();
    [[nodiscard]] bool isFlying(const base::ParticipantId &id) const;
    [[nodiscard]] qsizetype flying() const;
    void record(ImportRecord::Outcome outcome, base::ParticipantId id = {}, const QString &reason = {});
    void tell(const Hand &hand, ImportRecord::Outcome outcome, const base::ParticipantId &id,
              const QString &reason = {});
    void end();
    [[nodiscard]] bool isKnownAlready() const;
    [[nodiscard]] bool hasOtherPicture() const;
    [[nodiscard]] bool hasOtherRest() const;
    [[nodiscard]] model::Persona replacement() const;
    [[nodiscard]] base::ParticipantId freeId(const model::Persona &persona) const;

    ports::PersonaPort &m_port;
    ImportAhead *m_ahead;
    QHash<base::ParticipantId, model::Persona> m_known;
    StopFlag m_stop;
    ImportBooks *m_books;
    QStringList m_paths; ///< not searched yet
    bool m_isSearching = false;
    bool m_isOver = true;
    QList<ImportFile> m_files;
    QList<std::shared_ptr<QTemporaryDir>> m_unpacked; ///< of files that came in archives
    int m_at = 0;                                     ///< of m_files: the next file
    int m_done = 0;                                   ///< files with a record
    QList<ImportFile> m_conflicts;                    ///< to ask about at the end
    bool m_isAsking = false;                          ///< the conflicts are being dealt with
    std::optional<ImportChoice> m_choice;             ///< for all other conflicts
    Hand m_hand;
    bool m_isStoring = false; ///< the current file, after the user's answer
    int m_stored = 0;         ///< how many times something was stored
    QList<Flying> m_flying;   ///< in the order in which they were sent
    bool m_waits = false;     ///< for a flying file to finish
    bool m_isHeld = false;    ///< the current file has the id of a flying file
    QList<FoundGroup> m_groups;
    QHash<QString, base::ParticipantId> m_cast;
};

} // namespace studio::ui
