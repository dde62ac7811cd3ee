// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/tariff.h"

#include "core/llm/rehearsal/length.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::llm::rehearsal {

namespace {

constexpr int kFullLevel = 100;

} // namespace

Tariff::Tariff(const QList<Tier> &tiers)
{
    const bool both = tiers.size() >= 2;
    if (both && tiers.first().length > 0)
        m_backchannel = tiers.first();
    for (const Tier &tier : both ? tiers.sliced(1) : tiers)
        if (tier.price <= kFullLevel && tier.length > 0)
            m_main.append(tier);
}

std::optional<Tier> Tariff::mainFor(int length) const
{
    for (const Tier &tier : m_main)
        if (tier.length >= length)
            return tier;
    return std::nullopt;
}

int Tariff::longestFor(int level, int longest) const
{
    int best = 0;
    for (const Tier &tier : m_main)
        if (tier.price <= level && tier.length <= longest)
            best = std::max(best, tier.length);
    return best;
}

bool Tariff::isBackchannel(const model::Message &message) const
{
    return m_backchannel && !model::isUser(message.from) && clusters(message.text) <= m_backchannel->length;
}

Brief withoutBackchannels(const Brief &brief, const Tariff &tariff)
{
    Brief talk = brief;
    talk.witnessed.removeIf([&](const model::Message &message) { return tariff.isBackchannel(message); });
    talk.companionTurns = 0;
    for (auto it = talk.witnessed.crbegin(); it != talk.witnessed.crend() && !model::isUser(it->from); ++it)
        ++talk.companionTurns;
    return talk;
}

} // namespace studio::llm::rehearsal
