// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

// Steps over the parts of a JSON text. Never past its end, whatever it holds; where the text is no JSON the
// steps mean nothing. Not for others than core/wire.
namespace studio::wire {

/// The first byte from `at` on that is no white space.
[[nodiscard]] qsizetype behindSpace(QByteArrayView text, qsizetype at);

/// Behind the text in quotes that begins at `at`.
[[nodiscard]] qsizetype behindText(QByteArrayView text, qsizetype at);

/// Behind the value that begins at `at`: an object and an array with all that is in it.
[[nodiscard]] qsizetype behindValue(QByteArrayView text, qsizetype at);

} // namespace studio::wire
