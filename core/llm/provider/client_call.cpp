// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/client_call.h"

#include "core/llm/provider/cost.h"
#include "core/llm/provider/exchange_text.h"
#include "core/llm/provider/refused_forms.h"
#include "core/llm/provider/room_cassettes.h"
#include "core/llm/provider/traits.h"

#include <utility>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using base::Millis;
using http::ProviderCall;
using model::Advice;
using model::CallPurpose;
using model::CallTrouble;
using model::Cause;
using model::VoteRung;

namespace {

VoteRung rungOf(AnswerForm form)
{
    switch (form) {
    case AnswerForm::Free: break;
    case AnswerForm::Schema: return VoteRung::Schema;
    case AnswerForm::ForcedTool: return VoteRung::ForcedTool;
    case AnswerForm::JsonObject: return VoteRung::JsonObject;
    }
    return VoteRung::Prompt;
}

/// Why it cannot even be sent.
std::optional<ModelFailure> flawOf(const ProviderBook::Entry &entry, bool needsKeys)
{
    if (entry.model.isEmpty())
        return ModelFailure{.text = u"no model is chosen"_s, .status = {}, .advice = Advice::NameModel};
    if (needsKeys && entry.provider.keyPlace != model::KeyPlace::None && entry.key.isEmpty())
        return ModelFailure{.text = u"there is no key"_s, .status = {}, .advice = Advice::CheckKey};
    return std::nullopt;
}

http::HttpTransport &transportFor(const CallTag &tag, const ProviderHouse &house)
{
    return house.cassettes && tag.recorded ? house.cassettes->of(tag.room) : house.transport;
}

} // namespace

ClientCall::ClientCall(const ProviderHouse &house, Governor &governor, std::shared_ptr<RefusedForms> refused,
                       std::shared_ptr<http::ModelWatch> watch, const ProviderBook::Entry &entry,
                       const ModelRequest &request, const codec::CallOptions &options, QObject *parent)
    : ModelCall(parent)
    , m_house(house)
    , m_refused(std::move(refused))
    , m_watch(std::move(watch))
    , m_entry(entry)
    , m_request(request)
    , m_options(options)
{
    if (const auto flaw = flawOf(entry, house.needsKeys))
        failSoon(*flaw);
    else
        enter(governor);
}

// What it cost until now was spent, whoever deletes it.
ClientCall::~ClientCall()
{
    if (!std::exchange(m_over, true) && m_call)
        stop();
}

void ClientCall::enter(Governor &governor)
{
    const bool isVote = m_request.brief.purpose == Purpose::Vote;
    m_place = governor.enter(isVote ? Governor::Kind::Vote : Governor::Kind::Other, [this] {
        begin();
        Q_EMIT resumed();
    });
    if (m_place->isIn())
        begin();
    else
        saySoonThatItWaits();
}

void ClientCall::failSoon(const ModelFailure &failure)
{
    QMetaObject::invokeMethod(
        this,
        [this, failure] {
            if (!std::exchange(m_over, true))
                Q_EMIT failed(failure);
        },
        Qt::QueuedConnection);
}

void ClientCall::saySoonThatItWaits()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_over || m_call)
                return;
            Q_EMIT waiting({.trouble = {.cause = Cause::Busy, .detail = {}, .status = {}},
                            .failedTries = 0,
                            .at = m_place->mayBeginAt()});
        },
        Qt::QueuedConnection);
}

void ClientCall::begin()
{
    m_begun = m_house.clock.wallNow();
    m_begunAt = m_house.clock.steadyNow();
    m_call = new ProviderCall(
        {transport(), m_house.clock, m_house.chance, m_house.retries, m_house.patience, m_watch},
        {m_entry.provider.kind, m_entry.provider.baseUrl, m_entry.key}, m_request, m_options, this);
    connect(m_call, &ModelCall::textDelta, this, &ModelCall::textDelta);
    connect(m_call, &ModelCall::thinkingDelta, this, &ModelCall::thinkingDelta);
    connect(m_call, &ModelCall::kept, this, &ModelCall::kept);
    connect(m_call, &ModelCall::toolCalled, this, &ModelCall::toolCalled);
    connect(m_call, &ModelCall::waiting, this, &ModelCall::waiting);
    connect(m_call, &ModelCall::resumed, this, [this] {
        m_place->noteTry();
        Q_EMIT resumed();
    });
    connect(m_call, &ModelCall::finished, this, &ClientCall::finish);
    connect(m_call, &ModelCall::failed, this, &ClientCall::fail);
}

