// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/object_reader.h"

#include <cmath>
#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;

std::optional<qint64> wholeIn(const Json &json)
{
    if (json.is_number_unsigned()) {
        const auto value = json.get<quint64>();
        return value <= quint64(std::numeric_limits<qint64>::max()) ? std::optional(qint64(value))
                                                                    : std::nullopt;
    }
    if (json.is_number_integer())
        return json.get<qint64>();
    if (json.is_number_float()) {
        const double value = json.get<double>();
        if (std::floor(value) == value && std::abs(value) < 9e15)
            return qint64(value);
    }
    return std::nullopt;
}

ObjectReader::ObjectReader(const Json &json, QString what, Unknown unknown)
    : m_object(json.is_object() ? &json : nullptr)
    , m_what(std::move(what))
    , m_unknown(unknown)
{
    if (!m_object)
        m_flaw = m_what + u": not an object"_s;
}

bool ObjectReader::has(const char *key) const { return m_object && m_object->contains(key); }

const Json *ObjectReader::any(const char *key)
{
    m_read.append(QString::fromLatin1(key));
    if (!m_object)
        return nullptr;
    const auto value = m_object->find(key);
    return value == m_object->end() ? nullptr : &*value;
}

std::optional<QString> ObjectReader::optionalText(const char *key)
{
    const Json *value = any(key);
    if (!value)
        return std::nullopt;
    if (!value->is_string()) {
        wrong(key, u"is not a text"_s);
        return std::nullopt;
    }
    return toText(*value);
}

QString ObjectReader::text(const char *key)
{
    if (!has(key))
        wrong(key, u"is missing"_s);
    return optionalText(key).value_or(QString());
}

std::optional<QString> ObjectReader::id(const char *key)
{
    const std::optional<QString> value = optionalText(key);
    if (value && value->isEmpty())
        wrong(key, u"is empty"_s);
    return value;
}

QString ObjectReader::requiredId(const char *key)
{
    if (!has(key))
        wrong(key, u"is missing"_s);
    return id(key).value_or(QString());
}

bool ObjectReader::boolean(const char *key, bool otherwise)
{
    const Json *value = any(key);
    if (!value)
        return otherwise;
    if (!value->is_boolean()) {
        wrong(key, u"is neither true nor false"_s);
        return otherwise;
    }
    return value->get<bool>();
}

qint64 ObjectReader::whole(const char *key, qint64 lowest, qint64 highest, qint64 otherwise)
{
    const Json *value = any(key);
    if (!value)
        return otherwise;
    const std::optional<qint64> number = wholeIn(*value);
    if (!number)
        wrong(key, u"is not a whole number"_s);
    else if (*number < lowest || *number > highest)
        wrong(key, u"is out of range"_s);
    return number.value_or(otherwise);
}

qint64 ObjectReader::requiredWhole(const char *key, qint64 lowest, qint64 highest)
{
    if (!has(key))
        wrong(key, u"is missing"_s);
    return whole(key, lowest, highest, lowest);
}

std::optional<double> ObjectReader::number(const char *key)
{
    const Json *value = any(key);
    if (!value)
        return std::nullopt;
    if (!value->is_number()) {
        wrong(key, u"is not a number"_s);
        return std::nullopt;
    }
    return value->get<double>();
}

QStringList ObjectReader::texts(const char *key)
{
    QStringList list;
    const Json *value = any(key);
    if (!value)
        return list;
    if (!value->is_array()) {
        wrong(key, u"is not an array"_s);
        return list;
    }
    for (const Json &item : *value) {
        if (!item.is_string())
            wrong(key, u"holds something that is not a text"_s);
        list.append(toText(item));
    }
    return list;
}

QList<base::ParticipantId> ObjectReader::participants(const char *key)
{
    QList<base::ParticipantId> list;
    for (const QString &id : texts(key)) {
        if (id.isEmpty())
            wrong(key, u"holds an empty id"_s);
        list.append(base::ParticipantId(id));
    }
    return list;
}

model::RawJson ObjectReader::raw(const char *key)
{
    const Json *value = any(key);
    return value ? keepRaw(*value) : model::RawJson{};
}

void ObjectReader::wrong(const char *key, const QString &why)
{
    if (m_flaw.isEmpty())
        m_flaw = u"%1: \"%2\" %3"_s.arg(m_what, QString::fromLatin1(key), why);
}

std::optional<base::Error> ObjectReader::flaw()
{
    if (m_flaw.isEmpty() && m_unknown == Unknown::Refuse && m_object) {
        for (const auto &[key, value] : m_object->items()) {
            const QString name = QString::fromStdString(key);
            if (!m_read.contains(name)) {
                m_flaw = u"%1: unknown key \"%2\""_s.arg(m_what, name);
                break;
            }
        }
    }
    if (m_flaw.isEmpty())
        return std::nullopt;
    return base::Error{base::ErrorCode::Malformed, m_flaw, {}};
}

} // namespace studio::wire
