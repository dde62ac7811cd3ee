// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tool_result.h"

#include "core/wire/json.h"

#include <QStringDecoder>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestDisplay = 16'000; // UTF-16 units
constexpr qsizetype kLongestError = 2'000;
constexpr qsizetype kLongestErrorType = 64;
constexpr qsizetype kMostPictures = 4;
constexpr qsizetype kLargestPicture = 8 * 1024 * 1024; // bytes

/// The text, unless the bytes hold something that no text has.
std::optional<QString> textIn(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder(bytes);
    const auto isOdd = [](QChar c) { return c.unicode() < 0x20 && c != u'\n' && c != u'\r' && c != u'\t'; };
    if (decoder.hasError() || std::any_of(text.cbegin(), text.cend(), isOdd))
        return std::nullopt;
    return text;
}

model::RawJson tidiedResult(const model::RawJson &result)
{
    if (result.isEmpty())
        return {"{}"};
    const bool isTooLong = result.text.size() > kLongestResult;
    if (!isTooLong && wire::parse(result.text))
        return result;
    // A cut may split a character, and the decoder needs whole characters, so all of it is tested.
    const std::optional<QString> text = textIn(result.text);
    if (!text)
        return wire::keepRaw(Json{{"note", "The result was no text and was left out."},
                                  {"bytes", qint64(result.text.size())}});
    if (!isTooLong)
        return wire::keepRaw(wire::toJson(*text));
    QString beginning = QString::fromUtf8(result.text.left(kLongestResult / 2));
    while (beginning.endsWith(QChar::ReplacementCharacter))
        beginning.chop(1);
    return wire::keepRaw(Json{{"note", "The result was too long; this is its beginning."},
                              {"bytes", qint64(result.text.size())},
                              {"beginning", wire::toJson(beginning)}});
}

} // namespace

ToolAnswer toolError(const QString &type, const QString &text)
{
    ToolAnswer answer;
    answer.result = wire::keepRaw(Json{{"error", wire::toJson(type)}, {"message", wire::toJson(text)}});
    answer.error = text;
    answer.errorType = type;
    return answer;
}

ToolAnswer tidied(ToolAnswer answer)
{
    answer.result = tidiedResult(answer.result);
    answer.display.truncate(kLongestDisplay);
    if (answer.error)
        answer.error->truncate(kLongestError);
    if (answer.errorType)
        answer.errorType->truncate(kLongestErrorType);
    answer.pictures.removeIf([](const llm::Picture &one) { return one.bytes.size() > kLargestPicture; });
    if (answer.pictures.size() > kMostPictures)
        answer.pictures.resize(kMostPictures);
    return answer;
}

model::RawJson withNote(const model::RawJson &result, const QString &note)
{
    Json json = wire::embed(result);
    if (!json.is_object())
        json = Json{{"result", std::move(json)}};
    json["note"] = wire::toJson(note);
    return wire::keepRaw(json);
}

model::RawJson withoutHuge(const model::RawJson &arguments)
{
    if (arguments.text.size() <= kLongestArguments)
        return arguments;
    return wire::keepRaw(Json{{"leftOut", qint64(arguments.text.size())}});
}

} // namespace studio::agent
