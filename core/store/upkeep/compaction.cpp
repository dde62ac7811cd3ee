// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/compaction.h"

#include "core/store/rows/fact_tables.h"
#include "core/store/rows/schema.h"
#include "core/store/store_words.h"

#include <QHash>
#include <QSet>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::Compaction;
using model::CompactionGain;

namespace {

constexpr qsizetype kHash = 64; // hexadecimal digits of SHA-256

bool isHexadecimal(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

/// Removes every name that occurs in the text from the set.
void cross(const QString &text, QHash<QString, qint64> &unnamed)
{
    qsizetype run = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && isHexadecimal(text[i])) {
            ++run;
            if (run >= kHash)
                unnamed.remove(text.mid(i + 1 - kHash, kHash).toLower());
        } else {
            run = 0;
        }
    }
}

/// Hashes and sizes of attachments that no text of any table names. An attachment whose name is not a hash
/// stays.
Result<QHash<QString, qint64>> unnamedAttachments(Connection &connection, const Watch &watch)
{
    QHash<QString, qint64> unnamed;
    const auto hashes = connection.query(u"SELECT hash, size FROM attachments"_s);
    if (!hashes)
        return tl::unexpected(hashes.error());
    while ((*hashes)->next()) {
        if ((*hashes)->value(0).toString().size() == kHash)
            unnamed.insert((*hashes)->value(0).toString(), (*hashes)->value(1).toLongLong());
    }
    qint64 read = 0;
    for (const KeptTable &table : keptTables()) {
        if (unnamed.isEmpty() || table.name == "attachments"_L1)
            continue;
        const auto rows = connection.query(u"SELECT * FROM %1"_s.arg(table.name));
        if (!rows)
            return tl::unexpected(rows.error());
        while ((*rows)->next()) {
            for (int column = 0; column < int(table.columns.size()); ++column) {
                const QVariant value = (*rows)->value(column);
                if (value.userType() == QMetaType::QString)
                    cross(value.toString(), unnamed);
            }
            if (++read % kBetweenLooks == 0 && !goesOn(watch, 0, 0))
                return tl::unexpected(stopped());
        }
        if (const auto error = connection.troubleOf(**rows))
            return tl::unexpected(*error);
    }
    return unnamed;
}

qint64 oldest(const Compaction &wanted, const QDateTime &now)
{
    return now.addDays(-qint64(wanted.exchangeDays.value_or(0))).toMSecsSinceEpoch();
}

Result<CompactionGain> weigh(Connection &connection, const Compaction &wanted, const QDateTime &now,
                             const QHash<QString, qint64> &unnamed)
{
    CompactionGain gain;
    const auto number = [&connection](const QString &sql, const QVariantList &values = {}) {
        return connection.value(sql, values).transform([](const QVariant &value) {
            return value.toLongLong();
        });
    };
    const auto page = number(u"PRAGMA page_size"_s);
    const auto pages = number(u"PRAGMA page_count"_s);
    const auto free = number(u"PRAGMA freelist_count"_s);
    for (const auto *read : {&page, &pages, &free}) {
        if (!*read)
            return tl::unexpected(read->error());
    }
    gain.before = *page * *pages;
    gain.freeBytes = *page * *free;
    for (const qint64 size : unnamed) {
        ++gain.attachments;
        gain.attachmentBytes += size;
    }
    if (!wanted.exchangeDays)
        return gain;
    const qint64 until = oldest(wanted, now);
    const auto count = number(u"SELECT count(*) FROM exchanges WHERE wall < ?"_s, {until});
    const auto bytes = number(u"SELECT ifnull(sum(length(prompt) + length(reply) + length(body)), 0)"
                              " FROM exchanges WHERE wall < ?"_s,
                              {until});
    if (!count || !bytes)
        return tl::unexpected(!count ? count.error() : bytes.error());
    gain.exchanges = *count;
    gain.exchangeBytes = *bytes;
    return gain;
}

