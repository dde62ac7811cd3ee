// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>
#include <QList>
#include <QString>

// The tools of our MCP server, always in the same order. `consume`, `status` and `history` are those of the
// resource-score server from which the studio grew: same names, arguments and results.
namespace studio::adapters::mcp {

struct Tool
{
    QString name;
    QString title;
    QString description; ///< for models
    wire::Json input;    ///< JSON schema of the arguments
    wire::Json output;   ///< of the structured result
    bool changes = true; ///< false: read only
};

[[nodiscard]] const QList<Tool> &tools();
[[nodiscard]] const Tool *toolOf(const QString &name); ///< null: no such tool
/// All tools in the format of `tools/list`: {"tools":[…]}.
[[nodiscard]] const QByteArray &toolList();

} // namespace studio::adapters::mcp
