// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/model_list.h"

#include "core/llm/codec/error_words.h"
#include "core/wire/json.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using base::Result;
using wire::Json;

namespace {

constexpr int kDeepest = 3;
constexpr qsizetype kMostModels = 10'000;

/// The keys of lists, documented ones first. No key means something else on another server.
constexpr std::array kLists{"data", "models",     "result",           "results",    "items",
                            "list", "model_list", "available_models", "model_names"};

const Json &member(const Json &object, const char *key)
{
    static const Json kNothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : kNothing;
}

/// Some servers also list models for vectors, sound or pictures.
bool writesText(const Json &model)
{
    const Json &methods = member(model, "supportedGenerationMethods");
    if (methods.is_array())
        return std::find(methods.begin(), methods.end(), Json("generateContent")) != methods.end();
    const QString type = wire::toText(member(model, "type"));
    return !type.startsWith("embedding"_L1) && type != "rerank"_L1 && type != "reranker"_L1;
}

/// The name for requests; other names are for people.
QString nameOf(ProviderKind kind, const Json &model)
{
    static const std::vector<const char *> kNamed{"name", "model", "id"};
    static const std::vector<const char *> kIdentified{"id",   "model",      "key",     "slug",
                                                       "name", "model_name", "model_id"};
    const bool isNamed = kind == ProviderKind::Gemini || kind == ProviderKind::Ollama;
    QString name = wire::toText(model);
    for (const char *key : isNamed ? kNamed : kIdentified) {
        if (name.isEmpty())
            name = wire::toText(member(model, key));
    }
    if (name.startsWith("models/"_L1))
        name.remove(0, 7);
    return name;
}

/// The list in an answer: the answer itself, or the value of a known key; null: none. A map from names to
/// models is a list too, but only under a key.
const Json *listIn(const Json &answer, int depth = 0)
{
    if (answer.is_array())
        return &answer;
    if (depth > kDeepest)
        return nullptr;
    for (const char *key : kLists) {
        if (const Json *list = listIn(member(answer, key), depth + 1))
            return list;
    }
    const Json &models = member(answer, "models");
    return models.is_object() ? &models : nullptr;
}

QStringList namesIn(ProviderKind kind, const Json &list)
{
    QStringList names;
    for (const auto &[key, model] : list.items()) {
        if (names.size() >= kMostModels)
            break;
        if (!(model.is_object() || model.is_string()) || !writesText(model))
            continue;
        QString name = nameOf(kind, model);
        if (name.isEmpty() && list.is_object())
            name = QString::fromStdString(key);
        if (!name.isEmpty())
            names.append(name);
    }
    return names;
}

} // namespace

Result<QStringList> modelsIn(ProviderKind kind, const QByteArray &body)
{
    const auto refused = [](const QString &detail) {
        return base::failure(base::ErrorCode::Malformed,
                             QCoreApplication::translate("Endpoint", "The reply is not a model list."),
                             detail);
    };
    const Result<Json> json = wire::parse(body);
    if (!json)
        return refused(codec::wordsInText(body));
    if (const auto fault = codec::faultIn(*json))
        return refused(fault->detail);
    const Json *list = listIn(*json);
    if (!list)
        return refused(u"there is no list in it"_s);
    QStringList names = namesIn(kind, *list);
    if (names.isEmpty() && !list->empty() && !list->front().is_object())
        return refused(u"the list holds no models"_s);
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    return names;
}

std::pair<QString, QString> nextPageIn(const QByteArray &body)
{
    const Result<Json> json = wire::parse(body);
    if (!json)
        return {};
    const QString token = wire::toText(member(*json, "nextPageToken"));
    if (!token.isEmpty())
        return {u"pageToken"_s, token};
    const QString last = wire::toText(member(*json, "last_id"));
    const bool hasMore = member(*json, "has_more") == Json(true);
    return hasMore && !last.isEmpty() ? std::pair(u"after_id"_s, last) : std::pair<QString, QString>();
}

bool isLlamaCpp(const codec::Headers &headers, const QByteArray &body)
{
    return headers.value("server").toLower().contains("llama.cpp") || body.contains("\"llamacpp\"");
}

} // namespace studio::llm::http
