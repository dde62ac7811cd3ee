// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/room/room_mirror.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_room_mirror {

using namespace studio;
using namespace studio::tests;
using namespace Qt::StringLiterals;
using adapters::RoomMirror;
using base::RoomId;
using model::Envelope;
using model::Language;

namespace {

model::MessagePosted posted(qint64 index)
{
    model::MessagePosted posted;
    posted.message = message(u"m%1"_s.arg(index)).says(u"Line %1"_s.arg(index));
    posted.index = index;
    return posted;
}

model::MessagePage page(qint64 first, qint64 count, qint64 total)
{
    model::MessagePage page{.first = first, .total = total};
    for (qint64 index = first; index < first + count; ++index)
        page.rows.append({.posted = posted(index), .seq = index + 1});
    return page;
}

/// Tea with Aya, after so many events, and her newest messages.
ports::RoomView view(qint64 seq, const model::MessagePage &newest = {})
{
    ports::RoomView view;
    view.seq = seq;
    view.room = tests::room(u"tea"_s).with({u"aya"_s});
    view.personas = {tests::persona(u"aya"_s).named(Language::English, u"Aya"_s)};
    view.newest = newest;
    return view;
}

Envelope numbered(qint64 seq, const model::EnvelopeBody &body)
{
    Envelope envelope;
    envelope.seq = seq;
    envelope.body = body;
    return envelope;
}

RoomId tea() { return model::Room(tests::room(u"tea"_s)).id; }

} // namespace

/// A room as doors follow it, with a fake room port.
class TestRoomMirror : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOpenedIsThere();
    void olderMessagesAreReadUpToWhatIsKept();
    void onlyTheNewestMessagesAreKept();
    void whatComesWhileItOpensIsNotLost();
    void whatTheViewHadIsNotToldAgain();
    void otherRoomsAreNotHeard();
    void aRoomThatCannotBeReadIsLost();
    void aRoomThatCannotBeSavedIsLost();
    void answersToAnEarlierWishAreNotTaken();
    void whoIsMadeLaterHasAName();
    void whoIsRenamedIsCalledByTheNewName();
    void whoLeftForGoodKeepsTheName();
    void aLateListOfPersonasIsNotTaken();
    void aChangedMessageReadsAsItIsNow();
    void whenTheRoomGoesBackItsMessagesAreReadAnew();
    void whatComesWhileItGoesBackIsTakenAfterwards();

private:
    /// Opens the mirror with the view.
    static void open(RoomMirror &mirror, FakeRoomPort &rooms, const ports::RoomView &view)
    {
        mirror.follow(tea());
        rooms.last().answer<ports::RoomView>(view);
    }
};

void TestRoomMirror::whatIsOpenedIsThere()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy ready(&mirror, &RoomMirror::ready);

    mirror.follow(tea());
    const bool wasReady = mirror.isReady();
    rooms.last().answer<ports::RoomView>(view(2, page(0, 2, 2)));

    QVERIFY(!wasReady);
    QVERIFY(mirror.isReady());
    QCOMPARE(ready.count(), 1);
    QCOMPARE(mirror.messages().size(), 2);
    QCOMPARE(mirror.nameOf(companion(u"aya"_s)), u"Aya"_s);
    QCOMPARE(rooms.calls().size(), 1);
}

