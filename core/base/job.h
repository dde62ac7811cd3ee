// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/listener.h"

#include <QtGlobal>

#include <functional>
#include <utility>

namespace studio::base {

/// The progress of a job. A total of 0 means that it is not known yet.
struct Progress
{
    qint64 done = 0;
    qint64 total = 0;
    bool operator==(const Progress &) const = default;
};

/// Long-running work of a port, in the hands of the caller who asked for it. The job is cancelled by
/// cancel(), or when its owner drops it: then its Then gets the error Cancelled. Cancelling or dropping a job
/// that has ended does nothing.
class [[nodiscard]] Job
{
public:
    Job() = default; ///< no work
    /// `cancel` is called once, from the owner's thread, possibly after the work has ended.
    explicit Job(std::function<void()> cancel)
        : m_cancel(std::move(cancel))
    {
    }
    Job(Job &&other) noexcept
        : m_cancel(std::exchange(other.m_cancel, {}))
    {
    }
    Job &operator=(Job &&other) noexcept
    {
        if (this != &other) {
            cancel();
            m_cancel = std::exchange(other.m_cancel, {});
        }
        return *this;
    }
    ~Job() { cancel(); }

    void cancel()
    {
        if (const auto work = std::exchange(m_cancel, {}))
            work();
    }

private:
    std::function<void()> m_cancel;
};

} // namespace studio::base
