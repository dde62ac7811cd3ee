// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QtGlobal>

#include <chrono>
#include <functional>

class QObject;

namespace studio::base {

using Millis = std::chrono::milliseconds;

/// The only source of time and delays (a port). Not thread-safe: each thread has its own.
///
/// Every delay uses the steady axis; wall times are only displayed and logged. callAt() runs `task` once,
/// from the event loop, never inside callAt() itself, as soon as steadyNow() has reached `due`; calls due
/// together run in the order of callAt(). The task is dropped when `context` is destroyed or when cancel() is
/// called with the number that callAt() returned (0 is never returned).
class Clock
{
public:
    virtual ~Clock() = default;

    [[nodiscard]] virtual Millis steadyNow() const = 0;
    [[nodiscard]] virtual QDateTime wallNow() const = 0;
    virtual quint64 callAt(Millis due, QObject *context, std::function<void()> task) = 0;
    virtual void cancel(quint64 call) = 0;
};

} // namespace studio::base
