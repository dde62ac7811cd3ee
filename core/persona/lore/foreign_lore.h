// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QStringList>

// Converts lorebooks of RisuAI, NovelAI and Agnai to the form of cards. Pure; any thread.
namespace studio::persona {

/// A book in the form of cards, and what that form cannot express.
struct ForeignBook
{
    wire::Json book;
    int folders = 0;      ///< entries that only group other entries
    int alternatives = 0; ///< entries with several keys, one of them a combination (`a & b`)
    int placed = 0;       ///< entries placed by a number of text lines
};

[[nodiscard]] ForeignBook risuBook(const wire::Json &json);
[[nodiscard]] ForeignBook novelAiBook(const wire::Json &json);
[[nodiscard]] ForeignBook agnaiBook(const wire::Json &json);

} // namespace studio::persona
