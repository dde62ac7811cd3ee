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
#include "core/agent/turn_needs.h"
#include "core/agent/turn_task.h"

#include <memory>

namespace studio::agent {

/// How often a turn may ask its model, and use its tools; a loop is detected before. At this limit the turn
/// ends as Finished with the reason `modelCallLimit` or `toolCallLimit`; what was said or bought stays.
inline constexpr int kMostModelCalls = 12;
inline constexpr int kMostToolCalls = 32;

/// UTF-16 units. The most that one turn may say, or write in one answer if it does not speak.
inline constexpr qsizetype kLongestTurn = 64 * 1024;

/// What all turns share, as a state machine: Preparing, if there is something to prepare; Asking the model;
/// UsingTools, for the tools that the model calls, with the user's consent if needed; Asking again with their
/// results, until the model calls no more tools; Over. Each kind of turn decides what the model's words mean.
///
/// A turn that has a result, and whose last calls are no news to the model, ends without asking the model
/// again. A turn with calls that cannot be run twice in a row ends with the reason `malformedCalls`. If a
/// turn that should speak says nothing by mistake, the model is told so and asked once more; then the turn
/// fails. A model that goes in circles is told so; if it goes on, the turn ends with LoopDetected. The tools
/// are released at the end of the turn, which cancels their pending work.
///
/// A receiver of an event, and each tool, may cancel or delete the turn.
class TurnLoop : public TurnCall
{
    Q_OBJECT

public:
    void cancel() final;

protected:
    TurnLoop(const TurnNeeds &needs, TurnTask task, QObject *parent);

    /// Takes a piece of the model's answer.
    virtual void add(const QString &text) = 0;
    /// The answer is complete: reports what is not reported yet, and puts the text into step().text.
    virtual void closeAnswer() = 0;
    /// The answer broke off: reports what can be reported.
    virtual void breakAnswer() = 0;
    /// A tool has answered; the turn may be over, or gone, afterwards.
    virtual void noteTool(const llm::ToolCall &call, const ToolAnswer &answer) = 0;
    /// The turn's own tool call when the model wants nothing more, before the turn ends.
    [[nodiscard]] virtual std::optional<llm::ToolCall> lastCall() { return std::nullopt; }
    /// Why the complete answer says nothing by mistake; none: it says something, or may be silent.
    [[nodiscard]] virtual std::optional<SpeechFlaw> flaw() const { return std::nullopt; }
    /// The participant whose line was left out of the answer.
    [[nodiscard]] virtual std::optional<model::SpokeFor> spokeFor() const { return std::nullopt; }
    /// How the turn would end now, without a failure.
    [[nodiscard]] virtual model::TurnOver outcome() const = 0;

    /// Watches words of the answer for loops. True if they go in circles: the answer was cut, and the turn
    /// goes on, is over, or gone.
    [[nodiscard]] bool goesInCircles(const QString &words);
    /// The model has written more than allowed: the answer counts as far as it came.
    void cutAnswer();
    /// Nothing that may still come counts.
    void endAnswer();
    /// The model thought in this answer; its provider sent the thoughts apart.
    [[nodiscard]] bool hasThought() const { return m_hasThought; }
    [[nodiscard]] bool wasCutByLimit() const { return m_reason == QLatin1StringView("length"); }
    [[nodiscard]] const llm::ModelTraits &traits() const { return m_traits; }
    [[nodiscard]] const SpeakerNames &speakers() const { return m_speakers; }
    /// Tool calls in the model's text count as if the model had made them.
    void takeWritten(const QStringList &calls);
    /// False if a receiver ended or deleted the turn.
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

    TurnNeeds m_needs;
    llm::ModelRequest m_request; ///< of the next model call: the steps grow
    std::shared_ptr<Toolbox> m_tools;
    Preparation *m_preparation = nullptr; ///< while preparing
    const bool m_watchLoops;
    llm::ModelTraits m_traits;
    SpeakerNames m_speakers;
    ThoughtStream m_thoughts;
    State m_state = State::Asking;
    llm::ModelCall *m_model = nullptr; ///< while the model answers
    llm::ModelStep m_step;             ///< the current answer; its calls have no results yet
    QString m_reason;                  ///< why the turn ends
    ToolRound *m_round = nullptr;      ///< while tools are used
    bool m_isLastCall = false;         ///< the tools are called by the turn itself
    bool m_meetsToolLimit = false;     ///< the answer called more tools than allowed
    bool m_wasMalformed = false;       ///< the answer before had a call that cannot be run
    CallWatch m_calls;
    TextWatch m_words;                         ///< of the current answer
    std::optional<model::LoopDetected> m_loop; ///< told to the model with the results
    bool m_nudged = false;                     ///< the model was told of a loop
    bool m_askedOnceMore = false;              ///< its answer said nothing, and the model was told so
    bool m_hasThought = false;
    int m_modelCalls = 0;
    int m_toolCalls = 0;
    std::optional<qint64> m_inputTokens; ///< of all answers together
    std::optional<qint64> m_outputTokens;
};

} // namespace studio::agent
