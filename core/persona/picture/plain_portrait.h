// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace studio::persona {

/// A placeholder for a card that needs a picture and has none: a featureless figure in greys, 512 × 768, a
/// small PNG. The same bytes every time. The studio itself does not show it; it draws faces.
[[nodiscard]] QByteArray plainPortrait();

} // namespace studio::persona
