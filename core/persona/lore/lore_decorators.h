// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QString>
#include <QStringList>

// Decorators of Character Card V3: lines like `@@depth 4` at the beginning of an entry's content. Pure; any
// thread.
namespace studio::persona {

/// An entry's content without its decorators, and the values of the known ones.
struct Decorated
{
    QString content;
    model::LoreConditions conditions;
    std::optional<model::LoreSpot> spot; ///< none: no place given, or given by `position`
    std::optional<bool> afterSheet;      ///< from `position`
    std::optional<model::LoreRole> role; ///< also in `spot`
    std::optional<int> scanDepth;
};

/// Of several decorators with one name the first counts. After an unknown or invalid decorator, the first
/// known fallback (`@@@name`) counts.
[[nodiscard]] Decorated withoutDecorators(const QString &content);

/// Applies the decorators; they override the entry's members.
void decorate(model::LoreEntry &entry, const Decorated &decorated);

/// Decorators for values that have no member, each with its line break; empty for most entries.
[[nodiscard]] QString decoratorLines(const model::LoreEntry &entry);

/// The content of an entry after a change from `before` to `after`: decorators with another value are
/// removed, and the new value goes into members or new decorators; all other decorators stay unchanged, even
/// unknown ones.
[[nodiscard]] QString redecorated(const QString &content, const model::LoreEntry &before,
                                  const model::LoreEntry &after);

/// Splits a text at commas and strips spaces; a comma in a `/pattern/` is no separator.
[[nodiscard]] QStringList dividedByCommas(const QString &text);

} // namespace studio::persona
