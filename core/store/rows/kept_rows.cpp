// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/kept_rows.h"

#include "core/store/store_words.h"

#include <QDateTime>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;

namespace {

Result<void> justDone(const Result<QSqlQuery *> &query)
{
    if (!query)
        return tl::unexpected(query.error());
    return {};
}

} // namespace

Result<void> insertAttachment(Connection &connection, const model::Attachment &attachment)
{
    return justDone(connection.query(
        u"INSERT OR IGNORE INTO attachments (hash, mime, size, bytes) VALUES (?, ?, ?, ?)"_s,
        {attachment.hash, attachment.mime, qint64(attachment.bytes.size()), attachment.bytes}));
}

Result<QByteArray> readAttachment(Connection &connection, const QString &hash)
{
    const auto bytes = connection.value(u"SELECT bytes FROM attachments WHERE hash = ?"_s, {hash});
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (!bytes->isValid())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This picture is not stored here."), hash);
    return bytes->toByteArray();
}

Result<void> replaceDraft(Connection &connection, const QString &key, const QString &text)
{
    if (text.isEmpty())
        return justDone(connection.query(u"DELETE FROM drafts WHERE key = ?"_s, {key}));
    return justDone(connection.query(u"INSERT OR REPLACE INTO drafts (key, wall, text) VALUES (?, ?, ?)"_s,
                                     {key, QDateTime::currentMSecsSinceEpoch(), text}));
}

// A read-only file of version 1 has no drafts yet.
Result<QMap<QString, QString>> readDrafts(Connection &connection, const QString &prefix)
{
    const auto table = connection.value(u"SELECT count(*) FROM sqlite_master WHERE name = 'drafts'"_s);
    if (!table)
        return tl::unexpected(table.error());
    if (table->toInt() == 0)
        return QMap<QString, QString>();
    const QString beginning = prefix.isNull() ? u""_s : prefix; // a null text would be SQL's NULL
    return connection
        .query(u"SELECT key, text FROM drafts WHERE substr(key, 1, length(?)) = ?"_s, {beginning, beginning})
        .transform([](QSqlQuery *row) {
            QMap<QString, QString> drafts;
            while (row->next())
                drafts.insert(row->value(0).toString(), row->value(1).toString());
            return drafts;
        });
}

} // namespace studio::store
