// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/tool_registry.h"

#include <algorithm>

namespace studio::tools {

using base::ErrorCode;
using base::Result;

namespace {

constexpr qsizetype kLongestName = ToolSet::kLongestName / 2; // it is a prefix of tool names

} // namespace

Result<void> ToolRegistry::add(ToolSource &source, model::Risk least)
{
    const QString name = source.name();
    if (!isPlainWord(name, kLongestName) || m_sources.size() >= kMostSources)
        return base::failure(ErrorCode::InvalidInput, tr("These tools cannot be added."), name.left(80));
    const bool isKnown = std::any_of(m_sources.cbegin(), m_sources.cend(), [&](const Registered &one) {
        return one.source == &source || one.source->name() == name;
    });
    if (isKnown)
        return base::failure(ErrorCode::Conflict, tr("Tools with this name already exist."), name);
    m_sources.append({&source, least});
    connect(&source, &ToolSource::offersChanged, this, &ToolRegistry::changed);
    connect(&source, &QObject::destroyed, this, &ToolRegistry::drop);
    Q_EMIT changed();
    return {};
}

void ToolRegistry::remove(const ToolSource &source)
{
    disconnect(&source, nullptr, this, nullptr);
    drop(&source);
}

void ToolRegistry::drop(const QObject *source)
{
    const auto removed = m_sources.removeIf([source](const Registered &one) { return one.source == source; });
    if (removed > 0)
        Q_EMIT changed();
}

void ToolRegistry::offerTo(ToolSet &tools) const
{
    for (const Registered &one : m_sources)
        tools.add(*one.source, one.least);
}

} // namespace studio::tools
