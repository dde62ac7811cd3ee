// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace studio::camera {
class Camera;
}
namespace studio::voice {
class Speaker;
}

/// What the loadable module exports. The program never links it: on_demand/device_module.h finds these names
/// when a camera or a voice is first used. The caller owns what is made. Both live in the thread that makes
/// them.
extern "C" {
Q_DECL_EXPORT const char *studioDevicesVersion(); ///< of the program that it was built with
Q_DECL_EXPORT studio::camera::Camera *studioMakeCamera();
Q_DECL_EXPORT studio::voice::Speaker *studioMakeSpeaker();
}
