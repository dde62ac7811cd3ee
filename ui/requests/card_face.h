// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFontMetrics;
class QHBoxLayout;
class QLabel;

// Where the face of who asks stands on a card over the composer, and how large it is.
namespace studio::ui {

/// Texts are so large that a card has no room for what says little.
[[nodiscard]] bool isCramped(const QFontMetrics &metrics);

/// Beside all words; where large texts leave no room, before the title alone.
void placeFace(QLabel &face, QHBoxLayout &row, QHBoxLayout &head, const QFontMetrics &metrics);

/// In pixels; grows with the text, and is as high as a line of it before a title.
[[nodiscard]] int faceSide(const QFontMetrics &metrics);

} // namespace studio::ui
