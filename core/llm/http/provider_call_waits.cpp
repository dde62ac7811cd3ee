// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"

#include <algorithm>
#include <utility>

// How a call waits for a model that is being loaded.
namespace studio::llm::http {

using base::Millis;
using codec::Fault;
using model::Cause;

namespace {

/// A loading server is asked soon again, and then every two seconds.
Millis waitWhileLoading(const Fault &fault, int tries)
{
    constexpr Millis kLongest{2000};
    const Millis own = std::min(kLongest, Millis(500) * (1 << std::min(tries, 2)));
    return std::clamp(fault.retryAfter.value_or(own), Millis(500), Millis(5000));
}

} // namespace

void ProviderCall::firstByte()
{
    m_isHeard = true;
    watchSilence();
    m_house.clock.cancel(std::exchange(m_silentTimer, 0));
    if (m_house.watch) {
        m_house.watch->meter().heard(m_paceNumber, !m_house.watch->isKnownToLoad(),
                                     m_house.clock.steadyNow());
        m_house.watch->heard();
    }
    if (std::exchange(m_toldSince, std::nullopt))
        Q_EMIT resumed();
}

// What other calls have found out is told as soon as one may speak.
void ProviderCall::waitForFirstByte()
{
    const auto untilSilent = [this] {
        m_silentTimer =
            m_house.clock.callAt(m_tryBegan + ModelWatch::kSilent, this, [this] { becomeSilent(); });
    };
    if (!m_house.watch->loadingSince())
        return untilSilent();
    m_silentTimer = m_house.clock.callAt(m_tryBegan, this, [this, untilSilent] {
        untilSilent();
        tellLoading();
    });
}

void ProviderCall::becomeSilent()
{
    m_silentTimer = m_house.clock.callAt(m_house.clock.steadyNow() + ModelWatch::kBetweenQuestions, this,
                                         [this] { becomeSilent(); });
    m_house.watch->silent(m_tryBegan);
    tellLoading();
}

void ProviderCall::tellLoading()
{
    const std::optional<Millis> since = m_house.watch->loadingSince();
    if (since == m_toldSince)
        return;
    m_toldSince = since;
    if (!since)
        return Q_EMIT resumed();
    Q_EMIT waiting(
        {.trouble = {.cause = Cause::Timeout, .advice = model::Advice::LetItLoad, .detail = {}, .status = {}},
         .failedTries = m_failed,
         .loading = ModelLoading{m_house.watch->model(), *since}});
}

void ProviderCall::tryAgain(Millis at)
{
    m_retry = m_house.clock.callAt(at, this, [this] {
        startTry();
        if (!m_toldSince) // else it goes on waiting for the same
            Q_EMIT resumed();
    });
}

void ProviderCall::stillLoading(const Fault &fault)
{
    const Millis now = m_house.clock.steadyNow();
    const Millis since = m_loadsSince.value_or(m_tryBegan);
    m_loadsSince = since;
    Fault told = fault;
    told.advice = model::Advice::LetItLoad;
    const Millis wait = waitWhileLoading(fault, m_loadingTries++);
    if (now + wait - since > m_house.patience.loading)
        return fail(told);
    if (m_house.watch)
        m_house.watch->saidLoading(since);
    tryAgain(now + wait);
    const Millis shown = m_house.watch ? m_house.watch->loadingSince().value_or(since) : since;
    if (std::exchange(m_toldSince, shown) == shown)
        return;
    Q_EMIT waiting({.trouble = {.cause = told.cause,
                                .advice = told.advice,
                                .detail = told.detail,
                                .status = told.status},
                    .failedTries = m_failed,
                    .loading = ModelLoading{m_house.watch ? m_house.watch->model() : QString(), shown}});
}

} // namespace studio::llm::http
