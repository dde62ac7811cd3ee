// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/call_watch.h"
#include "core/agent/speech/speaker_names.h"
#include "core/agent/speech/speech_flaw.h"
#include "core/agent/speech/thought_stream.h"
#include "core/agent/text_watch.h"
#include "core/agent/tool_round.h"
#include "core/agent/turn_means.h"
#include "core/agent/turn_task.h"

#include <memory>

namespace studio::agent {

/// How often a turn may ask its model, and use its tools; a loop is seen before. There it ends as Finished
/// with the reason `modelCallLimit` or `toolCallLimit`; what was said or bought stays so.
inline constexpr int kMostModelCalls = 12;
inline constexpr int kMostToolCalls = 32;

/// The most that one turn may say, or write in one answer where it does not speak, in UTF-16 units.
inline constexpr qsizetype kLongestTurn = 64 * 1024;

/// What turns have in common, as a state machine: Preparing, if there is something to prepare; Asking the
/// model; UsingTools, those that it calls for, with the user's yes where one is needed; Asking again with
/// their results, until it calls for nothing more; Over. What the words of the model are, is for the kind of
/// turn to say.
///
/// A turn that has come to something, and called for nothing but what is no news to the model, ends without
/// asking it again. One that calls for what cannot be run twice in a row ends with the reason
/// `malformedCalls`. One that was to speak and says nothing, without meaning to, is told so and asked once
/// more; then it fails. One that goes in circles is told so; if it still does, it ends with LoopDetected. The
/// tools are let go with the end of the turn: what they wait for is cancelled then.
///
/// Whoever receives an event, and each tool, may cancel the turn or take it away.
class TurnLoop : public TurnCall
{
    Q_OBJECT

public:
    void cancel() final;

protected:
    TurnLoop(const TurnMeans &means, TurnTask task, QObject *parent);

    /// The model writes this in its answer.
    virtual void add(const QString &text) = 0;
    /// Its answer is whole: what was not told of it is told, and what it wrote is put into step().text.
    virtual void closeAnswer() = 0;
    /// Its answer broke off: what can be told of it is told.
    virtual void breakAnswer() = 0;
    /// A tool has answered; the turn may be over, or gone, afterwards.
    virtual void noteTool(const llm::ToolCall &call, const ToolAnswer &answer) = 0;
    /// What the turn itself calls for when the model wants nothing more, before it ends.
    [[nodiscard]] virtual std::optional<llm::ToolCall> lastCall() { return std::nullopt; }
    /// Why the answer that is whole says nothing, without meaning to; none: it says something, or may be
    /// silent.
    [[nodiscard]] virtual std::optional<SpeechFlaw> flaw() const { return std::nullopt; }
    /// Whose line was left out of it.
    [[nodiscard]] virtual std::optional<model::SpokeFor> spokeFor() const { return std::nullopt; }
    /// How the turn would end now, without a failure.
    [[nodiscard]] virtual model::TurnOver outcome() const = 0;

    /// Words of the answer that are watched for loops. True if they go in circles: the answer was cut, and
    /// the turn goes on, is over, or gone.
    [[nodiscard]] bool goesInCircles(const QString &words);
    /// It has written more than it may: the answer counts as far as it came.
    void cutAnswer();
    /// Nothing of what may still come counts.
    void endAnswer();
    /// The model thought in this answer, as its provider told it apart.
    [[nodiscard]] bool hasThought() const { return m_hasThought; }
    [[nodiscard]] bool wasCutByLimit() const { return m_reason == QLatin1StringView("length"); }
    [[nodiscard]] const llm::ModelTraits &traits() const { return m_traits; }
    [[nodiscard]] const SpeakerNames &speakers() const { return m_speakers; }
    /// Calls that the model wrote into its text count as if it had made them.
    void takeWritten(const QStringList &calls);
    /// False if the turn is over, or gone, by who heard of them.
    bool flushThoughts();
    [[nodiscard]] bool isOver() const { return m_state == State::Over; }
    [[nodiscard]] llm::ModelStep &step() { return m_step; }
    [[nodiscard]] ThoughtStream &thoughts() { return m_thoughts; }
    [[nodiscard]] const llm::Brief &brief() const { return m_request.brief; }
    [[nodiscard]] bool isOffered(QLatin1StringView tool) const;

private:
    enum class State { Preparing, Asking, UsingTools, Over };

    void prepare();
    void askModel();
    void takeCall(llm::ToolCall call);
    void answered(const llm::ModelFinish &finish);
    void failed(const llm::ModelFailure &failure);
    void startTools(const QList<llm::ToolCall> &calls, bool fromClient);
    void toolsDone();
    void goOn();
    void askAgain();
    [[nodiscard]] bool mendsFlaw();
    void stopLooping(const model::LoopDetected &loop);
    void letModelGo();
    void letToolsGo();
    void finish(const QString &reason);
    void end(const model::TurnEventKind &closing, const model::TurnOver &result);

    TurnMeans m_means;
    llm::ModelRequest m_request; ///< of the next call of the model: the steps grow
    std::shared_ptr<Toolbox> m_tools;
    Preparation *m_preparation = nullptr; ///< while it prepares
    const bool m_watchLoops;
    llm::ModelTraits m_traits;
    SpeakerNames m_speakers;
    ThoughtStream m_thoughts;
    State m_state = State::Asking;
    llm::ModelCall *m_model = nullptr; ///< while it answers
    llm::ModelStep m_step;             ///< the answer that is coming in; its calls have no results yet
    QString m_reason;                  ///< of its end
    ToolRound *m_round = nullptr;      ///< while tools are used
    bool m_isLastCall = false;         ///< they are those of the turn itself
    bool m_meetsToolLimit = false;     ///< the answer called for more than may be used
    bool m_wasMalformed = false;       ///< the answer before had a call that cannot be run
    CallWatch m_calls;
    TextWatch m_words;                         ///< of the answer that is coming in
    std::optional<model::LoopDetected> m_loop; ///< that the model is told of with the results
    bool m_nudged = false;                     ///< it was told of one
    bool m_askedOnceMore = false;              ///< its answer said nothing, and it was told so
    bool m_hasThought = false;
    int m_modelCalls = 0;
    int m_toolCalls = 0;
    std::optional<qint64> m_inputTokens; ///< of all answers together
    std::optional<qint64> m_outputTokens;
};

} // namespace studio::agent
