// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/loading.h"

#include "core/wire/json.h"

#include <QHostAddress>

#include <algorithm>
#include <initializer_list>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

using Phrases = std::initializer_list<QLatin1StringView>;

bool holds(const QString &text, Phrases phrases)
{
    return std::any_of(phrases.begin(), phrases.end(), [&text](QLatin1StringView phrase) {
        return text.contains(phrase, Qt::CaseInsensitive);
    });
}

/// The error is about the service's state; a 4xx with the same words is about the request.
bool isOfService(const std::optional<int> &status)
{
    return !status || *status == 409 || *status == 425 || *status == 429 || *status >= 500;
}

const Json *memberOf(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? nullptr : &*found;
}

QString textAt(const Json &object, const char *key)
{
    const Json *value = memberOf(object, key);
    return value ? wire::toText(*value) : QString();
}

/// Ollama calls the newest version of a model "name:latest", and people write "name".
bool isSameModel(const QString &one, const QString &other)
{
    const auto whole = [](const QString &name) { return name.contains(u':') ? name : name + u":latest"_s; };
    return !one.isEmpty() && whole(one).compare(whole(other), Qt::CaseInsensitive) == 0;
}

ModelState amongRunning(const Json &answer, const QString &model)
{
    const Json *models = memberOf(answer, "models");
    if (!models || !models->is_array())
        return ModelState::Unknown;
    const bool isThere = std::any_of(models->begin(), models->end(), [&model](const Json &one) {
        return isSameModel(textAt(one, "name"), model) || isSameModel(textAt(one, "model"), model);
    });
    return isThere ? ModelState::Up : ModelState::Loading;
}

ModelState ofHealth(const Json &answer, int status)
{
    const Json *error = memberOf(answer, "error");
    const QString word = error ? textAt(*error, "message") : textAt(answer, "status");
    if (status == 503)
        return word.contains("loading"_L1, Qt::CaseInsensitive) ? ModelState::Loading : ModelState::Unknown;
    return status == 200 && !word.isEmpty() ? ModelState::Up : ModelState::Unknown;
}

ModelState amongListed(const Json &answer, const QString &model)
{
    const Json *models = memberOf(answer, "data");
    if (!models || !models->is_array())
        return ModelState::Unknown;
    for (const Json &one : *models) {
        const QString state = textAt(one, "state");
        if (!state.isEmpty() && isSameModel(textAt(one, "id"), model))
            return state == "loaded"_L1 ? ModelState::Up : ModelState::Loading;
    }
    return ModelState::Unknown;
}

QString pathOf(StateWay way)
{
    switch (way) {
    case StateWay::RunningModels: return u"/api/ps"_s;
    case StateWay::Health: return u"/health"_s;
    case StateWay::ListedStates: return u"/api/v0/models"_s;
    }
    return {};
}

/// The address without the path to the model calls.
QString rootOf(const QUrl &address)
{
    QString path = address.path(QUrl::FullyEncoded);
    const auto cutSlashes = [&path] {
        while (path.endsWith(u'/'))
            path.chop(1);
    };
    cutSlashes();
    for (const QLatin1StringView end : {"/chat/completions"_L1, "/v1"_L1, "/api"_L1}) {
        if (path.endsWith(end))
            path.chop(end.size());
        cutSlashes();
    }
    return path;
}

} // namespace

bool saysLoading(const codec::Fault &fault)
{
    const QString &words = fault.detail;
    if (holds(words, {"fail"_L1, "unable to load"_L1, "cannot load"_L1, "could not load"_L1,
                      "couldn't load"_L1, "error load"_L1, "not loaded"_L1, "no model"_L1}))
        return false;
    if (holds(words, {"loading model"_L1, "loading the model"_L1, "is loading"_L1, "currently loading"_L1,
                      "still loading"_L1, "being loaded"_L1, "loading weights"_L1}))
        return true;
    if (!isOfService(fault.status))
        return false;
    return (fault.status == 503 && holds(words, {"loading"_L1})) ||
           holds(words,
                 {"is starting"_L1, "starting up"_L1, "warming up"_L1, "warmup"_L1, "not ready"_L1,
                  "not yet ready"_L1, "initializing"_L1, "initialising"_L1, "cold start"_L1, "waking up"_L1});
}

bool isLoadWord(const QString &finishWord) { return finishWord == "load"_L1 || finishWord == "unload"_L1; }

bool isNearby(const QUrl &address)
{
    QString host = address.host();
    while (host.endsWith(u'.'))
        host.chop(1);
    const QHostAddress number(host);
    if (number.isNull())
        return host == "localhost"_L1 || host.endsWith(".local"_L1) || host.endsWith(".lan"_L1) ||
               host.endsWith(".internal"_L1) || (!host.isEmpty() && !host.contains(u'.'));
    const auto isIn = [&number](const char *subnet) {
        return number.isInSubnet(QHostAddress::parseSubnet(QString::fromLatin1(subnet)));
    };
    return number.isLoopback() || number.isUniqueLocalUnicast() || isIn("10.0.0.0/8") ||
           isIn("172.16.0.0/12") || isIn("192.168.0.0/16") || isIn("100.64.0.0/10");
}

QList<StateWay> stateWaysFor(const Endpoint &endpoint)
{
    if (endpoint.kind == ProviderKind::Ollama)
        return {StateWay::RunningModels};
    if (endpoint.kind != ProviderKind::Compatible || !isNearby(endpoint.baseUrl))
        return {};
    return {StateWay::Health, StateWay::ListedStates, StateWay::RunningModels};
}

HttpRequest stateRequestFor(const Endpoint &endpoint, StateWay way)
{
    HttpRequest request = listRequestFor(endpoint);
    request.url = endpoint.baseUrl;
    request.url.setPath(rootOf(endpoint.baseUrl) + pathOf(way), QUrl::TolerantMode);
    return request;
}

ModelState readState(StateWay way, int status, const QByteArray &body, const QString &model)
{
    const base::Result<Json> answer = wire::parse(body);
    if (!answer)
        return ModelState::Unknown;
    switch (way) {
    case StateWay::RunningModels: return status == 200 ? amongRunning(*answer, model) : ModelState::Unknown;
    case StateWay::Health: return ofHealth(*answer, status);
    case StateWay::ListedStates: return status == 200 ? amongListed(*answer, model) : ModelState::Unknown;
    }
    return ModelState::Unknown;
}

} // namespace studio::llm::http
