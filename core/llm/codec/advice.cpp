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

/// The message or the codes contain one of these, in any case.
bool says(const ErrorWords &error, Phrases phrases)
{
    return !error.page && std::any_of(phrases.begin(), phrases.end(), [&error](QLatin1StringView phrase) {
        return error.message.contains(phrase, Qt::CaseInsensitive) ||
               error.codes.contains(phrase, Qt::CaseInsensitive);
    });
}

bool isTooLong(const ErrorWords &error)
{
    return error.status == 413 ||
           says(error, {"context_length"_L1, "context length"_L1, "context_size"_L1, "context size"_L1,
                        "context window"_L1, "context_window"_L1, "prompt is too long"_L1,
                        "prompt too long"_L1, "input is too long"_L1, "input token count"_L1,
                        "request_too_large"_L1, "input length"_L1, "maximum model length"_L1,
                        "max_model_len"_L1, "n_ctx"_L1, "too many tokens"_L1, "reduce the length"_L1,
                        "max_new_tokens` must be"_L1, "exceeds the maximum number of tokens"_L1});
}

bool isAboutMemory(const ErrorWords &error)
{
    return says(error, {"system memory"_L1, "out of memory"_L1, "outofmemory"_L1, "not enough memory"_L1,
                        "insufficient memory"_L1, "insufficient_memory"_L1, "memory than is available"_L1,
                        "cudamalloc failed"_L1, "failed to allocate"_L1, "unable to allocate"_L1,
                        "insufficient system resources"_L1, "not enough vram"_L1});
}

bool isAboutRegion(const ErrorWords &error)
{
    return says(error,
                {"location is not supported"_L1, "unsupported_country_region_territory"_L1,
                 "region, or territory"_L1, "country or region"_L1, "in your country"_L1, "in your region"_L1,
                 "your location"_L1, "region is not supported"_L1, "region not supported"_L1});
}

/// The model will load by itself. Not if loading has failed.
bool isLoading(const ErrorWords &error)
{
    return !says(error, {"failed"_L1, "error loading"_L1, "could not"_L1, "cannot"_L1, "unable"_L1}) &&
           says(error,
                {"loading model"_L1, "loading the model"_L1, "model is loading"_L1, "is currently loading"_L1,
                 "is being loaded"_L1, "still loading"_L1, "warming up"_L1, "server is starting"_L1,
                 "model is starting"_L1, "is not ready"_L1, "model not ready"_L1});
}

/// The model will not load by itself.
bool isNotLoaded(const ErrorWords &error)
{
    return says(error,
                {"no models loaded"_L1, "no model loaded"_L1, "no model is loaded"_L1,
                 "no model is currently loaded"_L1, "model is not loaded"_L1, "model not loaded"_L1,
                 "load a model"_L1, "model unloaded"_L1, "model has unloaded"_L1, "model has crashed"_L1});
}

bool isAboutKey(const ErrorWords &error)
{
    return error.status == 401 || error.status == 403 ||
           says(error, {"api key not valid"_L1, "API_KEY_INVALID"_L1, "invalid_api_key"_L1,
                        "invalid api key"_L1, "authentication_error"_L1, "incorrect api key"_L1,
                        "no auth credentials"_L1, "unauthenticated"_L1});
}

bool isAboutModel(const ErrorWords &error)
{
    return says(error, {"model_not_found"_L1, "not a valid model"_L1, "invalid model"_L1, "unknown model"_L1,
                        "no such model"_L1, "access to model"_L1, "access to the model"_L1}) ||
           (says(error, {"model"_L1}) &&
            says(error, {"does not exist"_L1, "not found"_L1, "is not available"_L1, "not exist"_L1}));
}

/// The path does not exist: the address is wrong beyond the provider's base.
bool isAboutPath(const ErrorWords &error)
{
    if (error.page || isAboutModel(error))
        return false;
    const QString plain = error.message.trimmed().toLower();
    return plain == "not found"_L1 || plain == "not found."_L1 || plain == "not_found"_L1 ||
           says(error, {"unknown request url"_L1, "unknown_url"_L1, "unexpected endpoint"_L1,
                        "page not found"_L1, "file not found"_L1, "invalid url"_L1, "unknown endpoint"_L1,
                        "endpoint not found"_L1, "no static resource"_L1, "cannot post"_L1, "cannot get"_L1,
                        "no route"_L1, "route not found"_L1, "path not found"_L1, "no handler found"_L1});
}

Advice ofNotFound(const ErrorWords &error)
{
    if (isAboutForm(error))
        return Advice::ChooseAnother;
    return error.known ? Advice::CheckModel : Advice::CheckAddress;
}

/// Causes that servers report with any status.
Advice ofWords(const ErrorWords &error)
{
    if (isAboutRegion(error))
        return Advice::OtherRegion;
    if (isAboutMemory(error))
        return Advice::SmallerModel;
    if (isLoading(error))
        return Advice::LetItLoad;
    if (isNotLoaded(error))
        return Advice::LoadIt;
    if (isUsedUp(error))
        return Advice::TopUp;
    return isTooLong(error) ? Advice::ShortenTalk : Advice::None;
}

/// A proxy's own errors are like a server's; its refusals and logins are visible only in a browser.
Advice ofPage(int status)
{
    if (status == 401)
        return Advice::CheckKey;
    if (status == 408 || status == 429 || (status >= 500 && status != 511))
        return Advice::WaitAWhile;
    const bool isLogin = status < 300 || status == 403 || status == 407 || status == 511;
    return isLogin ? Advice::SeePage : Advice::CheckAddress;
}

} // namespace

bool isPassing(int status) { return status == 408 || status == 409 || status == 429 || status >= 500; }

bool isUsedUp(const ErrorWords &error)
{
    return error.status == 402 ||
           says(error,
                {"insufficient_quota"_L1, "billing_"_L1, "credit balance"_L1, "insufficient balance"_L1,
                 "insufficient_balance"_L1, "insufficient credits"_L1, "requires more credits"_L1,
                 "out of credits"_L1, "limit: 0"_L1, "per day"_L1, "PerDay"_L1});
}

bool waitsForPeople(Advice advice)
{
    return advice == Advice::OtherRegion || advice == Advice::SmallerModel || advice == Advice::LoadIt ||
           advice == Advice::TopUp;
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
    if (error.page)
        return ofPage(error.status);
    if (const Advice advice = ofWords(error); advice != Advice::None)
        return advice;
    if (isAboutKey(error))
        return error.status != 401 && isAboutModel(error) ? Advice::CheckModel : Advice::CheckKey;
    if (isAboutPath(error))
        return Advice::CheckPath;
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
