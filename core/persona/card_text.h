// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wire/json.h"

#include <QByteArray>

namespace studio::persona {

/// Somebody's file as JSON, and the text that it was read from.
struct CardText
{
    QByteArray text; ///< without the mark that some editors begin a file with
    wire::Json json;
};

/// InvalidInput, with a sentence that says what is wrong, for what is larger than kLargestJson, no UTF-8,
/// of more parts than any card (json_bounds.h), or no JSON. Text that is no UTF-8 is refused and not
/// repaired: the repair could not be undone when the card is exported, and nothing says what the bytes stood
/// for. Half a letter, written as an escape, is read as U+FFFD and stays in the text.
[[nodiscard]] base::Result<CardText> readCardText(const QByteArray &file);

} // namespace studio::persona
