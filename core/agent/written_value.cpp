// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/written_value.h"

#include "core/wire/json.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using wire::Json;

/// From the first opening brace to the last closing one.
std::optional<Json> objectIn(const QString &text)
{
    const qsizetype begin = text.indexOf(u'{');
    const qsizetype end = text.lastIndexOf(u'}');
    if (begin < 0 || end < begin)
        return std::nullopt;
    const auto json = wire::parse(text.mid(begin, end + 1 - begin).toUtf8());
    return json && json->is_object() ? std::optional(*json) : std::nullopt;
}

QString textAt(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? wire::toText(*found) : QString();
}

/// Arguments under any name that templates use for them; some models write them as a string.
std::optional<Json> argumentsIn(const Json &call)
{
    for (const char *key : {"arguments", "parameters", "args", "input", "tool_input"}) {
        const auto found = call.find(key);
        if (found == call.end())
            continue;
        if (found->is_object())
            return *found;
        if (found->is_string()) {
            const auto inner = wire::parse(wire::toText(*found).toUtf8());
            return inner && inner->is_object() ? std::optional(*inner) : std::nullopt;
        }
    }
    return std::nullopt;
}

QString nameIn(const Json &call)
{
    const QString name = textAt(call, "name");
    return name.isEmpty() ? textAt(call, "tool") : name;
}

const Json &withoutFunction(const Json &call)
{
    const auto inner = call.find("function");
    return inner != call.end() && inner->is_object() ? *inner : call;
}

bool isWordEnd(const QString &text, qsizetype at)
{
    return at < 0 || at >= text.size() || !(text.at(at).isLetterOrNumber() || text.at(at) == u'_');
}

/// The offered tool that stands last before the arguments.
QString nameBefore(const QString &text, const QStringList &offered)
{
    QString name;
    qsizetype last = -1;
    for (const QString &one : offered) {
        const qsizetype at = text.lastIndexOf(one);
        if (at > last && isWordEnd(text, at - 1) && isWordEnd(text, at + one.size())) {
            last = at;
            name = one;
        }
    }
    return name;
}

/// <parameter=message>Hello.</parameter>
Json parametersIn(const QString &text)
{
    Json found = Json::object();
    const QString opening = u"<parameter="_s;
    for (qsizetype at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
        const qsizetype name = at + opening.size();
        const qsizetype begin = text.indexOf(u'>', name);
        const qsizetype end = text.indexOf("</parameter>"_L1, begin);
        if (begin < 0 || end < 0)
            break;
        const QString key = text.mid(name, begin - name);
        found[key.toStdString()] = wire::toJson(text.mid(begin + 1, end - begin - 1).trimmed());
    }
    return found;
}

llm::ToolCall callOf(const QString &name, const Json &arguments, qsizetype number)
{
    return {base::CallId(u"written%1"_s.arg(number)), name, wire::keepRaw(arguments)};
}

} // namespace

WrittenValue valueOf(const QString &json)
{
    using What = WrittenValue::What;
    const auto object = objectIn(json);
    const auto names = [&json](QLatin1StringView key) {
        return json.contains(u'"' + key + u'"') || json.contains(u'\'' + key + u'\'');
    };
    // Models often write a vote in a way that no parser accepts.
    if (names("importance"_L1) && (names("state"_L1) || names("selected"_L1)))
        return {What::Vote, {}};
    if (!object)
        return {};
    const Json &call = withoutFunction(*object);
    if (!nameIn(call).isEmpty() && argumentsIn(call))
        return {What::Call, {}};
    for (const char *key : {"message", "reply", "response", "text", "speech", "say", "content", "answer"}) {
        if (object->size() == 1 && !textAt(*object, key).isEmpty())
            return {What::Speech, textAt(*object, key)};
    }
    return {};
}

std::optional<llm::ToolCall> writtenCall(const QString &text, const QStringList &offered, qsizetype number)
{
    const auto object = objectIn(text);
    if (object) {
        const Json &call = withoutFunction(*object);
        const auto arguments = argumentsIn(call);
        const QString name = nameIn(call).section(u'.', -1);
        if (arguments && offered.contains(name))
            return callOf(name, *arguments, number);
        if (arguments && !name.isEmpty())
            return std::nullopt;
    }
    const QString head = text.left(object ? text.indexOf(u'{') : text.indexOf("<parameter="_L1));
    const QString name = nameBefore(head, offered);
    if (name.isEmpty())
        return std::nullopt;
    if (object)
        return callOf(name, *object, number);
    const Json parameters = parametersIn(text);
    return parameters.empty() ? std::nullopt : std::optional(callOf(name, parameters, number));
}

} // namespace studio::agent
