// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/mcp/methods.h"
#include "core/adapters/mcp/streams.h"

namespace studio::adapters::mcp {

/// Reports calls and their results to the studio's door report.
class CallReport
{
public:
    /// Both outlive it.
    CallReport(DoorReport &report, const base::Clock &clock)
        : m_report(report)
        , m_clock(clock)
    {
    }

    void answered(const Holder &holder, const Call &call, const Answer &answer) const;
    void malformed(const QString &detail) const;
    void clientChanged(const Holder &holder) const { m_report.clientChanged(holder.client); }

private:
    DoorReport &m_report;
    const base::Clock &m_clock;
};

/// What both protocols of the door need; all of it outlives them.
struct ProtocolNeeds
{
    Holders &holders;
    Methods &methods;
    Streams &streams;
    const CallReport &report;
};

} // namespace studio::adapters::mcp
