// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

namespace studio {

/// A file that wants more of a program than it should give; made when it is asked for, up to 32 MB.
struct HostileCard
{
    const char *name = "";
    std::function<QByteArray()> file;
};

/// Bombs and lies of PNG and zip, and of the cards in them. None of them is a card.
[[nodiscard]] QList<HostileCard> hostileCards();

/// The same as JSON by itself: what would take long or much to parse.
[[nodiscard]] QList<HostileCard> hostileJson();

} // namespace studio
