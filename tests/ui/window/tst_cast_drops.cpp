// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/avatar/avatars.h"
#include "ui/library/face_drag.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/rooms_panel.h"
#include "ui/stage/stage_view.h"
#include "ui/window/quiet_notice.h"

#include <QDropEvent>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include <memory>

namespace tst_cast_drops {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

base::ParticipantId mimi() { return base::ParticipantId(u"companion_mimi"_s); }
base::ParticipantId rin() { return base::ParticipantId(u"companion_rin"_s); }

model::Persona persona(const base::ParticipantId &id, const QString &name)
{
    model::Persona persona = samplePersonas().first();
    persona.id = id;
    persona.texts[model::Language::English].name = name;
    return persona;
}

/// The window with two rooms, and two companions who are in neither.
struct Stage
{
    explicit Stage(bool readOnly = false, bool opens = true)
        : studio(readOnly)
    {
        studio.personas.tell(samplePersonas() + QList{persona(mimi(), u"Mimi"_s), persona(rin(), u"Rin"_s)});
        studio.list({StudioWindow::tea(), garden()});
        if (opens)
            studio.open();
        studio.rooms.forgetCalls();
    }
    ~Stage() // else Qt would look for the target of the drag among what is gone
    {
        QDragLeaveEvent leaves;
        QApplication::sendEvent(&studio.window, &leaves);
    }
    static model::RoomSummary garden()
    {
        return {.id = base::RoomId(u"room_garden"_s), .name = u"Garden"_s, .roster = {aya()}};
    }

    QWidget *stage() { return studio.window.findChild<ui::StageView *>(u"stage"_s); }
    QWidget *panel() { return studio.window.findChild<ui::CompanionsPanel *>(); }
    QListView &rooms() { return studio.window.findChild<ui::RoomsPanel *>()->list(); }
    QPoint atRoom(int row) { return rooms().visualRect(rooms().model()->index(row, 0)).center(); }
    int rowOf(const QString &name)
    {
        for (int row = 0; row < rooms().model()->rowCount(); ++row) {
            if (rooms().model()->index(row, 0).data().toString() == name)
                return row;
        }
        return -1;
    }
    ui::QuietNotice *notice() { return studio.window.findChild<ui::QuietNotice *>(); }

    StudioWindow studio;
};

bool isFramed(const QWidget *target)
{
    const auto *frame = target->findChild<QWidget *>(u"dropFrame"_s, Qt::FindDirectChildrenOnly);
    return frame && frame->isVisibleTo(target);
}

/// Moves the data over the widget; whether it could be dropped there.
bool isWelcome(QWidget *target, const QMimeData &data, const QPoint &at)
{
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(target, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    move.ignore();
    QApplication::sendEvent(target, &move);
    return move.isAccepted();
}

bool drop(QWidget *target, const QMimeData &data, const QPoint &at)
{
    isWelcome(target, data, at); // Qt drops only where a drag came in
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    event.ignore();
    QApplication::sendEvent(target, &event);
    return event.isAccepted();
}

} // namespace

/// Companions and cards that are dragged into the window.
class CastDropsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyJoinTheRoomOnScreen_data();
    void theyJoinTheRoomOnScreen();
    void theyJoinTheRoomUnderThePointer();
    void thePlaceIsFramedWhileTheyAreOverIt();
    void whoeverIsInIsSaid_data();
    void whoeverIsInIsSaid();
    void aFullRoomSaysItsLimit();
    void thereIsAWayBack();
    void whereItMakesNoSenseItIsForbidden_data();
    void whereItMakesNoSenseItIsForbidden();
    void cardsOnTheStageAreImported_data();
    void cardsOnTheStageAreImported();
    void aDragOfTheLibraryCarriesTheChosen();
    void strangeDataIsNobody_data();
    void strangeDataIsNobody();
};

void CastDropsTest::theyJoinTheRoomOnScreen_data()
{
    QTest::addColumn<bool>("onStage");
    QTest::addColumn<QList<base::ParticipantId>>("who");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("told");
    const QString before = u"setRoster room_tea companion_kyoko,companion_natsumi,companion_aya"_s;
    for (const bool onStage : {true, false}) {
        const char *place = onStage ? "the stage" : "the list";
        QTest::addRow("one on %s", place)
            << onStage << QList{mimi()} << before + u",companion_mimi"_s << u"Mimi joined “Tea at five”."_s;
        QTest::addRow("two on %s", place)
            << onStage << QList{mimi(), rin()} << before + u",companion_mimi,companion_rin"_s
            << u"Mimi and Rin joined “Tea at five”."_s;
        QTest::addRow("one of two on %s", place)
            << onStage << QList{aya(), rin()} << before + u",companion_rin"_s
            << u"Rin joined “Tea at five”."_s;
    }
}

