// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QString>
#include <QStringList>

// Decorators of Character Card V3: lines like `@@depth 4` at the head of an entry's content. Pure; any
// thread.
namespace studio::persona {

/// An entry's content without the decorators at its head, and what they say as far as it is known here.
struct Decorated
{
    QString content;
    model::LoreConditions conditions;
    std::optional<model::LoreSpot> spot; ///< none: they name no place, or `position` does
    std::optional<bool> afterSheet;      ///< of `position`
    std::optional<model::LoreRole> role; ///< also in `spot`
    std::optional<int> scanDepth;
};

/// Of several decorators with one name the first counts. Behind one that is not known, or says what cannot
/// be, the first of its fallbacks (`@@@name`) that is known counts.
[[nodiscard]] Decorated withoutDecorators(const QString &content);

/// What is said in decorators, put over what the entry's members say.
void decorate(model::LoreEntry &entry, const Decorated &decorated);

/// Decorators for what no member of an entry can say, each with its line break; empty for most entries.
[[nodiscard]] QString decoratorLines(const model::LoreEntry &entry);

/// The content of an entry that says `after` where it said `before`: of the decorators at its head, those
/// that say something else now go, what they said is said in members or in new ones, and all others stay as
/// they are, also those that nobody here knows.
[[nodiscard]] QString redecorated(const QString &content, const model::LoreEntry &before,
                                  const model::LoreEntry &after);

/// Texts divided by commas, without the spaces around them; a comma in a `/pattern/` divides nothing.
[[nodiscard]] QStringList dividedByCommas(const QString &text);

} // namespace studio::persona
