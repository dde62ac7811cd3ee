// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace studio::ui {

/// Counts the seconds that models have been loading, from the list of waiting calls: "loading qwen3:8b … 14
/// s". It ticks once a second while there is something to count, and not otherwise.
class LoadingCount : public QObject
{
    Q_OBJECT

public:
    /// A steady clock; its zero means nothing.
    using SteadyClock = std::function<base::Millis()>;

    explicit LoadingCount(QObject *parent = nullptr);

    void setCalls(const QList<ports::WaitingCall> &calls); ///< as of now
    void setSteadyClock(SteadyClock clock);                ///< for tests
    /// One line for each model, the longest loading first.
    [[nodiscard]] QStringList lines() const;
    /// The model that a companion is waiting for; empty if none is loading.
    [[nodiscard]] QString wordsFor(const base::ParticipantId &companion) const;
    [[nodiscard]] bool isCounting() const { return m_beat.isActive(); }

Q_SIGNALS:
    void changed(); ///< after a second, or after setCalls()

private:
    [[nodiscard]] QString words(const ports::LoadingModel &model) const;

    QList<ports::WaitingCall> m_calls; ///< calls that wait for a model to load
    SteadyClock m_clock;
    base::Millis m_told{0};
    QTimer m_beat;
};

} // namespace studio::ui
