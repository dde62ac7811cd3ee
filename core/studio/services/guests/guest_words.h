// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for the sources of GuestService: the translation context of its sentences.
namespace studio::services {

struct GuestWords
{
    Q_DECLARE_TR_FUNCTIONS(GuestService)
};

} // namespace studio::services
