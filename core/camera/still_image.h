// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace studio::camera {

/// A file of the user's as a picture, at most 4096 pixels along its longest edge. Its
/// bytes are checked before a decoder sees them, which decodes within an allocation limit; a drawing in XML
/// is no picture here. Null where it cannot be read. Takes its time: on a thread of the pool.
[[nodiscard]] QImage stillImage(const QString &path);

} // namespace studio::camera
