// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/leaner.h"

#include <QRegularExpression>

#include <array>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using model::Advice;
using model::ServerHabit;
using model::ServerHabits;

namespace {

/// A server that lacks another resource says so; leaving out a field does not help then.
bool isAboutTheMachine(const QString &words)
{
    static const QRegularExpression kMachine(
        u"\\b(memory|cuda|vram|overloaded|capacity|loading|unavailable|too many|busy|crashed)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return kMachine.match(words).hasMatch();
}

Suspicion suspicionOf(int status)
{
    switch (status) {
    case 400:
    case 406:
    case 415:
    case 422:
    case 501: return Suspicion::Perhaps;
    case 500:
    case 502: return Suspicion::Crashed;
    case 401:
    case 402:
    case 403:
    case 405:
    case 408:
    case 425:
    case 429:
    case 503:
    case 504: return Suspicion::None;
    default: break;
    }
    return Suspicion::IfNamed;
}

struct Named
{
    ServerHabit habit;
    const char *pattern;
};

// Whole words, so that a path or a longer word that contains them does not count.
constexpr std::array kNamed{
    Named{ServerHabit::NoStreamOptions, "stream_options|include_usage"},
    Named{ServerHabit::NoSystemRole,
          "system[ _]?(role|message|prompt|instruction)s?|systemInstruction|role.{0,20}system|developer "
          "instruction|roles? must alternate|roles? (are|is) (not )?supported|got (the )?(role )?'?system'?"},
    Named{ServerHabit::OtherTokenField, "max_completion_tokens|max_tokens"},
    Named{ServerHabit::NoTokenField,
          "max_completion_tokens|max_tokens|max_output_tokens|maxOutputTokens|num_predict"},
    Named{ServerHabit::NoCacheMarks, "cache_control"},
    Named{ServerHabit::NoTemplateWord, "chat_template_kwargs|enable_thinking"},
    Named{ServerHabit::NoHiddenThoughts, "encrypted( content)?|encrypted_content|include"},
    Named{ServerHabit::NoEffortWord,
          "reasoning_effort|reasoning|thinking|think|thinkingConfig|thinkingBudget|thinkingLevel|"
          "thinking_budget|effort"},
    Named{ServerHabit::NoSeed, "seed"},
    Named{ServerHabit::NoStop, "stop|stop_sequences|stopSequences|stop sequences?"},
    Named{ServerHabit::NoSampling, "temperature|top_p|topP"},
    Named{ServerHabit::NoTools, "tools?|tool use|tool_choice|function calling"},
    Named{ServerHabit::NoStreaming,
          "'stream'|\"stream\"|`stream`|streaming|to stream|stream (is )?not|stream must"},
};

bool names(const QString &words, const char *pattern)
{
    const QRegularExpression whole(u"(?<![A-Za-z0-9_])(%1)(?![A-Za-z0-9_])"_s.arg(QLatin1String(pattern)),
                                   QRegularExpression::CaseInsensitiveOption);
    return whole.match(words).hasMatch();
}

} // namespace

Suspicion suspicionOf(const codec::Fault &fault)
{
    if (fault.advice == Advice::ShortenTalk)
        return Suspicion::TooLong;
    if (fault.advice == Advice::TopUp || fault.advice == Advice::CheckKey ||
        (fault.advice == Advice::CheckModel && !fault.formRefused))
        return Suspicion::None;
    const bool isOfServer = fault.status.value_or(500) >= 500;
    if (isOfServer && !fault.formRefused && isAboutTheMachine(fault.detail))
        return Suspicion::None;
    if (fault.status)
        return suspicionOf(*fault.status);
    if (fault.hungUp)
        return Suspicion::Crashed;
    const bool isTold = fault.cause == model::Cause::Unreachable || fault.cause == model::Cause::Refused;
    return isTold && !fault.detail.isEmpty() && !fault.mayRetry ? Suspicion::IfNamed : Suspicion::None;
}

bool namesForm(const QString &words)
{
    return names(words, "response_format|json_schema|json_object|tool_choice|output_config|grammar");
}

QList<ServerHabit> habitsNamedIn(const QString &words)
{
    QList<ServerHabit> named;
    for (const auto &[habit, pattern] : kNamed) {
        if (names(words, pattern))
            named.append(habit);
    }
    return named;
}

QList<ServerHabits> guesses()
{
    return {ServerHabit::NoStreamOptions,
            ServerHabit::NoSystemRole,
            ServerHabit::NoTokenField,
            ServerHabit::NoCacheMarks,
            ServerHabit::NoEffortWord | ServerHabit::NoTemplateWord,
            everyGuess()};
}

ServerHabits everyGuess()
{
    return ServerHabit::NoStreamOptions | ServerHabit::NoSystemRole | ServerHabit::NoTokenField |
           ServerHabit::NoCacheMarks | ServerHabit::NoEffortWord | ServerHabit::NoTemplateWord |
           ServerHabit::NoHiddenThoughts;
}

} // namespace studio::llm::provider
