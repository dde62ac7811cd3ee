// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for this folder: the translation context of the sentences that several of its files share.
namespace studio::ui {

/// Sentences about the floor, its level and its ring.
struct Floor
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Floor)
};

} // namespace studio::ui
