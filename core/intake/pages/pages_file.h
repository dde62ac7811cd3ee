// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/chat_file.h"

#include <QByteArray>
#include <QIODevice>

#include <memory>

// Conversations in web pages, as programs export them. A page from no known program holds no conversation,
// whatever its content.
namespace studio::intake {

/// Judged by its first bytes, as UTF-8 and without leading blanks.
[[nodiscard]] bool isPage(const QByteArray &start);

/// Pages one after another: each begins with its document type. The pages of one conversation share one
/// title.
[[nodiscard]] std::unique_ptr<ChatFile> pagesFile(QIODevice &device);

/// Marks between pages of several files that are joined: the next page continues the conversation, or begins
/// another, whatever its title is.
[[nodiscard]] QByteArray nextPageMark();
[[nodiscard]] QByteArray nextTalkMark();

} // namespace studio::intake
