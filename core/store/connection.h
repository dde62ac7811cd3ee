// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <optional>
#include <unordered_map>

namespace studio::store {

/// A SQLite connection with its prepared statements. Belongs to the thread that created it.
class Connection
{
public:
    enum class Mode {
        ReadWrite,
        ReadOnly,
        Unchanging ///< read only, and no other writer: needs no writable folder
    };

    Connection() = default;
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] std::optional<base::Error> open(const QString &file, Mode mode);
    void close();

    /// Until `endBound()` or `open()`, statements fail as damage once they together take more SQLite steps
    /// than a sound file of this size can need. For files from elsewhere: call it before anything is read.
    void beginBound();
    void endBound();

    /// Runs a statement without values or rows.
    [[nodiscard]] std::optional<base::Error> run(const QString &sql);
    static constexpr int kMostValues = 32;
    /// Runs a prepared statement with a value for each `?`; the query stays valid until the same text is run
    /// again.
    [[nodiscard]] base::Result<QSqlQuery *> query(const QString &sql, const QVariantList &values = {});
    /// The first column of the first row; an invalid variant if there is no row.
    [[nodiscard]] base::Result<QVariant> value(const QString &sql, const QVariantList &values = {});
    /// Why a query has no next row: an error, or none at its end.
    [[nodiscard]] std::optional<base::Error> troubleOf(const QSqlQuery &query) const;

private:
    [[nodiscard]] base::Error errorOf(const QSqlQuery &query) const;

    QString m_name;
    QString m_file;
    QSqlDatabase m_database;
    std::unordered_map<QString, QSqlQuery> m_prepared;
    long long m_stepsLeft = 0; ///< used while a bound holds
};

} // namespace studio::store
