// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the context of translation that what makes up the GuestService writes sentences
/// in.
namespace studio::services {

struct GuestWords
{
    Q_DECLARE_TR_FUNCTIONS(GuestService)
};

} // namespace studio::services