void TestRoomMirror::olderMessagesAreReadUpToWhatIsKept()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);

    open(mirror, rooms, view(1'500, page(1'400, 100, 1'500)));
    const bool wasReady = mirror.isReady();
    const QString asked = rooms.commands().last();
    rooms.last().answer<model::MessagePage>(page(500, 900, 1'500));

    QVERIFY(!wasReady);
    QVERIFY(mirror.isReady());
    QVERIFY2(asked.endsWith(u"500 900"_s), qPrintable(asked));
    QCOMPARE(mirror.messages().size(), RoomMirror::kMostMessages);
    QCOMPARE(mirror.messages().first().index, 500);
    QCOMPARE(mirror.messages().last().index, 1'499);
}

void TestRoomMirror::onlyTheNewestMessagesAreKept()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    open(mirror, rooms, view(1'000, page(0, 1'000, 1'000)));

    Q_EMIT rooms.published(tea(), {numbered(1'001, posted(1'000)), numbered(1'002, posted(1'001))}, {});

    QCOMPARE(mirror.messages().size(), RoomMirror::kMostMessages);
    QCOMPARE(mirror.messages().first().index, 2);
    QCOMPARE(mirror.messages().last().index, 1'001);
}

void TestRoomMirror::whatComesWhileItOpensIsNotLost()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy published(&mirror, &RoomMirror::published);
    mirror.follow(tea());
    const OpenCommand opening = rooms.last();

    Q_EMIT rooms.published(tea(), {numbered(2, posted(1))}, {});
    Q_EMIT rooms.published(tea(), {numbered(3, posted(2))}, {.companionTurns = 3});
    const auto early = published.count();
    opening.answer<ports::RoomView>(view(2, page(0, 2, 2)));

    QCOMPARE(early, 0);
    QCOMPARE(mirror.messages().size(), 3); // the second was in the view
    QCOMPARE(mirror.messages().last().index, 2);
    QCOMPARE(mirror.floor().companionTurns, 3);
    QCOMPARE(published.count(), 1);
}

void TestRoomMirror::whatTheViewHadIsNotToldAgain()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    QList<qint64> told;
    connect(&mirror, &RoomMirror::published, this, [&told](const QList<Envelope> &batch) {
        for (const Envelope &envelope : batch)
            told.append(envelope.seq);
    });
    model::Room renamed = view(0).room;
    renamed.name = u"Supper"_s;
    open(mirror, rooms, view(1, page(0, 1, 1)));

    Q_EMIT rooms.published(tea(), {numbered(1, posted(0)), numbered(2, model::RoomChanged{renamed})}, {});
    Q_EMIT rooms.published(tea(), {numbered(2, model::RoomChanged{renamed})}, {.held = true});

    QCOMPARE(told, QList<qint64>{2});
    QCOMPARE(mirror.messages().size(), 1);
    QCOMPARE(mirror.room().name, u"Supper"_s);
    QVERIFY(!mirror.floor().held);
}

void TestRoomMirror::otherRoomsAreNotHeard()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy lost(&mirror, &RoomMirror::lost);
    open(mirror, rooms, view(0));

    Q_EMIT rooms.published(RoomId(u"room_other"_s), {numbered(1, posted(0))}, {});
    Q_EMIT rooms.savingFailed(RoomId(u"room_other"_s), {});

    QVERIFY(mirror.messages().isEmpty());
    QCOMPARE(lost.count(), 0);
}

void TestRoomMirror::aRoomThatCannotBeReadIsLost()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy lost(&mirror, &RoomMirror::lost);
    const base::Error error{base::ErrorCode::Storage, u"The disk is full."_s, {}};

    mirror.follow(tea());
    const OpenCommand ours = rooms.last();
    rooms.openRoom(tea(), {});
    rooms.last().fail(error);
    const auto early = lost.count();
    ours.fail(error);

    QCOMPARE(early, 0);
    QCOMPARE(lost.count(), 1);
    QCOMPARE(lost.first().first().value<base::Error>(), error);
    QVERIFY(!mirror.isReady());
}

void TestRoomMirror::aRoomThatCannotBeSavedIsLost()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy lost(&mirror, &RoomMirror::lost);
    open(mirror, rooms, view(1, page(0, 1, 1)));

    Q_EMIT rooms.savingFailed(tea(), {});
    open(mirror, rooms, view(5, page(0, 3, 3)));

    QCOMPARE(lost.count(), 1);
    QCOMPARE(mirror.messages().size(), 3); // as it is on disk
}

void TestRoomMirror::answersToAnEarlierWishAreNotTaken()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    mirror.follow(tea());
    const OpenCommand early = rooms.last();

    mirror.follow(std::nullopt);
    early.answer<ports::RoomView>(view(2, page(0, 2, 2)));
    Q_EMIT rooms.published(tea(), {numbered(3, posted(2))}, {});

    QVERIFY(!mirror.isReady());
    QVERIFY(mirror.messages().isEmpty());
}

void TestRoomMirror::whoIsMadeLaterHasAName()
{
    FakeRoomPort rooms;
    FakePersonaPort personas;
    RoomMirror mirror(rooms);
    mirror.followPersonas(personas);
    const QSignalSpy changed(&mirror, &RoomMirror::personasChanged);
    open(mirror, rooms, view(0));

    Q_EMIT personas.personasChanged();
    personas.list({tests::persona(u"aya"_s).named(Language::English, u"Aya"_s),
                   tests::persona(u"mio"_s).named(Language::English, u"Mio"_s)});
    model::Room larger = tests::room(u"tea"_s).with({u"aya"_s, u"mio"_s});
    Q_EMIT rooms.published(tea(), {numbered(1, model::RoomChanged{larger})}, {});

    QCOMPARE(changed.count(), 1);
    QCOMPARE(mirror.nameOf(companion(u"mio"_s)), u"Mio"_s);
}

