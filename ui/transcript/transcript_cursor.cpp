// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_cursor.h"

namespace studio::ui {

void TranscriptCursor::select(const TextSelection &selection)
{
    m_selection = selection;
    Q_EMIT changed();
}

void TranscriptCursor::moveCaret(const TextPosition &caret)
{
    m_selection.caret = caret;
    Q_EMIT changed();
}

void TranscriptCursor::setRow(qint64 row)
{
    m_row = row;
    Q_EMIT changed();
}

void TranscriptCursor::setShowsFocus(bool shows)
{
    m_showsFocus = shows;
    Q_EMIT changed();
}

} // namespace studio::ui
