// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"

#include <QObject>

#include <functional>
#include <utility>

namespace studio::base {

/// Where news of one thing go: an object, and what it does with the news.
///
/// The work runs in the thread of `context`, never inside the call that tells, and not at all once the
/// context is gone. It may be told any number of times, from any thread. News to one context arrive in the
/// order in which they were given, also among queued signals to that thread.
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

} // namespace studio::base
