// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_words.h"

#include "core/explain/names.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace studio::ui {

using camera::Flaw;
using camera::Source;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::CameraWords)
};

constexpr std::array kKinds{"device"_L1, "picture"_L1, "test-card"_L1};
constexpr int kHighestPlace = 99;

} // namespace

QString flawText(Flaw flaw)
{
    switch (flaw) {
    case Flaw::NoDevice: return Words::tr("No camera found. Plug one in, or choose your own picture above.");
    case Flaw::Busy: return Words::tr("Another program is using the camera. Close it there, then try again.");
    case Flaw::Lost:
        return Words::tr("The camera was unplugged. Plug it in again, or choose another one above.");
    case Flaw::Frozen:
        return Words::tr("The camera sends no new pictures. Unplug it and plug it in again, then try again.");
    case Flaw::Black: return Words::tr("The picture is black. Is the lens covered, or is it dark?");
    case Flaw::Unreadable:
        return Words::tr("Could not read the picture. Save it again as PNG or JPEG, or choose another one.");
    case Flaw::Unavailable:
        return Words::tr(
            "The part for cameras could not be loaded. Restart Companion Studio. If that does not help, "
            "install it again.");
    }
    return {};
}

QString sourceText(const Source &source)
{
    switch (source.kind) {
    case Source::Kind::Device: break;
    case Source::Kind::StillImage: return QFileInfo(source.description).fileName();
    case Source::Kind::TestCard: return Words::tr("Test card");
    }
    const QString name = source.description.simplified().left(80);
    //: A camera among several of one name: %1 is the name, %2 its number
    return source.place == 0 ? name : Words::tr("%1 (%2)").arg(name).arg(source.place + 1);
}

QString askedText(const QStringList &names)
{
    if (names.size() > 1)
        //: %1 is a list of companions
        return Words::tr("%1 ask for a picture from the camera. One picture is enough for all of them.")
            .arg(explain::listed(names));
    return Words::tr("%1 asks for a picture from the camera.").arg(names.value(0));
}

QString sourceKey(const Source &source)
{
    return u"%1/%2/%3"_s.arg(kKinds[size_t(source.kind)]).arg(source.place).arg(source.description);
}

std::optional<Source> sourceFromKey(const QString &key)
{
    const QString kind = key.section(u'/', 0, 0);
    const int place = key.section(u'/', 1, 1).toInt();
    const auto found = std::find(kKinds.cbegin(), kKinds.cend(), kind);
    if (found == kKinds.cend() || place < 0 || place > kHighestPlace)
        return {};
    return Source{Source::Kind(found - kKinds.cbegin()), key.section(u'/', 2), place};
}

} // namespace studio::ui
