// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the context of translation that the files of this folder write sentences in.
namespace studio::store {

struct StoreWords
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

} // namespace studio::store
