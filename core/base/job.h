// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"

#include <QObject>

#include <functional>
#include <utility>

namespace studio::base {

/// How far a job has come. A total of 0 is not known yet.
struct Progress
{
    qint64 done = 0;
    qint64 total = 0;
    bool operator==(const Progress &) const = default;
};

/// Where the news of one job go: an object, and what it does with the news. As Then, but told any number of
/// times, before the answer.
template<class News>
class Listener
{
public:
    using Work = std::function<void(const News &)>;

    /// For a caller that does not want to know.
    Listener() = default;
    Listener(QObject *context, Work work)
        : m_tell([mailbox = Mailbox(context), work = std::move(work)](const News &news) {
            mailbox.post([work, news] { work(news); });
        })
    {
    }

    void operator()(const News &news) const
    {
        if (m_tell)
            m_tell(news);
    }

private:
    Work m_tell;
};

/// Work of a port that takes a while, in the hands of the caller who wanted it. The job is cancelled by
/// cancel(), or when its owner drops it: then its Then is told Cancelled. To cancel or to drop a job that has
/// ended does nothing.
class [[nodiscard]] Job
{
public:
    Job() = default; ///< no work
    /// `cancel` is called once, from the owner's thread, perhaps after the work has ended.
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
