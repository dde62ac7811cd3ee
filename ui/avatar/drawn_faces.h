// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace studio::ui {

/// Small PNGs of the faces that the studio draws, for documents; companions shown by a picture are left out.
/// Needs no display; any thread.
[[nodiscard]] QHash<base::ParticipantId, QByteArray> drawnFaces(const QList<model::Persona> &personas);

} // namespace studio::ui
