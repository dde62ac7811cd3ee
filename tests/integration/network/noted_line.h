// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_report.h"

namespace studio::tests {

/// Records the states of the line to another network.
class NotedLine : public adapters::DoorReport
{
public:
    QList<model::DoorState> states;

    void clientChanged(const model::DoorClient &) override {}
    void clientLeft(const QString &) override {}
    void called(const model::DoorCall &) override {}
    void refused(const model::DoorRejection &) override {}
    void networkChanged(const model::DoorState &state) override { states.append(state); }

    [[nodiscard]] model::DoorState now() const
    {
        return states.isEmpty() ? model::DoorState() : states.constLast();
    }
};

} // namespace studio::tests
