// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scripted_model.h"

#include "core/base/match.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace studio::tests {
namespace {

class ScriptedCall final : public llm::ModelCall
{
public:
    ScriptedCall(base::Clock &clock, ScriptedAnswer answer, std::shared_ptr<int> open, QObject *parent)
        : llm::ModelCall(parent)
        , m_clock(clock)
        , m_answer(std::move(answer))
        , m_open(std::move(open))
    {
        ++*m_open;
        if (m_answer.wait)
            m_clock.callAt(m_clock.steadyNow(), this, [this] {
                if (m_answer.wait && !m_closed)
                    Q_EMIT waiting(*m_answer.wait);
            });
        waitForNext();
    }
    ~ScriptedCall() override { close(); }

    void cancel() override
    {
        if (close())
            Q_EMIT failed({model::Cause::NoAnswer, u"cancelled"_s, {}});
    }

private:
    bool close()
    {
        if (m_closed)
            return false;
        m_closed = true;
        --*m_open;
        m_clock.cancel(m_waiting);
        return true;
    }

    void waitForNext()
    {
        const bool isEnd = m_said == m_answer.pieces.size();
        if (isEnd && std::holds_alternative<ScriptedAnswer::Never>(m_answer.end))
            return;
        const base::Millis wait = isEnd ? m_answer.endAfter : m_answer.pieces.at(m_said).after;
        m_waiting =
            m_clock.callAt(m_clock.steadyNow() + wait, this, [this, isEnd] { isEnd ? end() : say(); });
    }

    void goOn()
    {
        if (std::exchange(m_answer.wait, std::nullopt))
            Q_EMIT resumed();
    }

    void say()
    {
        goOn();
        const ScriptedAnswer::Piece piece = m_answer.pieces.at(m_said++);
        waitForNext();
        if (piece.thought)
            Q_EMIT thinkingDelta(piece.text);
        else
            Q_EMIT textDelta(piece.text);
    }

    void end()
    {
        close();
        goOn();
        const QPointer<ScriptedCall> self(this);
        for (const model::RawJson &block : m_answer.kept)
            Q_EMIT kept(block);
        for (const llm::ToolCall &call : m_answer.calls)
            Q_EMIT toolCalled(call);
        if (!self)
            return;
        std::visit(base::Match{
                       [this](const llm::ModelFinish &finish) { Q_EMIT finished(finish); },
                       [this](const llm::ModelFailure &failure) { Q_EMIT failed(failure); },
                       [](const ScriptedAnswer::Never &) {},
                   },
                   m_answer.end);
    }

    base::Clock &m_clock;
    ScriptedAnswer m_answer;
    std::shared_ptr<int> m_open;
    qsizetype m_said = 0;
    quint64 m_waiting = 0;
    bool m_closed = false;
};

} // namespace

ScriptedAnswer ScriptedAnswer::text(const QString &text, base::Millis after)
{
    return {{{after, text, false}}};
}

ScriptedAnswer ScriptedAnswer::slowly(const QStringList &pieces, base::Millis between)
{
    ScriptedAnswer answer;
    for (const QString &piece : pieces)
        answer.pieces.append({between, piece, false});
    return answer;
}

ScriptedAnswer ScriptedAnswer::failure(model::Cause cause, base::Millis after)
{
    return {{}, llm::ModelFailure{cause, u"scripted failure"_s, {}}, after};
}

ScriptedAnswer ScriptedAnswer::hang(const QStringList &pieces, base::Millis between)
{
    ScriptedAnswer answer = slowly(pieces, between);
    answer.end = Never{};
    return answer;
}

ScriptedAnswer ScriptedAnswer::useTools(const QList<std::pair<QString, QByteArray>> &tools,
                                        base::Millis after)
{
    ScriptedAnswer answer;
    for (const auto &[name, arguments] : tools)
        answer.calls.append({base::CallId(u"call-%1"_s.arg(answer.calls.size() + 1)), name, {arguments}});
    answer.end = llm::ModelFinish{u"toolCalls"_s, {}, {}};
    answer.endAfter = after;
    return answer;
}

ScriptedAnswer ScriptedAnswer::consume(int amount, const QString &text, base::Millis after)
{
    const QJsonObject arguments{{u"amount"_s, amount}, {u"message"_s, text}};
    return useTools({{u"consume"_s, QJsonDocument(arguments).toJson(QJsonDocument::Compact)}}, after);
}

ScriptedAnswer ScriptedAnswer::vote(model::VoteState state, int importance, bool selected, base::Millis after,
                                    const QString &closing)
{
    const QString word = state == model::VoteState::Speak ? u"speak"_s : u"listen"_s;
    const QString yes = selected ? u"true"_s : u"false"_s;
    return text(uR"({"state":"%1","importance":%2,"selected":%3,"closing":"%4"})"_s.arg(
                    word, QString::number(importance), yes, closing),
                after);
}

ScriptedAnswer ScriptedAnswer::afterWaiting(const llm::ModelWait &wait) const
{
    ScriptedAnswer answer = *this;
    answer.wait = wait;
    return answer;
}

llm::ModelTraits ScriptedModelClient::traits(const model::ModelChoice &choice) const
{
    return m_traits.value_or(llm::ModelClient::traits(choice));
}

void ScriptedModelClient::script(const base::ParticipantId &companion, llm::Purpose purpose,
                                 const ScriptedAnswer &answer)
{
    m_scripts[{companion, purpose}].append(answer);
}

llm::ModelCall *ScriptedModelClient::start(const llm::ModelRequest &request, QObject *parent)
{
    m_requests.append(request);
    auto &answers = m_scripts[{request.brief.persona.id, request.brief.purpose}];
    if (answers.isEmpty())
        answers.append(ScriptedAnswer::failure(model::Cause::NoAnswer));
    const ScriptedAnswer answer = answers.size() > 1 ? answers.takeFirst() : answers.first();
    return new ScriptedCall(m_clock, answer, m_open, parent);
}

} // namespace studio::tests
