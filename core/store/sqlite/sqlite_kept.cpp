// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_work.h"

#include "core/store/rows/call_rows.h"
#include "core/store/rows/consent_rows.h"
#include "core/store/rows/door_rows.h"
#include "core/store/rows/exchange_rows.h"
#include "core/store/rows/note_rows.h"
#include "core/store/rows/permission_rows.h"
#include "core/store/rows/provider_rows.h"
#include "core/store/rows/shelf_rows.h"
#include "core/store/rows/template_rows.h"

// The ports of SqliteStore for what is kept beside the talk of the rooms.
namespace studio::store {

using base::Result;
using base::RoomId;

// ---- providers and calls

void SqliteStore::providers(QObject *context, Then<ProviderRecord> then)
{
    read<ProviderRecord>(readProviders, context, std::move(then));
}

void SqliteStore::keepProvider(const model::Provider &provider, QObject *context, Then<void> then)
{
    write<void>([provider](Connection &connection) { return replaceProvider(connection, provider); }, context,
                std::move(then));
}

void SqliteStore::dropProvider(const base::ProviderId &provider, QObject *context, Then<void> then)
{
    write<void>([provider](Connection &connection) { return deleteProvider(connection, provider); }, context,
                std::move(then));
}

void SqliteStore::keepFacts(const model::ModelFacts &facts, QObject *context, Then<void> then)
{
    write<void>([facts](Connection &connection) { return replaceFacts(connection, facts); }, context,
                std::move(then));
}

void SqliteStore::keepStandard(const model::ModelChoice &standard, QObject *context, Then<void> then)
{
    write<void>([standard](Connection &connection) { return replaceStandard(connection, standard); }, context,
                std::move(then));
}

void SqliteStore::keepVault(const QString &vault, QObject *context, Then<void> then)
{
    write<void>([vault](Connection &connection) { return replaceVault(connection, vault); }, context,
                std::move(then));
}

void SqliteStore::keepCall(const model::CallRecord &record, QObject *context, Then<void> then)
{
    write<void>([record](Connection &connection) { return insertCall(connection, record); }, context,
                std::move(then));
}

void SqliteStore::calls(const RoomId &room, int most, QObject *context, Then<QList<model::CallRecord>> then)
{
    read<QList<model::CallRecord>>(
        [room, most](Connection &connection) { return readCalls(connection, room, most); }, context,
        std::move(then));
}

void SqliteStore::callDays(const RoomId &room, QObject *context, Then<QList<DaySum>> then)
{
    read<QList<DaySum>>([room](Connection &connection) { return readCallDays(connection, room); }, context,
                        std::move(then));
}

void SqliteStore::roomCosts(QObject *context, Then<QHash<RoomId, qint64>> then)
{
    read<QHash<RoomId, qint64>>(readRoomCosts, context, std::move(then));
}

// ---- what companions may ask for

void SqliteStore::consents(int most, QObject *context, Then<ConsentRecord> then)
{
    read<ConsentRecord>([most](Connection &connection) { return readConsents(connection, most); }, context,
                        std::move(then));
}

void SqliteStore::keepConsent(const model::ConsentEntry &entry, QObject *context,
                              Then<model::ConsentEntry> then)
{
    write<model::ConsentEntry>([entry](Connection &connection) { return insertConsent(connection, entry); },
                               context, std::move(then));
}

void SqliteStore::keepRemoteAnswers(bool allowed, QObject *context, Then<void> then)
{
    write<void>([allowed](Connection &connection) { return replaceRemoteAnswers(connection, allowed); },
                context, std::move(then));
}

// ---- how the doors are set

void SqliteStore::doors(QObject *context, Then<model::DoorsSettings> then)
{
    read<model::DoorsSettings>(readDoors, context, std::move(then));
}

void SqliteStore::keepDoors(const model::DoorsSettings &settings, QObject *context, Then<void> then)
{
    write<void>([settings](Connection &connection) { return replaceDoors(connection, settings); }, context,
                std::move(then));
}

void SqliteStore::metIn(const QString &network, QObject *context, Then<QList<model::Acquaintance>> then)
{
    read<QList<model::Acquaintance>>(
        [network](Connection &connection) { return readMetIn(connection, network); }, context,
        std::move(then));
}

void SqliteStore::keepMetIn(const QString &network, const QList<model::Acquaintance> &met, QObject *context,
                            Then<void> then)
{
    write<void>([network, met](Connection &connection) { return replaceMetIn(connection, network, met); },
                context, std::move(then));
}

void SqliteStore::doorSessions(QObject *context, Then<QList<model::KeptSession>> then)
{
    read<QList<model::KeptSession>>(readDoorSessions, context, std::move(then));
}

void SqliteStore::keepDoorSessions(const QList<model::KeptSession> &sessions, QObject *context,
                                   Then<void> then)
{
    write<void>([sessions](Connection &connection) { return replaceDoorSessions(connection, sessions); },
                context, std::move(then));
}

// ---- what rooms can begin like

void SqliteStore::templates(QObject *context, Then<QList<model::RoomTemplate>> then)
{
    read<QList<model::RoomTemplate>>(readTemplates, context, std::move(then));
}

void SqliteStore::keepTemplate(const model::RoomTemplate &kept, QObject *context, Then<void> then)
{
    write<void>([kept](Connection &connection) { return replaceTemplate(connection, kept); }, context,
                std::move(then));
}

void SqliteStore::renameTemplate(const model::TemplateId &id, const QString &name, QObject *context,
                                 Then<void> then)
{
    write<void>([id, name](Connection &connection) { return store::renameTemplate(connection, id, name); },
                context, std::move(then));
}

void SqliteStore::dropTemplate(const model::TemplateId &id, QObject *context, Then<void> then)
{
    write<void>([id](Connection &connection) { return deleteTemplate(connection, id); }, context,
                std::move(then));
}

// ---- lorebooks of no companion

void SqliteStore::shelf(QObject *context, Then<QList<model::ShelfBook>> then)
{
    read<QList<model::ShelfBook>>(readShelf, context, std::move(then));
}

void SqliteStore::keepShelfBook(const model::ShelfBook &book, QObject *context, Then<void> then)
{
    write<void>([book](Connection &connection) { return replaceShelfBook(connection, book); }, context,
                std::move(then));
}

void SqliteStore::dropShelfBook(const base::LorebookId &id, QObject *context, Then<void> then)
{
    write<void>([id](Connection &connection) { return deleteShelfBook(connection, id); }, context,
                std::move(then));
}

void SqliteStore::shelfUses(QObject *context, Then<QList<model::ShelfUse>> then)
{
    read<QList<model::ShelfUse>>(readShelfUses, context, std::move(then));
}

// ---- what companions may do

void SqliteStore::permissions(int most, QObject *context, Then<PermissionRecord> then)
{
    read<PermissionRecord>([most](Connection &connection) { return readPermissions(connection, most); },
                           context, std::move(then));
}

void SqliteStore::keepPermission(const model::PermissionEntry &entry,
                                 const std::optional<model::PermissionRule> &rule, QObject *context,
                                 Then<void> then)
{
    write<void>([entry, rule](Connection &connection) { return insertPermission(connection, entry, rule); },
                context, std::move(then));
}

void SqliteStore::keepAskForActs(bool ask, QObject *context, Then<void> then)
{
    write<void>([ask](Connection &connection) { return replaceAskForActs(connection, ask); }, context,
                std::move(then));
}

void SqliteStore::keepExchange(const model::Exchange &exchange, QObject *context, Then<model::Exchange> then)
{
    write<model::Exchange>(
        [exchange](Connection &connection) { return insertExchange(connection, exchange); }, context,
        std::move(then));
}

void SqliteStore::exchanges(const base::RoomId &room, const QDateTime &since, int most, QObject *context,
                            Then<QList<model::Exchange>> then)
{
    read<QList<model::Exchange>>(
        [=](Connection &connection) { return readExchanges(connection, room, since, most); }, context,
        std::move(then));
}

void SqliteStore::exchange(qint64 id, QObject *context, Then<model::Exchange> then)
{
    read<model::Exchange>([id](Connection &connection) { return readExchange(connection, id); }, context,
                          std::move(then));
}

// ---- what companions remember

void SqliteStore::notes(QObject *context, Then<QList<model::MemoryNote>> then)
{
    read<QList<model::MemoryNote>>(readNotes, context, std::move(then));
}

void SqliteStore::keepNote(const model::MemoryNote &note, QObject *context, Then<model::MemoryNote> then)
{
    write<model::MemoryNote>([note](Connection &connection) { return replaceNote(connection, note); },
                             context, std::move(then));
}

void SqliteStore::forgetNote(qint64 id, QObject *context, Then<void> then)
{
    write<void>([id](Connection &connection) { return deleteNote(connection, id); }, context,
                std::move(then));
}

} // namespace studio::store
