// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/tool_set.h"

#include "core/base/log.h"
#include "core/wire/json.h"

#include <algorithm>

namespace studio::tools {

using namespace Qt::StringLiterals;

namespace {

bool isSchemaOfObject(const model::RawJson &schema)
{
    if (schema.text.size() > ToolSet::kLongestSchema)
        return false;
    const auto json = wire::parse(schema.text);
    if (!json || !json->is_object())
        return false;
    const auto type = json->find("type");
    return type != json->end() && wire::toText(*type) == "object"_L1;
}

} // namespace

bool isPlainWord(const QString &name, qsizetype longest)
{
    const auto isPlain = [](QChar c) {
        return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'_' || c == u'-');
    };
    return !name.isEmpty() && name.size() <= longest && std::all_of(name.begin(), name.end(), isPlain);
}

void ToolSet::add(ToolSource &source, model::Risk least)
{
    for (ToolOffer &offer : source.offers()) {
        const QString name = freeName(source, offer.spec.name);
        if (name.isEmpty() || !isSchemaOfObject(offer.spec.parameters) || m_tools.size() >= kMostTools) {
            qCWarning(base::lcRoom) << "a tool is left out:" << source.name() << offer.spec.name.left(80);
            continue;
        }
        offer.spec.description.truncate(kLongestDescription);
        offer.traits.risk = std::max(offer.traits.risk, least);
        m_places.insert(name, m_tools.size());
        m_tools.append({name, &source, offer});
    }
}

QString ToolSet::freeName(const ToolSource &source, const QString &wanted) const
{
    if (!isPlainWord(wanted, kLongestName))
        return {};
    if (!m_places.contains(wanted))
        return wanted;
    const QString longer = source.name() + u'_' + wanted;
    return isPlainWord(longer, kLongestName) && !m_places.contains(longer) ? longer : QString();
}

const Tool *ToolSet::find(const QString &name) const
{
    const auto place = m_places.constFind(name);
    return place == m_places.cend() ? nullptr : &m_tools.at(*place);
}

QList<llm::ToolSpec> ToolSet::specs() const
{
    QList<llm::ToolSpec> specs;
    for (const Tool &tool : m_tools) {
        specs.append(tool.offer.spec);
        specs.last().name = tool.name;
    }
    return specs;
}

} // namespace studio::tools
