// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "ui/composer/attached_pictures.h"
#include "ui/composer/composer.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace studio::tests::picture_scenes {

namespace {

/// A sun over the sea.
QByteArray seaside(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(150, 200, 235));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(250, 200, 90));
    painter.drawEllipse(QPointF(size.width() * 0.7, size.height() * 0.3), size.height() / 7.0,
                        size.height() / 7.0);
    painter.fillRect(QRect(0, size.height() * 3 / 5, size.width(), size.height()), QColor(40, 100, 150));
    painter.end();
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPG");
    return jpeg;
}

/// The user has sent a picture and is about to send another, which only Aya will see.
void pictures(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    ports::RoomView view = roomView(9,
                                    {posted(0, kyoko(), stage.talk.greeting),
                                     posted(1, base::ParticipantId(u"user"_s), stage.talk.question),
                                     posted(2, aya(), stage.talk.answer)},
                                    quietFloor());
    view.newest.rows[1].posted.message.pictures = {{{}, 768, 512, stage.talk.goodbye}};
    view.room.name = stage.talk.room;
    view.personas = stage.cast();
    view.modelName = stage.talk.model;
    Q_EMIT stage.rooms.published(teaRoom(), {eventAt(10, model::Rewound{})}, quietFloor());
    stage.rooms.commandOf(u"openRoom"_s).answer(view);
    QVERIFY(QTest::qWaitFor([&stage] { return stage.rooms.has(u"picture"_s); }));
    stage.rooms.commandOf(u"picture"_s).answer<QByteArray>(seaside({768, 512}));
    auto *composer = stage.window().findChild<ui::Composer *>(u"composer"_s);
    composer->pictures().add({{}, seaside({640, 480}), {640, 480}, stage.talk.goodbye, false, {}});
    QVERIFY(QTest::qWaitFor([&stage] { return stage.rooms.has(u"whoSeesPictures"_s); }));
    stage.rooms.commandOf(u"whoSeesPictures"_s).answer<QList<base::ParticipantId>>({aya()});
}

} // namespace

QList<Scene> all() { return {{u"pictures"_s, true, pictures}}; }

} // namespace studio::tests::picture_scenes
