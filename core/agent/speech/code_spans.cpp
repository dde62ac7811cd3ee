// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/code_spans.h"

#include <utility>

namespace studio::agent {

void CodeSpans::take(QChar c)
{
    if (c == u'`') {
        ++m_ticks;
        if (m_line == Line::Empty)
            m_line = Line::Ticks;
        return;
    }
    settle();
    if (c == u'\n') {
        m_line = Line::Empty;
        m_inline = 0;
    } else if (!c.isSpace() && c != u'|') {
        m_line = Line::Filled;
    }
}

void CodeSpans::settle()
{
    const int ticks = std::exchange(m_ticks, 0);
    if (ticks == 0)
        return;
    if (ticks >= 3 && m_line == Line::Ticks)
        m_isFence = !m_isFence;
    else if (!m_isFence && m_inline == 0)
        m_inline = ticks;
    else if (m_inline == ticks)
        m_inline = 0;
    m_line = Line::Filled;
}

} // namespace studio::agent
