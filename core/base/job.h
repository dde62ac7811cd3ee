// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"

#include <functional>
#include <utility>

namespace studio::base {

/// A command that takes its time, in the hands of the caller who gave it.
///
/// cancel(), or the death of the job, ends the work; the command's Then is told Cancelled, unless it was told
/// before. To cancel what is over does nothing.
class [[nodiscard]] Job
{
public:
    Job() = default;
    /// \p stop: called once at most, in the thread of the holder. It may outlive the port: what it does there
    /// goes through a Mailbox.
    explicit Job(std::function<void()> stop)
        : m_stop(std::move(stop))
    {
    }
    ~Job() { cancel(); }
    Job(Job &&other) noexcept
        : m_stop(std::exchange(other.m_stop, nullptr))
    {
    }
    Job &operator=(Job &&other) noexcept
    {
        if (this != &other) {
            cancel();
            m_stop = std::exchange(other.m_stop, nullptr);
        }
        return *this;
    }
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;

    void cancel()
    {
        if (const auto stop = std::exchange(m_stop, nullptr))
            stop();
    }

private:
    std::function<void()> m_stop;
};

/// Where the progress of one job goes, as often as there is some: like Then, an object and what it does.
template<class T>
class Progress
{
public:
    /// For a caller that does not want to know.
    Progress() = default;
    Progress(QObject *context, std::function<void(const T &)> work)
        : m_tell([mailbox = Mailbox(context), work = std::move(work)](const T &how) {
            mailbox.post([work, how] { work(how); });
        })
    {
    }

    void operator()(const T &how) const
    {
        if (m_tell)
            m_tell(how);
    }

private:
    std::function<void(const T &)> m_tell;
};

} // namespace studio::base
