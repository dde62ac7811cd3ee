// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace studio::camera {

/// A copy of memory that may not be there any more; empty then. The memory of a PipeWire camera goes away
/// when it is unplugged, also from under whoever reads it: the kernel copies here and minds that.
[[nodiscard]] QByteArray copiedMemory(const void *bytes, qsizetype count);

} // namespace studio::camera
