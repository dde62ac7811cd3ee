// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <algorithm>

// Classes of bytes in HTTP, independent of the locale.
namespace studio::adapters::http {

[[nodiscard]] inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// In names: methods, headers.
[[nodiscard]] inline bool isTokenByte(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c != '\0' && QByteArrayView("!#$%&'*+-.^_`|~").contains(c));
}

/// All control characters except the tab, which counts as a space.
[[nodiscard]] inline bool isControl(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f;
}

/// Whether a list such as "keep-alive, Upgrade" holds the word, given in lower case.
[[nodiscard]] inline bool hasWord(const QByteArray &list, QByteArrayView word)
{
    const QList<QByteArray> words = list.split(',');
    return std::any_of(words.begin(), words.end(),
                       [word](const QByteArray &one) { return one.trimmed().toLower() == word; });
}

/// The part that fits a list on the screen, with printable ASCII only.
[[nodiscard]] inline QString shown(const QByteArray &bytes)
{
    constexpr qsizetype kLongest = 120;
    QByteArray kept = bytes.left(kLongest);
    std::replace_if(
        kept.begin(), kept.end(), [](char c) { return c < ' ' || c >= 0x7f; }, '?');
    return QString::fromLatin1(kept);
}

} // namespace studio::adapters::http
