// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the window's main states over a fake studio: light and dark, English and Japanese. They are
// written to shots/ in the build folder; somebody looks at them, no program judges them.

#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/panels/trouble.h"
#include "ui/window/main_window.h"
#include "ui/window/translations.h"

#include <QAction>
#include <QDir>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Cause;
using model::Language;
using model::VoteState;
using ui::ThemeChoice;

namespace {

base::ParticipantId you() { return base::ParticipantId(u"user"_s); }

/// The same talk in two languages.
struct Talk
{
    QString room, greeting, question, answer, streaming, aside, goodbye, model, trouble;
};

Talk talk(Language language)
{
    if (language == Language::Japanese)
        return {
            u"五時のお茶"_s,
            u"いらっしゃい。お茶が入りましたよ。今日はどんな一日でしたか?"_s,
            u"綾さん、分散システムって何?"_s,
            u"一台が止まったことを、ほかの一台がなかなか信じない仕組みのことです。それでも全体は答えを返さないといけない。"_s,
            u"たとえば時計です。二台の時計は決して同じ時刻を指さない。だから順番は時刻ではなく、"_s,
            u"えっ、じゃあ時計って全部うそなの!?"_s,
            u"今日はここまでにしましょうか。"_s,
            u"リハーサル（オフライン、AIではありません）"_s,
            u"ディスクがいっぱいで、これ以上保存できません。"_s};
    return {
        u"Tea at five"_s,
        u"Come in, the tea is just ready. What kind of day have you had?"_s,
        u"Aya, what is a distributed system?"_s,
        u"A set of machines in which one takes a long time to believe that another has stopped. The whole "
        u"still "
        u"has to answer."_s,
        u"Take clocks. Two of them never show the same time, so order cannot come from the time of day, it has to"_s,
        u"Wait, so every clock is lying to me?!"_s,
        u"Shall we leave it there for today?"_s,
        u"Rehearsal (offline, not an AI)"_s,
        u"The disk is full: nothing more can be saved."_s};
}

ports::FloorRow asked(ports::FloorRow row)
{
    row.selected = true;
    return row;
}

ports::FloorRow flipped(ports::FloorRow row, int to)
{
    row.flip = model::Flip{row.id, model::Flip::Field::Importance, row.importance, to, row.id};
    return row;
}

ports::FloorView resting(ports::FloorView floor, model::RestReason reason)
{
    floor.rest = model::Rest{reason, {}};
    return floor;
}

ports::FloorView voting(const QList<ports::FloorRow> &rows)
{
    ports::FloorView floor;
    floor.rows = rows;
    floor.votingOn = base::MessageId(u"m1"_s);
    return floor;
}

ports::FloorView ayaWins(bool speaking)
{
    ports::FloorView floor =
        decidedFloor({flipped(asked(voted(kyoko(), 7, VoteState::Speak)), 10),
                      voted(natsumi(), 4, VoteState::Listen), asked(voted(aya(), 9, VoteState::Speak))},
                     model::Rule::Selected, aya(), kyoko());
    floor.rows[2].speaking = speaking;
    floor.rows[2].next = !speaking;
    floor.companionTurns = 1;
    return floor;
}

ports::FloorView natsumiMissing()
{
    ports::FloorView floor =
        decidedFloor({flipped(voted(kyoko(), 7, VoteState::Speak), 9), missing(natsumi(), Cause::Timeout),
                      voted(aya(), 8, VoteState::Speak)},
                     model::Rule::Speak, aya(), kyoko());
    floor.rows[2].next = true;
    floor.companionTurns = 3;
    return floor;
}

ports::FloorView nobody()
{
    ports::FloorView floor =
        decidedFloor({voted(kyoko(), 3, VoteState::Listen), voted(natsumi(), 2, VoteState::Listen),
                      voted(aya(), 0, VoteState::Listen)},
                     model::Rule::Nobody, {});
    floor.rows[0].stage = model::Closing::PreClosing;
    floor.rows[2].stage = model::Closing::Terminal;
    floor.companionTurns = 4;
    return resting(floor, model::RestReason::Nobody);
}

} // namespace

class Shots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data();
    void take();

private:
    using Scene = std::function<void(FakeRoomPort &, const Talk &)>;
    static Scene scene(const QString &name);
    static void show(FakeRoomPort &port, const Talk &talk, int messages, const ports::FloorView &floor,
                     const QString &streaming = {});
};