// The tries outlive this: a stream tells of its end while the call is taken apart.
http::HttpTransport &ClientCall::transport()
{
    http::HttpTransport &way = transportFor(m_request.tag, m_house);
    if (!m_house.exchanges)
        return way;
    m_tries = std::make_shared<QList<Exchange>>();
    m_tap = std::make_unique<CassetteRecorder>(
        way, m_house.clock, [tries = m_tries](const Exchange &over) { tries->append(over); });
    return *m_tap;
}

void ClientCall::cancel()
{
    if (std::exchange(m_over, true))
        return;
    const std::unique_ptr<Governor::Place> place = std::move(m_place); // until the end was told
    if (m_call)
        stop();
    Q_EMIT failed({.cause = Cause::NoAnswer, .text = {}, .status = {}});
}

void ClientCall::stop()
{
    m_call->cancel();
    telling(CallTrouble{.cause = Cause::Stopped, .detail = {}, .status = {}})();
}

// The room hears the end before the log does: a budget that is used up now must not take back what was said.
void ClientCall::finish(const ModelFinish &finish)
{
    if (std::exchange(m_over, true))
        return;
    const std::unique_ptr<Governor::Place> place = std::move(m_place);
    const std::function<void()> tell = telling({});
    Q_EMIT finished(finish);
    tell(); // nothing of this call from here on: it may be gone
}

void ClientCall::fail(const ModelFailure &failure)
{
    if (std::exchange(m_over, true))
        return;
    if (failure.formRefused)
        m_refused->note(m_entry, m_request.form);
    const std::unique_ptr<Governor::Place> place = std::move(m_place);
    const std::function<void()> tell = telling(CallTrouble{
        .cause = failure.cause, .advice = failure.advice, .detail = failure.text, .status = failure.status});
    Q_EMIT failed(failure);
    tell();
}

/// Tells the logs of it as it is now, whenever that is called.
std::function<void()> ClientCall::telling(std::optional<CallTrouble> trouble) const
{
    const model::CallRecord noted = record(std::move(trouble));
    if (!m_tries || m_tries->isEmpty())
        return [log = &m_house.log, noted] { log->note(noted); };
    const model::Exchange exchange =
        exchangeOf(noted, traitsOf(m_entry, {}).name, m_tries->constFirst().body, rawReply(*m_tries));
    return [log = &m_house.log, exchanges = m_house.exchanges, noted, exchange] {
        log->note(noted);
        exchanges->keep(exchange);
    };
}

model::CallRecord ClientCall::record(std::optional<CallTrouble> trouble) const
{
    const CallTag &tag = m_request.tag;
    const codec::Usage &spent = m_call->spent();
    model::CallRecord record;
    record.time = m_begun;
    record.room = tag.room;
    record.turn = tag.turn;
    record.about = tag.about;
    record.companions = tag.companions;
    record.purpose = tag.purpose;
    record.provider = m_entry.provider.id;
    record.model = m_entry.model;
    if (tag.purpose == CallPurpose::Vote || tag.purpose == CallPurpose::Repair)
        record.rung = rungOf(m_request.form);
    record.tokens = {
        .input = spent.input, .cached = spent.cached, .output = spent.output, .thinking = spent.thinking};
    record.cost = costOf(record.tokens, m_entry.facts.price);
    record.took = m_house.clock.steadyNow() - m_begunAt;
    record.tries = m_call->tries();
    record.trouble = std::move(trouble);
    return record;
}

} // namespace studio::llm::provider
