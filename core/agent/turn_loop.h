// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/thought_stream.h"
#include "core/agent/turn_means.h"

#include <memory>

namespace studio::agent {

/// How often a turn may ask its model, and use its tools. There it ends as Finished with the reason
/// `modelCallLimit` or `toolCallLimit`; what was said or bought stays so.
inline constexpr int kMostModelCalls = 8;
inline constexpr int kMostToolCalls = 16;

/// The most that one turn may say, or write in one answer where it does not speak, in UTF-16 units.
inline constexpr qsizetype kLongestTurn = 64 * 1024;

/// What turns have in common: asks the model, does what it calls for, one tool after the other, tells it the
/// results, and asks again until it calls for nothing more. What the words of the model are, is for the kind
/// of turn to say.
///
/// A turn that has come to something, and called for nothing but what is no news to the model, ends without
/// asking it again. The tools are let go with the end of the turn: what they wait for is cancelled then.
///
/// Whoever receives an event, and each tool, may cancel the turn or take it away.
class TurnLoop : public TurnCall
{
    Q_OBJECT

public:
    void cancel() final;

protected:
    /// Without tools, what the model calls for is ignored.
    TurnLoop(const TurnMeans &means, llm::ModelRequest request, std::unique_ptr<Toolbox> tools,
             QObject *parent);

    /// The model writes this in its answer.
    virtual void add(const QString &text) = 0;
    /// Its answer is whole: what was not told of it is told, and what it wrote is put into step().text.
    virtual void closeAnswer() = 0;
    /// Its answer broke off: what can be told of it is told.
    virtual void breakAnswer() = 0;
    virtual void noteTool(const ToolAnswer &answer) = 0;
    /// How the turn would end now, without a failure.
    [[nodiscard]] virtual model::TurnOver outcome() const = 0;

    /// It has written more than it may: the answer counts as far as it came.
    void cutAnswer();
    /// False if the turn is over, or gone, by who heard of them.
    bool flushThoughts();
    [[nodiscard]] bool isOver() const { return m_state == State::Over; }
    [[nodiscard]] llm::ModelStep &step() { return m_step; }
    [[nodiscard]] ThoughtStream &thoughts() { return m_thoughts; }
    [[nodiscard]] const llm::Brief &brief() const { return m_request.brief; }

private:
    enum class State { Asking, UsingTools, Over };

    void askModel();
    void takeCall(const llm::ToolCall &call);
    void answered(const llm::ModelFinish &finish);
    void failed(const llm::ModelFailure &failure);
    void useTools();
    [[nodiscard]] bool useTool(const llm::ToolCall &call);
    void toolAnswered(int number, const ToolAnswer &answer);
    [[nodiscard]] bool tellToolAnswer();
    void goOn();
    void letModelGo();
    void finish(const QString &reason);
    void end(const model::TurnEventKind &closing, const model::TurnOver &result);

    TurnMeans m_means;
    llm::ModelRequest m_request; ///< of the next call of the model: the steps grow
    std::shared_ptr<Toolbox> m_tools;
    bool m_seesPictures = false;
    ThoughtStream m_thoughts;
    State m_state = State::Asking;
    llm::ModelCall *m_model = nullptr;  ///< while it answers
    llm::ModelStep m_step;              ///< the answer that is coming in; its calls have no results yet
    QString m_reason;                   ///< of its end
    qsizetype m_call = 0;               ///< of the step: the one that is used, or is next
    std::optional<ToolAnswer> m_answer; ///< of that one
    bool m_isInTool = false;            ///< inside Toolbox::use()
    bool m_isNews = false;              ///< the model needs to hear of a result
    int m_modelCalls = 0;
    int m_toolCalls = 0;
    std::optional<qint64> m_inputTokens; ///< of all answers together
    std::optional<qint64> m_outputTokens;
};

} // namespace studio::agent