Result<QHash<QString, qint64>> unnamedIfWanted(Connection &connection, const Compaction &wanted,
                                               const Watch &watch)
{
    return wanted.attachments ? unnamedAttachments(connection, watch) : Result<QHash<QString, qint64>>();
}

/// The trigger of a table is created again unchanged, in the same transaction.
std::optional<Error> takeAway(Connection &connection, const Compaction &wanted, const QDateTime &now,
                              const QHash<QString, qint64> &unnamed)
{
    if (!unnamed.isEmpty()) {
        const auto guard = connection.value(
            u"SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'no_DELETE_of_attachments'"_s);
        if (!guard)
            return guard.error();
        if (const auto error = connection.run(u"DROP TRIGGER no_DELETE_of_attachments"_s))
            return error;
        for (auto hash = unnamed.keyBegin(); hash != unnamed.keyEnd(); ++hash) {
            const auto gone = connection.query(u"DELETE FROM attachments WHERE hash = ?"_s, {*hash});
            if (!gone)
                return gone.error();
        }
        if (const auto error = connection.run(guard->toString()))
            return error;
    }
    if (!wanted.exchangeDays)
        return std::nullopt;
    const auto gone = connection.query(u"DELETE FROM exchanges WHERE wall < ?"_s, {oldest(wanted, now)});
    return gone ? std::nullopt : std::optional(gone.error());
}

std::optional<Error> sameFacts(Connection &connection, const QByteArray &before)
{
    const auto after = hashOfFacts(connection);
    if (!after)
        return after.error();
    if (*after != before)
        return Error{ErrorCode::Internal,
                     StoreWords::tr("The data was not compacted, because some of it would have been lost."),
                     u"facts differ"_s};
    return std::nullopt;
}

Result<CompactionGain> takeInOne(Connection &connection, const Compaction &wanted, const QDateTime &now,
                                 const QByteArray &facts, const Watch &watch)
{
    if (const auto error = connection.run(u"BEGIN IMMEDIATE"_s))
        return tl::unexpected(*error);
    std::optional<Error> error;
    const auto unnamed = unnamedIfWanted(connection, wanted, watch);
    auto gain = unnamed ? weigh(connection, wanted, now, *unnamed) : tl::unexpected(unnamed.error());
    if (!gain)
        error = gain.error();
    if (!error)
        error = takeAway(connection, wanted, now, *unnamed);
    if (!error)
        error = sameFacts(connection, facts);
    if (!error)
        error = connection.run(u"COMMIT"_s);
    if (!error)
        return gain;
    (void)connection.run(u"ROLLBACK"_s);
    return tl::unexpected(*error);
}

} // namespace

Result<CompactionGain> gainOf(Connection &connection, const Compaction &wanted, const QDateTime &now,
                              const Watch &watch)
{
    return unnamedIfWanted(connection, wanted, watch).and_then([&](const QHash<QString, qint64> &unnamed) {
        return weigh(connection, wanted, now, unnamed);
    });
}

Result<CompactionGain> compact(Connection &connection, const Compaction &wanted, const QDateTime &now,
                               const Watch &watch)
{
    const auto facts = hashOfFacts(connection);
    if (!facts)
        return tl::unexpected(facts.error());
    if (!goesOn(watch, 1, 4))
        return tl::unexpected(stopped());
    auto gain = takeInOne(connection, wanted, now, *facts, watch);
    if (!gain)
        return gain;
    if (const auto error = connection.run(u"VACUUM"_s))
        return tl::unexpected(*error);
    (void)connection.run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s); // if it fails, the next checkpoint does it
    (void)goesOn(watch, 3, 4);
    if (const auto error = sameFacts(connection, *facts))
        return tl::unexpected(*error);
    const auto page = connection.value(u"PRAGMA page_size"_s);
    const auto pages = connection.value(u"PRAGMA page_count"_s);
    if (page && pages)
        gain->after = page->toLongLong() * pages->toLongLong();
    return gain;
}

} // namespace studio::store
