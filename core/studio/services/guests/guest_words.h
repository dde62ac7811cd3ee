// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for the parts of GuestService: the translation contexts of their sentences.
namespace studio::services {

/// For the names and the places of guests.
struct GuestWords
{
    Q_DECLARE_TR_FUNCTIONS(GuestService)
};

/// For the parts that work in open rooms.
struct GuestPartWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::services::GuestService)
};

} // namespace studio::services
