// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/answer_filter.h"
#include "core/agent/speech/line_filter.h"
#include "core/agent/speech/thought_filter.h"

namespace studio::agent {

/// The one cleaning of all that a companion says, before anything is shown, read aloud, sent on or logged: an
/// answer of a model goes in, in pieces, and what is said of it comes out, and what is thought.
///
/// It goes through three filters: ThoughtFilter takes the marks of templates out, LineFilter what stands in
/// front of lines, AnswerFilter silence and what is no speech. What is given as said only grows; a piece that
/// could still become something else is kept back, and no longer than that. The same comes out however the
/// answer is cut, and a text without any marks comes out as it is. Pure.
class SpeechCleaner
{
public:
    struct Parts
    {
        QString said;
        QString thought;
        bool operator==(const Parts &) const = default;
    };

    explicit SpeechCleaner(const SpeakerNames &names,
                           ThoughtFilter::Start start = ThoughtFilter::Start::Free);

    [[nodiscard]] Parts add(QStringView text);
    [[nodiscard]] Parts finish();
    /// See ThoughtFilter.
    void letStartGo() { m_thoughts.letStartGo(); }

    /// Nothing of what comes will be said.
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] bool hasSaid() const { return m_hasSaid; }
    [[nodiscard]] bool isSilence() const { return m_answer.isSilence(); }
    [[nodiscard]] bool sawVote() const { return m_answer.sawVote(); }
    [[nodiscard]] bool sawPrompt() const { return m_lines.sawPrompt(); }
    [[nodiscard]] bool sawLoneEnd() const { return m_thoughts.sawLoneEnd(); }
    /// Somebody else's line that was left out with all behind it; no name: an instruction.
    [[nodiscard]] const std::optional<SpeakerNames::Speaker> &other() const { return m_lines.other(); }
    /// The calls of tools that were written out, as they were written.
    [[nodiscard]] const QStringList &calls() const { return m_calls; }

private:
    [[nodiscard]] Parts through(const ThoughtFilter::Parts &parts, bool isLast);

    ThoughtFilter m_thoughts;
    LineFilter m_lines;
    AnswerFilter m_answer;
    QStringList m_calls;
    bool m_hasSaid = false;
};

/// A text that is whole, such as what is given to the tool `say`, as it is to be said.
[[nodiscard]] QString cleanSpeech(const QString &text, const SpeakerNames &names);

} // namespace studio::agent
