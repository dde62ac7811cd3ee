// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QList>

#include <optional>

namespace studio::transcript {

/// How those in a room are called in a document: companions in that language (none: each in its main one),
/// identities and guests by their own names.
[[nodiscard]] explain::Names peopleOf(const model::Room &room, const QList<model::Persona> &personas,
                                      const std::optional<model::Language> &language);

} // namespace studio::transcript
