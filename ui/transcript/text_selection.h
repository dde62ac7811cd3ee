// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <compare>

namespace studio::ui {

/// A position between two UTF-16 units of a message's text.
struct TextPosition
{
    qint64 row = -1;
    qsizetype offset = 0;
    auto operator<=>(const TextPosition &) const = default;
};

/// The selection in a transcript: from where the button was pressed to where the pointer is now.
struct TextSelection
{
    struct Part
    {
        qsizetype from = 0;
        qsizetype to = 0;
        bool operator==(const Part &) const = default;
    };

    TextPosition anchor;
    TextPosition caret;

    [[nodiscard]] bool isEmpty() const { return anchor == caret || anchor.row < 0 || caret.row < 0; }
    [[nodiscard]] TextPosition first() const { return std::min(anchor, caret); }
    [[nodiscard]] TextPosition last() const { return std::max(anchor, caret); }

    /// The selected part of a row whose text has this length; from == to if nothing is selected.
    [[nodiscard]] Part partOf(qint64 row, qsizetype length) const
    {
        if (isEmpty() || row < first().row || row > last().row)
            return {};
        const qsizetype from = row == first().row ? std::clamp<qsizetype>(first().offset, 0, length) : 0;
        const qsizetype to = row == last().row ? std::clamp<qsizetype>(last().offset, 0, length) : length;
        return {from, to};
    }

    bool operator==(const TextSelection &) const = default;
};

} // namespace studio::ui
