// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/lore_trial_port.h"

#include <QStringList>

namespace studio::tests {

/// A LoreTrialPort that remembers what it was asked, one line a command: "room_tea companion_kyoko thunder".
/// A test answers by emitting the signals itself, or with answer().
class FakeLoreTrialPort : public ports::LoreTrialPort
{
    Q_OBJECT

public:
    using LoreTrialPort::LoreTrialPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("l%1").arg(m_commands.size()));
    }

    base::RequestId tryLine(const base::RoomId &room, const base::ParticipantId &companion,
                            const QString &line) override
    {
        m_commands.append(QStringList{room.value(), companion.value(), line}.join(QLatin1Char(' ')));
        return lastRequest();
    }

    /// Answers the newest command.
    void answer(const ports::LoreTrial &trial)
    {
        Q_EMIT tried(lastRequest(), trial);
        Q_EMIT done(lastRequest());
    }

private:
    QStringList m_commands;
};

} // namespace studio::tests
