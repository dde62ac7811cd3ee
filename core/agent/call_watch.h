// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/turn_event.h"

#include <QList>

#include <optional>

namespace studio::agent {

/// Tells when the calls of one turn go in circles: the last ones are a row of at most kLongestRow calls, five
/// times over. Two calls are alike if tool and arguments are, in whatever order the arguments stand. Pure.
class CallWatch
{
public:
    static constexpr qsizetype kLongestRow = 5;
    static constexpr qsizetype kOften = 5;

    /// One more call. A row that goes on is told with each call.
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
