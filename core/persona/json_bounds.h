// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace studio::persona {

/// Of a card or a lorebook: names of fields and values together. The largest lorebook of ours has 660,000.
constexpr qsizetype kMostJsonValues = 700'000;
constexpr qsizetype kMostJsonFields = 12'000; ///< of one object; World Info has a field for each entry
constexpr int kDeepestJson = 256;
/// Bytes of one text, unless it is a file in base64 by the name of its field: texts become several copies.
constexpr qsizetype kLongestJsonText = 4 * 1024 * 1024;

/// Whether the JSON of a stranger can be parsed in little time and memory. A parsed value takes many times
/// the bytes of its text (`[{},{},…` about thirty times), and objects look their fields up one by one, so a
/// few megabytes could take gigabytes or minutes. Reads once, keeps nothing. What is no JSON passes here: the
/// parser will say so.
[[nodiscard]] bool isModestJson(const QByteArray &json, qsizetype mostValues = kMostJsonValues);

} // namespace studio::persona
