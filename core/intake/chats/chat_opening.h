// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/chat_file.h"

#include <QIODevice>

#include <memory>

namespace studio::intake {

/// Opens a file of any form, from the beginning of the device, which can be sought.
[[nodiscard]] std::unique_ptr<ChatFile> openChatFile(QIODevice &device);

} // namespace studio::intake
