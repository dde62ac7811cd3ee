// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/error_words.h"

#include "core/llm/codec/reading.h"

#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr int kDeepest = 5;
constexpr qsizetype kMostParts = 4;
constexpr qsizetype kLongestText = 64 * 1024;

constexpr std::array kSentences{"message",           "msg",           "detail",      "error",
                                "error_description", "error_message", "error_msg",   "errors",
                                "status_msg",        "reason",        "description", "title"};

QString wordsAt(const Json &value, int depth);

/// A text that contains JSON, as some gateways wrap the answer of another, or a plain text.
QString wordsOfText(const QString &text, int depth)
{
    const QString bare = text.trimmed();
    if (depth < kDeepest && (bare.startsWith(u'{') || bare.startsWith(u'[')) && bare.size() <= kLongestText) {
        const base::Result<Json> inner = wire::parse(bare.toUtf8());
        const QString words = inner ? wordsAt(*inner, depth + 1) : QString();
        if (!words.isEmpty())
            return words;
    }
    return bare.startsWith(u'<') ? wordsInText(bare.toUtf8()) : bare;
}

/// The place of the error in the request: ["body", "response_format", 0] is body.response_format.0
QString placeOf(const Json &place)
{
    QStringList steps;
    if (place.is_array()) {
        for (const Json &step : place)
            steps.append(step.is_string() ? wire::toText(step)
                                          : QString::fromUtf8(wire::dump(step).left(20)));
    }
    return steps.join(u'.');
}

/// The words of the upstream provider.
QString wordsBehind(const Json &error, int depth)
{
    const Json &metadata = at(error, "metadata");
    const Json &raw = at(metadata, "raw");
    return raw.is_null() ? QString() : wordsAt(raw, depth + 1);
}

QString wordsOfObject(const Json &object, int depth)
{
    QString words;
    for (const char *key : kSentences) {
        words = wordsAt(at(object, key), depth + 1);
        if (!words.isEmpty())
            break;
    }
    const QString place = placeOf(at(object, "loc"));
    if (!place.isEmpty() && !words.isEmpty())
        words = place + u": "_s + words;
    const QString behind = wordsBehind(object, depth);
    if (behind.isEmpty() || words.contains(behind))
        return words;
    return words.isEmpty() ? behind : words + u": "_s + behind;
}

QString wordsAt(const Json &value, int depth)
{
    if (value.is_string())
        return wordsOfText(wire::toText(value), depth);
    if (depth > kDeepest)
        return {};
    if (value.is_object())
        return wordsOfObject(value, depth);
    QStringList parts;
    if (value.is_array()) {
        for (const Json &part : value) {
            if (const QString words = wordsAt(part, depth + 1); !words.isEmpty() && parts.size() < kMostParts)
                parts.append(words);
        }
    }
    return parts.join(u"; "_s);
}

/// An error is an object or a non-empty text; "error": false and "error": "" do not count.
bool isError(const Json &value)
{
    return value.is_object() || value.is_array() ? !value.empty() : !wire::toText(value).isEmpty();
}

/// "detail" may also be a field of a valid answer.
bool isAnswer(const Json &object)
{
    return object.contains("choices") || object.contains("candidates") || object.contains("output") ||
           object.contains("content") || object.contains("type");
}

} // namespace

QString wordsOn(const QString &text) { return text.simplified().left(kLongestWords); }

const Json *errorIn(const Json &answer)
{
    const Json &one = answer.is_array() && !answer.empty() ? answer.front() : answer;
    if (!one.is_object())
        return nullptr;
    if (textAt(one, "object") == "error"_L1)
        return &one;
    if (isError(at(one, "error")))
        return &at(one, "error");
    for (const char *key : {"detail", "errors"}) {
        if (!isAnswer(one) && isError(at(one, key)))
            return &at(one, key);
    }
    return nullptr;
}

QString wordsIn(const Json &error) { return wordsOn(wordsAt(error, 0)); }

bool isPage(const QByteArray &body)
{
    QByteArray start = body.left(200);
    if (start.startsWith("\xEF\xBB\xBF"))
        start.remove(0, 3);
    start = start.trimmed().toLower();
    return start.startsWith("<!doctype") || start.startsWith("<html") || start.startsWith("<head") ||
           (start.startsWith('<') && body.left(kLongestText).toLower().contains("<title"));
}

QString wordsInText(const QByteArray &body)
{
    const QString text = QString::fromUtf8(body.left(kLongestText));
    if (!isPage(body))
        return wordsOn(text);
    static const QRegularExpression kTitle(u"<(title|h1)[^>]{0,200}>([^<]{1,1000})"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    QString title = kTitle.match(text).captured(2);
    title.replace("&lt;"_L1, "<"_L1).replace("&gt;"_L1, ">"_L1).replace("&quot;"_L1, "\""_L1);
    title.replace("&#39;"_L1, "'"_L1).replace("&nbsp;"_L1, " "_L1).replace("&amp;"_L1, "&"_L1);
    return title.trimmed().isEmpty() ? u"a web page"_s : wordsOn(title);
}

} // namespace studio::llm::codec
