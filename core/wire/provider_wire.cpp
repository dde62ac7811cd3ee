// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/provider_wire.h"

#include "core/wire/object_reader.h"
#include "core/wire/sparse.h"

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using base::Result;
using model::Effort;
using model::Known;
using model::ModelAbilities;
using model::ModelChoice;
using model::ModelFacts;
using model::ModelPrice;
using model::Provider;
using Unknown = ObjectReader::Unknown;

namespace {

constexpr qint64 kLeast = std::numeric_limits<qint64>::min();
constexpr int kMostTokens = std::numeric_limits<int>::max();

std::optional<qint64> optionalWhole(ObjectReader &reader, const char *key, qint64 lowest, qint64 highest)
{
    if (!reader.has(key))
        return std::nullopt;
    return reader.whole(key, lowest, highest, lowest);
}

std::optional<int> optionalTokens(ObjectReader &reader, const char *key)
{
    const auto tokens = optionalWhole(reader, key, 1, kMostTokens);
    return tokens ? std::optional(int(*tokens)) : std::nullopt;
}

/// Each ability and its name.
struct NamedAbility
{
    const char *name;
    Known ModelAbilities::*ability;
};
constexpr NamedAbility kAbilities[]{
    {"streams", &ModelAbilities::streams},       {"schema", &ModelAbilities::schema},
    {"forcedTool", &ModelAbilities::forcedTool}, {"jsonObject", &ModelAbilities::jsonObject},
    {"tools", &ModelAbilities::tools},           {"pictures", &ModelAbilities::pictures},
    {"thinking", &ModelAbilities::thinking},     {"sampling", &ModelAbilities::sampling}};

Json abilitiesToJson(const ModelAbilities &abilities)
{
    Json json = Json::object();
    for (const auto &[name, ability] : kAbilities) {
        if (abilities.*ability != Known::Unknown)
            json[name] = abilities.*ability == Known::Yes;
    }
    return json;
}

ModelAbilities readAbilities(ObjectReader &facts)
{
    ModelAbilities abilities;
    const Json *json = facts.any("abilities");
    if (!json)
        return abilities;
    ObjectReader reader(*json, u"abilities"_s, Unknown::Ignore);
    for (const auto &[name, ability] : kAbilities) {
        if (reader.has(name))
            abilities.*ability = reader.boolean(name, false) ? Known::Yes : Known::No;
    }
    if (const auto flaw = reader.flaw())
        facts.wrong("abilities", flaw->text);
    return abilities;
}

Json habitsToJson(model::ServerHabits habits)
{
    Json names = Json::array();
    for (const model::ServerHabit habit : model::kServerHabits) {
        if (habits.testFlag(habit))
            names.push_back(toJson(nameOf(habit)));
    }
    return names;
}

/// A habit of a later version is learned again when it matters.
model::ServerHabits readHabits(ObjectReader &facts)
{
    model::ServerHabits habits;
    for (const QString &name : facts.texts("habits"))
        habits |= valueOf<model::ServerHabit>(name).value_or(model::ServerHabit{});
    return habits;
}

Json priceToJson(const ModelPrice &price)
{
    Json json = Json::object();
    writeNumber(json, "input", price.input);
    writeNumber(json, "cachedInput", price.cachedInput);
    writeNumber(json, "output", price.output);
    return json;
}

ModelPrice readPrice(ObjectReader &facts)
{
    const Json *json = facts.any("price");
    if (!json)
        return {};
    ObjectReader reader(*json, u"price"_s, Unknown::Ignore);
    const ModelPrice price{.input = optionalWhole(reader, "input", 0, kMost),
                           .cachedInput = optionalWhole(reader, "cachedInput", 0, kMost),
                           .output = optionalWhole(reader, "output", 0, kMost)};
    if (const auto flaw = reader.flaw())
        facts.wrong("price", flaw->text);
    return price;
}

} // namespace

