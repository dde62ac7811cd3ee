// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace studio::language {

/// What of a message its writer put into words: without links, code, mentions, macros, names and what is
/// quoted of others. Where nothing else stands there, what is quoted stays. At most the first 2,000
/// characters of it. Pure; any thread.
[[nodiscard]] QString tellingText(const QString &message, const QStringList &names);

} // namespace studio::language
