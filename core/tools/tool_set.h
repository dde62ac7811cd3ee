// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/tool_source.h"

#include <QHash>
#include <QPointer>

namespace studio::tools {

/// A tool that one can be called for: under a name that no other has.
struct Tool
{
    QString name;
    QPointer<ToolSource> source; ///< gone: it cannot be used any more
    ToolOffer offer;             ///< `spec.name` is its name with the source
};

/// Letters, digits, _ and -: what every provider takes for a name.
[[nodiscard]] bool isPlainWord(const QString &name, qsizetype longest);

/// The tools of one turn, those of several sources, in the order in which they came. Who comes first keeps
/// its names; a tool whose name is taken is called SOURCE_TOOL. What no provider would take is left out: a
/// name that is no plain word, a schema that is none, what is one too many.
class ToolSet
{
public:
    static constexpr int kMostTools = 64;
    static constexpr qsizetype kLongestName = 64;           ///< UTF-16 units
    static constexpr qsizetype kLongestDescription = 4'000; ///< what is longer is cut
    static constexpr qsizetype kLongestSchema = 32 * 1024;  ///< bytes

    /// `least`: what its tools can do at least, whatever they say of themselves.
    void add(ToolSource &source, model::Risk least = model::Risk::Read);

    [[nodiscard]] const QList<Tool> &tools() const { return m_tools; }
    [[nodiscard]] const Tool *find(const QString &name) const;
    /// As models are told of them.
    [[nodiscard]] QList<llm::ToolSpec> specs() const;

private:
    [[nodiscard]] QString freeName(const ToolSource &source, const QString &wanted) const;

    QList<Tool> m_tools;
    QHash<QString, qsizetype> m_places;
};

} // namespace studio::tools
