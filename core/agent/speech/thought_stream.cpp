// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/thought_stream.h"

#include <algorithm>
#include <utility>

namespace studio::agent {
namespace {

constexpr base::Millis kBetweenThoughts{500};

}

ThoughtStream::ThoughtStream(base::Clock &clock, std::function<void(const QString &)> give)
    : m_clock(clock)
    , m_give(std::move(give))
{
}

ThoughtStream::~ThoughtStream() { drop(); }

void ThoughtStream::add(const QString &text)
{
    const QString taken = text.left(std::max<qsizetype>(kLongestThought - m_taken, 0));
    m_taken += taken.size();
    m_left += taken;
    if (m_waiting == 0 && !m_left.isEmpty()) {
        m_waiting = m_clock.callAt(m_clock.steadyNow() + kBetweenThoughts, &m_context, [this] {
            m_waiting = 0;
            flush();
        });
    }
}

// A piece never ends with half a character.
void ThoughtStream::flush()
{
    m_clock.cancel(std::exchange(m_waiting, 0));
    QString piece = std::exchange(m_left, {});
    if (!piece.isEmpty() && piece.back().isHighSurrogate()) {
        m_left = piece.back();
        piece.chop(1);
    }
    if (!piece.trimmed().isEmpty())
        m_give(piece);
}

void ThoughtStream::drop()
{
    m_clock.cancel(std::exchange(m_waiting, 0));
    m_left.clear();
}

} // namespace studio::agent
