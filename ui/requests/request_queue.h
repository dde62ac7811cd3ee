// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>

namespace studio::ui {

/// The waiting requests, as last reported, and the time that each has left by a steady clock. Emits beat()
/// once a second while there are requests. No widgets.
class RequestQueue : public QObject
{
    Q_OBJECT

public:
    /// A steady clock with an arbitrary origin.
    using SteadyClock = std::function<base::Millis()>;

    explicit RequestQueue(QObject *parent = nullptr);

    void take(const QList<ports::PendingQuery> &pending); ///< that wait now; changed(), then came() each
    void setSteadyClock(SteadyClock clock);               ///< for tests

    [[nodiscard]] base::Millis now() const { return m_clock(); }                          ///< by that clock
    [[nodiscard]] const QList<ports::PendingQuery> &pending() const { return m_pending; } ///< oldest first
    [[nodiscard]] const ports::PendingQuery *find(const QString &id) const; ///< null: the request is over
    [[nodiscard]] base::Millis left(const ports::PendingQuery &request) const;
    [[nodiscard]] bool isCounting() const { return m_beat.isActive(); }

Q_SIGNALS:
    void changed();
    void came(const studio::ports::PendingQuery &request); ///< the request is new
    void beat();                                           ///< a second has passed

private:
    QList<ports::PendingQuery> m_pending;
    SteadyClock m_clock;
    base::Millis m_told{0};
    QTimer m_beat;
};

} // namespace studio::ui
