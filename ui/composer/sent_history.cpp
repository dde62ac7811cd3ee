// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sent_history.h"

#include <algorithm>

namespace studio::ui {

void SentHistory::reset(const QStringList &oldestFirst)
{
    m_texts = oldestFirst.mid(std::max(0, int(oldestFirst.size()) - kMost));
    leave();
}

void SentHistory::add(const QString &text)
{
    if (m_texts.isEmpty() || m_texts.last() != text)
        m_texts.append(text);
    if (m_texts.size() > kMost)
        m_texts.removeFirst();
    leave();
}

std::optional<QString> SentHistory::older()
{
    if (m_shown == 0)
        return std::nullopt;
    return m_texts[--m_shown];
}

std::optional<QString> SentHistory::newer()
{
    if (m_shown >= m_texts.size())
        return std::nullopt;
    ++m_shown;
    return m_texts.value(m_shown);
}

bool SentHistory::shows(const QString &text) const
{
    return m_shown < m_texts.size() && m_texts[m_shown] == text;
}

} // namespace studio::ui
