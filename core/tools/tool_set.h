// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/tool_source.h"

#include <QHash>
#include <QPointer>

namespace studio::tools {

/// A tool that can be called, with a name that is unique in the set.
struct Tool
{
    QString name;
    QPointer<ToolSource> source; ///< null: it cannot be used any more
    ToolOffer offer;             ///< `spec.name` is the source's name for it
};

/// Letters, digits, _ and -: valid as a name at every provider.
[[nodiscard]] bool isPlainWord(const QString &name, qsizetype longest);

/// The tools of one turn from several sources, in the order in which they were added. The first source keeps
/// its names; a tool whose name is taken is renamed to SOURCE_TOOL. Tools that no provider would accept are
/// left out: a name that is no plain word, an invalid schema, one tool too many.
class ToolSet
{
public:
    static constexpr int kMostTools = 64;
    static constexpr qsizetype kLongestName = 64;           ///< UTF-16 units
    static constexpr qsizetype kLongestDescription = 4'000; ///< longer texts are cut
    static constexpr qsizetype kLongestSchema = 32 * 1024;  ///< bytes

    /// `least`: the least risk of its tools, whatever they declare.
    void add(ToolSource &source, model::Risk least = model::Risk::Read);

    [[nodiscard]] const QList<Tool> &tools() const { return m_tools; }
    [[nodiscard]] const Tool *find(const QString &name) const;
    /// The tools as models see them.
    [[nodiscard]] QList<llm::ToolSpec> specs() const;

private:
    [[nodiscard]] QString freeName(const ToolSource &source, const QString &wanted) const;

    QList<Tool> m_tools;
    QHash<QString, qsizetype> m_places;
};

} // namespace studio::tools
