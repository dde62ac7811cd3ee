// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/call_store.h"
#include "core/store/consent_store.h"
#include "core/store/door_memory_store.h"
#include "core/store/door_store.h"
#include "core/store/exchange_store.h"
#include "core/store/floor_log.h"
#include "core/store/import_store.h"
#include "core/store/note_store.h"
#include "core/store/permission_store.h"
#include "core/store/provider_store.h"
#include "core/store/search_store.h"
#include "core/store/shelf_store.h"
#include "core/store/template_store.h"
#include "core/store/upkeep_store.h"

#include <QLockFile>
#include <QStringList>
#include <QThread>

#include <atomic>
#include <chrono>
#include <memory>

namespace studio::store {

class Connection;
class Reader;
class Writer;

/// The store as one SQLite file, `studio.db`, in the data folder.
///
/// One thread writes: it takes whatever waits, commits it in one transaction with synchronous=FULL, and
/// answers then; each batch is whole or not at all. Another thread reads. Opening and destroying block the
/// caller for that long; the destructor writes what still waits.
class SqliteStore final : public Store,
                          public FloorLog,
                          public ProviderStore,
                          public CallStore,
                          public ConsentStore,
                          public PermissionStore,
                          public ExchangeStore,
                          public NoteStore,
                          public DoorStore,
                          public DoorMemoryStore,
                          public TemplateStore,
                          public ShelfStore,
                          public SearchStore,
                          public UpkeepStore,
                          public ImportStore
{
    Q_OBJECT

public:
    enum class Mode {
        ReadWrite, ///< alone on the folder: a lock file keeps others out
        ReadOnly   ///< beside another instance; appends fail with ErrorCode::ReadOnly
    };

    /// Conflict: another instance has the folder, or a newer version wrote it. Storage: it cannot be written.
    /// A damaged file is moved aside, and what can be read of it is in the new one; a file that lies ready,
    /// see next_file.h, takes its place first; openingNotes() says so. A folder that is taken is waited for
    /// as long as `patience`: a command line that only lists something has it for a moment.
    [[nodiscard]] static base::Result<std::unique_ptr<SqliteStore>>
    open(const QString &folder, Mode mode, std::chrono::milliseconds patience = {});
    ~SqliteStore() override;

    [[nodiscard]] QStringList openingNotes() const { return m_notes; }

    void append(const QList<model::Envelope> &batch) override;
    void createRoom(const model::Envelope &first, QObject *context, Then<model::Room> then) override;
    void rooms(QObject *context, Then<QList<model::RoomSummary>> then) override;
    void openRoom(const base::RoomId &room, QObject *context, Then<RoomRecord> then) override;
    void roomHead(const base::RoomId &room, QObject *context, Then<RoomHead> then) override;
    void messages(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                  Then<model::MessagePage> then) override;
    void message(const base::RoomId &room, const base::MessageId &message, QObject *context,
                 Then<model::MessageRow> then) override;
    void alternatives(const base::RoomId &room, const QList<qint64> &seqs, QObject *context,
                      Then<AlternativeRows> then) override;
    void wayBack(const base::RoomId &room, const WayWish &wish, QObject *context,
                 Then<WayFound> then) override;
    void whispers(const base::RoomId &room, QObject *context, Then<QList<Whisper>> then) override;
    void events(const base::RoomId &room, qint64 firstSeq, qint64 count, QObject *context,
                Then<QList<model::Envelope>> then) override;
    void floorLog(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                  Then<FloorLogPage> then) override;
    void savePersona(const model::Persona &persona, QObject *context, Then<model::Persona> then) override;
    void importPersona(const model::Persona &persona, const QList<model::Attachment> &attachments,
                       QObject *context, Then<model::Persona> then) override;
    void personas(QObject *context, Then<QList<model::Persona>> then) override;
    void formerPersonas(QObject *context, Then<QList<model::Persona>> then) override;
    void personaUses(QObject *context, Then<QList<model::PersonaUse>> then) override;
    void revisions(const base::ParticipantId &persona, QObject *context,
                   Then<QList<model::PersonaRevision>> then) override;
    void removePersona(const base::ParticipantId &persona, QObject *context, Then<void> then) override;
    void keepAttachment(const model::Attachment &attachment, QObject *context, Then<void> then) override;
    void attachment(const QString &hash, QObject *context, Then<QByteArray> then) override;
    void keepDraft(const QString &key, const QString &text, QObject *context, Then<void> then) override;
    void drafts(const QString &prefix, QObject *context, Then<QMap<QString, QString>> then) override;

    void providers(QObject *context, Then<ProviderRecord> then) override;
    void keepProvider(const model::Provider &provider, QObject *context, Then<void> then) override;
    void dropProvider(const base::ProviderId &provider, QObject *context, Then<void> then) override;
    void keepFacts(const model::ModelFacts &facts, QObject *context, Then<void> then) override;
    void keepStandard(const model::ModelChoice &standard, QObject *context, Then<void> then) override;
    void keepVault(const QString &vault, QObject *context, Then<void> then) override;

    void keepCall(const model::CallRecord &record, QObject *context, Then<void> then) override;
    void calls(const base::RoomId &room, int most, QObject *context,
               Then<QList<model::CallRecord>> then) override;
    void callDays(const base::RoomId &room, QObject *context, Then<QList<DaySum>> then) override;
    void roomCosts(QObject *context, Then<QHash<base::RoomId, qint64>> then) override;

    void consents(int most, QObject *context, Then<ConsentRecord> then) override;
    void keepConsent(const model::ConsentEntry &entry, QObject *context,
                     Then<model::ConsentEntry> then) override;
    void keepRemoteAnswers(bool allowed, QObject *context, Then<void> then) override;

    void permissions(int most, QObject *context, Then<PermissionRecord> then) override;
    void keepPermission(const model::PermissionEntry &entry, const std::optional<model::PermissionRule> &rule,
                        QObject *context, Then<void> then) override;
    void keepAskForActs(bool ask, QObject *context, Then<void> then) override;

    void keepExchange(const model::Exchange &exchange, QObject *context, Then<model::Exchange> then) override;
    void exchanges(const base::RoomId &room, const QDateTime &since, int most, QObject *context,
                   Then<QList<model::Exchange>> then) override;
    void exchange(qint64 id, QObject *context, Then<model::Exchange> then) override;
    void notes(QObject *context, Then<QList<model::MemoryNote>> then) override;
    void keepNote(const model::MemoryNote &note, QObject *context, Then<model::MemoryNote> then) override;
    void forgetNote(qint64 id, QObject *context, Then<void> then) override;
    void metIn(const QString &network, QObject *context, Then<QList<model::Acquaintance>> then) override;
    void keepMetIn(const QString &network, const QList<model::Acquaintance> &met, QObject *context,
                   Then<void> then) override;
    void doorSessions(QObject *context, Then<QList<model::KeptSession>> then) override;
    void keepDoorSessions(const QList<model::KeptSession> &sessions, QObject *context,
                          Then<void> then) override;

    void doors(QObject *context, Then<model::DoorsSettings> then) override;
    void keepDoors(const model::DoorsSettings &settings, QObject *context, Then<void> then) override;

    void templates(QObject *context, Then<QList<model::RoomTemplate>> then) override;
    void keepTemplate(const model::RoomTemplate &kept, QObject *context, Then<void> then) override;
    void renameTemplate(const model::TemplateId &id, const QString &name, QObject *context,
                        Then<void> then) override;
    void dropTemplate(const model::TemplateId &id, QObject *context, Then<void> then) override;

    void shelf(QObject *context, Then<QList<model::ShelfBook>> then) override;
    void keepShelfBook(const model::ShelfBook &book, QObject *context, Then<void> then) override;
    void dropShelfBook(const base::LorebookId &id, QObject *context, Then<void> then) override;
    void shelfUses(QObject *context, Then<QList<model::ShelfUse>> then) override;

    void search(const model::SearchQuery &query, QObject *context, Then<model::SearchPage> then) override;
    void speakers(QObject *context, Then<QList<model::NamedSpeaker>> then) override;

    void weigh(QObject *context, Then<model::DataSizes> then) override;
    void copies(QObject *context, Then<QList<model::Backup>> then) override;
    void checkData(const Watch &watch, QObject *context, Then<model::CheckReport> then) override;
    void rebuild(QObject *context, Then<void> then) override;
    void backUp(const QDate &day, const Watch &watch, QObject *context, Then<model::Backup> then) override;
    void layReady(const QString &backup, const Watch &watch, QObject *context,
                  Then<QStringList> then) override;
    void gain(const model::Compaction &wanted, const Watch &watch, QObject *context,
              Then<model::CompactionGain> then) override;
    void compactData(const model::Compaction &wanted, const Watch &watch, QObject *context,
                     Then<model::CompactionGain> then) override;
    void importRoom(const NewRoom &room, QObject *context, Then<model::Room> then) override;

private:
    SqliteStore(QString folder, Mode mode);
    [[nodiscard]] std::optional<base::Error> lock(std::chrono::milliseconds patience);
    [[nodiscard]] std::optional<base::Error> openFile();
    [[nodiscard]] std::optional<base::Error> openWriter();
    void indexOlder();
    void mergeOlder();
    [[nodiscard]] std::optional<base::Error> takeWhatLiesReady();
    [[nodiscard]] std::optional<base::Error> recover(const base::Error &why);
    [[nodiscard]] Watch watchOf(const Watch &watch) const;
    template<class T>
    void keepUp(std::function<base::Result<T>()> work, QObject *context, Then<T> then);
    template<class T>
    void write(std::function<base::Result<T>(Connection &)> work, QObject *context, Then<T> then);
    template<class T>
    void read(std::function<base::Result<T>(Connection &)> work, QObject *context, Then<T> then);

    QString m_folder;
    Mode m_mode;
    QStringList m_notes;
    std::unique_ptr<QLockFile> m_lock;
    QThread m_writing;
    QThread m_reading;
    std::unique_ptr<Writer> m_writer; ///< lives on m_writing
    std::unique_ptr<Reader> m_reader; ///< lives on m_reading
    QThread m_keeping;
    std::unique_ptr<QObject> m_upkeep;         ///< lives on m_keeping; what is invoked on it runs there
    std::shared_ptr<std::atomic<bool>> m_ends; ///< the store is about to go: long work stops
};

} // namespace studio::store
