// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>
#include <QString>

#include <optional>

// Characters of other programs, written anew as Character Cards V2, which is then read like any other. Pure.
namespace studio::persona {

struct ForeignCard
{
    wire::Json card; ///< V2
    QString program; ///< "Agnai"; empty: it is a character card in an odd frame
    int others = 0;  ///< further cards in the same file, which are left out
};

/// Agnai, Pygmalion, text-generation-webui; a character card in a list, in a member of another object, or
/// with its data as a text of JSON. None: it is nothing of these.
[[nodiscard]] std::optional<ForeignCard> foreignCard(const wire::Json &json);

/// The same of a text that is YAML, as text-generation-webui writes it. Aliases are not followed into more
/// than a few thousand parts.
[[nodiscard]] std::optional<ForeignCard> foreignCardInYaml(const QByteArray &text);

/// Of a Backyard archive (BYAF): its character, and the scenario that belongs to it, null without one.
[[nodiscard]] ForeignCard backyardCard(const wire::Json &character, const wire::Json &scenario);

} // namespace studio::persona
