// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"

#include <QObject>

#include <functional>
#include <utility>

namespace studio::base {

/// A receiver of news: an object, and a function that handles the news.
///
/// The function runs in the thread of `context`, never inside the call that sends the news, and not at all
/// once the context is destroyed. News may be sent any number of times, from any thread. News to one context
/// arrives in the order in which it was sent, also relative to queued signals to that thread.
template<class News>
class Listener
{
public:
    using Work = std::function<void(const News &)>;

    /// Ignores all news.
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
