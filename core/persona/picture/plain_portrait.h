// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace studio::persona {

/// A picture for a card that needs one and has none: nobody, in greys, 512 × 768, a small PNG. The same bytes
/// every time. Not what the studio shows itself; that draws faces.
[[nodiscard]] QByteArray plainPortrait();

} // namespace studio::persona
