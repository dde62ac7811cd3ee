// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/compression_plan.h"

#include "core/agent/request_tokens.h"
#include "core/agent/talk_window.h"
#include "core/persona/tokens.h"

#include <algorithm>
#include <numeric>

namespace studio::agent {
namespace {

constexpr double kWorthIt = 0.1;     // of the context
constexpr qsizetype kWorthALot = 20; // messages, however short

/// How many of the oldest messages are not among the newest kKept; never all.
qsizetype olderThanKept(const QList<qint64> &tokens)
{
    const qint64 all = std::accumulate(tokens.cbegin(), tokens.cend(), qint64(0));
    qint64 left = qint64(double(all) * kKept);
    qsizetype first = tokens.size();
    while (first > 0 && left >= tokens.at(first - 1))
        left -= tokens.at(--first);
    return std::min(first, tokens.size() - 1);
}

/// How many of the oldest messages fit, at most `most`, and the tokens they take.
std::pair<qsizetype, qint64> oldestThatFit(const QList<qint64> &tokens, qsizetype most, qint64 room)
{
    qint64 taken = 0;
    qsizetype count = 0;
    while (count < most && taken + tokens.at(count) <= room)
        taken += tokens.at(count++);
    return {count, taken};
}

} // namespace

bool isTooLong(const Scene &scene, qint64 requestTokens, qint64 context)
{
    return double(requestTokens) > double(context) * kFullAt || firstTold(scene) > 0;
}

std::optional<CompressionPlan> planCompression(const Scene &scene, qint64 context)
{
    if (scene.witnessed.isEmpty())
        return std::nullopt;
    QList<qint64> tokens;
    for (const model::Message &message : scene.witnessed)
        tokens.append(messageTokens(message, scene.window.scale));
    const qint64 before = scene.summary ? persona::tokenEstimate(scene.summary->text, scene.window.scale) : 0;
    const qint64 room = windowFor({.context = context}).tokens - before;
    const auto [count, taken] = oldestThatFit(tokens, olderThanKept(tokens), room);
    if (count < kWorthALot && double(taken) < double(context) * kWorthIt)
        return std::nullopt;
    CompressionPlan plan{scene, scene, before + taken};
    plan.older.witnessed = scene.witnessed.first(count);
    plan.older.window = {.messages = count, .tokens = 0, .scale = scene.window.scale};
    plan.kept.witnessed = scene.witnessed.sliced(count);
    plan.kept.summary.reset();
    return plan;
}

} // namespace studio::agent
