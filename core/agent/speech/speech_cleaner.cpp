// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speech_cleaner.h"

#include <algorithm>

namespace studio::agent {

SpeechCleaner::SpeechCleaner(const SpeakerNames &names, ThoughtFilter::Start start)
    : m_thoughts(start)
    , m_lines(names)
{
}

SpeechCleaner::Parts SpeechCleaner::add(QStringView text) { return through(m_thoughts.add(text), false); }

SpeechCleaner::Parts SpeechCleaner::finish() { return through(m_thoughts.finish(), true); }

SpeechCleaner::Parts SpeechCleaner::through(const ThoughtFilter::Parts &parts, bool isLast)
{
    Parts out{{}, parts.thought};
    QString lines = m_lines.add(parts.said);
    if (isLast)
        lines += m_lines.finish();
    out.said = m_answer.add(lines);
    if (isLast)
        out.said += m_answer.finish();
    m_calls += parts.calls;
    m_calls += m_answer.takeCalls();
    m_hasSaid =
        m_hasSaid || std::any_of(out.said.begin(), out.said.end(), [](QChar c) { return !c.isSpace(); });
    return out;
}

bool SpeechCleaner::isOver() const { return m_thoughts.isOver() || m_lines.isOver() || m_answer.isOver(); }

QString cleanSpeech(const QString &text, const SpeakerNames &names)
{
    SpeechCleaner cleaner(names);
    const QString said = cleaner.add(text).said;
    const QString all = said + cleaner.finish().said;
    return all.trimmed();
}

} // namespace studio::agent
