// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QMetaType>

#include <functional>

namespace studio::tests {

/// A column of tests' data: what one row changes in a persona.
using PersonaChange = std::function<void(model::Persona &)>;

} // namespace studio::tests

Q_DECLARE_METATYPE(studio::tests::PersonaChange)
