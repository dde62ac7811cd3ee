// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for the commands and their options: the translation context of their sentences.
namespace studio::app {

struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace studio::app
