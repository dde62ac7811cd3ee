// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/model_watch.h"

#include <algorithm>
#include <utility>

namespace studio::llm::http {

using base::Millis;

namespace {

constexpr Millis kQuestionTakes{2000};
constexpr Millis kGrowsOld{15'000};
/// Servers unload an unused model after five minutes; a little less, since clocks differ.
constexpr Millis kStaysInMemory{280'000};

} // namespace

ModelWatch::ModelWatch(base::Clock &clock, HttpTransport *questions, Endpoint endpoint, QString model)
    : m_clock(clock)
    , m_transport(questions)
    , m_model(std::move(model))
    , m_endpoint(std::move(endpoint))
{
}

ModelWatch::~ModelWatch() = default;

ModelPace ModelWatch::pace() const
{
    return {.loading = isKnownToLoad(),
            .mayLoad = isKnownToLoad() || isFirstContact(),
            .serial = m_meter.isSerial(),
            .vote = m_meter.vote()};
}

void ModelWatch::saidLoading(Millis since)
{
    if (!loadingSince())
        m_since = since;
    learn(ModelState::Loading);
}

void ModelWatch::silent(Millis since)
{
    if (!loadingSince())
        m_since = since;
    m_silentAt = m_clock.steadyNow();
    if (!m_ways)
        m_ways = stateWaysFor(m_endpoint);
    if (!m_question && (!m_askedAt || m_clock.steadyNow() - *m_askedAt >= kBetweenQuestions))
        ask();
}

void ModelWatch::heard()
{
    m_heardAt = m_clock.steadyNow();
    m_since.reset();
    m_isDeaf = false;
    learn(ModelState::Up);
}

void ModelWatch::gaveUp()
{
    m_isDeaf = true;
    m_since.reset();
}

void ModelWatch::lost()
{
    m_heardAt.reset();
    m_since.reset();
    m_isDeaf = false;
    learn(ModelState::Unknown);
}

void ModelWatch::ask()
{
    if (!m_transport || m_ways->isEmpty())
        return;
    m_askedAt = m_clock.steadyNow();
    m_question = new Fetch(*m_transport, m_clock, stateRequestFor(m_endpoint, m_ways->constFirst()),
                           kQuestionTakes, this);
    connect(m_question, &Fetch::answered, this,
            [this](int status, const auto &, const QByteArray &body) { take(status, body); });
    connect(m_question, &Fetch::failed, this, &ModelWatch::giveUp);
}

// A request that this server does not know is not repeated; the next request follows at once.
void ModelWatch::take(int status, const QByteArray &body)
{
    std::exchange(m_question, nullptr)->deleteLater();
    const ModelState state = readState(m_ways->constFirst(), status, body, m_model);
    if (state == ModelState::Unknown) {
        m_ways->removeFirst();
        return m_ways->isEmpty() ? Q_EMIT changed() : ask();
    }
    m_ways = QList{m_ways->constFirst()};
    learn(state);
    Q_EMIT changed();
}

// An overloaded server may leave a request unanswered.
void ModelWatch::giveUp()
{
    std::exchange(m_question, nullptr)->deleteLater();
    Q_EMIT changed();
}

void ModelWatch::learn(ModelState state)
{
    m_state = state;
    m_stateAt = m_clock.steadyNow();
}

bool ModelWatch::isFirstContact() const
{
    return !m_isDeaf && (!m_heardAt || m_clock.steadyNow() - *m_heardAt >= kStaysInMemory) &&
           (m_endpoint.kind == ProviderKind::Ollama || isNearby(m_endpoint.baseUrl));
}

bool ModelWatch::isKnownToLoad() const
{
    return m_state == ModelState::Loading && m_clock.steadyNow() - m_stateAt < kGrowsOld;
}

std::optional<Millis> ModelWatch::loadingSince() const
{
    const Millis now = m_clock.steadyNow();
    if (isKnownToLoad())
        return m_since;
    const bool isUp = m_state == ModelState::Up && now - m_stateAt < kGrowsOld;
    const bool isWaitedFor = m_since && now - m_silentAt < kGrowsOld;
    return isWaitedFor && !isUp && isFirstContact() ? m_since : std::nullopt;
}

} // namespace studio::llm::http
