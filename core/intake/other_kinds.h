// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace studio::intake {

/// Why a text with this beginning (UTF-8, without leading blanks) is no talk: it declares itself a contact, a
/// calendar, a mail, an answer of a server, XML or subtitles. Empty: it declares nothing of the kind.
[[nodiscard]] QString otherKindOf(const QByteArray &start);

} // namespace studio::intake
