// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/client_call.h"

#include "core/llm/http/fetch.h"
#include "core/llm/http/model_list.h"
#include "core/llm/provider/cost.h"
#include "core/llm/provider/exchange_text.h"
#include "core/llm/provider/room_cassettes.h"
#include "core/llm/provider/traits.h"

#include <algorithm>
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

constexpr Millis kListPatience{10'000};
constexpr qsizetype kMostNamed = 5;

ModelFailure noModel(const QStringList &models)
{
    QString text = u"no model is chosen"_s;
    if (!models.isEmpty())
        text += u"; the server has %1: %2"_s.arg(models.size())
                    .arg(models.first(std::min(models.size(), kMostNamed)).join(u", "_s))
                    .left(300);
    return {.text = text, .status = {}, .advice = Advice::NameModel};
}

/// Why the request cannot even be sent.
std::optional<ModelFailure> flawOf(const ProviderBook::Entry &entry, bool needsKeys)
{
    if (entry.model.isEmpty() && !needsKeys) // a cassette has no list
        return noModel({});
    if (needsKeys && entry.key.isEmpty() && entry.lack.waitsForConsent())
        return ModelFailure{
            .text = u"the key may not be sent to this address"_s, .status = {}, .advice = Advice::AgreeKey};
    if (needsKeys && entry.provider.keyPlace != model::KeyPlace::None && entry.key.isEmpty())
        return ModelFailure{.text = u"there is no key"_s, .status = {}, .advice = Advice::CheckKey};
    return std::nullopt;
}

http::HttpTransport &transportFor(const CallTag &tag, const ProviderNeeds &needs)
{
    return needs.cassettes && tag.recorded ? needs.cassettes->of(tag.room) : needs.transport;
}

} // namespace

ClientCall::ClientCall(const ProviderNeeds &needs, Governor &governor,
                       std::shared_ptr<LearnedServers> learned, std::shared_ptr<http::ModelWatch> watch,
                       const ProviderBook::Entry &entry, const ModelRequest &request,
                       const model::ModelChoice &choice, QObject *parent)
    : ModelCall(parent)
    , m_needs(needs)
    , m_learned(std::move(learned))
    , m_watch(std::move(watch))
    , m_entry(entry)
    , m_request(request)
    , m_choice(choice)
{
    if (const auto flaw = flawOf(entry, needs.needsKeys))
        failSoon(*flaw);
    else
        enter(governor);
}

// The cost so far was spent, even if the call is deleted.
ClientCall::~ClientCall()
{
    if (!std::exchange(m_over, true) && m_call)
        stop();
}

void ClientCall::enter(Governor &governor)
{
    const bool isVote = isJudgement(m_request.brief.purpose);
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
    if (m_entry.model.isEmpty())
        return findModel();
    m_begun = m_needs.clock.wallNow();
    m_begunAt = m_needs.clock.steadyNow();
    m_negotiation.emplace(m_learned, m_entry, m_request, m_choice);
    startCall();
}

void ClientCall::findModel()
{
    auto *fetch =
        new http::Fetch(m_needs.transport, m_needs.clock,
                        http::listRequestFor({m_entry.provider.kind, m_entry.provider.baseUrl, m_entry.key}),
                        kListPatience, this);
    connect(fetch, &http::Fetch::failed, this, [this](const codec::Fault &fault) {
        fail({.cause = fault.cause, .text = fault.detail, .status = {}, .advice = Advice::CheckAddress});
    });
    connect(fetch, &http::Fetch::answered, this,
            [this](int, const codec::Headers &, const QByteArray &body) { readModels(body); });
}

void ClientCall::readModels(const QByteArray &list)
{
    const auto models = http::modelsIn(m_entry.provider.kind, list);
    if (!models || models->size() != 1)
        return fail(noModel(models.value_or(QStringList())));
    m_learned->learnModel(m_entry, models->first());
    const auto entry = m_needs.book.find({.provider = m_entry.provider.id, .model = models->first()});
    if (!entry)
        return fail(noModel({})); // its provider was removed meanwhile
    m_entry = m_learned->completed(*entry);
    begin();
}

void ClientCall::startCall()
{
    const auto isInVain = [this](const codec::Fault &fault) { return m_negotiation->isInVain(fault); };
    m_call = new ProviderCall(
        {transport(), m_needs.clock, m_needs.chance, m_needs.retries, m_needs.patience, m_watch, isInVain},
        {m_entry.provider.kind, m_entry.provider.baseUrl, m_entry.key}, m_request, m_negotiation->options(),
        this);
    connect(m_call, &ModelCall::textDelta, this, [this](const QString &text) {
        m_gaveOn = true;
        Q_EMIT textDelta(text);
    });
    connect(m_call, &ModelCall::thinkingDelta, this, &ModelCall::thinkingDelta);
    connect(m_call, &ModelCall::kept, this, &ModelCall::kept);
    connect(m_call, &ModelCall::toolCalled, this, [this](const ToolCall &called) {
        m_gaveOn = true;
        Q_EMIT toolCalled(called);
    });
    connect(m_call, &ModelCall::waiting, this, &ModelCall::waiting);
    connect(m_call, &ModelCall::resumed, this, [this] {
        m_place->noteTry();
        Q_EMIT resumed();
    });
    connect(m_call, &ModelCall::finished, this, &ClientCall::finish);
    connect(m_call, &ModelCall::failed, this, &ClientCall::fail);
}

