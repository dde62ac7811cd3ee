// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A module of devices from another version of the program, as an update leaves one beside an open window.
#include "core/devices/module.h"

const char *studioDevicesVersion() { return "0.0.1"; }

studio::camera::Camera *studioMakeCamera() { return nullptr; }

studio::voice::Speaker *studioMakeSpeaker() { return nullptr; }
