// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/speech_cleaner.h"
#include "core/agent/speech/spoken_text.h"
#include "core/agent/turn_loop.h"

namespace studio::agent {

/// A turn on the floor: says what its model writes, in the order in which it comes, and what a tool says for
/// the companion (ToolAnswer::said).
///
/// All of it is cleaned first (SpeechCleaner). Content comes at most once in 40 ms, the first piece at once,
/// and the joined pieces are exactly the posted text. The model's thoughts, separated by the provider or by
/// tags before the speech, come as Thoughts. The speech carries the last feeling that a tool showed, and is
/// addressed to the receivers of all of its parts. The same words in the text and in a tool are said once.
class SpeechTurnCall final : public TurnLoop
{
    Q_OBJECT

public:
    SpeechTurnCall(const TurnNeeds &needs, TurnTask task, QObject *parent);

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
    std::optional<SpeechCleaner> m_cleaner; ///< of the current answer
    qsizetype m_wordless = 0;               ///< how much came in a row without any speech yet
    qsizetype m_behind = 0;                 ///< how much came after its end
    bool m_thought = false;                 ///< its text held a thought
    std::optional<SpeechFlaw> m_flaw;       ///< of the last answer
    std::optional<model::SpokeFor> m_spokeFor;
    SpokenText m_text;
    QString m_said;                                 ///< all Content so far: the part that was shown
    std::optional<QList<base::ParticipantId>> m_to; ///< none: nothing was said yet; empty: everybody
    std::optional<model::Emotion> m_emotion;
    base::Millis m_nextShow{0};
    quint64 m_waiting = 0;
};

} // namespace studio::agent
