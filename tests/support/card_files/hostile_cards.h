// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

namespace studio {

/// A file that tries to use more resources than it should; made on request, up to 32 MB.
struct HostileCard
{
    const char *name = "";
    std::function<QByteArray()> file;
};

/// Bombs and lies in PNG and zip files, and in cards inside them. None of them is a card.
[[nodiscard]] QList<HostileCard> hostileCards();

/// The same in plain JSON: input that would take much time or memory to parse.
[[nodiscard]] QList<HostileCard> hostileJson();

} // namespace studio
