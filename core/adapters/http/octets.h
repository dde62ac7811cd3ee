// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <algorithm>

// The bytes that HTTP tells apart. Not of any locale.
namespace studio::adapters::http {

[[nodiscard]] inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Of names: methods, headers.
[[nodiscard]] inline bool isTokenByte(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c != '\0' && QByteArrayView("!#$%&'*+-.^_`|~").contains(c));
}

/// All but the tab, which stands for a space.
[[nodiscard]] inline bool isControl(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f;
}

/// Whether a list, "keep-alive, Upgrade", has that word, which is given in lower case.
[[nodiscard]] inline bool hasWord(const QByteArray &list, QByteArrayView word)
{
    const QList<QByteArray> words = list.split(',');
    return std::any_of(words.begin(), words.end(),
                       [word](const QByteArray &one) { return one.trimmed().toLower() == word; });
}

/// As much of it as a list on the screen can show, and nothing but what is printed in ASCII.
[[nodiscard]] inline QString shown(const QByteArray &bytes)
{
    constexpr qsizetype kLongest = 120;
    QByteArray kept = bytes.left(kLongest);
    std::replace_if(
        kept.begin(), kept.end(), [](char c) { return c < ' ' || c >= 0x7f; }, '?');
    return QString::fromLatin1(kept);
}

} // namespace studio::adapters::http
