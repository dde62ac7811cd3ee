// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the context of translation that the commands and their options write sentences
/// in.
namespace studio::app {

struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace studio::app
