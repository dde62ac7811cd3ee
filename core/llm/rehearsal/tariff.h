// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>

#include <optional>

// The price list of the resource floor, as a buyer reads it. Users change prices and lengths, so none of them
// is fixed.
namespace studio::llm::rehearsal {

using Tier = model::PolicySettings::Tier;

class Tariff
{
public:
    explicit Tariff(const QList<Tier> &tiers);

    /// The cheapest tier, if there is a higher one: it wakes nobody. Otherwise there are no backchannels.
    [[nodiscard]] const std::optional<Tier> &backchannel() const { return m_backchannel; }
    /// The tiers of messages that wake the others, by rising price; without tiers that nobody can ever pay,
    /// or that hold nothing.
    [[nodiscard]] const QList<Tier> &main() const { return m_main; }
    /// The cheapest of main() that holds this many characters.
    [[nodiscard]] std::optional<Tier> mainFor(int length) const;
    /// The longest main message that the level pays for, up to `longest`; 0: none.
    [[nodiscard]] int longestFor(int level, int longest) const;
    /// Whether a message has the length of a backchannel.
    [[nodiscard]] bool isBackchannel(const model::Message &message) const;

private:
    std::optional<Tier> m_backchannel;
    QList<Tier> m_main;
};

/// The same brief without backchannels: the talk proper, whose newest message is the one at hand, and whose
/// turns are those that made a companion answer.
[[nodiscard]] Brief withoutBackchannels(const Brief &brief, const Tariff &tariff);

} // namespace studio::llm::rehearsal
