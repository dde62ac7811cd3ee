// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>

/// Only for the forms of companions.
namespace studio::ui {

/// The tabs above the texts of a companion, from left to right.
inline const QList<model::Language> kLanguageTabs{model::Language::English, model::Language::Japanese,
                                                  model::Language::Chinese};

} // namespace studio::ui
