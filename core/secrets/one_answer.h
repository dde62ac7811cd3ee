// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mailbox.h"
#include "core/secrets/key_vault.h"

#include <memory>
#include <utility>

namespace studio::secrets {

/// Gives one answer of two: what came, or that nothing came in time. What comes later is dropped. Belongs to
/// the thread of the clock; the answer is given on the thread of its context.
template<class T>
class OneAnswer : public std::enable_shared_from_this<OneAnswer<T>>
{
public:
    OneAnswer(base::Mailbox asker, base::ThenWork<T> then)
        : m_asker(std::move(asker))
        , m_then(std::move(then))
    {
    }

    /// `tooLate` is answered at `due`; `keeper` is who asks, and nothing is answered once it is gone.
    void notAfter(base::Clock &clock, base::Millis due, QObject *keeper, const base::Error &tooLate)
    {
        clock.callAt(due, keeper, [self = this->shared_from_this(), tooLate] {
            self->give(tl::unexpected<base::Error>(tooLate));
        });
    }

    void give(base::Result<T> result)
    {
        if (!std::exchange(m_isGiven, true))
            m_asker.post([then = m_then, result = std::move(result)] { then(result); });
    }

private:
    base::Mailbox m_asker;
    base::ThenWork<T> m_then;
    bool m_isGiven = false;
};

} // namespace studio::secrets
