// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/model_catalogue.h"

#include "core/base/log.h"
#include "core/llm/http/endpoint.h"
#include "core/wire/object_reader.h"

#include <QFile>

#include <cmath>
#include <limits>

// A static library's resources are not registered by themselves; this must stand outside every namespace.
static void registerModels() { Q_INIT_RESOURCE(models); }

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using base::Result;
using model::Known;
using model::ModelFacts;
using model::ProviderKind;
using wire::Json;
using wire::ObjectReader;

namespace {

constexpr double kNano = 1e9;

/// Converts dollars in the file to nano-dollars.
std::optional<qint64> price(ObjectReader &family, const char *key)
{
    const std::optional<double> dollars = family.number(key);
    if (!dollars)
        return std::nullopt;
    constexpr double kMostDollars = 1e6; // more is a slip of the pen
    if (!(*dollars >= 0 && *dollars <= kMostDollars))
        family.wrong(key, u"is no price"_s);
    return std::llround(*dollars * kNano);
}

Known known(ObjectReader &family, const char *key)
{
    if (!family.has(key))
        return Known::Unknown;
    return family.boolean(key, false) ? Known::Yes : Known::No;
}

Result<ModelFamily> readFamily(const Json &json)
{
    ObjectReader reader(json, u"family of models"_s, ObjectReader::Unknown::Refuse);
    ModelFamily family;
    family.begins = reader.requiredId("begins");
    const QStringList kinds = reader.texts("kinds");
    if (kinds.isEmpty())
        reader.wrong("kinds", u"is empty"_s);
    for (const QString &name : kinds) {
        const auto kind = wire::valueOf<ProviderKind>(name);
        if (!kind)
            reader.wrong("kinds", u"holds \"%1\", which is no kind of provider"_s.arg(name));
        family.kinds.append(kind.value_or(ProviderKind::Compatible));
    }
    family.price = {price(reader, "input"), price(reader, "cached"), price(reader, "output")};
    if (const qint64 context = reader.whole("context", 1, std::numeric_limits<int>::max(), 0); context > 0)
        family.context = int(context);
    family.abilities.schema = known(reader, "schema");
    family.abilities.pictures = known(reader, "pictures");
    family.abilities.thinking = known(reader, "thinking");
    family.abilities.sampling = known(reader, "sampling");
    return reader.result(family);
}

ModelCatalogue readOwn()
{
    registerModels();
    QFile file(u":/models/models.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qCWarning(base::lcModel) << "the list of models is not part of the program";
    const Result<ModelCatalogue> read = readCatalogue(file.readAll());
    if (!read)
        qCWarning(base::lcModel) << "the list of models cannot be read:" << read.error().detail;
    return read.value_or(ModelCatalogue{});
}

Known other(Known own, Known listed) { return own == Known::Unknown ? listed : own; }

} // namespace

Result<ModelCatalogue> readCatalogue(const QByteArray &json)
{
    const Result<Json> parsed = wire::parse(json);
    if (!parsed)
        return tl::unexpected(parsed.error());
    ObjectReader reader(*parsed, u"list of models"_s, ObjectReader::Unknown::Refuse);
    ModelCatalogue catalogue{.asOf = reader.text("asOf"), .families = {}};
    const Json *families = reader.any("families");
    if (!families || !families->is_array())
        reader.wrong("families", u"is no array"_s);
    if (const auto flaw = reader.flaw())
        return tl::unexpected(*flaw);
    for (const Json &one : *families) {
        const Result<ModelFamily> family = readFamily(one);
        if (!family)
            return tl::unexpected(family.error());
        catalogue.families.append(*family);
    }
    return catalogue;
}

const ModelCatalogue &catalogue()
{
    static const ModelCatalogue read = readOwn();
    return read;
}

ModelFacts factsFor(const ModelCatalogue &catalogue, const model::Provider &provider, const QString &model)
{
    ModelFacts facts{.provider = provider.id, .model = model};
    const QString name = model.mid(model.lastIndexOf(u'/') + 1);
    qsizetype longest = 0;
    for (const ModelFamily &family : catalogue.families) {
        if (family.begins.size() <= longest || !family.kinds.contains(provider.kind) ||
            !name.startsWith(family.begins))
            continue;
        longest = family.begins.size();
        facts.abilities = family.abilities;
        facts.price = family.price;
        facts.context = family.context;
    }
    if (http::isOnThisMachine(provider.baseUrl))
        facts.price = {.input = 0, .cachedInput = 0, .output = 0};
    return facts;
}

ModelFacts completed(ModelFacts own, const ModelFacts &listed)
{
    model::ModelAbilities &mine = own.abilities;
    const model::ModelAbilities &theirs = listed.abilities;
    mine.streams = other(mine.streams, theirs.streams);
    mine.schema = other(mine.schema, theirs.schema);
    mine.forcedTool = other(mine.forcedTool, theirs.forcedTool);
    mine.jsonObject = other(mine.jsonObject, theirs.jsonObject);
    mine.tools = other(mine.tools, theirs.tools);
    mine.pictures = other(mine.pictures, theirs.pictures);
    mine.thinking = other(mine.thinking, theirs.thinking);
    mine.sampling = other(mine.sampling, theirs.sampling);
    if (!own.priceIsOfUser)
        own.price = listed.price;
    if (!own.context)
        own.context = listed.context;
    return own;
}

} // namespace studio::llm::provider
