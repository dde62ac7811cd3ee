// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/dice.h"

#include <QStringList>

#include <optional>

// The tools as JSON: writes calls, reads results.
namespace studio::llm::rehearsal {

inline constexpr QLatin1StringView kGesture{"gesture"};
inline constexpr QLatin1StringView kLook{"look"};

[[nodiscard]] bool hasTool(const QList<ToolSpec> &tools, QLatin1StringView name);
/// The names that the tool `gesture` accepts.
[[nodiscard]] QStringList gesturesIn(const QList<ToolSpec> &tools);
/// The newest call of `look`, if any.
[[nodiscard]] std::optional<ToolExchange> lookIn(const QList<ModelStep> &steps);
/// The user did not want it.
[[nodiscard]] bool isRefusal(const ToolExchange &exchange);
/// What a call would say on the resource floor, and its price.
struct Bid
{
    int amount = 0;
    QString line;
    bool operator==(const Bid &) const = default;
};
[[nodiscard]] std::optional<Bid> bidIn(const QList<ToolCall> &calls);
/// A different id for every call of a talk, though nothing counts them.
[[nodiscard]] base::CallId callIdOf(Dice dice);

[[nodiscard]] ToolCall statusCall(const base::CallId &id);
[[nodiscard]] ToolCall consumeCall(const base::CallId &id, int amount, const QString &message);

/// The results of the earlier steps. Unreadable results are ignored.
struct ToolNews
{
    std::optional<int> level; ///< the newest
    bool looked = false;      ///< the companion asked for the level
    bool bought = false;
    bool tooPoor = false;       ///< a consume was refused for lack of level
    std::optional<int> tooLong; ///< a consume was refused: the text may have so many characters
    int refusals = 0;
    bool operator==(const ToolNews &) const = default;
};
[[nodiscard]] ToolNews newsOf(const QList<ModelStep> &steps);

} // namespace studio::llm::rehearsal
