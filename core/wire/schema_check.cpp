// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/schema_check.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace studio::wire {

using namespace Qt::StringLiterals;

namespace {

QString named(const Json &text) { return toText(text).left(64); }

bool isWhole(double number) { return std::abs(number) < 1e15 && std::floor(number) == number; }

bool isOfType(const Json &value, std::string_view type)
{
    if (type == "integer")
        return value.is_number_integer() || (value.is_number_float() && isWhole(value.get<double>()));
    const std::array<std::pair<std::string_view, bool>, 6> types{{{"object", value.is_object()},
                                                                  {"array", value.is_array()},
                                                                  {"string", value.is_string()},
                                                                  {"number", value.is_number()},
                                                                  {"boolean", value.is_boolean()},
                                                                  {"null", value.is_null()}}};
    const auto found =
        std::find_if(types.begin(), types.end(), [type](const auto &one) { return one.first == type; });
    return found == types.end() || found->second; // a type that nobody knows asks for nothing
}

QString typeFlaw(const Json &value, const Json &schema)
{
    const auto type = schema.find("type");
    if (type == schema.end())
        return {};
    QStringList allowed;
    for (const Json &one : type->is_array() ? *type : Json::array({*type})) {
        if (!one.is_string() || isOfType(value, one.get_ref<const std::string &>()))
            return {};
        allowed.append(named(one));
    }
    return u"is not of the type "_s + allowed.join(u" or "_s);
}

QString choiceFlaw(const Json &value, const Json &schema)
{
    const auto choices = schema.find("enum");
    if (choices != schema.end() && choices->is_array() &&
        std::find(choices->begin(), choices->end(), value) == choices->end())
        return u"is none of "_s + QString::fromUtf8(dump(*choices)).left(500);
    const auto only = schema.find("const");
    if (only != schema.end() && *only != value)
        return u"is not "_s + QString::fromUtf8(dump(*only)).left(200);
    return {};
}

/// A bound that the schema may give; a number that is none is none.
std::optional<double> bound(const Json &schema, const char *key)
{
    const auto found = schema.find(key);
    return found != schema.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

QString sizeFlaw(double size, const Json &schema, const char *least, const char *most, const QString &unit)
{
    if (const auto limit = bound(schema, least); limit && size < *limit)
        return u"has fewer than %1 %2"_s.arg(*limit).arg(unit);
    if (const auto limit = bound(schema, most); limit && size > *limit)
        return u"has more than %1 %2"_s.arg(*limit).arg(unit);
    return {};
}

QString numberFlaw(const Json &value, const Json &schema)
{
    if (!value.is_number())
        return {};
    const auto number = value.get<double>();
    if (const auto limit = bound(schema, "minimum"); limit && number < *limit)
        return u"is less than %1"_s.arg(*limit);
    if (const auto limit = bound(schema, "maximum"); limit && number > *limit)
        return u"is more than %1"_s.arg(*limit);
    if (const auto limit = bound(schema, "exclusiveMinimum"); limit && number <= *limit)
        return u"is not more than %1"_s.arg(*limit);
    if (const auto limit = bound(schema, "exclusiveMaximum"); limit && number >= *limit)
        return u"is not less than %1"_s.arg(*limit);
    return {};
}

QString textFlaw(const Json &value, const Json &schema)
{
    if (!value.is_string())
        return {};
    const auto length = double(toText(value).toUcs4().size());
    return sizeFlaw(length, schema, "minLength", "maxLength", u"characters"_s);
}

QString flawAt(const QString &place, const Json &value, const Json &schema);

QString memberFlaw(const QString &place, const Json &value, const Json &schema)
{
    const auto required = schema.find("required");
    for (const Json &key : required != schema.end() && required->is_array() ? *required : Json::array()) {
        if (key.is_string() && !value.contains(key.get_ref<const std::string &>()))
            return u"\"%1\" is missing"_s.arg(named(key)) + (place.isEmpty() ? QString() : u" at "_s + place);
    }
    const auto known = schema.find("properties");
    const auto others = schema.find("additionalProperties");
    for (const auto &[key, member] : value.items()) {
        const QString at = (place.isEmpty() ? QString() : place + u'.') + named(key);
        if (known != schema.end() && known->is_object() && known->contains(key)) {
            if (QString flaw = flawAt(at, member, (*known)[key]); !flaw.isEmpty())
                return flaw;
        } else if (others != schema.end() && *others == false) {
            return u"\"%1\" is not known"_s.arg(at);
        }
    }
    return {};
}

QString itemFlaw(const QString &place, const Json &value, const Json &schema)
{
    if (QString flaw = sizeFlaw(double(value.size()), schema, "minItems", "maxItems", u"items"_s);
        !flaw.isEmpty())
        return u"at %1: "_s.arg(place) + flaw;
    const auto items = schema.find("items");
    for (std::size_t i = 0; items != schema.end() && i < value.size(); ++i) {
        if (QString flaw = flawAt(u"%1[%2]"_s.arg(place).arg(i), value[i], *items); !flaw.isEmpty())
            return flaw;
    }
    return {};
}

bool fitsOneOf(const QString &place, const Json &value, const Json &schema, const char *key)
{
    const auto ways = schema.find(key);
    return ways == schema.end() || !ways->is_array() ||
           std::any_of(ways->begin(), ways->end(),
                       [&](const Json &way) { return flawAt(place, value, way).isEmpty(); });
}

QString flawAt(const QString &place, const Json &value, const Json &schema)
{
    if (!schema.is_object())
        return {};
    for (const auto &check : {typeFlaw, choiceFlaw, numberFlaw, textFlaw}) {
        if (QString flaw = check(value, schema); !flaw.isEmpty())
            return (place.isEmpty() ? u"it "_s : u"at %1: "_s.arg(place)) + flaw;
    }
    if (!fitsOneOf(place, value, schema, "anyOf") || !fitsOneOf(place, value, schema, "oneOf"))
        return (place.isEmpty() ? u"it "_s : u"at %1: "_s.arg(place)) +
               u"has none of the forms it may have"_s;
    if (value.is_object())
        return memberFlaw(place, value, schema);
    return value.is_array() ? itemFlaw(place, value, schema) : QString();
}

} // namespace

QString flawIn(const Json &value, const Json &schema) { return flawAt({}, value, schema); }

QString flawInArguments(const model::RawJson &arguments, const model::RawJson &schema)
{
    const auto value =
        arguments.text.trimmed().isEmpty() ? base::Result<Json>(Json::object()) : parse(arguments.text);
    if (!value)
        return u"it is no JSON: "_s + value.error().text;
    if (!value->is_object())
        return u"it is no JSON object"_s;
    return flawIn(*value, embed(schema));
}

} // namespace studio::wire
