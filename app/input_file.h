// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFile;

namespace studio::app {

/// Opens a file that the user names, for reading. A named pipe opens at once too; while nobody writes into
/// it, it reads as empty, so that no command waits for ever. If false, errorString() says why.
[[nodiscard]] bool openToRead(QFile &file);

} // namespace studio::app
