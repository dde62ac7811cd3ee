// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wire/json.h"

#include <QByteArray>

namespace studio::persona {

/// A foreign file as JSON, and the text that it was parsed from.
struct CardText
{
    QByteArray text; ///< without a byte-order mark
    wire::Json json;
};

/// InvalidInput, with a sentence that says what is wrong, if the file is larger than kLargestJson, is not
/// UTF-8, has more parts than any card (json_bounds.h), or is not JSON. Text that is not UTF-8 is refused and
/// not repaired: the repair could not be undone when the card is exported, and nothing says what the bytes
/// stood for. A lone surrogate, written as an escape, is read as U+FFFD and stays in the text.
[[nodiscard]] base::Result<CardText> readCardText(const QByteArray &file);

} // namespace studio::persona
