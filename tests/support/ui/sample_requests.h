// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "tests/support/ui/sample_room.h"

namespace studio::tests {

/// Kyoko, or another companion, asks in the tea room; the user has 30 seconds.
[[nodiscard]] inline ports::PendingQuery pendingQuery(const QString &id, const QString &type,
                                                      const QByteArray &body = "{}",
                                                      const base::ParticipantId &from = kyoko())
{
    ports::PendingQuery pending;
    pending.room = teaRoom();
    pending.query = {id, from, type, {body}};
    pending.allowed = pending.left = base::Millis(30'000);
    return pending;
}

/// The same, allowed.
[[nodiscard]] inline ports::PendingQuery allowed(ports::PendingQuery pending, bool byRule = false)
{
    pending.state = ports::PendingQuery::State::Answering;
    pending.byRule = byRule;
    return pending;
}

} // namespace studio::tests
