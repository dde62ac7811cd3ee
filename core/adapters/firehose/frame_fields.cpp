// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/frame_fields.h"

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using wire::Json;

Fields::Fields(const Json &object, Path path, ZodIssues &issues)
    : m_object(object)
    , m_path(std::move(path))
    , m_issues(issues)
{
}

QString Fields::text(const char *key, qsizetype most)
{
    const Json *value = member(m_object, key);
    if (!value || !value->is_string()) {
        m_issues.wrongType(at(key), "string", value);
        return {};
    }
    const QString text = wire::toText(*value);
    if (text.size() > most)
        m_issues.tooBig(at(key), "string", most);
    return text;
}

QString Fields::id(const char *key)
{
    const QString text = this->text(key, kLongestId);
    const Json *value = member(m_object, key);
    if (text.isEmpty() && value && value->is_string())
        m_issues.other(at(key), u"Must not be empty"_s);
    return text;
}

QList<ParticipantId> Fields::ids(const char *key)
{
    const Json *value = member(m_object, key);
    QList<ParticipantId> ids;
    if (!value || !value->is_array()) {
        m_issues.wrongType(at(key), "array", value);
    } else if (qsizetype(value->size()) > kMostAddressees) {
        m_issues.tooBig(at(key), "array", kMostAddressees);
    } else {
        for (const Json &one : *value) {
            const QString id = wire::toText(one);
            if (!one.is_string())
                m_issues.wrongType(at(key) << QString::number(ids.size()), "string", &one);
            else if (id.size() > kLongestId)
                m_issues.tooBig(at(key) << QString::number(ids.size()), "string", kLongestId);
            ids.append(ParticipantId(id));
        }
    }
    return ids;
}

model::RawJson Fields::object(const char *key, Object need)
{
    const Json *value = member(m_object, key);
    if (!value && need == Object::Optional)
        return {};
    if (!value || !value->is_object()) {
        m_issues.wrongType(at(key), "object", value);
        return {};
    }
    const model::RawJson raw = wire::keepRaw(*value);
    if (raw.text.size() > kLongestObject)
        m_issues.other(at(key), u"Must be at most %1 bytes"_s.arg(kLongestObject));
    return raw;
}

Path Fields::at(const char *key) const
{
    Path path = m_path;
    path.append(QString::fromLatin1(key));
    return path;
}

} // namespace studio::adapters::firehose
