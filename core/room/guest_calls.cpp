// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/guest_calls.h"

#include <QPointer>

namespace studio::room {

using namespace Qt::StringLiterals;
using model::Outcome;
using model::TurnOver;

// ---- votes

void GuestVote::cancel()
{
    if (std::exchange(m_over, true))
        return;
    deleteLater();
}

void GuestVote::giveUp()
{
    if (std::exchange(m_over, true))
        return;
    deleteLater();
    Q_EMIT failed(model::Cause::NoAnswer, {.cause = model::Cause::NoAnswer});
}

// ---- turns

GuestTurn::GuestTurn(base::Clock &clock, base::Millis patience, QObject *parent)
    : TurnCall(parent)
    , m_clock(clock)
{
    waitFor(patience);
}

void GuestTurn::waitFor(base::Millis patience)
{
    m_clock.cancel(m_timer);
    m_timer = m_clock.callAt(m_clock.steadyNow() + patience, this, [this] { giveUp(model::Cause::Timeout); });
}

void GuestTurn::cancel() { end(model::UserCancelled{}, {.outcome = Outcome::Cancelled}); }

void GuestTurn::giveUp(model::Cause cause)
{
    end(model::Finished{.reason = u"noAnswer"_s, .inputTokens = {}, .outputTokens = {}},
        {.outcome = Outcome::NoReply, .cause = cause});
}

void GuestTurn::end(const model::TurnEventKind &closing, const TurnOver &result)
{
    if (std::exchange(m_over, true))
        return;
    deleteLater();
    const QPointer<GuestTurn> self(this);
    Q_EMIT event(closing);
    if (self)
        Q_EMIT over(result);
}

} // namespace studio::room
