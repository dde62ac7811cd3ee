// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

class QVideoFrame;

namespace studio::camera {

/// A frame of a camera as a picture of its own, which needs the frame no more; null where it cannot be read.
/// QVideoFrame::toImage() asks the graphics card, which wants the GUI thread, and dies when a camera that is
/// unplugged takes its memory away; this works on any thread and gives null then.
[[nodiscard]] QImage pictureOf(const QVideoFrame &frame);

} // namespace studio::camera
