// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transcript/room_writer.h"

// A room on paper: A4, with faces, page numbers and text that can be searched. What is asked of a RoomWriter
// holds; the program needs a QGuiApplication (canPaint()), for its fonts, but no display.
namespace studio::paper {

[[nodiscard]] bool canPaint();

/// A PDF.
[[nodiscard]] std::unique_ptr<transcript::RoomWriter> pdfWriter(const transcript::DocumentStyle &style);

/// The first page of it as a PNG, given by end().
[[nodiscard]] std::unique_ptr<transcript::RoomWriter> firstPageWriter(const transcript::DocumentStyle &style);

} // namespace studio::paper
