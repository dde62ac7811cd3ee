// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/turn_event.h"

#include <QList>

#include <optional>

namespace studio::agent {

/// Detects when the tool calls of one turn go in circles: the last calls are a row of at most kLongestRow
/// calls, repeated five times. Two calls are alike if tool and arguments are equal, in any order of the
/// arguments. Pure.
class CallWatch
{
public:
    static constexpr qsizetype kLongestRow = 5;
    static constexpr qsizetype kOften = 5;

    /// Takes one more call. A loop that goes on is reported with each call.
    [[nodiscard]] std::optional<model::LoopDetected> add(const llm::ToolCall &call);

private:
    [[nodiscard]] bool goesRound(qsizetype length) const;
    [[nodiscard]] int timesOf(qsizetype length) const;
    [[nodiscard]] QString evidence(qsizetype length) const;

    struct Seen
    {
        QByteArray key;
        QString shown;
    };
    QList<Seen> m_calls;
};

} // namespace studio::agent
