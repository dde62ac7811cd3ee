// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/picture/picture_check.h"

#include <QImage>

namespace studio::picture {

/// A checked picture, decoded. `enough`: pixels of its shorter side that are needed; a larger JPEG is read
/// smaller at once, every other format comes whole, which persona::kMostPixels bounds. The decoder is that of
/// the format and may allocate kDecodeMegabytes. InvalidInput: it is none; the detail is the decoder's. Takes
/// its time; any thread.
[[nodiscard]] base::Result<QImage> decoded(const persona::CheckedPicture &picture, int enough);

inline constexpr int kDecodeMegabytes = 128; ///< persona::kMostPixels at four bytes, and a little

} // namespace studio::picture
