// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for the parts of RoomService: the translation context of their sentences.
namespace studio::services {

struct RoomWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::services::RoomService)
};

} // namespace studio::services
