// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/provider_rows.h"

#include "core/base/log.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/setting_rows.h"
#include "core/store/statements.h"
#include "core/wire/provider_wire.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using model::ModelFacts;
using model::Provider;

namespace {

const auto kStandard = u"standardModel"_s;
const auto kVault = u"vault"_s;

QString text(const wire::Json &json) { return QString::fromUtf8(wire::dump(json)); }

/// Every readable body; a body in the format of a later version is skipped.
template<class Value>
Result<QList<Value>> readBodies(Connection &connection, const QString &sql,
                                Result<Value> (*fromJson)(const wire::Json &))
{
    const auto row = connection.query(sql);
    if (!row)
        return tl::unexpected(row.error());
    QList<Value> values;
    while ((*row)->next()) {
        const auto value = wire::parse((*row)->value(0).toByteArray()).and_then(fromJson);
        if (value)
            values.append(*value);
        else
            qCWarning(base::lcStore) << "a provider or a model cannot be read:" << value.error().text;
    }
    return values;
}

} // namespace

Result<ProviderRecord> readProviders(Connection &connection)
{
    const auto has = hasTable(connection, u"providers"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (!*has)
        return ProviderRecord();
    const auto providers = readBodies<Provider>(connection, u"SELECT body FROM providers ORDER BY id"_s,
                                                &wire::providerFromJson);
    const auto facts = readBodies<ModelFacts>(
        connection, u"SELECT body FROM model_facts ORDER BY provider, model"_s, &wire::modelFactsFromJson);
    const auto standard = readSetting(connection, kStandard);
    const auto vault = readSetting(connection, kVault);
    if (!providers)
        return tl::unexpected(providers.error());
    if (!facts)
        return tl::unexpected(facts.error());
    if (!standard)
        return tl::unexpected(standard.error());
    if (!vault)
        return tl::unexpected(vault.error());
    ProviderRecord record{*providers, *facts, {}, *vault};
    const auto choice = wire::parse(standard->toUtf8()).and_then(&wire::modelChoiceFromJson);
    if (!standard->isEmpty() && choice)
        record.standard = *choice;
    return record;
}

Result<void> replaceProvider(Connection &connection, const Provider &provider)
{
    return run(connection, u"INSERT OR REPLACE INTO providers (id, body) VALUES (?, ?)"_s,
               {provider.id.value(), text(wire::providerToJson(provider))});
}

Result<void> deleteProvider(Connection &connection, const base::ProviderId &provider)
{
    return run(connection, u"DELETE FROM model_facts WHERE provider = ?"_s, {provider.value()}).and_then([&] {
        return run(connection, u"DELETE FROM providers WHERE id = ?"_s, {provider.value()});
    });
}

Result<void> replaceFacts(Connection &connection, const ModelFacts &facts)
{
    return run(connection, u"INSERT OR REPLACE INTO model_facts (provider, model, body) VALUES (?, ?, ?)"_s,
               {facts.provider.value(), facts.model, text(wire::modelFactsToJson(facts))});
}

Result<void> replaceStandard(Connection &connection, const model::ModelChoice &standard)
{
    return replaceSetting(connection, kStandard, text(wire::modelChoiceToJson(standard)));
}

Result<void> replaceVault(Connection &connection, const QString &vault)
{
    return replaceSetting(connection, kVault, vault);
}

} // namespace studio::store
