// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace studio::camera {

/// A picture that is no secret, for machines without a camera and for trying out: seven bars of colour, a
/// scale of greys, a circle that shows whether anything is squeezed, and a hand that goes round, so that one
/// picture differs from the next. No words: they would have to be translated.
[[nodiscard]] QImage testCard(int step);
constexpr int kTestCardSteps = 60; ///< of the hand, once round

} // namespace studio::camera
