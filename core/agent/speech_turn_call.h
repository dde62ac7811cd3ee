// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/speech_cleaner.h"
#include "core/agent/speech/spoken_text.h"
#include "core/agent/turn_loop.h"

namespace studio::agent {

/// A turn on the floor: what its model writes is said, in the order in which it came, and so is what a tool
/// says for it (ToolAnswer::said).
///
/// All of it is cleaned first (SpeechCleaner). Content comes at most once in 40 ms, the first piece at once,
/// and joined it is exactly the text that is posted. What the model thinks, told apart by its provider or by
/// tags before the speech, comes as Thoughts. What is said is marked with the last feeling that a tool
/// showed, and is for those whom all of its parts are for. The same words in the text and in a tool are said
/// once.
class SpeechTurnCall final : public TurnLoop
{
    Q_OBJECT

public:
    SpeechTurnCall(const TurnMeans &means, TurnTask task, QObject *parent);

    QString saidSoFar() const override { return m_said; }

private:
    void add(const QString &text) override;
    void closeAnswer() override;
    void breakAnswer() override;
    void noteTool(const llm::ToolCall &call, const ToolAnswer &answer) override;
    std::optional<SpeechFlaw> flaw() const override;
    std::optional<model::SpokeFor> spokeFor() const override { return m_spokeFor; }
    model::TurnOver outcome() const override;

    [[nodiscard]] SpeechCleaner &cleaner();
    void noteAnswer(const SpeechCleaner &cleaner);
    void say(const ToolSpeech &speech);
    void isFor(const QList<base::ParticipantId> &to);
    void showSoon();
    void show(const QString &text);

    base::Clock &m_clock;
    SpeechHabits *m_habits;
    std::optional<SpeechCleaner> m_cleaner; ///< of the answer that is coming in
    qsizetype m_wordless = 0;               ///< how much came in a row of which nothing is speech yet
    qsizetype m_behind = 0;                 ///< how much came behind its end
    bool m_thought = false;                 ///< it had a thought in its text
    std::optional<SpeechFlaw> m_flaw;       ///< of the last answer
    std::optional<model::SpokeFor> m_spokeFor;
    SpokenText m_text;
    QString m_said;                                 ///< all Content so far: what of it was shown
    std::optional<QList<base::ParticipantId>> m_to; ///< none: nothing was said yet; empty: everybody
    std::optional<model::Emotion> m_emotion;
    base::Millis m_nextShow{0};
    quint64 m_waiting = 0;
};

} // namespace studio::agent
