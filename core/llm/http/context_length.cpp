// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/context_length.h"

#include "core/wire/json.h"

#include <QRegularExpression>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr qint64 kLeast = 256;
constexpr qint64 kMost = 1 << 24;

std::optional<int> sensible(const Json &value)
{
    if (!value.is_number_integer() && !value.is_number_unsigned())
        return std::nullopt;
    const auto tokens = value.get<qint64>();
    return tokens >= kLeast && tokens <= kMost ? std::optional(int(tokens)) : std::nullopt;
}

const Json &at(const Json &object, const char *key)
{
    static const Json kNothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : kNothing;
}

/// Ollama: the user's own setting first, else the model's original size.
std::optional<int> ofOllama(const Json &shown)
{
    static const QRegularExpression kSetting(u"^\\s*num_ctx\\s+(\\d{1,9})\\s*$"_s,
                                             QRegularExpression::MultilineOption);
    const auto set = kSetting.match(wire::toText(at(shown, "parameters")));
    if (set.hasMatch())
        return sensible(Json(set.captured(1).toInt()));
    const Json &info = at(shown, "model_info");
    if (!info.is_object())
        return std::nullopt;
    for (const auto &[key, value] : info.items()) {
        if (key.ends_with(".context_length"))
            return sensible(value);
    }
    return std::nullopt;
}

bool isOf(const Json &entry, const QString &model)
{
    for (const char *key : {"id", "name", "key", "model"}) {
        QString name = wire::toText(at(entry, key));
        if (name.startsWith("models/"_L1))
            name.remove(0, 7);
        if (name == model || name == model + u":latest"_s)
            return true;
    }
    return false;
}

/// A model that is not loaded yet may be loaded with less than its maximum.
std::optional<int> ofEntry(const Json &entry)
{
    if (const auto loaded = sensible(at(entry, "loaded_context_length")))
        return loaded;
    if (at(entry, "state").is_string())
        return std::nullopt;
    for (const char *key :
         {"max_model_len", "context_length", "context_window", "max_context_length", "inputTokenLimit"}) {
        if (const auto tokens = sensible(at(entry, key)))
            return tokens;
    }
    return sensible(at(at(entry, "meta"), "n_ctx"));
}

QUrl besideVersion(const QUrl &base, const QString &path)
{
    QString root = base.path(QUrl::FullyEncoded);
    while (root.endsWith(u'/'))
        root.chop(1);
    if (root.endsWith("/v1"_L1))
        root.chop(3);
    QUrl url = base;
    url.setPath(root + path, QUrl::TolerantMode);
    return url;
}

} // namespace

QList<HttpRequest> contextQuestionsFor(const Endpoint &endpoint, const QString &model)
{
    HttpRequest question = listRequestFor(endpoint);
    if (endpoint.kind == ProviderKind::Ollama) {
        question.verb = HttpRequest::Verb::Post;
        QString path = question.url.path(QUrl::FullyEncoded);
        path.replace(path.lastIndexOf(u'/'), path.size(), u"/show"_s);
        question.url.setPath(path, QUrl::TolerantMode);
        question.body = wire::dump({{"model", wire::toJson(model)}});
        return {question};
    }
    if (endpoint.kind != ProviderKind::Compatible)
        return {};
    QList<HttpRequest> questions{question};
    if (!isOnThisMachine(endpoint.baseUrl))
        return questions; // the other requests are for servers that people run themselves
    for (const QString &path : {u"/props"_s, u"/api/v0/models"_s}) {
        question.url = besideVersion(endpoint.baseUrl, path);
        questions.append(question);
    }
    return questions;
}

std::optional<int> contextIn(const QByteArray &answer, const QString &model)
{
    const auto json = wire::parse(answer);
    if (!json)
        return std::nullopt;
    if (const auto tokens = ofOllama(*json))
        return tokens;
    if (const auto tokens = sensible(at(at(*json, "default_generation_settings"), "n_ctx")))
        return tokens;
    for (const Json *list : {&*json, &at(*json, "data"), &at(*json, "models")}) {
        if (!list->is_array())
            continue;
        for (const Json &entry : *list) {
            if (isOf(entry, model)) {
                if (const auto tokens = ofEntry(entry))
                    return tokens;
            }
        }
    }
    return std::nullopt;
}

} // namespace studio::llm::http
