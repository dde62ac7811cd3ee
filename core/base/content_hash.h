// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace studio::base {

/// Identifies the content of a stored file or picture: its SHA-256 as 64 lower-case hexadecimal digits.
/// Computed by OpenSSL, which uses the processor's instructions for it and is six times as fast as Qt. Any
/// thread.
[[nodiscard]] QString contentHash(const QByteArray &bytes);

} // namespace studio::base