void CastDropsTest::theyJoinTheRoomOnScreen()
{
    QFETCH(const bool, onStage);
    QFETCH(const QList<base::ParticipantId>, who);
    QFETCH(const QString, command);
    QFETCH(const QString, told);
    Stage stage;
    QWidget *target = onStage ? stage.stage() : stage.panel();
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces(who));

    QVERIFY(isWelcome(target, *data, target->rect().center()));
    QVERIFY(drop(target, *data, target->rect().center()));

    QCOMPARE(stage.studio.rooms.commands(), QStringList{command});
    QVERIFY(!stage.notice()->isVisible()); // until it is done
    stage.studio.rooms.last().done();
    QCOMPARE(stage.notice()->text(), told);
}

void CastDropsTest::theyJoinTheRoomUnderThePointer()
{
    Stage stage;
    QWidget *target = stage.rooms().viewport();
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces({mimi()}));
    const QPoint at = stage.atRoom(stage.rowOf(u"Garden"_s));

    QVERIFY(isWelcome(target, *data, at));
    QVERIFY(drop(target, *data, at));

    QCOMPARE(stage.studio.rooms.commands(),
             QStringList{u"setRoster room_garden companion_aya,companion_mimi"_s});
    stage.studio.rooms.last().done();
    QCOMPARE(stage.notice()->text(), u"Mimi joined “Garden”."_s);
}

void CastDropsTest::thePlaceIsFramedWhileTheyAreOverIt()
{
    Stage stage;
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces({mimi()}));
    QVERIFY(!isFramed(stage.stage()));
    QVERIFY(isWelcome(stage.stage(), *data, QPoint(10, 10)));
    QVERIFY(isFramed(stage.stage()));
    QDragLeaveEvent leaves;
    QApplication::sendEvent(stage.stage(), &leaves);
    QVERIFY(!isFramed(stage.stage()));

    QWidget *rooms = stage.rooms().viewport();
    QVERIFY(isWelcome(rooms, *data, stage.atRoom(0)));
    const auto *frame = rooms->findChild<QWidget *>(u"dropFrame"_s);
    QCOMPARE(frame->geometry(), stage.rooms().visualRect(stage.rooms().model()->index(0, 0)));
    QVERIFY(!isWelcome(rooms, *data, QPoint(10, rooms->height() - 2)));
    QVERIFY(!isFramed(rooms));
    QVERIFY(drop(rooms, *data, stage.atRoom(0)));
    QVERIFY(!isFramed(rooms));
}

void CastDropsTest::whoeverIsInIsSaid_data()
{
    QTest::addColumn<QList<base::ParticipantId>>("who");
    QTest::addColumn<QString>("told");
    QTest::newRow("one") << QList{aya()} << u"Aya is already in “Tea at five”."_s;
    QTest::newRow("two") << QList{aya(), kyoko()} << u"All of them are already in “Tea at five”."_s;
}

void CastDropsTest::whoeverIsInIsSaid()
{
    QFETCH(const QList<base::ParticipantId>, who);
    QFETCH(const QString, told);
    Stage stage;
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces(who));

    QVERIFY(drop(stage.panel(), *data, QPoint(10, 10)));

    QCOMPARE(stage.studio.rooms.commands(), QStringList());
    QCOMPARE(stage.notice()->text(), told);
}

void CastDropsTest::aFullRoomSaysItsLimit()
{
    Stage stage;
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces({mimi()}));
    QVERIFY(drop(stage.stage(), *data, QPoint(10, 10)));

    stage.studio.rooms.last().fail(
        {base::ErrorCode::InvalidInput, u"A room can have at most 64 companions."_s, {}});

    QCOMPARE(stage.notice()->text(), u"Nobody was added. A room can have at most 64 companions."_s);
    QVERIFY(!stage.notice()->findChild<QPushButton *>(u"noticeAct"_s)->isVisible());
}

