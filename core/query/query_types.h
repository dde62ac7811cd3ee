// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/model/raw_json.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace studio::query {

/// One field in the body of a query. Fields that a type does not name pass unread.
struct BodyField
{
    enum class Kind { Text, Texts };

    QString name;
    Kind kind = Kind::Text;
    bool required = false;
    qsizetype longest = 1000; ///< UTF-16 units, of each text
    qsizetype most = 1;       ///< texts, with Texts
    bool operator==(const BodyField &) const = default;
};

/// A type of query: its names, the fields of its body, and who answers it.
struct QueryType
{
    enum class Way {
        OfItself, ///< by the desk at once, for anybody: it reveals only what a companion may know
        ByConsent ///< by the user's machine, if the user allows it
    };

    QString name;
    QStringList aliases;
    Way way = Way::ByConsent;
    base::Millis patience{30'000};  ///< for the user to allow it
    base::Millis answering{30'000}; ///< for the answer, once allowed
    QList<BodyField> fields;
    bool isPicture = false;       ///< the answer is a data URL of a picture, which no log keeps
    bool answerIsConsent = false; ///< giving the answer is consent: it is the user's own words
    bool operator==(const QueryType &) const = default;
};

/// All types of queries that the desk takes.
class QueryTypes
{
public:
    /// camera, speak, screen, ask, time, locale.
    [[nodiscard]] static QueryTypes ours();

    /// InvalidInput: it has no name, or one of its names is taken.
    [[nodiscard]] base::Result<void> add(const QueryType &type);
    /// Finds a type by any of its names, ignoring case; null: unknown.
    [[nodiscard]] const QueryType *find(const QString &name) const;
    [[nodiscard]] const QList<QueryType> &all() const { return m_types; }

private:
    QList<QueryType> m_types;
};

/// Checks the body of a query of this type; the error's detail says what is wrong. An empty body counts as an
/// object without fields.
[[nodiscard]] base::Result<void> checkBody(const QueryType &type, const model::RawJson &body);

} // namespace studio::query
