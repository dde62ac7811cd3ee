// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the contexts of translation that several files of this folder write sentences
/// in.
namespace studio::explain {

/// What the floor did and why.
struct Explain
{
    Q_DECLARE_TR_FUNCTIONS(Explain)
};

/// Calls of models and what became of them.
struct Calls
{
    Q_DECLARE_TR_FUNCTIONS(Calls)
};

} // namespace studio::explain
