// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/vote_reply.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;
using Json = nlohmann::json;

namespace studio::agent {
namespace {

constexpr int kDeepest = 32;

/// Without what a reasoning model thinks aloud; an unclosed thought reaches to the end.
QString withoutThoughts(QString text)
{
    static const QRegularExpression thought(u"<(think|thinking|reasoning)>.*?(</\\1>|$)"_s,
                                            QRegularExpression::DotMatchesEverythingOption |
                                                QRegularExpression::CaseInsensitiveOption);
    return text.remove(thought).trimmed();
}

bool looksLikeRefusal(const QString &text)
{
    static const QRegularExpression refusal(
        u"^\\W*(i['’]?m sorry|i am sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i['’]?m unable|i am "
        u"unable|"
        "i won['’]?t|as an ai|申し訳|すみません|ごめんなさい|お答えできません|对不起|對不起|抱歉|很抱歉|我不能|我无法)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return refusal.match(text).hasMatch();
}

/// Where the object that opens at `open` closes, by braces outside strings. Nothing if it never does.
struct Span
{
    qsizetype end = -1; ///< after the closing brace
    bool tooDeep = false;
};
Span spanOfObject(const QByteArray &text, qsizetype open)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = open; i < text.size(); ++i) {
        const char c = text.at(i);
        if (inString) {
            if (c == '\\')
                ++i;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepest)
                return {-1, true};
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return {i + 1, false};
        }
    }
    return {};
}

/// All JSON objects that stand in the text, nested ones not counted; nothing if it is made to exhaust us.
std::optional<QList<Json>> objectsIn(const QByteArray &text)
{
    QList<Json> objects;
    qsizetype at = text.indexOf('{');
    while (at >= 0) {
        const Span span = spanOfObject(text, at);
        if (span.tooDeep)
            return std::nullopt;
        qsizetype next = at + 1;
        if (span.end > 0) {
            Json value = Json::parse(text.data() + at, text.data() + span.end, nullptr, false);
            if (value.is_object()) {
                objects.append(std::move(value));
                next = span.end;
            }
        }
        if (objects.size() > 1)
            break;
        at = text.indexOf('{', next);
    }
    return objects;
}

model::LooseValue looseValue(const Json &object, const char *key)
{
    const auto it = object.find(key);
    if (it == object.end())
        return model::Absent{};
    if (it->is_null())
        return model::Null{};
    if (it->is_boolean())
        return it->get<bool>();
    if (it->is_number())
        return it->get<double>();
    if (it->is_string())
        return QString::fromStdString(it->get_ref<const std::string &>());
    return model::OtherValue{};
}

} // namespace

tl::expected<model::RawState, model::Cause> readVote(const QString &text)
{
    if (text.size() > kLongestVote)
        return tl::unexpected(model::Cause::Malformed);
    const QString answer = withoutThoughts(QString::fromUtf8(text.toUtf8())); // mends half characters
    if (answer.isEmpty())
        return tl::unexpected(model::Cause::NoAnswer);
    const auto objects = objectsIn(answer.toUtf8());
    if (objects && objects->isEmpty() && looksLikeRefusal(answer))
        return tl::unexpected(model::Cause::Refused);
    if (!objects || objects->size() != 1)
        return tl::unexpected(model::Cause::Malformed);
    model::RawState state;
    state.state = looseValue(objects->first(), "state");
    state.importance = looseValue(objects->first(), "importance");
    state.selected = looseValue(objects->first(), "selected");
    state.closing = looseValue(objects->first(), "closing");
    return state;
}

} // namespace studio::agent
