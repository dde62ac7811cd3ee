// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <QList>
#include <QStringList>

#include <limits>
#include <optional>

namespace studio::wire {

/// For numbers that may be as large as they like.
inline constexpr qint64 kMost = std::numeric_limits<qint64>::max();

/// Reads the fields of one JSON object and remembers the first thing that is wrong with it.
///
/// Every getter gives a default once something was wrong, so that a reader is a list of getters and one look
/// at result(). Strict readers also refuse keys that no getter asked for.
class ObjectReader
{
public:
    enum class Unknown { Refuse, Ignore };

    ObjectReader(const Json &json, QString what, Unknown unknown);

    [[nodiscard]] bool has(const char *key) const;
    /// The value of the key, noted as read; null if there is none.
    const Json *any(const char *key);

    QString text(const char *key); ///< required
    std::optional<QString> optionalText(const char *key);
    std::optional<QString> id(const char *key); ///< optional, not empty
    QString requiredId(const char *key);        ///< required, not empty
    bool boolean(const char *key, bool otherwise);
    qint64 whole(const char *key, qint64 lowest, qint64 highest, qint64 otherwise);
    qint64 requiredWhole(const char *key, qint64 lowest, qint64 highest);
    std::optional<double> number(const char *key);
    QStringList texts(const char *key); ///< optional, an array of texts
    QList<base::ParticipantId> participants(const char *key);
    model::RawJson raw(const char *key);

    template<class Enum>
    std::optional<Enum> optionalName(const char *key)
    {
        const std::optional<QString> name = optionalText(key);
        if (!name)
            return std::nullopt;
        const std::optional<Enum> value = valueOf<Enum>(*name);
        if (!value)
            wrong(key, QStringLiteral("\"%1\" is not one of its names").arg(*name));
        return value;
    }
    template<class Enum>
    Enum name(const char *key)
    {
        if (!has(key))
            wrong(key, QStringLiteral("is missing"));
        return optionalName<Enum>(key).value_or(Enum{});
    }

    void wrong(const char *key, const QString &why);

    /// The first flaw; none if the object is as it should be.
    [[nodiscard]] std::optional<base::Error> flaw();

    template<class Value>
    base::Result<Value> result(Value value)
    {
        if (const std::optional<base::Error> found = flaw())
            return tl::unexpected(*found);
        return value;
    }

private:
    const Json *m_object; // null if it is none
    QString m_what;
    Unknown m_unknown;
    QStringList m_read;
    QString m_flaw;
};

/// A whole number, written as one or as a fraction of nothing (5.0); none for anything else.
[[nodiscard]] std::optional<qint64> wholeIn(const Json &json);

} // namespace studio::wire
