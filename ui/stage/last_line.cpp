// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/last_line.h"

#include "ui/models/plain_words.h"

namespace studio::ui {

namespace {

constexpr qsizetype kLongest = 400; // UTF-16 units; more never fits in a bubble

} // namespace

QString lastLine(const QString &said)
{
    const QString end = said.size() > 2 * kLongest ? said.right(2 * kLongest) : said;
    QString text = plainWords(end);
    if (text.size() > kLongest) {
        text = text.right(kLongest);
        if (text.front().isLowSurrogate())
            text.remove(0, 1);
    }
    return text;
}

} // namespace studio::ui
