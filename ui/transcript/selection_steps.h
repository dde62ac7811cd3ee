// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/text_selection.h"

namespace studio::ui {

class TranscriptLayout;

/// Where the end of a selection goes when users extend it by keys, and the word at a position.
class SelectionSteps
{
public:
    /// \p rows of the transcript.
    SelectionSteps(TranscriptLayout &layout, qint64 rows)
        : m_layout(layout)
        , m_rows(rows)
    {
    }

    /// One character or one word further, into the next row beyond the end of a text; \p step is 1 or -1.
    [[nodiscard]] TextPosition sideways(TextPosition caret, int step, bool byWord);
    /// One line up or down; stays if the position is not visible.
    [[nodiscard]] TextPosition upOrDown(const TextPosition &caret, int step);
    [[nodiscard]] TextSelection wordAt(const TextPosition &at);

private:
    TranscriptLayout &m_layout;
    qint64 m_rows;
};

} // namespace studio::ui
