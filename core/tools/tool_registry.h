// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tools/tool_set.h"

#include <QList>
#include <QObject>

namespace studio::tools {

/// The sources of tools for all companions besides the room's own tools: external servers, later. Sources
/// register and leave at any time; running turns keep the tools they began with, as long as the source
/// exists. Owns none of the sources. On the studio thread.
class ToolRegistry : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostSources = 16;

    using QObject::QObject;

    /// Whatever a source says about its tools, they are gated as `least` at least: the user is asked about a
    /// foreign source until they have said that it can be trusted. Conflict: a source with that name exists.
    /// InvalidInput: its name is no plain word, or there are too many.
    [[nodiscard]] base::Result<void> add(ToolSource &source, model::Risk least = model::Risk::Sensitive);
    /// A destroyed source removes itself.
    void remove(const ToolSource &source);
    void offerTo(ToolSet &tools) const;

Q_SIGNALS:
    void changed();

private:
    struct Registered
    {
        ToolSource *source = nullptr;
        model::Risk least = model::Risk::Sensitive;
    };

    void drop(const QObject *source);

    QList<Registered> m_sources; ///< in order of registration
};

} // namespace studio::tools
