// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for this module: the translation context of its sentences.
namespace studio::store {

struct StoreWords
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

} // namespace studio::store
