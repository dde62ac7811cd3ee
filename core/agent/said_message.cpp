// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/said_message.h"

#include "core/agent/speech/speech_cleaner.h"
#include "core/agent/tool_result.h"
#include "core/turn/repetition.h"
#include "core/wire/json.h"

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr int kNearlyTheSame = 850;           // thousandths
constexpr qsizetype kLongestCompared = 8'000; // UTF-16 units
constexpr qsizetype kShortestPart = 12;       // a shorter text may well be part of another one

/// Only the letters and digits, for comparison.
QString letters(const QString &text)
{
    QString all;
    for (const QChar c : caseless(text)) {
        if (c.isLetterOrNumber())
            all += c;
    }
    return all;
}

} // namespace

bool isSpeech(const QString &tool) { return tool == "say"_L1 || tool == "consume"_L1; }

model::RawJson cleanedMessage(const model::RawJson &arguments, const SpeakerNames &names)
{
    if (arguments.text.size() > kLongestArguments)
        return arguments;
    auto json = wire::parse(arguments.text);
    if (!json || !json->is_object() || !json->contains("message") || !json->at("message").is_string())
        return arguments;
    const QString message = wire::toText(json->at("message"));
    const QString clean = cleanSpeech(message, names);
    if (clean == message.trimmed())
        return arguments;
    (*json)["message"] = wire::toJson(clean);
    return wire::keepRaw(*json);
}

SaidTwice saidTwice(const QString &before, const QString &now)
{
    if (before.isEmpty() || now.isEmpty() || before.size() > kLongestCompared ||
        now.size() > kLongestCompared)
        return {};
    if (now.startsWith(before))
        return {true, now.mid(before.size()).trimmed()};
    const QString first = letters(before);
    const QString second = letters(now);
    const bool isPart = second.size() >= kShortestPart && first.contains(second);
    if (first == second || isPart)
        return {!second.isEmpty(), {}};
    const int number = turn::similarity(turn::Grams::of(before), turn::Grams::of(now));
    return {number >= kNearlyTheSame, {}};
}

} // namespace studio::agent
