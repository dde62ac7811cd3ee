// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/llm/floor_room.h"

#include "core/base/match.h"
#include "core/llm/rehearsal/speech.h"
#include "core/model/participants.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace studio::tests {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using llm::Purpose;
using model::Outcome;

namespace {

QList<ParticipantId> idsOf(const QList<model::Persona> &companions)
{
    QList<ParticipantId> ids;
    for (const model::Persona &persona : companions)
        ids.append(persona.id);
    return ids;
}

int companionTurns(const QList<model::Message> &messages)
{
    const auto user = std::find_if(messages.crbegin(), messages.crend(),
                                   [](const auto &message) { return model::isUser(message.from); });
    return int(user - messages.crbegin());
}

llm::ToolExchange withResult(llm::ToolExchange exchange, const QJsonObject &result)
{
    exchange.result = {QJsonDocument(result).toJson(QJsonDocument::Compact)};
    return exchange;
}

} // namespace

FloorRoom::FloorRoom(QList<model::Persona> companions, model::PolicySettings policy, quint64 seed, Pace pace)
    : m_client(m_clock, pace)
    , m_companions(std::move(companions))
    , m_policy(std::move(policy))
    , m_seed(seed)
    , m_floor(turn::openFloor(idsOf(m_companions), m_policy))
{
}

void FloorRoom::userSays(const QString &text)
{
    m_messages.append(message(ParticipantId(u"user"_s), text));
    feed(model::Posted{m_messages.last()});
}

void FloorRoom::cue(const QString &companion)
{
    feed(model::CompanionInput{model::CompanionInput::Kind::Cue, ParticipantId(companion)});
}

bool FloorRoom::rest()
{
    m_clock.advance(std::chrono::minutes(10));
    return m_floor.isResting();
}

void FloorRoom::feed(const model::FloorInputKind &kind)
{
    turn::Step step = turn::advance(std::move(m_floor), {m_clock.steadyNow(), kind}, m_policy);
    m_floor = std::move(step.floor);
    m_levels.append(m_floor.level);
    m_clock.cancel(std::exchange(m_tick, 0));
    if (const auto due = turn::nextDue(m_floor))
        m_tick = m_clock.callAt(*due, &m_owner, [this] {
            m_tick = 0;
            feed(model::Control::Tick);
        });
    for (const model::FloorOutput &output : std::as_const(step.outputs))
        take(output);
}

void FloorRoom::take(const model::FloorOutput &output)
{
    if (const auto *wake = std::get_if<model::Wake>(&output.kind))
        begin(wake->companion, Purpose::Wake, wake->why);
    else if (const auto *turn = std::get_if<model::StartTurn>(&output.kind))
        m_clock.callAt(turn->at, &m_owner, [this, companion = turn->companion] {
            begin(companion, Purpose::Speech, model::Wake::Why::Message);
        });
    else if (const auto *consumed = std::get_if<model::Consumed>(&output.kind))
        m_consumed = *consumed;
    else if (const auto *rest = std::get_if<model::Rest>(&output.kind))
        m_rests.append(rest->reason);
    else if (const auto *ignored = std::get_if<model::Ignored>(&output.kind))
        m_flaws.append(u"ignored "_s + ignored->what);
}

void FloorRoom::begin(const ParticipantId &companion, Purpose purpose, model::Wake::Why why)
{
    auto awake = std::make_shared<Awake>();
    awake->request.brief = briefFor(companion, purpose, why);
    awake->request.brief.cued = purpose == Purpose::Speech && m_floor.turn && m_floor.turn->cued;
    ask(awake);
}

void FloorRoom::ask(const AwakePtr &awake)
{
    awake->step = {};
    llm::ModelCall *call = m_client.start(awake->request, &m_owner);
    QObject::connect(call, &llm::ModelCall::textDelta, &m_owner,
                     [awake](const QString &text) { awake->step.text += text; });
    QObject::connect(call, &llm::ModelCall::toolCalled, &m_owner, [awake](const llm::ToolCall &tool) {
        awake->step.calls.append({tool, {}, false});
    });
    QObject::connect(call, &llm::ModelCall::finished, &m_owner, [this, awake, call] {
        call->deleteLater();
        answered(awake);
    });
}

