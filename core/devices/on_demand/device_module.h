// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>
#include <memory>

namespace studio::camera {
class Camera;
}
namespace studio::voice {
class Speaker;
}

namespace studio::devices {

/// The cameras and speech engines of the desktop, which are in a module of their own: the libraries that they
/// need would take memory and time at each start, and most starts use neither.
struct DeviceModule
{
    std::function<std::unique_ptr<camera::Camera>()> makeCamera;
    std::function<std::unique_ptr<voice::Speaker>()> makeSpeaker;
};

using LoadModule = std::function<base::Result<DeviceModule>()>;

/// Where the module is, beside the program: also in the build folder.
[[nodiscard]] QString moduleFile();

/// Loads the module, for good. From any thread, as often as wanted. NotFound: it is not there, or cannot be
/// loaded. Conflict: it is of another version, as after an update under an open window.
[[nodiscard]] base::Result<DeviceModule> loadModule(const QString &file = moduleFile());

} // namespace studio::devices
