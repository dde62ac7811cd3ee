// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace studio::paper {

/// A picture as small as a document needs it: a PNG of at most 128 by 128, its middle. Empty: it is no
/// picture.
[[nodiscard]] QByteArray facePicture(const QByteArray &picture);

} // namespace studio::paper
