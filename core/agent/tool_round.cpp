// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tool_round.h"

#include "core/agent/tool_result.h"
#include "core/wire/json.h"

#include <QPointer>

#include <utility>

namespace studio::agent {
namespace {

/// For the log, which holds only JSON: other text is kept as a string.
model::RawJson asJson(const model::RawJson &arguments)
{
    if (arguments.text.size() > kLongestArguments)
        return withoutHuge(arguments);
    if (arguments.isEmpty() || wire::parse(arguments.text))
        return arguments;
    return wire::keepRaw(wire::toJson(QString::fromUtf8(arguments.text)));
}

} // namespace

// A receiver may delete this with each signal, so `self` is checked before a member is used.

ToolRound::ToolRound(const TurnNeeds &needs, std::shared_ptr<Toolbox> tools, permission::Wish wish,
                     QObject *parent)
    : QObject(parent)
    , m_needs(needs)
    , m_tools(std::move(tools))
    , m_wish(std::move(wish))
{
}

void ToolRound::start(const QList<llm::ToolCall> &calls, const QList<llm::ToolSpec> &offered,
                      bool seesPictures, bool fromClient)
{
    for (const llm::ToolCall &call : calls)
        m_exchanges.append({call, {}, false});
    m_offered = offered;
    m_seesPictures = seesPictures;
    m_fromClient = fromClient;
    goOn();
}

// Immediate answers are handled while the tools are started, so that they do not nest.
void ToolRound::goOn()
{
    if (m_isStarting || m_over)
        return;
    const QPointer<ToolRound> self(this);
    m_isStarting = true;
    while (mayStart()) {
        startNext();
        if (!self || m_over)
            return;
    }
    m_isStarting = false;
    if (m_next < m_exchanges.size() || !m_running.isEmpty())
        return;
    m_over = true;
    m_tools.reset();
    Q_EMIT over();
}

bool ToolRound::mayStart() const
{
    if (m_next == m_exchanges.size())
        return false;
    return m_running.isEmpty() ||
           (!m_runsAlone && !m_tools->traitsOf(m_exchanges.at(m_next).call.name).alone);
}

void ToolRound::startNext()
{
    const qsizetype index = m_next++;
    const llm::ToolCall call = m_exchanges.at(index).call;
    const QPointer<ToolRound> self(this);
    auto *run = new ToolRun(m_needs, m_tools, m_wish, {call, m_seesPictures}, this);
    m_running.insert(index, run);
    m_runsAlone = m_tools->traitsOf(call.name).alone;
    connect(run, &ToolRun::confirming, this,
            [this](const model::ToolCallConfirmation &question) { Q_EMIT told(question); });
    connect(run, &ToolRun::answered, this, [this, index](const ToolAnswer &answer) { take(index, answer); });
    Q_EMIT told(model::ToolCallRequest{call.id, call.name, asJson(call.arguments), m_fromClient});
    if (self && !m_over)
        run->start(m_offered, m_fromClient);
}

void ToolRound::take(qsizetype index, const ToolAnswer &answer)
{
    ToolRun *run = m_running.take(index);
    m_malformed |= run->wasMalformed();
    run->deleteLater();
    if (m_running.isEmpty())
        m_runsAlone = false;
    llm::ToolExchange &exchange = m_exchanges[index];
    exchange.result = answer.result;
    exchange.failed = answer.error.has_value();
    exchange.pictures = answer.pictures;
    m_isNews |= answer.isNews;
    const llm::ToolCall call = exchange.call;
    exchange.call.arguments = withoutHuge(call.arguments);
    const QPointer<ToolRound> self(this);
    Q_EMIT answered(call, answer);
    if (!self || m_over)
        return;
    Q_EMIT told(
        model::ToolCallResponse{call.id, answer.result, answer.display, answer.error, answer.errorType});
    if (self)
        goOn();
}

void ToolRound::cancel()
{
    if (std::exchange(m_over, true))
        return;
    for (ToolRun *run : std::as_const(m_running))
        run->cancel();
    m_tools.reset();
}

} // namespace studio::agent
