// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"
#include "core/base/result.h"

#include <QObject>

#include <functional>
#include <utility>

namespace studio::base {

/// Where the answer to one question or command goes: an object, and what it does with the answer.
///
/// The work runs in the thread of `context`, never inside the call that asked or the one that answers, and
/// not at all once the context is gone. Whoever implements a port calls it exactly once, from any thread.
/// Answers to one context arrive in the order in which they were given, also among queued signals to that
/// thread.
///
///     m_port.readNotes(companion, {this, [this](const Result<QList<MemoryNote>> &notes) { show(notes); }});
template<class T>
class Then
{
public:
    using Work = std::function<void(const Result<T> &)>;

    /// For a caller that does not want to know.
    Then() = default;
    Then(QObject *context, Work work)
        : m_tell([mailbox = Mailbox(context), work = std::move(work)](const Result<T> &answer) {
            mailbox.post([work, answer] { work(answer); });
        })
    {
    }

    void operator()(const Result<T> &answer) const
    {
        if (m_tell)
            m_tell(answer);
    }

private:
    Work m_tell;
};

} // namespace studio::base