Json modelChoiceToJson(const ModelChoice &choice)
{
    Json json = Json::object();
    writeText(json, "provider", choice.provider.value());
    writeText(json, "model", choice.model);
    writeNumber(json, "temperature", choice.temperature);
    writeNumber(json, "topP", choice.topP);
    writeNumber(json, "maxTokens", choice.maxTokens);
    writeNumber(json, "seed", choice.seed);
    for (const QString &stop : choice.stop)
        json["stop"].push_back(toJson(stop));
    if (choice.effort != Effort::AsItLikes)
        json["effort"] = toJson(nameOf(choice.effort));
    return json;
}

// An effort of a later version is left to the model.
Result<ModelChoice> modelChoiceFromJson(const Json &json)
{
    ObjectReader reader(json, u"model"_s, Unknown::Ignore);
    ModelChoice choice;
    choice.provider = base::ProviderId(reader.optionalText("provider").value_or(QString()));
    choice.model = reader.optionalText("model").value_or(QString());
    choice.temperature = reader.number("temperature");
    choice.topP = reader.number("topP");
    choice.maxTokens = optionalTokens(reader, "maxTokens");
    choice.seed = optionalWhole(reader, "seed", kLeast, kMost);
    choice.stop = reader.texts("stop");
    choice.effort =
        valueOf<Effort>(reader.optionalText("effort").value_or(QString())).value_or(Effort::AsItLikes);
    return reader.result(choice);
}

Json providerToJson(const Provider &provider)
{
    Json json{{"id", toJson(provider.id.value())},
              {"name", toJson(provider.name)},
              {"kind", toJson(nameOf(provider.kind))},
              {"baseUrl", toJson(provider.baseUrl.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo))},
              {"keyPlace", toJson(nameOf(provider.keyPlace))}};
    writeText(json, "variable", provider.variable);
    writeText(json, "model", provider.model);
    json["parallel"] = provider.parallel;
    json["perMinute"] = provider.perMinute;
    return json;
}

Result<Provider> providerFromJson(const Json &json)
{
    ObjectReader reader(json, u"provider"_s, Unknown::Ignore);
    Provider provider;
    provider.id = base::ProviderId(reader.requiredId("id"));
    provider.name = reader.text("name");
    provider.kind = reader.name<model::ProviderKind>("kind");
    provider.baseUrl = QUrl(reader.text("baseUrl"), QUrl::StrictMode);
    provider.keyPlace = reader.name<model::KeyPlace>("keyPlace");
    provider.variable = reader.optionalText("variable").value_or(QString());
    provider.model = reader.optionalText("model").value_or(QString());
    provider.parallel = int(reader.whole("parallel", 1, 64, provider.parallel));
    provider.perMinute = int(reader.whole("perMinute", 0, 1'000'000, provider.perMinute));
    if (!provider.baseUrl.isValid())
        reader.wrong("baseUrl", u"is not an address"_s);
    return reader.result(provider);
}

Json modelFactsToJson(const ModelFacts &facts)
{
    Json json{{"provider", toJson(facts.provider.value())},
              {"model", toJson(facts.model)},
              {"abilities", abilitiesToJson(facts.abilities)},
              {"price", priceToJson(facts.price)}};
    if (facts.tested.isValid())
        json["tested"] = toJson(facts.tested.toUTC().toString(Qt::ISODateWithMs));
    writeNumber(json, "context", facts.context);
    json["priceIsOfUser"] = facts.priceIsOfUser;
    if (facts.habits)
        json["habits"] = habitsToJson(facts.habits);
    return json;
}

Result<ModelFacts> modelFactsFromJson(const Json &json)
{
    ObjectReader reader(json, u"model facts"_s, Unknown::Ignore);
    ModelFacts facts;
    facts.provider = base::ProviderId(reader.requiredId("provider"));
    facts.model = reader.requiredId("model");
    facts.abilities = readAbilities(reader);
    facts.tested =
        QDateTime::fromString(reader.optionalText("tested").value_or(QString()), Qt::ISODateWithMs);
    facts.price = readPrice(reader);
    facts.context = optionalTokens(reader, "context");
    facts.priceIsOfUser = reader.boolean("priceIsOfUser", false);
    facts.habits = readHabits(reader);
    return reader.result(facts);
}

} // namespace studio::wire
