// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/answer_filter.h"
#include "core/agent/speech/line_filter.h"
#include "core/agent/speech/thought_filter.h"

namespace studio::agent {

/// Cleans everything that a companion says, before it is shown, read aloud, sent on or logged: a model's
/// answer goes in, in pieces, and the speech and the thoughts come out.
///
/// Three filters work in a row: ThoughtFilter removes the marks of templates, LineFilter what stands in front
/// of lines, AnswerFilter silence and what is not speech. The speech only grows; a piece that could still
/// become something else is kept back, and no longer than that. The result does not depend on how the answer
/// is cut into pieces, and a text without any marks comes out unchanged. Pure.
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

    /// Nothing that follows will be said.
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] bool hasSaid() const { return m_hasSaid; }
    [[nodiscard]] bool isSilence() const { return m_answer.isSilence(); }
    [[nodiscard]] bool sawVote() const { return m_answer.sawVote(); }
    [[nodiscard]] bool sawPrompt() const { return m_lines.sawPrompt(); }
    [[nodiscard]] bool sawLoneEnd() const { return m_thoughts.sawLoneEnd(); }
    /// The participant whose line was left out, with all that follows it; no name: an instruction.
    [[nodiscard]] const std::optional<SpeakerNames::Speaker> &other() const { return m_lines.other(); }
    /// Tool calls that the model wrote into its text, as written.
    [[nodiscard]] const QStringList &calls() const { return m_calls; }

private:
    [[nodiscard]] Parts through(const ThoughtFilter::Parts &parts, bool isLast);

    ThoughtFilter m_thoughts;
    LineFilter m_lines;
    AnswerFilter m_answer;
    QStringList m_calls;
    bool m_hasSaid = false;
};

/// Cleans a complete text, such as the message of the tool `say`.
[[nodiscard]] QString cleanSpeech(const QString &text, const SpeakerNames &names);

} // namespace studio::agent