void FloorRoom::answered(const AwakePtr &awake)
{
    if (awake->step.calls.isEmpty())
        return over(awake);
    for (llm::ToolExchange &exchange : awake->step.calls)
        use(awake, exchange);
    awake->request.steps.append(awake->step);
    ask(awake);
}

void FloorRoom::use(const AwakePtr &awake, llm::ToolExchange &exchange)
{
    if (exchange.call.name == u"status") {
        exchange = withResult(exchange, {{u"resource"_s, m_floor.level}});
        return;
    }
    const QJsonObject arguments = QJsonDocument::fromJson(exchange.call.arguments.text).object();
    const int amount = arguments[u"amount"].toInt();
    const ParticipantId from = awake->request.brief.persona.id;
    const model::Message said = message(from, arguments[u"message"].toString());
    // feed() starts their wakes before it returns, so they must have heard it by then.
    m_messages.append(said);
    m_consumed.reset();
    feed(model::Consume{from, double(amount), said});
    const model::Consumed answer = m_consumed.value_or(model::Consumed{from, false, m_floor.level, {}});
    if (answer.success)
        m_bought.append({from, amount, said.text, m_clock.steadyNow()});
    else
        m_messages.removeOne(said);
    if (answer.message == u"Not enough resource.")
        ++m_tooPoor;
    else if (!answer.success)
        m_flaws.append(answer.message + u": "_s + said.text);
    exchange = withResult(
        exchange,
        {{u"success"_s, answer.success}, {u"resource"_s, answer.resource}, {u"message"_s, answer.message}});
}

void FloorRoom::over(const AwakePtr &awake)
{
    const llm::Brief &brief = awake->request.brief;
    model::TurnOver over{.from = brief.persona.id, .outcome = Outcome::NoReply, .said = {}};
    if (brief.purpose == Purpose::Speech && awake->step.text != llm::rehearsal::kNoReply) {
        over.outcome = Outcome::Spoke;
        m_messages.append(message(over.from, awake->step.text));
        over.said = m_messages.last();
    }
    feed(over);
}

llm::Brief FloorRoom::briefFor(const ParticipantId &companion, Purpose purpose, model::Wake::Why why) const
{
    llm::Brief brief;
    brief.purpose = purpose;
    brief.witnessed = m_messages;
    for (const model::Persona &persona : m_companions) {
        brief.present.append(presentOf(persona));
        if (persona.id == companion)
            brief.persona = persona;
    }
    brief.present.append({ParticipantId(u"user"_s), u"you"_s, {}});
    brief.companionTurns = companionTurns(m_messages);
    brief.seed = m_seed;
    brief.policy = m_policy.policy;
    if (purpose == Purpose::Wake)
        brief.resource = llm::ResourceFloor{.level = m_floor.level,
                                            .tiers = m_policy.tiers,
                                            .refuseRepeats = m_policy.refuseRepeats,
                                            .refund = m_policy.refund,
                                            .why = why};
    return brief;
}

model::Message FloorRoom::message(const ParticipantId &from, const QString &text) const
{
    static qint64 made = 0;
    model::Message message;
    message.id = base::MessageId(u"m%1"_s.arg(++made));
    message.from = from;
    message.text = text;
    return message;
}

QList<model::Message> FloorRoom::replies() const
{
    QList<model::Message> replies;
    std::copy_if(m_messages.begin(), m_messages.end(), std::back_inserter(replies),
                 [](const model::Message &message) { return !model::isUser(message.from); });
    return replies;
}

QString FloorRoom::transcript() const
{
    QString text;
    for (const model::Message &message : m_messages) {
        const auto bought = std::find_if(m_bought.begin(), m_bought.end(), [&message](const Bought &one) {
            return one.from == message.from && one.text == message.text;
        });
        const QString price = bought == m_bought.end() ? QString() : QString::number(bought->amount);
        text += message.from.value().section(u'_', 1).leftJustified(8) + price.rightJustified(4) + u"  "_s +
                message.text + u'\n';
    }
    return text;
}

} // namespace studio::tests
