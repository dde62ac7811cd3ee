// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/memory.h"

#include <algorithm>

namespace studio::llm::rehearsal {

namespace {

constexpr qsizetype kRecentMessages = 120;

} // namespace

Memory::Memory(const QList<model::Message> &witnessed)
{
    for (const model::Message &message : witnessed)
        m_said.append(message.text.trimmed());
    for (qsizetype i = std::max<qsizetype>(0, m_said.size() - kRecentMessages); i < m_said.size(); ++i)
        m_recent += m_said[i] + u'\n';
}

qsizetype Memory::uses(const QString &fixedPart) const
{
    return fixedPart.isEmpty() ? 0 : m_recent.count(fixedPart);
}

bool Memory::knows(const QString &reply) const { return m_said.contains(reply.trimmed()); }

bool Memory::opensLike(const QString &reply, qsizetype length, qsizetype count) const
{
    const QString opening = reply.trimmed().left(length);
    const auto from = m_said.cend() - std::min(count, m_said.size());
    return std::any_of(from, m_said.cend(),
                       [&](const QString &said) { return said.left(length) == opening; });
}

} // namespace studio::llm::rehearsal
