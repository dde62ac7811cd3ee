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

/// One field of what a query is about. Fields that a type does not name are let through unread.
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

/// A kind of query: its names, what may stand in it, and who answers it.
struct QueryType
{
    enum class Way {
        OfItself, ///< by the desk at once, for everybody: it tells nothing that a companion may not know
        ByConsent ///< by the user's machine, if the user lets it
    };

    QString name;
    QStringList aliases;
    Way way = Way::ByConsent;
    base::Millis patience{30'000};  ///< to be allowed
    base::Millis answering{30'000}; ///< once it is allowed, to be answered
    QList<BodyField> fields;
    bool isPicture = false;       ///< its answer is a data address with a picture, which no log keeps
    bool answerIsConsent = false; ///< whoever gives the answer agrees by that: it is the user's own words
    bool operator==(const QueryType &) const = default;
};

/// All kinds of queries that the desk takes.
class QueryTypes
{
public:
    /// camera, speak, screen, ask, time, locale.
    [[nodiscard]] static QueryTypes ours();

    /// InvalidInput: without a name, or one of its names is taken.
    [[nodiscard]] base::Result<void> add(const QueryType &type);
    /// By any of its names, in any case; none: nobody knows it.
    [[nodiscard]] const QueryType *find(const QString &name) const;
    [[nodiscard]] const QList<QueryType> &all() const { return m_types; }

private:
    QList<QueryType> m_types;
};

/// Whether that may be the body of a query of this type; the error's detail says what is wrong. Empty is an
/// object without fields.
[[nodiscard]] base::Result<void> checkBody(const QueryType &type, const model::RawJson &body);

} // namespace studio::query
