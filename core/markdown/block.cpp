// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/block.h"

#include <algorithm>

namespace studio::markdown {

qsizetype Text::sourceOf(int unit) const
{
    if (origins.isEmpty())
        return 0;
    // The end of the text belongs to its last unit: marks may follow that are not shown.
    const int counted = unit >= plain.size() && !plain.isEmpty() ? int(plain.size()) - 1 : unit;
    auto behind = std::upper_bound(origins.begin(), origins.end(), counted,
                                   [](int at, const Origin &origin) { return at < origin.plain; });
    const Origin &origin = behind == origins.begin() ? *behind : *std::prev(behind);
    return origin.source + (counted - origin.plain) + (unit - counted > 0 ? 1 : 0);
}

int Text::unitAt(qsizetype source) const
{
    for (qsizetype index = origins.size() - 1; index >= 0; --index) {
        const Origin &origin = origins.at(index);
        if (source < origin.source)
            continue;
        const int end = index + 1 < origins.size() ? origins.at(index + 1).plain : int(plain.size());
        return int(std::min<qsizetype>(end, origin.plain + (source - origin.source)));
    }
    return 0;
}

} // namespace studio::markdown
