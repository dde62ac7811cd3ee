// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace studio::persona {

/// In a card or lorebook: names of fields and values together. Our largest lorebook has 660,000.
constexpr qsizetype kMostJsonValues = 700'000;
constexpr qsizetype kMostJsonFields = 12'000; ///< in one object; World Info has a field for each entry
constexpr int kDeepestJson = 256;
/// Bytes of one text, unless the name of its field says that it is a base64 file: texts are copied several
/// times.
constexpr qsizetype kLongestJsonText = 4 * 1024 * 1024;

/// Whether foreign JSON can be parsed in little time and memory. A parsed value takes many times the bytes of
/// its text (`[{},{},…` about thirty times), and objects search their fields one by one, so a few megabytes
/// could take gigabytes or minutes. Reads once, stores nothing. Text that is not JSON passes here: the parser
/// will report it.
[[nodiscard]] bool isModestJson(const QByteArray &json, qsizetype mostValues = kMostJsonValues);

} // namespace studio::persona
