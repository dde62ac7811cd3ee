// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace studio::ui {

/// Counts the seconds for which models have been loading, from what was told of calls that wait: "loading
/// qwen3:8b … 14 s". It beats once a second while there is something to count, and else not at all.
class LoadingCount : public QObject
{
    Q_OBJECT

public:
    /// A steady clock; where it begins means nothing.
    using SteadyClock = std::function<base::Millis()>;

    explicit LoadingCount(QObject *parent = nullptr);

    void setCalls(const QList<ports::WaitingCall> &calls); ///< told just now
    void setSteadyClock(SteadyClock clock);                ///< for tests
    /// One for each model, the longest loading first.
    [[nodiscard]] QStringList lines() const;
    /// What a companion waits for; empty: nothing that loads.
    [[nodiscard]] QString wordsFor(const base::ParticipantId &companion) const;
    [[nodiscard]] bool isCounting() const { return m_beat.isActive(); }

Q_SIGNALS:
    void changed(); ///< a second later, or by what was told

private:
    [[nodiscard]] QString words(const ports::LoadingModel &model) const;

    QList<ports::WaitingCall> m_calls; ///< those that wait for a model to load
    SteadyClock m_clock;
    base::Millis m_told{0};
    QTimer m_beat;
};

} // namespace studio::ui