void ClientCall::askAgain()
{
    m_spentBefore = http::sumOf(m_spentBefore, m_call->spent());
    m_triesBefore += m_call->tries();
    m_call->disconnect(this);
    m_call->deleteLater();
    m_place->noteTry();
    startCall();
    Q_EMIT resumed();
}

// The recorded attempts outlive this: a stream reports its end while the call is being destroyed.
http::HttpTransport &ClientCall::transport()
{
    http::HttpTransport &way = transportFor(m_request.tag, m_needs);
    if (!m_needs.exchanges)
        return way;
    if (m_tap)
        return *m_tap;
    m_tries = std::make_shared<QList<Exchange>>();
    m_tap = std::make_unique<CassetteRecorder>(
        way, m_needs.clock, [tries = m_tries](const Exchange &over) { tries->append(over); });
    return *m_tap;
}

void ClientCall::cancel()
{
    if (std::exchange(m_over, true))
        return;
    const std::unique_ptr<Governor::Place> place = std::move(m_place); // until the end is reported
    if (m_call)
        stop();
    Q_EMIT failed({.cause = Cause::NoAnswer, .text = {}, .status = {}});
}

void ClientCall::stop()
{
    if (m_call->hasThought() && isJudgement(m_request.brief.purpose))
        m_negotiation->noteThought(); // the next vote will be told not to think
    m_call->cancel();
    telling(CallTrouble{.cause = Cause::Stopped, .detail = {}, .status = {}})();
}

// The room hears the end before the log does: a budget that is used up now must not take back the speech.
void ClientCall::finish(const ModelFinish &finish)
{
    if (m_over)
        return;
    const bool isVote = isJudgement(m_request.brief.purpose);
    const bool hasThought = m_call->hasThought() || finish.thinkingTokens.value_or(0) > 0;
    const bool isCut = isVote && hasThought && !m_gaveOn && finish.reason == "length"_L1;
    const auto answer = isCut ? Negotiation::Answer::OnlyThoughts : Negotiation::Answer::Whole;
    if (m_negotiation->answered(answer, hasThought) == Negotiation::Next::AskAgain)
        return askAgain();
    m_over = true;
    const std::unique_ptr<Governor::Place> place = std::move(m_place);
    const std::function<void()> tell = telling({});
    Q_EMIT finished(finish);
    tell(); // no member may be used after this: the call may be gone
}

void ClientCall::fail(const ModelFailure &told)
{
    if (m_over)
        return;
    ModelFailure failure = told;
    failure.formRefused = false;
    if (m_call && !m_gaveOn) {
        const Negotiation::Next next = m_negotiation->after(m_call->fault());
        if (next == Negotiation::Next::AskAgain)
            return askAgain();
        failure.formRefused = next == Negotiation::Next::NextForm;
    }
    m_over = true;
    const std::unique_ptr<Governor::Place> place = std::move(m_place);
    const std::function<void()> tell = m_call ? telling(CallTrouble{.cause = failure.cause,
                                                                    .advice = failure.advice,
                                                                    .detail = failure.text,
                                                                    .status = failure.status})
                                              : [] {};
    Q_EMIT failed(failure);
    tell();
}

/// Reports the call's present state to the logs, whenever that is called.
std::function<void()> ClientCall::telling(std::optional<CallTrouble> trouble) const
{
    const model::CallRecord noted = record(std::move(trouble));
    if (!m_tries || m_tries->isEmpty())
        return [log = &m_needs.log, noted] { log->note(noted); };
    const model::Exchange exchange =
        exchangeOf(noted, traitsOf(m_entry, {}).name, m_tries->constFirst().body, rawReply(*m_tries));
    return [log = &m_needs.log, exchanges = m_needs.exchanges, noted, exchange] {
        log->note(noted);
        exchanges->keep(exchange);
    };
}

model::CallRecord ClientCall::record(std::optional<CallTrouble> trouble) const
{
    const CallTag &tag = m_request.tag;
    const codec::Usage spent = http::sumOf(m_spentBefore, m_call->spent());
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
    record.took = m_needs.clock.steadyNow() - m_begunAt;
    record.tries = m_triesBefore + m_call->tries();
    record.trouble = std::move(trouble);
    return record;
}

} // namespace studio::llm::provider
