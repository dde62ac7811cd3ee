// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

// Four providers of different kinds, for tests of the form's sentences about them.
namespace studio::tests {

inline model::ModelFacts facts(const QString &provider, const QString &name, model::Known thinking,
                               model::Known sampling)
{
    model::ModelFacts facts{.provider = base::ProviderId(provider), .model = name};
    facts.abilities.thinking = thinking;
    facts.abilities.sampling = sampling;
    return facts;
}

inline ports::ProviderRow providerRow(const QString &id, const QString &name, model::ProviderKind kind,
                                      const QString &model)
{
    ports::ProviderRow row;
    row.provider = {.id = base::ProviderId(id), .name = name, .kind = kind, .model = model};
    return row;
}

/// Claude, Gemini, Ollama and OpenAI (whose key is missing); Rehearsal is the standard.
inline ports::ProviderList sampleProviders()
{
    using namespace Qt::StringLiterals;
    using model::Known;
    using model::ProviderKind;
    ports::ProviderList list;
    list.standard.provider = model::rehearsalProvider();
    list.keychain = true;
    list.rows = {providerRow(u"claude"_s, u"Claude"_s, ProviderKind::Anthropic, u"claude-sonnet-4-5"_s),
                 providerRow(u"gemini"_s, u"Gemini"_s, ProviderKind::Gemini, u"gemini-2.5-flash"_s),
                 providerRow(u"ollama"_s, u"Ollama here"_s, ProviderKind::Ollama, u"qwen3:8b"_s),
                 providerRow(u"openai"_s, u"OpenAI"_s, ProviderKind::OpenAi, u"gpt-4o"_s)};
    list.rows[3].provider.keyPlace = model::KeyPlace::Keychain;
    list.rows[3].models = {facts(u"openai"_s, u"gpt-4o"_s, Known::No, Known::Yes),
                           facts(u"openai"_s, u"o4-mini"_s, Known::Yes, Known::No)};
    return list;
}

} // namespace studio::tests