void TestRoomMirror::whoIsRenamedIsCalledByTheNewName()
{
    FakeRoomPort rooms;
    FakePersonaPort personas;
    RoomMirror mirror(rooms);
    mirror.followPersonas(personas);
    const QSignalSpy changed(&mirror, &RoomMirror::personasChanged);
    open(mirror, rooms, view(0));

    for (int time = 0; time < 2; ++time) {
        Q_EMIT personas.personasChanged();
        personas.list({tests::persona(u"aya"_s).named(Language::English, u"Ayame"_s)});
    }

    QCOMPARE(mirror.nameOf(companion(u"aya"_s)), u"Ayame"_s);
    QCOMPARE(changed.count(), 1); // the second time nothing is new
}

void TestRoomMirror::whoLeftForGoodKeepsTheName()
{
    FakeRoomPort rooms;
    FakePersonaPort personas;
    RoomMirror mirror(rooms);
    mirror.followPersonas(personas);
    open(mirror, rooms, view(0));

    Q_EMIT personas.personasChanged();
    personas.list({});

    QCOMPARE(mirror.nameOf(companion(u"aya"_s)), u"Aya"_s);
}

void TestRoomMirror::aLateListOfPersonasIsNotTaken()
{
    FakeRoomPort rooms;
    FakePersonaPort personas;
    RoomMirror mirror(rooms);
    mirror.followPersonas(personas);
    const QList<model::Persona> renamed{tests::persona(u"aya"_s).named(Language::English, u"Ayame"_s)};
    open(mirror, rooms, view(0));

    Q_EMIT personas.personasChanged();
    mirror.follow(std::nullopt);
    personas.list(renamed);
    Q_EMIT personas.personasChanged(); // no room: nothing is requested
    open(mirror, rooms, view(0));

    QCOMPARE(mirror.nameOf(companion(u"aya"_s)), u"Aya"_s);
    QCOMPARE(personas.commands(), QStringList{u"listPersonas"_s});
}

void TestRoomMirror::aChangedMessageReadsAsItIsNow()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    open(mirror, rooms, view(2, page(0, 2, 2)));

    Q_EMIT rooms.published(tea(), {numbered(3, model::MessageEdited{posted(1).message.id, u"Otherwise"_s})},
                           {});

    QCOMPARE(mirror.messages().first().message.text, u"Line 0"_s);
    QCOMPARE(mirror.messages().last().message.text, u"Otherwise"_s);
}

// Open doors stay open: ready() would make them start over.
void TestRoomMirror::whenTheRoomGoesBackItsMessagesAreReadAnew()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy ready(&mirror, &RoomMirror::ready);
    const QSignalSpy back(&mirror, &RoomMirror::wentBack);
    open(mirror, rooms, view(3, page(0, 3, 3)));

    Q_EMIT rooms.published(tea(), {numbered(4, model::Rewound{2, model::Rewound::Why::ReplyAgain})}, {});
    const qsizetype meanwhile = mirror.messages().size();
    const bool wasReady = mirror.isReady();
    rooms.last().answer<ports::RoomView>(view(4, page(0, 2, 2)));

    QCOMPARE(meanwhile, 3);
    QVERIFY(wasReady);
    QCOMPARE(mirror.messages().size(), 2);
    QCOMPARE(back.count(), 1);
    QCOMPARE(ready.count(), 1);
}

void TestRoomMirror::whatComesWhileItGoesBackIsTakenAfterwards()
{
    FakeRoomPort rooms;
    RoomMirror mirror(rooms);
    const QSignalSpy back(&mirror, &RoomMirror::wentBack);
    open(mirror, rooms, view(3, page(0, 3, 3)));

    Q_EMIT rooms.published(tea(), {numbered(4, model::Rewound{2, model::Rewound::Why::ReplyAgain})}, {});
    const OpenCommand first = rooms.last();
    Q_EMIT rooms.published(tea(), {numbered(5, posted(2))}, {});
    Q_EMIT rooms.published(tea(), {numbered(6, model::Rewound{1, model::Rewound::Why::ReplyAgain})}, {});
    Q_EMIT rooms.published(tea(), {numbered(7, posted(1))}, {});
    first.answer<ports::RoomView>(view(5, page(0, 3, 3)));
    const qsizetype afterFirst = mirror.messages().size();
    rooms.last().answer<ports::RoomView>(view(6, page(0, 1, 1)));

    QCOMPARE(afterFirst, 3);
    QCOMPARE(mirror.messages().size(), 2);
    QCOMPARE(mirror.messages().last().index, 1);
    QCOMPARE(back.count(), 2);
}

SUITE_TEST(QCoreApplication, TestRoomMirror)

} // namespace tst_room_mirror

#include "tst_room_mirror.moc"
