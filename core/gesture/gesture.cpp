// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/gesture.h"

#include <algorithm>

namespace studio::gesture {

double Track::valueAt(double share) const
{
    const double rest = rangeOf(joint).rest;
    const auto next =
        std::find_if(points.begin(), points.end(), [share](const Point &point) { return point.at > share; });
    if (next == points.begin() || next == points.end())
        return rest;
    const Point &from = *(next - 1);
    const double part = (share - from.at) / (next->at - from.at);
    const double soft = part * part * (3 - 2 * part); // slow at both ends
    return from.value + (next->value - from.value) * soft;
}

QString titleOf(const Gesture &gesture, model::Language language)
{
    const QStringList aliases = gesture.aliases.value(language);
    return aliases.isEmpty() ? gesture.name : aliases.first();
}

} // namespace studio::gesture
