// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/told_address.h"

namespace studio::markdown {

QString toldAddress(const Text &text, qsizetype run)
{
    const int link = text.runs.at(run).link;
    const bool isLast = run + 1 == text.runs.size() || text.runs.at(run + 1).link != link;
    if (link < 0 || !isLast)
        return {};
    qsizetype first = run;
    while (first > 0 && text.runs.at(first - 1).link == link)
        --first;
    const int from = text.runs.at(first).start;
    const int to = text.runs.at(run).start + text.runs.at(run).length;
    const QString address = text.links.value(link);
    return QStringView(text.plain).mid(from, to - from) == address ? QString() : address;
}

} // namespace studio::markdown
