// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/lore_trial_port.h"
#include "tests/support/give_answer.h"

#include <QStringList>

namespace studio::tests {

/// A LoreTrialPort that records its commands, one per line: "room_tea companion_kyoko thunder". A test
/// answers.
class FakeLoreTrialPort : public ports::LoreTrialPort
{
    Q_OBJECT

public:
    using LoreTrialPort::LoreTrialPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }

    void tryLine(const base::RoomId &room, const base::ParticipantId &companion, const QString &line,
                 base::Then<ports::LoreTrial> then) override
    {
        m_commands.append(QStringList{room.value(), companion.value(), line}.join(QLatin1Char(' ')));
        trials.append(then);
    }

    QList<base::Then<ports::LoreTrial>> trials;

    /// Answers the newest command.
    void answer(const base::Result<ports::LoreTrial> &trial) { giveAnswer(trials.last(), trial); }

private:
    QStringList m_commands;
};

} // namespace studio::tests
