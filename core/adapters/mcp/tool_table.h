// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>
#include <QList>
#include <QString>

// The tools that programs find at our MCP server, always in the same order. `consume`, `status` and `history`
// are those of the resource-score server that the studio grew from: same names, arguments and results.
namespace studio::adapters::mcp {

struct Tool
{
    QString name;
    QString title;
    QString description; ///< for models
    wire::Json input;    ///< JSON schema of the arguments
    wire::Json output;   ///< of the structured result
    bool changes = true; ///< false: it only reads
};

[[nodiscard]] const QList<Tool> &tools();
[[nodiscard]] const Tool *toolOf(const QString &name); ///< null: there is none
/// All of them as `tools/list` tells them: {"tools":[…]}.
[[nodiscard]] const QByteArray &toolList();

} // namespace studio::adapters::mcp
