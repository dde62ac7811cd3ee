// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/guest_port.h"
#include "tests/support/open_command.h"

#include <QStringList>

namespace studio::tests {

/// A GuestPort for the window: it records what the user wants to do with guests, one command per line:
/// "showOut guest:bob". A test answers. Functions that only doors call do nothing.
class GuestWishes : public ports::GuestPort
{
    Q_OBJECT

public:
    using GuestPort::GuestPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const model::Guest &wish() const { return m_wish; } ///< of the newest "set"
    [[nodiscard]] const OpenCommand &last() const { return m_last; }  ///< the newest command

    void setGuest(const base::RoomId &room, const model::Guest &guest, base::Then<void> then) override
    {
        m_wish = guest;
        remember({QStringLiteral("set"), room.value(), guest.id.value()}, then);
    }
    void showOut(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) override
    {
        remember({QStringLiteral("showOut"), room.value(), guest.value()}, then);
    }
    void letInAgain(const base::RoomId &room, const base::ParticipantId &guest,
                    base::Then<void> then) override
    {
        remember({QStringLiteral("letIn"), room.value(), guest.value()}, then);
    }

    void join(const base::RoomId &, const ports::GuestCard &, base::Then<model::Guest>) override {}
    void setConnected(const base::RoomId &, const base::ParticipantId &, bool) override {}
    void setListening(const base::RoomId &, const base::ParticipantId &, bool) override {}
    void speak(const base::RoomId &, const ports::GuestSpeech &, const model::Origin &,
               base::Then<ports::SpeechReceipt>) override
    {
    }
    void pass(const base::RoomId &, const base::ParticipantId &, base::Then<void>) override {}
    void vote(const base::RoomId &, const base::ParticipantId &, const model::RawState &,
              const model::Origin &, base::Then<ports::VoteReceipt>) override
    {
    }
    void post(const base::RoomId &, const model::Message &, const model::Origin &, base::Then<void>) override
    {
    }
    void act(const base::RoomId &, const model::Action &, const model::Origin &, base::Then<void>) override {}
    base::Job ask(const base::RoomId &, const model::Query &, const model::Origin &,
                  base::Then<model::QueryResult>) override
    {
        return {};
    }
    void answer(const model::QueryResult &, base::Then<void>) override {}
    void setAnswerers(model::Guest::Door, qsizetype) override {}

private:
    void remember(const QStringList &words, const base::Then<void> &then)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        m_last = OpenCommand(then);
    }

    QStringList m_commands;
    model::Guest m_wish;
    OpenCommand m_last;
};

} // namespace studio::tests
