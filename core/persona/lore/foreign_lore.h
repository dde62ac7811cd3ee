// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QStringList>

// Lorebooks of RisuAI, NovelAI and Agnai, written anew as a card would have them. Pure; any thread.
namespace studio::persona {

/// A book in the words of a card, and what those have no word for.
struct ForeignBook
{
    wire::Json book;
    int folders = 0;      ///< entries that only hold others together
    int alternatives = 0; ///< entries with several keys of which one is a combination (`a & b`)
    int placed = 0;       ///< entries with a place that is counted in lines of text
};

[[nodiscard]] ForeignBook risuBook(const wire::Json &json);
[[nodiscard]] ForeignBook novelAiBook(const wire::Json &json);
[[nodiscard]] ForeignBook agnaiBook(const wire::Json &json);

} // namespace studio::persona