void CastDropsTest::thereIsAWayBack()
{
    Stage stage;
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces({mimi()}));
    QVERIFY(drop(stage.stage(), *data, QPoint(10, 10)));
    stage.studio.rooms.last().done();
    model::Room room = roomView(5, {}, quietFloor()).room;
    room.roster = {kyoko(), rin(), mimi()}; // others came and went since
    Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{room})}, quietFloor());
    stage.studio.rooms.forgetCalls();

    stage.notice()->findChild<QPushButton *>(u"noticeAct"_s)->click();

    QCOMPARE(stage.studio.rooms.commands(),
             QStringList{u"setRoster room_tea companion_kyoko,companion_rin"_s});
}

void CastDropsTest::whereItMakesNoSenseItIsForbidden_data()
{
    QTest::addColumn<bool>("readOnly");
    QTest::addColumn<bool>("opens");
    QTest::newRow("read-only") << true << true;
    QTest::newRow("no room") << false << false;
}

void CastDropsTest::whereItMakesNoSenseItIsForbidden()
{
    QFETCH(const bool, readOnly);
    QFETCH(const bool, opens);
    Stage stage(readOnly, opens);
    const std::unique_ptr<QMimeData> data(ui::mimeOfFaces({mimi()}));

    for (QWidget *target : {stage.stage(), stage.panel()}) {
        QVERIFY(!isWelcome(target, *data, QPoint(10, 10)));
        QVERIFY(!drop(target, *data, QPoint(10, 10)));
        QVERIFY(!isFramed(target));
    }
    if (readOnly) {
        QVERIFY(!isWelcome(stage.rooms().viewport(), *data, stage.atRoom(0)));
        QVERIFY(!drop(stage.rooms().viewport(), *data, stage.atRoom(0)));
    }
    QCOMPARE(stage.studio.rooms.commands(), QStringList());
}

void CastDropsTest::cardsOnTheStageAreImported_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<bool>("taken");
    QTest::newRow("a card") << QStringList{u"/cards/mimi.png"_s} << true;
    QTest::newRow("two cards") << QStringList{u"/cards/mimi.PNG"_s, u"/cards/rin.charx"_s} << true;
    QTest::newRow("a talk") << QStringList{u"/talks/tea.jsonl"_s} << false;
    QTest::newRow("a card and a talk") << QStringList{u"/cards/mimi.png"_s, u"/talks/tea.txt"_s} << false;
}

void CastDropsTest::cardsOnTheStageAreImported()
{
    QFETCH(const QStringList, files);
    QFETCH(const bool, taken);
    Stage stage;
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &file : files)
        urls.append(QUrl::fromLocalFile(file));
    data.setUrls(urls);

    QCOMPARE(isWelcome(stage.stage(), data, QPoint(10, 10)), taken);
    QVERIFY(!isFramed(stage.stage()));
    QVERIFY(isWelcome(stage.panel(), data, QPoint(10, 10))); // as before
}

void CastDropsTest::aDragOfTheLibraryCarriesTheChosen()
{
    Stage stage;
    stage.studio.find<QPushButton>(u"companionLibrary"_s)->click();
    auto *list = stage.studio.window.findChild<ui::FaceList *>(u"libraryList"_s);
    QVERIFY(list);
    QVERIFY(list->dragEnabled());
    QTRY_COMPARE(list->model()->rowCount(), 5);

    list->selectAll();

    QCOMPARE(list->dragged().size(), 5);
    const QPixmap one = ui::pictureOfFaces(ui::Avatars(), {mimi()}, {u"Mimi"_s}, *list);
    const QPixmap many = ui::pictureOfFaces(ui::Avatars(), list->dragged(), {}, *list);
    const QPixmap wide = ui::pictureOfFaces(ui::Avatars(), {mimi()}, {QString(200, u'W')}, *list);
    QVERIFY(!one.isNull() && many.width() > 0);
    QVERIFY(wide.deviceIndependentSize().width() < 300);
}

void CastDropsTest::strangeDataIsNobody_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a user") << QByteArray("user");
    QTest::newRow("one companion and rubbish") << QByteArray("companion_aya\n\xff\xfe<b>");
}

void CastDropsTest::strangeDataIsNobody()
{
    QFETCH(const QByteArray, data);
    QMimeData mime;
    mime.setData(u"application/x-companion-studio-companions"_s, data);

    QCOMPARE(ui::facesIn(mime), QList<base::ParticipantId>());
}

SUITE_TEST(QApplication, CastDropsTest)

} // namespace tst_cast_drops

#include "tst_cast_drops.moc"
