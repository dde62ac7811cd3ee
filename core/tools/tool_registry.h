// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tools/tool_set.h"

#include <QList>
#include <QObject>

namespace studio::tools {

/// Who offers tools to all companions beside the room's own: servers outside, later. Sources register and go
/// at any time; turns that run keep the tools they began with, as far as their source is there. Owns none of
/// them. On the studio thread.
class ToolRegistry : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostSources = 16;

    using QObject::QObject;

    /// Whatever a source says of its tools, they are gated as `least` at least: a stranger is asked about
    /// until the user has said that it is to be trusted. Conflict: one of that name is here already.
    /// InvalidInput: its name is no plain word, or there are too many.
    [[nodiscard]] base::Result<void> add(ToolSource &source, model::Risk least = model::Risk::Sensitive);
    /// A source that is destroyed is gone by itself.
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

    QList<Registered> m_sources; ///< in the order in which they came
};

} // namespace studio::tools
