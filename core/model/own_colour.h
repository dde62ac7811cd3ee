// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

#include <array>

namespace studio::model {

/// The colour of a companion whose card has none: "#rrggbb", always the same for the same id, so that several
/// such companions differ from each other. The theme makes it readable, as any companion's colour.
[[nodiscard]] inline QString ownColour(const base::ParticipantId &id)
{
    constexpr std::array kColours{"#2a9d8f", "#b5651d", "#6a5acd", "#c2185b", "#3f7fbf", "#7a8f2a",
                                  "#a0522d", "#8e44ad", "#0e7c66", "#b03a48", "#46628c", "#80701a"};
    quint32 sum = 2166136261U; // FNV-1a; qHash() may differ between versions and machines
    for (const QChar unit : id.value())
        sum = (sum ^ unit.unicode()) * 16777619U;
    sum ^= sum >> 16U;
    return QString::fromLatin1(kColours[sum % kColours.size()]);
}

} // namespace studio::model
