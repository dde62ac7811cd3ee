// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"
#include "tests/support/give_answer.h"

#include <QList>

namespace studio::tests {

/// A CostPort that records the rooms of its questions; a test answers, or emits costChanged() itself.
class FakeCostPort : public ports::CostPort
{
    Q_OBJECT

public:
    using CostPort::CostPort;

    [[nodiscard]] const QList<base::RoomId> &asked() const { return m_asked; }

    QList<base::Then<ports::CostReport>> questions;

    void report(const base::RoomId &room, base::Then<ports::CostReport> then) override
    {
        m_asked.append(room);
        questions.append(then);
    }

    /// The newest question.
    void answer(const ports::CostReport &report) { giveAnswer(questions.last(), report); }

private:
    QList<base::RoomId> m_asked;
};

} // namespace studio::tests
