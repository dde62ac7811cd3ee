// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/on_demand/device_module.h"

#include "core/camera/camera.h"
#include "core/voice/speaker.h"

#include <QCoreApplication>
#include <QLibrary>

using namespace Qt::StringLiterals;
using studio::base::ErrorCode;

namespace studio::devices {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(studio::devices::DeviceModule)
};

using Version = const char *();
using MakeCamera = camera::Camera *();
using MakeSpeaker = voice::Speaker *();

tl::unexpected<base::Error> missing(const QString &detail)
{
    return base::failure(
        ErrorCode::NotFound,
        Words::tr("The part for cameras and voices could not be loaded. Install Companion Studio again."),
        detail);
}

} // namespace

QString moduleFile()
{
    return QCoreApplication::applicationDirPath() + "/../lib/companion-studio/devices.so"_L1;
}

base::Result<DeviceModule> loadModule(const QString &file)
{
    QLibrary library(file);
    library.setLoadHints(
        QLibrary::PreventUnloadHint); // a thread of a driver that hangs may outlive its camera
    if (!library.load())
        return missing(library.errorString());
    const auto version = reinterpret_cast<Version *>(library.resolve("studioDevicesVersion"));
    const auto makeCamera = reinterpret_cast<MakeCamera *>(library.resolve("studioMakeCamera"));
    const auto makeSpeaker = reinterpret_cast<MakeSpeaker *>(library.resolve("studioMakeSpeaker"));
    if (!version || !makeCamera || !makeSpeaker)
        return missing(u"%1 is another library"_s.arg(file));
    if (qstrcmp(version(), STUDIO_VERSION) != 0) {
        return base::failure(
            ErrorCode::Conflict,
            Words::tr(
                "Companion Studio was updated while it was open. Restart it to use cameras and voices."),
            QString::fromLatin1(version()));
    }
    return DeviceModule{
        .makeCamera = [makeCamera] { return std::unique_ptr<camera::Camera>(makeCamera()); },
        .makeSpeaker = [makeSpeaker] { return std::unique_ptr<voice::Speaker>(makeSpeaker()); },
    };
}

} // namespace studio::devices
