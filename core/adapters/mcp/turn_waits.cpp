// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/turn_waits.h"

#include "core/model/witness.h"

#include <algorithm>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using base::ParticipantId;

TurnWaits::TurnWaits(const RoomMirror &mirror, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_mirror(mirror)
    , m_clock(clock)
{
    connect(&mirror, &RoomMirror::published, this, &TurnWaits::look);
}

void TurnWaits::wait(const ParticipantId &guest, base::Millis longest, QObject *context, Then then)
{
    if (const auto event = wantedOf(guest))
        return then(*event);
    if (longest <= base::Millis(0))
        return then({u"timeout"_s, {}});
    Wait wait{++m_last, guest, context, std::move(then)};
    wait.timer =
        m_clock.callAt(m_clock.steadyNow() + longest, this, [this, number = wait.number] { over(number); });
    m_waits.append(wait);
}

std::optional<TurnWaits::Event> TurnWaits::wantedOf(const ParticipantId &guest) const
{
    if (m_mirror.room().deleted)
        return Event{u"closed"_s, {}};
    const ports::FloorRow *row = m_mirror.row(guest);
    if (!row)
        return std::nullopt;
    if (row->speaking || row->next)
        return Event{u"turn"_s, newestMessage(guest)};
    if (row->awake)
        return Event{u"awake"_s, newestMessage(guest)};
    const auto &votingOn = m_mirror.floor().votingOn;
    if (votingOn && row->vote == ports::FloorRow::Vote::Pending)
        return Event{u"vote"_s, votingOn->value()};
    return std::nullopt;
}

QString TurnWaits::newestMessage(const ParticipantId &guest) const
{
    const auto &messages = m_mirror.messages();
    const auto newest =
        std::find_if(messages.crbegin(), messages.crend(), [&guest](const model::MessagePosted &posted) {
            return model::witnesses(guest, posted.message);
        });
    return newest == messages.crend() ? QString() : newest->message.id.value();
}

// A receiver may wait again at once.
void TurnWaits::look()
{
    const QList<Wait> waiting = m_waits;
    for (const Wait &wait : waiting) {
        const auto event = wantedOf(wait.guest);
        if (event || !wait.context) {
            m_clock.cancel(wait.timer);
            m_waits.removeIf([&wait](const Wait &one) { return one.number == wait.number; });
            if (event && wait.context)
                wait.then(*event);
        }
    }
}

void TurnWaits::over(quint64 number)
{
    const auto found = std::find_if(m_waits.cbegin(), m_waits.cend(),
                                    [number](const Wait &wait) { return wait.number == number; });
    if (found == m_waits.cend())
        return;
    const Wait wait = *found;
    m_waits.erase(found);
    if (wait.context)
        wait.then({u"timeout"_s, {}});
}

void TurnWaits::closeAll()
{
    const QList<Wait> waiting = std::exchange(m_waits, {});
    for (const Wait &wait : waiting) {
        m_clock.cancel(wait.timer);
        if (wait.context)
            wait.then({u"closed"_s, {}});
    }
}

} // namespace studio::adapters::mcp
