// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the context of translation that several files of this folder write sentences
/// in.
namespace studio::ui {

/// What is said of the floor, of its level and of its ring.
struct Floor
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Floor)
};

} // namespace studio::ui
