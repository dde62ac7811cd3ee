// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/query_types.h"

#include "core/query/desk.h"
#include "core/wire/json.h"

#include <algorithm>

namespace studio::query {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using wire::Json;

namespace {

using Kind = BodyField::Kind;

constexpr base::Millis kToSpeak{100'000};
constexpr base::Millis kToTakeAPicture{100'000}; // people look, crop, and try again
constexpr qsizetype kMostChoices = 12;

Result<void> wrong(const QString &detail) { return base::failure(ErrorCode::InvalidInput, {}, detail); }

QStringList namesOf(const QueryType &type) { return QStringList{type.name} + type.aliases; }

bool isText(const Json &json, qsizetype longest)
{
    return json.is_string() && wire::toText(json).size() <= longest;
}

bool areTexts(const Json &json, const BodyField &field)
{
    return json.is_array() && qsizetype(json.size()) <= field.most &&
           std::all_of(json.cbegin(), json.cend(),
                       [&field](const Json &one) { return isText(one, field.longest); });
}

Result<void> checkField(const BodyField &field, const Json &body)
{
    const auto value = body.find(field.name.toStdString());
    if (value == body.end() || value->is_null())
        return field.required ? wrong(u"lacks %1"_s.arg(field.name)) : Result<void>{};
    const bool fits = field.kind == Kind::Text ? isText(*value, field.longest) : areTexts(*value, field);
    if (!fits)
        return wrong(u"%1 is something else, or too long"_s.arg(field.name));
    if (field.required && field.kind == Kind::Text && wire::toText(*value).trimmed().isEmpty())
        return wrong(u"%1 is empty"_s.arg(field.name));
    return {};
}

} // namespace

QueryTypes QueryTypes::ours()
{
    const BodyField why{.name = u"why"_s, .longest = 500};
    QueryTypes types;
    types.m_types = {
        {.name = u"camera"_s,
         .aliases = {u"vision"_s, u"look"_s},
         .answering = kToTakeAPicture,
         .fields = {why},
         .isPicture = true},
        {.name = u"speak"_s,
         .patience = kToSpeak,
         .answering = kToSpeak,
         .fields = {{.name = u"message"_s, .required = true, .longest = 2000},
                    {.name = u"emotion"_s, .longest = 32}}},
        {.name = u"screen"_s, .answering = kToTakeAPicture, .fields = {why}, .isPicture = true},
        {.name = u"ask"_s,
         .fields = {{.name = u"question"_s, .required = true, .longest = 1000},
                    {.name = u"choices"_s, .kind = Kind::Texts, .longest = 200, .most = kMostChoices}},
         .answerIsConsent = true},
        {.name = u"time"_s, .way = QueryType::Way::OfItself},
        {.name = u"locale"_s, .way = QueryType::Way::OfItself},
    };
    return types;
}

Result<void> QueryTypes::add(const QueryType &type)
{
    const QStringList names = namesOf(type);
    for (const QString &name : names) {
        if (name.isEmpty())
            return wrong(u"a query type without a name"_s);
        if (find(name))
            return wrong(u"%1 is taken"_s.arg(name));
    }
    m_types.append(type);
    return {};
}

const QueryType *QueryTypes::find(const QString &name) const
{
    const auto found = std::find_if(m_types.cbegin(), m_types.cend(), [&name](const QueryType &type) {
        return namesOf(type).contains(name, Qt::CaseInsensitive);
    });
    return found == m_types.cend() ? nullptr : &*found;
}

Result<void> checkBody(const QueryType &type, const model::RawJson &body)
{
    if (body.text.size() > kLongestBody)
        return wrong(u"%1 bytes"_s.arg(body.text.size()));
    const auto json = body.isEmpty() ? Result<Json>(Json::object()) : wire::parse(body.text);
    if (!json || !json->is_object())
        return wrong(u"no object"_s);
    for (const BodyField &field : type.fields) {
        if (const Result<void> checked = checkField(field, *json); !checked)
            return checked;
    }
    return {};
}

} // namespace studio::query
