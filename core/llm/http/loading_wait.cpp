// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/loading_wait.h"

#include <algorithm>
#include <utility>

namespace studio::llm::http {

using base::Millis;
using model::Cause;

namespace {

/// A loading server is asked again soon, and then every two seconds.
Millis waitWhileLoading(const codec::Fault &fault, int refusals)
{
    constexpr Millis kLongest{2000};
    const Millis own = std::min(kLongest, Millis(500) * (1 << std::min(refusals, 2)));
    return std::clamp(fault.retryAfter.value_or(own), Millis(500), Millis(5000));
}

} // namespace

LoadingWait::LoadingWait(base::Clock &clock, std::shared_ptr<ModelWatch> watch, Millis patience)
    : m_clock(clock)
    , m_watch(std::move(watch))
    , m_patience(patience)
{
    if (m_watch) {
        connect(m_watch.get(), &ModelWatch::changed, this, [this] {
            if (m_silentTimer != 0)
                lookAtWatch();
        });
    }
}

LoadingWait::~LoadingWait() { tryOver(); }

// Reports what other calls have found out as soon as that is allowed.
void LoadingWait::tryBegan(Millis at)
{
    m_tryBegan = at;
    if (!m_watch)
        return;
    const auto untilSilent = [this] {
        m_silentTimer = m_clock.callAt(m_tryBegan + ModelWatch::kSilent, this, [this] { becomeSilent(); });
    };
    if (!m_watch->loadingSince())
        return untilSilent();
    m_silentTimer = m_clock.callAt(m_tryBegan, this, [this, untilSilent] {
        untilSilent();
        lookAtWatch();
    });
}

void LoadingWait::tryOver() { m_clock.cancel(std::exchange(m_silentTimer, 0)); }

void LoadingWait::heard()
{
    if (std::exchange(m_told, std::nullopt))
        Q_EMIT loaded();
}

void LoadingWait::becomeSilent()
{
    m_silentTimer =
        m_clock.callAt(m_clock.steadyNow() + ModelWatch::kBetweenQuestions, this, [this] { becomeSilent(); });
    m_watch->silent(m_tryBegan);
    lookAtWatch();
}

void LoadingWait::lookAtWatch()
{
    const std::optional<Millis> since = m_watch->loadingSince();
    if (since == m_told)
        return;
    m_told = since;
    if (!since)
        return Q_EMIT loaded();
    Q_EMIT loading({.cause = Cause::Timeout, .advice = model::Advice::LetItLoad, .detail = {}, .status = {}},
                   {model(), *since});
}

std::optional<Millis> LoadingWait::refused(const codec::Fault &fault)
{
    const Millis now = m_clock.steadyNow();
    const Millis since = m_since.value_or(m_tryBegan);
    m_since = since;
    const Millis wait = waitWhileLoading(fault, m_refusals++);
    if (now + wait - since > m_patience)
        return std::nullopt;
    if (m_watch)
        m_watch->saidLoading(since);
    return now + wait;
}

void LoadingWait::tellRefusal(const model::CallTrouble &trouble)
{
    const Millis since = m_since.value_or(m_tryBegan);
    const Millis shown = m_watch ? m_watch->loadingSince().value_or(since) : since;
    if (std::exchange(m_told, shown) != shown)
        Q_EMIT loading(trouble, {model(), shown});
}

} // namespace studio::llm::http