void Shots::show(FakeRoomPort &port, const Talk &talk, int messages, const ports::FloorView &floor,
                 const QString &streaming)
{
    const QList<model::MessagePosted> all{
        posted(0, kyoko(), talk.greeting), posted(1, you(), talk.question),
        posted(2, aya(), talk.answer),     posted(3, natsumi(), talk.aside),
        posted(4, aya(), talk.streaming),  posted(5, kyoko(), talk.goodbye)};
    ports::RoomView view = roomView(9, all.first(messages), floor);
    view.room.name = talk.room;
    view.modelName = talk.model;
    if (!streaming.isEmpty())
        view.running = ports::RunningTurn{base::TurnId(u"t1"_s), aya(), streaming};
    Q_EMIT port.roomOpened(port.requestOf(u"openRoom"_s), view);
}

Shots::Scene Shots::scene(const QString &name)
{
    const QMap<QString, Scene> scenes{
        {u"empty"_s, [](FakeRoomPort &, const Talk &) {}},
        {u"first-run"_s, [](FakeRoomPort &port, const Talk &t) { show(port, t, 1, quietFloor()); }},
        {u"mid-vote"_s,
         [](FakeRoomPort &port, const Talk &t) {
             show(port, t, 2,
                  voting({voted(kyoko(), 7, VoteState::Speak), pending(natsumi()), pending(aya())}));
         }},
        {u"decision"_s, [](FakeRoomPort &port, const Talk &t) { show(port, t, 2, ayaWins(false)); }},
        {u"streaming"_s,
         [](FakeRoomPort &port, const Talk &t) { show(port, t, 4, ayaWins(true), t.streaming); }},
        {u"missing-vote"_s, [](FakeRoomPort &port, const Talk &t) { show(port, t, 4, natsumiMissing()); }},
        {u"rest-nobody"_s, [](FakeRoomPort &port, const Talk &t) { show(port, t, 6, nobody()); }},
    };
    return scenes.value(name);
}

void Shots::take_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("language");
    for (const QString &name : {u"empty"_s, u"first-run"_s, u"mid-vote"_s, u"decision"_s, u"streaming"_s,
                                u"missing-vote"_s, u"rest-nobody"_s}) {
        for (const Language language : {Language::English, Language::Japanese}) {
            for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
                const QString tag = name + u'-' + ui::Translations::code(language) +
                                    (theme == ThemeChoice::Light ? u"-light"_s : u"-dark"_s);
                QTest::newRow(qPrintable(tag)) << name << int(theme) << int(language);
            }
        }
    }
}

void Shots::take()
{
    QFETCH(QString, name);
    QFETCH(int, theme);
    QFETCH(int, language);
    const Talk words = talk(Language(language));
    const QTemporaryDir folder;
    ui::writeWindowMemory(folder.filePath(u"window.ini"_s), {.theme = ThemeChoice(theme)});
    FakeRoomPort rooms;
    FakePersonaPort personas;
    ui::Translations translations;
    translations.use(Language(language));

    ui::MainWindow window(rooms, personas, translations, {folder.filePath(u"window.ini"_s)});
    window.show();
    if (name != "empty"_L1) {
        const QDateTime longAgo(QDate(2026, 3, 14), QTime(17, 4), Qt::UTC);
        Q_EMIT rooms.roomsListed(
            rooms.lastRequest(),
            {{.id = teaRoom(), .name = words.room, .lastTime = longAgo},
             {.id = base::RoomId(u"room_lab"_s), .name = u"Lab talk"_s, .lastTime = longAgo.addDays(-3)}});
    }
    scene(name)(rooms, words);
    if (name == "missing-vote"_L1)
        window.tell({ui::Trouble::Kind::SavingFailed, words.room, words.trouble});
    QVERIFY(QTest::qWaitForWindowActive(&window));

    QTRY_COMPARE(window.menuBar()->height(), window.menuBar()->sizeHint().height()); // laid out to its end

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots"));
    QVERIFY(shots.mkpath(u"."_s));
    const QString file = shots.filePath(QString::fromUtf8(QTest::currentDataTag()) + u".png"_s);
    QVERIFY(window.grab().save(file));
}

QTEST_MAIN(Shots)
#include "shots.moc"
