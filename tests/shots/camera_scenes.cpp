// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/test_card.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/sample_requests.h"

#include <QAbstractButton>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::tests::camera_scenes {

namespace {

/// Lets Kyoko have a picture.
void allow(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    const QJsonObject why{{u"why"_s, stage.talk.why}};
    ports::PendingQuery look = pendingQuery(u"q1"_s, u"camera"_s, QJsonDocument(why).toJson());
    look.state = ports::PendingQuery::State::Answering;
    look.left = base::Millis(21'000);
    Q_EMIT stage.queries.pendingChanged({look});
}

void press(Stage &stage, const QString &name) { stage.window().findChild<QAbstractButton *>(name)->click(); }

/// The lens shows the test card: the tree holds no picture of a person.
void live(Stage &stage)
{
    stage.devices.plugIn({FakeCamera::device(u"Integrated Camera"_s)});
    allow(stage);
    stage.devices.show(camera::testCard(8));
}

void counting(Stage &stage)
{
    live(stage);
    press(stage, u"cameraMain"_s);
}

void partsLeftOut(Stage &stage)
{
    live(stage);
    press(stage, u"shotCrop"_s);
    press(stage, u"shotBlurPart"_s);
}

void taken(Stage &stage)
{
    partsLeftOut(stage);
    press(stage, u"cameraMain"_s);
    press(stage, u"cameraMain"_s);
}

void black(Stage &stage)
{
    live(stage);
    QImage lid(640, 480, QImage::Format_RGB32);
    lid.fill(QColor(5, 5, 7));
    stage.devices.show(lid);
    Q_EMIT stage.devices.failed(camera::Flaw::Black);
}

void noCamera(Stage &stage) { allow(stage); }

} // namespace

QList<Scene> all()
{
    return {
        {u"camera"_s, true, live},
        {u"camera-counting"_s, false, counting},
        {u"camera-parts"_s, true, partsLeftOut},
        {u"camera-taken"_s, true, taken},
        {u"camera-black"_s, false, black},
        {u"camera-none"_s, false, noCamera},
    };
}

} // namespace studio::tests::camera_scenes
