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

/// Takes files and folders in, one file after another; those that come next are read meanwhile (ImportAhead).
/// A companion whose id is taken waits until all others are in; then the user is asked, once for each or once
/// for all. Lorebooks among the files come last (ImportBooks). Ends with one finished(), cancelled or not. No
/// widgets.
class PersonaImport : public QObject
{
    Q_OBJECT

public:
    /// \p known: the library as it is.
    PersonaImport(ports::PersonaPort &port, const QList<model::Persona> &known, QObject *parent = nullptr);
    ~PersonaImport() override;

    /// Lorebooks of no companion go there. Before the first add().
    void offerShelf(ports::ShelfPort &shelf) { m_books->offerShelf(shelf); }
    void add(const QStringList &paths); ///< begins, or goes on to these afterwards
    void cancel();                      ///< what is stored stays; what was not read is told as such
    void answer(ImportChoice choice, bool forAllOthers); ///< to conflicted()

    [[nodiscard]] int count() const { return int(m_files.size()); } ///< of all files, once they were found
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] bool isCancelled() const { return *m_stop; }
    [[nodiscard]] const QList<FoundGroup> &groups() const { return m_groups; }
    /// Which companion of the library a file became, by its path.
    [[nodiscard]] const QHash<QString, base::ParticipantId> &cast() const { return m_cast; }

Q_SIGNALS:
    void progressed(int done, int all); ///< all is 0 while files are looked for
    void recorded(const studio::ui::ImportRecord &record);
    void conflicted(const studio::ui::ImportConflict &conflict); ///< answer() goes on
    void leftOut(int most);                                      ///< a folder held more files than that
    void finished();

private:
    /// What its attachments will be called; made only where a stored companion is compared with it.
    struct Hashes
    {
        QString portrait;
        QMap<QString, QString> feelings;
        QString source;
    };
    /// The file that is being taken in.
    struct Hand
    {
        ImportFile file;
        ports::ReadPersona read{};
        CardPictures pictures{};
        std::optional<Hashes> hashes{};
        std::optional<model::Persona> stored{}; ///< that has its id
        ImportRecord::Outcome outcome = ImportRecord::Outcome::Added;
    };

    /// A file that the studio stores while the next ones are looked at. Files are told of in their order, so
    /// one that has ended waits here too.
    struct Flying
    {
        Hand hand;
        base::ParticipantId id{};
        int number = 0; ///< of the storing; 0: its end is known
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
    QStringList m_paths; ///< not looked at yet
    bool m_isSearching = false;
    bool m_isOver = true;
    QList<ImportFile> m_files;
    QList<std::shared_ptr<QTemporaryDir>> m_unpacked; ///< of those that came in archives
    int m_at = 0;                                     ///< of m_files: the next one
    int m_done = 0;                                   ///< files with a record
    QList<ImportFile> m_conflicts;                    ///< to be asked about in the end
    bool m_isAsking = false;                          ///< those are being dealt with
    std::optional<ImportChoice> m_choice;             ///< for all others
    Hand m_hand;
    bool m_isStoring = false; ///< the one in hand, which was asked about
    int m_stored = 0;         ///< how often something was stored
    QList<Flying> m_flying;   ///< in the order in which they were given
    bool m_waits = false;     ///< for one of those to land
    bool m_isHeld = false;    ///< what is in hand has the id of one of those
    QList<FoundGroup> m_groups;
    QHash<QString, base::ParticipantId> m_cast;
};

} // namespace studio::ui
