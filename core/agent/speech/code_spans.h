// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace studio::agent {

/// Tells which parts of a text are code (between fences, or between backticks within a line), character by
/// character. Pure.
class CodeSpans
{
public:
    void take(QChar c);
    /// Ends a row of backticks; take() does so by itself.
    void settle();
    void reset() { *this = {}; }

    [[nodiscard]] bool isInFence() const { return m_isFence; }
    /// Behind backticks in the line that may still be closed.
    [[nodiscard]] bool isBehindTick() const { return m_inline > 0; }
    /// The last backtick stood alone.
    void leaveTick() { m_inline = 0; }
    /// Nothing but space and bars so far.
    [[nodiscard]] bool isLineEmpty() const { return m_line == Line::Empty; }

private:
    enum class Line { Empty, Ticks, Filled };
    Line m_line = Line::Empty;
    bool m_isFence = false;
    int m_ticks = 0;  ///< backticks in a row, the last characters
    int m_inline = 0; ///< how many the code in the line began with
};

} // namespace studio::agent
