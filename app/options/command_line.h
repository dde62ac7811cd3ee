// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/command.h"
#include "core/base/result.h"

namespace studio::app {

struct CommandLine
{
    CommonOptions common;
    Command command;
};

/// Reads the arguments without the program's name. The error text says what is wrong and how to get help.
[[nodiscard]] base::Result<CommandLine> readCommandLine(const QStringList &arguments);

} // namespace studio::app
