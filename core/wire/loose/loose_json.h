// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/loose/loose_object.h"

#include <QList>
#include <QString>

// JSON as models write it: with prose, fences and tokens around, and with the slips of other languages in it.
// For answers of models only; files and requests are read strictly, by parse(). Pure.
namespace studio::wire {

/// The most UTF-16 units of a text in which objects are looked for.
inline constexpr qsizetype kLongestLooseText = 64 * 1024;

/// All objects with at least one member, in the order in which they stand, the outermost only. None if the
/// text is too long, or made to exhaust the reader.
///
/// Proper JSON is read as it is. Else these are taken as well: single and typographic quotes, keys without
/// quotes, full-width signs, comments, raw line ends and quotes within a text, True and None, values such as
/// 8/10 (as a text), commas too many or missing, a missing closing brace. Of equal keys the last one counts.
[[nodiscard]] QList<LooseObject> looseObjectsIn(const QString &text);

} // namespace studio::wire
