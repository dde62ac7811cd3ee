// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/loading_count.h"

#include "core/explain/loading_words.h"
#include "ui/models/steady_now.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

using namespace std::chrono_literals;

LoadingCount::LoadingCount(QObject *parent)
    : QObject(parent)
    , m_clock(steadyNow)
{
    m_beat.setInterval(1s);
    connect(&m_beat, &QTimer::timeout, this, &LoadingCount::changed);
}

void LoadingCount::setCalls(const QList<ports::WaitingCall> &calls)
{
    const bool wasCounting = !m_calls.isEmpty();
    m_calls.clear();
    for (const ports::WaitingCall &call : calls) {
        if (call.loading)
            m_calls.append(call);
    }
    std::stable_sort(m_calls.begin(), m_calls.end(), [](const auto &one, const auto &other) {
        return one.loading->waited > other.loading->waited;
    });
    m_told = m_clock();
    if (m_calls.isEmpty())
        m_beat.stop();
    else if (!m_beat.isActive())
        m_beat.start();
    if (wasCounting || !m_calls.isEmpty())
        Q_EMIT changed();
}

void LoadingCount::setSteadyClock(SteadyClock clock) { m_clock = std::move(clock); }

QStringList LoadingCount::lines() const
{
    QStringList models;
    QStringList lines;
    for (const ports::WaitingCall &call : m_calls) {
        if (models.contains(call.loading->name))
            continue;
        models.append(call.loading->name);
        lines.append(words(*call.loading));
    }
    return lines;
}

QString LoadingCount::wordsFor(const base::ParticipantId &companion) const
{
    const auto call = std::find_if(m_calls.cbegin(), m_calls.cend(),
                                   [&companion](const auto &one) { return one.companion == companion; });
    return call == m_calls.cend() ? QString() : words(*call->loading);
}

QString LoadingCount::words(const ports::LoadingModel &model) const
{
    return explain::loadingWords(model.name, model.waited + (m_clock() - m_told));
}

} // namespace studio::ui
