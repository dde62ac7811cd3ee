// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/call_sum.h"

namespace studio::model {

namespace {

void addTo(std::optional<qint64> &sum, const std::optional<qint64> &number)
{
    if (number)
        sum = sum.value_or(0) + *number;
}

void addTo(TokenCount &sum, const TokenCount &tokens)
{
    addTo(sum.input, tokens.input);
    addTo(sum.cached, tokens.cached);
    addTo(sum.output, tokens.output);
    addTo(sum.thinking, tokens.thinking);
}

} // namespace

bool isUnpriced(const CallRecord &record)
{
    return !record.cost && (!record.trouble || record.trouble->cause == Cause::Stopped);
}

void CallSum::add(const CallRecord &record)
{
    ++calls;
    cost += record.cost.value_or(0);
    unpriced += isUnpriced(record) ? 1 : 0;
    addTo(tokens, record.tokens);
}

void CallSum::add(const CallSum &other)
{
    calls += other.calls;
    cost += other.cost;
    unpriced += other.unpriced;
    addTo(tokens, other.tokens);
}

} // namespace studio::model
