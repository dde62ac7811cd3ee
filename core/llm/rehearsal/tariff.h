// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>

#include <optional>

// The price list of the resource floor, as one reads it who wants to say something. Users change prices and
// lengths; nothing of them is known beforehand.
namespace studio::llm::rehearsal {

using Tier = model::PolicySettings::Tier;

class Tariff
{
public:
    explicit Tariff(const QList<Tier> &tiers);

    /// The cheapest tier, if another one stands above it: it wakes nobody. Else there are no backchannels.
    [[nodiscard]] const std::optional<Tier> &backchannel() const { return m_backchannel; }
    /// The tiers of messages that wake the others, by rising price; those that nobody can ever pay, or that
    /// hold nothing, are left out.
    [[nodiscard]] const QList<Tier> &main() const { return m_main; }
    /// The cheapest of main() that holds so many characters.
    [[nodiscard]] std::optional<Tier> mainFor(int length) const;
    /// The longest main message that the level pays for, of those no longer than `longest`; 0: none.
    [[nodiscard]] int longestFor(int level, int longest) const;
    /// Whether a message has the length of a backchannel.
    [[nodiscard]] bool isBackchannel(const model::Message &message) const;

private:
    std::optional<Tier> m_backchannel;
    QList<Tier> m_main;
};

/// The same brief without backchannels: the talk proper, whose newest message is the one at hand and whose
/// turns are those that made somebody answer.
[[nodiscard]] Brief withoutBackchannels(const Brief &brief, const Tariff &tariff);

} // namespace studio::llm::rehearsal
