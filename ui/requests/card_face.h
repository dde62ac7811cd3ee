// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFontMetrics;
class QHBoxLayout;
class QLabel;

// The place and size of the asking companion's face on a card over the composer.
namespace studio::ui {

/// Whether the text is so large that a card has no room for minor parts.
[[nodiscard]] bool isCramped(const QFontMetrics &metrics);

/// Beside all text; if large text leaves no room, only before the title.
void placeFace(QLabel &face, QHBoxLayout &row, QHBoxLayout &head, const QFontMetrics &metrics);

/// In pixels; grows with the text. Before a title it is as high as a line.
[[nodiscard]] int faceSide(const QFontMetrics &metrics);

} // namespace studio::ui
