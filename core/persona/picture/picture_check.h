// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/picture/checked_picture.h"

#include <QByteArray>

namespace studio::persona {

/// Checks the bytes of a picture before any decoder does: PNG, JPEG, WebP, GIF and BMP, recognised by their
/// first bytes, never by a file name. InvalidInput for everything else, and for a picture that is too large,
/// cut off or inconsistent; the text says what to do. Takes time in proportion to the file; any thread.
///
/// A checked picture must still be decoded with care, as in core/picture: on a thread of its own.
[[nodiscard]] base::Result<CheckedPicture> checkPicture(const QByteArray &bytes);

} // namespace studio::persona
