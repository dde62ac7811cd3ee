// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/spoken_text.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr qsizetype kRepeats = 6; // a shorter text may well be said again

/// The text without space around it and without half a character at its end.
QString tidy(const QString &text)
{
    QString trimmed = text.trimmed();
    if (!trimmed.isEmpty() && trimmed.back().isHighSurrogate())
        trimmed.chop(1);
    return trimmed;
}

/// Chinese and Japanese put no space between sentences.
bool wantsSpaceAfter(QChar last) { return last.unicode() < 0x2E80; }

} // namespace

bool SpokenText::cutAt(qsizetype longest)
{
    if (m_whole.size() + m_answer.size() <= longest)
        return false;
    m_answer.truncate(std::max<qsizetype>(longest - m_whole.size(), 0));
    return true;
}

QString SpokenText::endAnswer()
{
    const QString answer = std::exchange(m_answer, {});
    const QString text = tidy(answer);
    const bool isRepeated = text.size() >= kRepeats && m_whole.startsWith(text);
    if (!isRepeated)
        m_whole = with(news(text));
    return answer;
}

QString SpokenText::certain() const
{
    const QString text = tidy(m_answer);
    return m_whole.startsWith(text) ? m_whole : with(news(text));
}

/// An answer after a tool often begins by repeating all that was said before it.
QString SpokenText::news(const QString &answer) const
{
    const bool repeats = m_whole.size() >= kRepeats && answer.startsWith(m_whole);
    return repeats ? answer.mid(m_whole.size()).trimmed() : answer;
}

QString SpokenText::with(const QString &answer) const
{
    if (m_whole.isEmpty() || answer.isEmpty())
        return m_whole + answer;
    return m_whole + (wantsSpaceAfter(m_whole.back()) ? u" "_s : QString()) + answer;
}

} // namespace studio::agent
