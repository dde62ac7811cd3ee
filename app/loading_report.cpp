// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/loading_report.h"

#include "app/console.h"
#include "app/plain_line.h"
#include "core/explain/loading_words.h"

#include <algorithm>
#include <utility>

namespace studio::app {

using namespace std::chrono_literals;
using ports::LoadingModel;

namespace {

bool isIn(const QList<LoadingModel> &models, const QString &name)
{
    return std::any_of(models.cbegin(), models.cend(),
                       [&name](const LoadingModel &one) { return one.name == name; });
}

} // namespace

LoadingReport::LoadingReport()
{
    m_beat.setInterval(5s);
    connect(&m_beat, &QTimer::timeout, this, &LoadingReport::tell);
}

void LoadingReport::follow(const QList<ports::WaitingCall> &waiting)
{
    const QList<LoadingModel> before = std::exchange(m_models, {});
    for (const ports::WaitingCall &call : waiting) {
        if (call.loading && !isIn(m_models, call.loading->name))
            m_models.append(*call.loading);
    }
    m_told.start();
    const bool isNew = std::any_of(m_models.cbegin(), m_models.cend(),
                                   [&before](const LoadingModel &one) { return !isIn(before, one.name); });
    if (m_models.isEmpty())
        return m_beat.stop();
    if (!m_beat.isActive())
        m_beat.start();
    if (isNew)
        tell();
}

void LoadingReport::tell() const
{
    for (const LoadingModel &model : m_models)
        report(plainLine(explain::loadingWords(model.name, model.waited + base::Millis(m_told.elapsed()))));
}

} // namespace studio::app
