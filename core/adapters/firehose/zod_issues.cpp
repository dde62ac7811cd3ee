// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/zod_issues.h"

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

QString typeOf(const Json *value)
{
    if (!value)
        return u"undefined"_s;
    if (value->is_number())
        return u"number"_s;
    return QString::fromLatin1(value->type_name());
}

} // namespace

void ZodIssues::add(const Path &path, Json issue, const QString &message)
{
    if (qsizetype(m_issues.size()) >= kMost)
        return;
    Json steps = Json::array();
    for (const QString &step : path) {
        bool isIndex = false;
        const int index = step.toInt(&isIndex);
        steps.push_back(isIndex ? Json(index) : wire::toJson(step));
    }
    issue["path"] = std::move(steps);
    issue["message"] = wire::toJson(message);
    m_issues.push_back(std::move(issue));
}

void ZodIssues::wrongType(const Path &path, const char *expected, const Json *value)
{
    const QString received = typeOf(value);
    const QString wanted = QString::fromLatin1(expected);
    const QString message = value ? u"Expected %1, received %2"_s.arg(wanted, received) : u"Required"_s;
    add(path, {{"code", "invalid_type"}, {"expected", expected}, {"received", wire::toJson(received)}},
        message);
}

void ZodIssues::wrongLiteral(const Path &path, const QString &expected, const Json &value)
{
    const QString message = u"Invalid literal value, expected \"%1\""_s.arg(expected);
    Json received = value.is_string() ? wire::toJson(wire::toText(value).left(64)) : Json(value.type_name());
    add(path,
        {{"received", std::move(received)},
         {"code", "invalid_literal"},
         {"expected", wire::toJson(expected)}},
        message);
}

void ZodIssues::wrongName(const Path &path, const QStringList &options, const QString &value)
{
    Json names = Json::array();
    for (const QString &option : options)
        names.push_back(wire::toJson(option));
    const QString received = value.left(64);
    const QString message =
        u"Invalid enum value. Expected '%1', received '%2'"_s.arg(options.join("' | '"_L1), received);
    add(path,
        {{"received", wire::toJson(received)}, {"code", "invalid_enum_value"}, {"options", std::move(names)}},
        message);
}

void ZodIssues::tooBig(const Path &path, const char *type, qsizetype most)
{
    const bool isText = QLatin1String(type) == "string"_L1;
    const QString unit = isText ? u"character(s)"_s : u"element(s)"_s;
    const QString kind = isText ? u"String"_s : u"Array"_s;
    const QString message = u"%1 must contain at most %2 %3"_s.arg(kind).arg(most).arg(unit);
    add(path, {{"code", "too_big"}, {"maximum", most}, {"type", type}, {"inclusive", true}, {"exact", false}},
        message);
}

void ZodIssues::other(const Path &path, const QString &message) { add(path, {{"code", "custom"}}, message); }

QByteArray ZodIssues::answer() const
{
    return wire::dump({{"error", Json{{"issues", m_issues}, {"name", "ZodError"}}}});
}

QString ZodIssues::first() const
{
    if (m_issues.empty())
        return {};
    QStringList steps;
    for (const Json &step : m_issues.front()["path"])
        steps.append(step.is_string() ? wire::toText(step) : QString::number(step.get<int>()));
    const QString message = wire::toText(m_issues.front()["message"]);
    if (steps.isEmpty())
        return message;
    return steps.join(u'.') + u": "_s + message;
}

} // namespace studio::adapters::firehose
