// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/model_list.h"

#include "core/wire/json.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using base::Result;
using wire::Json;

namespace {

/// How a kind of provider writes its list.
struct ListForm
{
    const char *list; ///< the key of the array …
    const char *name; ///< … and of the name in each of its objects
};

ListForm formOf(ProviderKind kind)
{
    switch (kind) {
    case ProviderKind::Gemini: return {"models", "name"};
    case ProviderKind::Ollama: return {"models", "name"};
    case ProviderKind::OpenAi:
    case ProviderKind::OpenAiResponses:
    case ProviderKind::Anthropic:
    case ProviderKind::Compatible: break;
    }
    return {"data", "id"};
}

/// Gemini lists what makes vectors or pictures too.
bool writesText(const Json &model)
{
    const auto methods = model.find("supportedGenerationMethods");
    if (methods == model.end() || !methods->is_array())
        return true;
    return std::find(methods->begin(), methods->end(), Json("generateContent")) != methods->end();
}

QString nameIn(const Json &model, const char *key)
{
    QString name = model.contains(key) ? wire::toText(model[key]) : QString();
    if (name.startsWith("models/"_L1))
        name.remove(0, 7);
    return name;
}

} // namespace

Result<QStringList> modelsIn(ProviderKind kind, const QByteArray &body)
{
    const auto refused = [](const QString &detail) {
        return base::failure(base::ErrorCode::Malformed,
                             QCoreApplication::translate("Endpoint", "The answer is no list of models."),
                             detail);
    };
    const Result<Json> json = wire::parse(body);
    if (!json)
        return refused(json.error().text);
    const ListForm form = formOf(kind);
    if (!json->is_object() || !json->contains(form.list) || !(*json)[form.list].is_array())
        return refused(u"no array \"%1\""_s.arg(QString::fromLatin1(form.list)));
    QStringList names;
    for (const Json &model : (*json)[form.list]) {
        const QString name = model.is_object() && writesText(model) ? nameIn(model, form.name) : QString();
        if (!name.isEmpty())
            names.append(name);
    }
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    return names;
}

bool isLlamaCpp(const codec::Headers &headers, const QByteArray &body)
{
    return headers.value("server").toLower().contains("llama.cpp") || body.contains("\"llamacpp\"");
}

} // namespace studio::llm::http
