// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/module.h"

#include "core/devices/qt_camera.h"
#include "core/devices/qt_speaker.h"

const char *studioDevicesVersion() { return STUDIO_VERSION; }

studio::camera::Camera *studioMakeCamera() { return new studio::camera::QtCamera; }

studio::voice::Speaker *studioMakeSpeaker() { return new studio::voice::QtSpeaker; }
