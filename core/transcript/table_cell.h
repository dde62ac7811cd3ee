// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

// Lines of a table as text (CSV, RFC 4180), in UTF-8.
namespace studio::transcript {

/// One field. What a spreadsheet would take for a formula (it begins with = + - @, a tab or a line end) gets
/// an apostrophe in front and stays text; numbers are left as they are.
[[nodiscard]] QByteArray tableCell(const QString &text);
/// Fields with commas between them and CRLF behind.
[[nodiscard]] QByteArray tableLine(const QStringList &fields);

} // namespace studio::transcript
