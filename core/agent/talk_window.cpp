// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/talk_window.h"

#include "core/agent/request_tokens.h"
#include "core/agent/transcript_limits.h"

#include <algorithm>

namespace studio::agent {
namespace {

constexpr double kShareOfTalk = 0.6;
constexpr double kShareOfLore = 0.25;
constexpr qsizetype kMostMessages = 600;
constexpr qsizetype kLeftOutAtOnce = 20; // whole blocks
static_assert(kLeftOutAtOnce % kInBlock == 0);

/// The first message that fits, counted from the newest back.
qsizetype firstThatFits(const QList<model::Message> &witnessed, const TalkWindow &window)
{
    qint64 tokens = window.tokens;
    qsizetype first = witnessed.size();
    while (first > 0) {
        tokens -= messageTokens(witnessed.at(first - 1), window.scale);
        if (tokens < 0)
            break;
        --first;
    }
    return first;
}

} // namespace

qint64 contextOf(const llm::ModelTraits &traits) { return traits.context.value_or(kUsualContext); }

TalkWindow windowFor(const llm::ModelTraits &traits)
{
    TalkWindow window;
    window.tokens = qint64(double(contextOf(traits)) * kShareOfTalk);
    if (traits.context)
        window.messages = kMostMessages;
    window.scale = traits.tokens;
    return window;
}

std::optional<qint64> loreBudget(const TalkWindow &window)
{
    if (window.tokens <= 0)
        return std::nullopt;
    return qint64(double(window.tokens) / kShareOfTalk * kShareOfLore);
}

qsizetype firstTold(const Scene &scene)
{
    const qsizetype count = scene.witnessed.size();
    qsizetype first = std::max<qsizetype>(count - scene.window.messages, 0);
    if (scene.window.tokens > 0)
        first = std::max(first, firstThatFits(scene.witnessed, scene.window));
    const qsizetype rounded = (first + kLeftOutAtOnce - 1) / kLeftOutAtOnce * kLeftOutAtOnce;
    return rounded < count ? rounded : std::min(first, std::max<qsizetype>(count - 1, 0));
}

} // namespace studio::agent
