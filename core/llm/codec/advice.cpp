// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/advice.h"

#include <algorithm>
#include <initializer_list>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using model::Advice;

namespace {

using Phrases = std::initializer_list<QLatin1StringView>;

/// The message or the codes hold one of these, in any case of letters.
bool says(const ErrorWords &error, Phrases phrases)
{
    return error.known && std::any_of(phrases.begin(), phrases.end(), [&error](QLatin1StringView phrase) {
               return error.message.contains(phrase, Qt::CaseInsensitive) ||
                      error.codes.contains(phrase, Qt::CaseInsensitive);
           });
}

bool isTooLong(const ErrorWords &error)
{
    return error.status == 413 ||
           says(error, {"context_length"_L1, "context length"_L1, "context_size"_L1, "context size"_L1,
                        "context window"_L1, "prompt is too long"_L1, "input token count"_L1,
                        "request_too_large"_L1, "input length"_L1});
}

bool isAboutKey(const ErrorWords &error)
{
    return error.status == 401 || error.status == 403 ||
           says(error, {"api key not valid"_L1, "API_KEY_INVALID"_L1, "invalid_api_key"_L1,
                        "invalid api key"_L1, "authentication_error"_L1});
}

bool isAboutModel(const ErrorWords &error)
{
    return says(error,
                {"model_not_found"_L1, "not a valid model"_L1, "invalid model"_L1, "unknown model"_L1}) ||
           (says(error, {"model"_L1}) && says(error, {"does not exist"_L1, "not found"_L1}));
}

/// There is no such path: the address leads past the provider's own.
bool isAboutPath(const ErrorWords &error)
{
    return says(error, {"unknown request url"_L1, "unknown_url"_L1, "unexpected endpoint"_L1,
                        "page not found"_L1, "file not found"_L1});
}

Advice ofNotFound(const ErrorWords &error)
{
    if (isAboutForm(error))
        return Advice::ChooseAnother;
    return error.known && !isAboutPath(error) ? Advice::CheckModel : Advice::CheckAddress;
}

} // namespace

bool isPassing(int status) { return status == 408 || status == 409 || status == 429 || status >= 500; }

bool isUsedUp(const ErrorWords &error)
{
    return error.status == 402 ||
           says(error, {"insufficient_quota"_L1, "billing_"_L1, "credit balance"_L1,
                        "insufficient balance"_L1, "limit: 0"_L1, "per day"_L1, "PerDay"_L1});
}

bool isAboutForm(const ErrorWords &error)
{
    const bool mayBe = error.status < 400 || error.status == 400 || error.status == 404 ||
                       error.status == 422 || error.status == 500 || error.status == 501;
    return mayBe && !isTooLong(error) &&
           says(error, {"response_format"_L1,
                        "response format"_L1,
                        "responseMimeType"_L1,
                        "mime type"_L1,
                        "schema"_L1,
                        "json_object"_L1,
                        "json mode"_L1,
                        "json_mode"_L1,
                        "'json'"_L1,
                        "structured output"_L1,
                        "output_config"_L1,
                        "output_format"_L1,
                        "text.format"_L1,
                        "invalid format"_L1,
                        "required for format"_L1,
                        "grammar"_L1,
                        "tool"_L1,
                        "function call"_L1,
                        "function_call"_L1,
                        "functionCall"_L1});
}

Advice adviceFor(const ErrorWords &error)
{
    if (isUsedUp(error))
        return Advice::TopUp;
    if (isTooLong(error))
        return Advice::ShortenTalk;
    if (isAboutKey(error))
        return Advice::CheckKey;
    if (error.status == 404)
        return ofNotFound(error);
    if (error.status == 0 || isPassing(error.status))
        return Advice::WaitAWhile;
    if (isAboutModel(error))
        return Advice::CheckModel;
    const bool isBad = error.status == 400 || error.status == 422;
    return isBad && error.known ? Advice::ChooseAnother : Advice::CheckAddress;
}

} // namespace studio::llm::codec
