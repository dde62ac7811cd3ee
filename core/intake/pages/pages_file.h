// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chat_file.h"

// Conversations in web pages, as programs export them. A page that none of them wrote holds no conversation,
// whatever stands in it.
namespace studio::intake {

/// By its first bytes, as UTF-8 and without blanks before them.
[[nodiscard]] bool isPage(const QByteArray &start);

/// Pages one after another: each begins with its document type. Those of one conversation have one title.
[[nodiscard]] std::unique_ptr<ChatFile> pagesFile(QIODevice &device);

/// Between pages of several files that are put into one: the next goes on with the conversation, or begins
/// another, whatever its title is.
[[nodiscard]] QByteArray nextPageMark();
[[nodiscard]] QByteArray nextTalkMark();

} // namespace studio::intake
