// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/traits.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using model::Known;
using model::ProviderKind;

namespace {

struct TraitsWords
{
    Q_DECLARE_TR_FUNCTIONS(Traits)
};

QList<AnswerForm> formsOf(ProviderKind kind)
{
    switch (kind) {
    case ProviderKind::OpenAi:
    case ProviderKind::OpenAiResponses:
    case ProviderKind::Gemini:
    case ProviderKind::Compatible:
        return {AnswerForm::Schema, AnswerForm::ForcedTool, AnswerForm::JsonObject, AnswerForm::Free};
    case ProviderKind::Anthropic: return {AnswerForm::Schema, AnswerForm::ForcedTool, AnswerForm::Free};
    case ProviderKind::Ollama: return {AnswerForm::Schema, AnswerForm::JsonObject, AnswerForm::Free};
    }
    return {AnswerForm::Free};
}

Known knownOf(AnswerForm form, const model::ModelAbilities &abilities)
{
    switch (form) {
    case AnswerForm::Free: break;
    case AnswerForm::Schema: return abilities.schema;
    case AnswerForm::ForcedTool: return abilities.tools == Known::No ? Known::No : abilities.forcedTool;
    case AnswerForm::JsonObject: return abilities.jsonObject;
    }
    return Known::Yes;
}

/// If unknown: the big providers' models see pictures and use tools, other models may not.
bool isAble(ProviderKind kind, Known known)
{
    const bool isSmall = kind == ProviderKind::Compatible || kind == ProviderKind::Ollama;
    return known == Known::Yes || (known == Known::Unknown && !isSmall);
}

/// Ollama uses the context size that it is given, and needs memory for all of it: a small machine should not
/// be filled up for a talk that can be summarized.
std::optional<qint64> usableContext(const ProviderBook::Entry &entry)
{
    constexpr qint64 kMostOfOllama = 32'768;
    if (!entry.facts.context)
        return std::nullopt;
    const bool isBounded = entry.provider.kind == ProviderKind::Ollama && !entry.facts.priceIsOfUser;
    return isBounded ? std::min<qint64>(*entry.facts.context, kMostOfOllama) : *entry.facts.context;
}

template<class Number>
QString textOf(const std::optional<Number> &number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

QList<AnswerForm> voteFormsOf(ProviderKind kind, const model::ModelAbilities &abilities)
{
    QList<AnswerForm> forms = formsOf(kind);
    forms.removeIf([&abilities](AnswerForm form) { return knownOf(form, abilities) == Known::No; });
    return forms;
}

ModelTraits traitsOf(const ProviderBook::Entry &entry, const model::ModelChoice &choice)
{
    QStringList key{entry.provider.id.value(),          entry.model,
                    textOf(choice.temperature),         textOf(choice.topP),
                    textOf(choice.maxTokens),           textOf(choice.seed),
                    QString::number(int(choice.effort))};
    key += choice.stop;
    ModelTraits traits;
    //: %1 is a model, %2 its provider
    traits.name = TraitsWords::tr("%1 (%2)").arg(entry.model, entry.provider.name);
    traits.voteForms = voteFormsOf(entry.provider.kind, entry.facts.abilities);
    traits.together = true;
    traits.pictures = isAble(entry.provider.kind, entry.facts.abilities.pictures);
    traits.tools = isAble(entry.provider.kind, entry.facts.abilities.tools);
    traits.context = usableContext(entry);
    traits.habits = entry.facts.habits;
    traits.mayThinkAloud =
        entry.provider.kind == ProviderKind::Compatible || entry.provider.kind == ProviderKind::Ollama;
    traits.key = key.join(u'\n');
    return traits;
}

} // namespace studio::llm::provider
