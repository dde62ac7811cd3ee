// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace studio::picture {

/// A PNG of the picture's pixels and nothing else, packed soon rather than small: three times as fast as Qt's
/// fastest way, for about the same bytes. Opaque pictures have three bytes a pixel, others four. Takes
/// milliseconds; any thread. Empty for a null picture, and where there is no memory.
[[nodiscard]] QByteArray packedPng(const QImage &image);

} // namespace studio::picture
