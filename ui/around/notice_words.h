// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"

#include <QString>

// The sentences of notifications about requests. They name who asks and which kind of thing, without words of
// a companion.
namespace studio::ui {

/// "Kyoko asks for a picture from the camera."; the same sentence for all types that the studio does not
/// know.
[[nodiscard]] QString requestNotice(const QString &type, const QString &name);
/// What the companion asks, if it is a question; else empty.
[[nodiscard]] QString requestWords(const model::Query &query);

} // namespace studio::ui
