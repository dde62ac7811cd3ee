// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/guest_port.h"

#include <QStringList>

namespace studio::tests {

/// A GuestPort for the window: it remembers what the user wants of guests, one line a command: "showOut
/// guest:bob". What only doors call does nothing.
class GuestWishes : public ports::GuestPort
{
    Q_OBJECT

public:
    using GuestPort::GuestPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const model::Guest &wish() const { return m_wish; } ///< of the newest "set"
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("g%1").arg(m_commands.size()));
    }

    base::RequestId setGuest(const base::RoomId &room, const model::Guest &guest) override
    {
        m_wish = guest;
        return remember({QStringLiteral("set"), room.value(), guest.id.value()});
    }
    base::RequestId showOut(const base::RoomId &room, const base::ParticipantId &guest) override
    {
        return remember({QStringLiteral("showOut"), room.value(), guest.value()});
    }
    base::RequestId letInAgain(const base::RoomId &room, const base::ParticipantId &guest) override
    {
        return remember({QStringLiteral("letIn"), room.value(), guest.value()});
    }

    base::RequestId join(const base::RoomId &, const ports::GuestCard &) override { return {}; }
    void setConnected(const base::RoomId &, const base::ParticipantId &, bool) override {}
    void setListening(const base::RoomId &, const base::ParticipantId &, bool) override {}
    base::RequestId speak(const base::RoomId &, const ports::GuestSpeech &, const model::Origin &) override
    {
        return {};
    }
    base::RequestId pass(const base::RoomId &, const base::ParticipantId &) override { return {}; }
    base::RequestId vote(const base::RoomId &, const base::ParticipantId &, const model::RawState &,
                         const model::Origin &) override
    {
        return {};
    }
    base::RequestId post(const base::RoomId &, const model::Message &, const model::Origin &) override
    {
        return {};
    }
    base::RequestId act(const base::RoomId &, const model::Action &, const model::Origin &) override
    {
        return {};
    }
    base::RequestId ask(const base::RoomId &, const model::Query &, const model::Origin &) override
    {
        return {};
    }
    void takeBack(const base::RequestId &) override {}
    base::RequestId answer(const model::QueryResult &) override { return {}; }
    void setAnswerers(model::Guest::Door, qsizetype) override {}

private:
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        return lastRequest();
    }

    QStringList m_commands;
    model::Guest m_wish;
};

} // namespace studio::tests
