// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the context of translation that several files of this folder write documents
/// in.
namespace studio::transcript {

struct RoomDocument
{
    Q_DECLARE_TR_FUNCTIONS(RoomDocument)
};

} // namespace studio::transcript
