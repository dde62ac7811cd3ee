// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace studio::persona {

/// Whether the file begins as a picture that may hold a card in its EXIF: WebP or JPEG, or a PNG.
[[nodiscard]] bool isPictureWithExif(const QByteArray &file);

/// The card that old tools and Backyard write as the user's comment in EXIF, plain or as base64. Empty: there
/// is none. Not parsed, not checked for UTF-8; at most as large as a card in a PNG. Pure.
[[nodiscard]] QByteArray cardJsonInExif(const QByteArray &picture);

} // namespace studio::persona
