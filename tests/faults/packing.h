// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

// Bytes as the encodings of HTTP carry them.
namespace studio::tests::faults {

[[nodiscard]] QByteArray gzipped(const QByteArray &bytes);
[[nodiscard]] QByteArray deflated(const QByteArray &bytes);
/// Without compression, which the format allows; at most 64 KiB.
[[nodiscard]] QByteArray brotli(const QByteArray &bytes);
/// Chunks of a chunked body, this many bytes each.
[[nodiscard]] QByteArray chunked(const QByteArray &bytes, qsizetype size, const QByteArray &extension = {});

} // namespace studio::tests::faults
