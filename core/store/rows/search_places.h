// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"

#include <QDateTime>
#include <QString>

#include <optional>

// How rows of the index of words (search_rows.h) are numbered and marked.
//
// A row's number is its time in ms times kPlacesPerMs, or the next free number: so the newest rows come first
// without sorting, and a span of time is a span of numbers. Pure.
namespace studio::store {

inline constexpr qint64 kPlacesPerMs = 1024;

/// The first number for that time.
[[nodiscard]] qint64 placeOf(const QDateTime &time);

[[nodiscard]] QString nameOf(model::SearchKind kind);
[[nodiscard]] std::optional<model::SearchKind> searchKindOf(const QString &name);

} // namespace studio::store
