// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/gesture_book.h"
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/avatar/avatars.h"
#include "ui/stage/act_words.h"
#include "ui/stage/gesture_queue.h"
#include "ui/stage/puppet_life.h"
#include "ui/stage/stage_act.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_life.h"
#include "ui/stage/stage_view.h"

#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_figures {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;
using base::Millis;
using gesture::Joint;
using ui::GestureQueue;
using ui::PuppetLife;
using ui::PuppetPose;
using ui::StageActor;
using ui::StageView;

namespace {

gesture::Gesture gestureNamed(const QString &name)
{
    const gesture::GestureBook book = gesture::GestureBook::own();
    return *book.find(name).gesture;
}

ui::StageAct read(const QString &name, const QByteArray &params)
{
    return ui::stageAct({.from = kyoko(), .name = name, .params = {params}}, gesture::GestureBook::own());
}

/// A stage with drawn faces, and a clock moved by the test.
struct Theatre
{
    explicit Theatre(bool reduced = false)
    {
        QHash<base::ParticipantId, ui::Face> faces;
        for (const base::ParticipantId &id : {kyoko(), natsumi(), aya()})
            faces.insert(id, {{}, u"#b45a1c"_s, id.value(), 1});
        avatars.setPeople(faces);
        stage.life().follow([this] { return now; });
        stage.setMotion({reduced});
        stage.resize(700, stage.heightFor(ui::StageMode::Row));
        stage.show();
        stage.setFloor(quietFloor(), people);
        QVERIFY(QTest::qWaitForWindowExposed(&stage));
    }

    void pass(Millis time)
    {
        for (const Millis end = now + time; now < end; now += 16ms)
            stage.life().tick(now);
    }
    StageActor &actor(const base::ParticipantId &id) const
    {
        return *stage.findChild<StageActor *>(u"actor_"_s + id.value());
    }
    PuppetPose pose(const base::ParticipantId &id) const { return actor(id).life().poseAt(now); }

    Millis now{0};
    ui::People people{samplePersonas(), model::Language::English};
    ui::Avatars avatars;
    StageView stage{avatars};
};

} // namespace

class FiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGestureIsOverWhenItsTimeIs()
    {
        GestureQueue queue;
        const gesture::Gesture wave = gestureNamed(u"wave"_s);

        queue.play(wave, false, 100ms);
        queue.advance(100ms + wave.duration / 3);
        QVERIFY(queue.away(100ms + wave.duration / 3)[Joint::RightY] < -60); // the hand is up
        queue.advance(100ms + wave.duration);

        QVERIFY(!queue.current());
        QVERIFY(!queue.isBusy(100ms + wave.duration + 1s));
    }

    void ofSixteenInASecondTheNewestWins()
    {
        GestureQueue queue;
        const gesture::GestureBook book = gesture::GestureBook::own();
        const QList<gesture::Gesture> &all = book.gestures();
        Millis now = 0ms;

        for (const gesture::Gesture &gesture : all) {
            queue.play(gesture, false, now);
            QVERIFY(queue.waiting() <= GestureQueue::kMostWaiting);
            now += 60ms;
        }
        QString last;
        for (const Millis end = now + 15s; now < end; now += 16ms) {
            queue.advance(now);
            if (queue.current())
                last = queue.current()->name;
        }

        QCOMPARE(last, all.last().name);
        QVERIFY(!queue.isBusy(now));
    }

    void aBowIsNotCut()
    {
        GestureQueue queue;
        const gesture::Gesture bow = gestureNamed(u"bow"_s);
        QVERIFY(!bow.interruptible);

        queue.play(bow, false, 0ms);
        queue.play(gestureNamed(u"wave"_s), false, 100ms);
        queue.advance(bow.duration - 1ms);
        QCOMPARE(queue.current()->name, u"bow"_s);
        queue.advance(bow.duration);

        QCOMPARE(queue.current()->name, u"wave"_s);
    }

    void aCutGesturePassesIntoTheNextWithoutAJump()
    {
        GestureQueue queue;
        queue.play(gestureNamed(u"cheer"_s), false, 0ms);
        queue.play(gestureNamed(u"think"_s), false, 10ms);
        ui::JointValues before = queue.away(GestureQueue::kShortest - 1ms);

        for (Millis now = GestureQueue::kShortest; now < 3s; now += 8ms) {
            queue.advance(now);
            const ui::JointValues after = queue.away(now);
            QVERIFY(std::abs(after[Joint::RightY] - before[Joint::RightY]) < 9);
            before = after;
        }
    }

    void toTheLeftIsTheMirrorOfToTheRight()
    {
        GestureQueue right;
        GestureQueue left;
        right.play(gestureNamed(u"point"_s), false, 0ms);
        left.play(gestureNamed(u"point"_s), true, 0ms);

        const ui::JointValues one = right.away(800ms);
        const ui::JointValues other = left.away(800ms);

        QVERIFY(one[Joint::RightX] > 20);
        QCOMPARE(other[Joint::LeftX], -one[Joint::RightX]);
        QCOMPARE(other[Joint::LeftPoint], one[Joint::RightPoint]);
        QCOMPARE(other[Joint::HeadTurn], -one[Joint::HeadTurn]);
        QCOMPARE(other[Joint::RightX], 0.0);
    }

    void withReducedMotionAGestureIsOnePicture()
    {
        PuppetLife life;
        life.setMotion({true});
        life.act(gestureNamed(u"wave"_s), false, 0ms);

        const PuppetPose first = life.poseAt(10ms);
        const PuppetPose later = life.poseAt(1500ms);
        const PuppetPose after = life.poseAt(2500ms);

        QCOMPARE(first, later);
        QVERIFY(first.joints[Joint::RightY] < 60);
        QCOMPARE(after.joints, ui::JointValues());
        QVERIFY(!life.isMoving(2500ms));
    }

    void whoIsLivelyBreathesAndBlinksAndComesToRest()
    {
        PuppetLife life(3);
        life.wake(0ms);
        QSet<int> breaths;
        int blinks = 0;
        bool shut = false;

        for (Millis now = 0ms; now < 28s; now += 16ms) {
            const PuppetPose pose = life.poseAt(now);
            breaths.insert(int(pose.joints[Joint::Shoulders] * 100));
            const bool isShut = pose.joints[Joint::Eyes] < 0.3;
            blinks += isShut && !shut ? 1 : 0;
            shut = isShut;
        }
        const PuppetPose rest = life.poseAt(PuppetLife::kLively + 1s);

        QVERIFY(breaths.size() > 5);
        QVERIFY(blinks >= 4 && blinks <= 16);
        QVERIFY(!life.isMoving(PuppetLife::kLively + 1s));
        QCOMPARE(rest.joints, ui::JointValues());
    }

    void feelingsPassIntoOneAnother()
    {
        PuppetLife life;
        (void)life.poseAt(0ms);
        life.feel(ui::Expression::Sad, 0ms);

        (void)life.poseAt(16ms);
        const double half = life.poseAt(166ms).feeling.mouthCurve;
        const double whole = life.poseAt(700ms).feeling.mouthCurve;

        QCOMPARE(whole, ui::featuresOf({.expression = ui::Expression::Sad}).mouthCurve);
        QVERIFY(half > whole && half < ui::featuresOf({}).mouthCurve);
    }

    void aGestureBringsItsFeelingAndTakesItAway()
    {
        PuppetLife life;
        life.act(gestureNamed(u"surprise"_s), false, 0ms);

        (void)life.poseAt(10ms);
        const double during = life.poseAt(700ms).feeling.browRaise;
        (void)life.poseAt(1600ms);
        const double after = life.poseAt(2600ms).feeling.browRaise;

        QCOMPARE(during, ui::featuresOf({.expression = ui::Expression::Surprised}).browRaise);
        QCOMPARE(after, 0.0);
    }

    void theMouthMovesWithWordsAndStopsAfterThem()
    {
        PuppetLife life;
        double widest = 0;
        for (Millis now = 0ms; now < 2s; now += 16ms) {
            life.talk(now);
            widest = std::max(widest, life.poseAt(now).joints[Joint::MouthOpen]);
        }
        QVERIFY(widest > 3);

        QCOMPARE(life.poseAt(3s).joints[Joint::MouthOpen], 0.0);
    }

    void theMouthMovesAsLongAsAVoiceIsHeard()
    {
        PuppetLife life;
        life.setVoice(true);
        double widest = 0;
        for (Millis now = 0ms; now < 2s; now += 16ms)
            widest = std::max(widest, life.poseAt(now).joints[Joint::MouthOpen]);
        QVERIFY(widest > 3);

        life.setVoice(false);
        QCOMPARE(life.poseAt(3s).joints[Joint::MouthOpen], 0.0);
    }

    void anActIsToldAsASentenceWhoeverMadeIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("params");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a resident's") << u"wave"_s << QByteArray("{}") << u"Kyoko waves"_s;
        QTest::newRow("of another network")
            << u"gesture"_s << QByteArray(R"({"name":"wave"})") << u"Kyoko waves"_s;
        QTest::newRow("by another word")
            << u"gesture"_s << QByteArray(R"({"name":"手を振る"})") << u"Kyoko waves"_s;
        QTest::newRow("in two words") << u"step forward"_s << QByteArray("{}") << u"Kyoko steps forward"_s;
        QTest::newRow("a look") << u"look"_s << QByteArray(R"({"at":"companion_aya"})")
                                << u"Kyoko looks at Aya"_s;
        QTest::newRow("unknown") << u"gesture"_s << QByteArray(R"({"name":"moon\nwalk"})")
                                 << u"Kyoko · moon walk"_s;
        QTest::newRow("nameless") << u"gesture"_s << QByteArray("[1, 2") << u"Kyoko · gesture"_s;
        QTest::newRow("with a place for a name")
            << u"%1 is here"_s << QByteArray("{}") << u"Kyoko · %1 is here"_s;
    }
    void anActIsToldAsASentenceWhoeverMadeIt()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, params);
        QFETCH(const QString, sentence);
        const ui::People people(samplePersonas(), model::Language::English);

        const ui::ActWords words;

        QCOMPARE(words.sentence({.from = kyoko(), .name = name, .params = {params}}, people), sentence);
    }

    void anActHasThePronounOfTheCard_data()
    {
        QTest::addColumn<int>("pronoun");
        QTest::addColumn<QString>("gesture");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, model::Pronoun pronoun, const QString &gesture,
                            const QString &sentence) {
            QTest::newRow(name) << int(pronoun) << gesture << sentence;
        };
        using model::Pronoun;
        row("they shake", Pronoun::They, u"shake"_s, u"Kyoko shakes their head"_s);
        row("she shakes", Pronoun::She, u"shake"_s, u"Kyoko shakes her head"_s);
        row("he shakes", Pronoun::He, u"shake"_s, u"Kyoko shakes his head"_s);
        row("their forehead", Pronoun::They, u"facepalm"_s, u"Kyoko puts a hand to their forehead"_s);
        row("her forehead", Pronoun::She, u"facepalm"_s, u"Kyoko puts a hand to her forehead"_s);
        row("his forehead", Pronoun::He, u"facepalm"_s, u"Kyoko puts a hand to his forehead"_s);
    }
    void anActHasThePronounOfTheCard()
    {
        QFETCH(const int, pronoun);
        QFETCH(const QString, gesture);
        QFETCH(const QString, sentence);
        QList<model::Persona> personas = samplePersonas();
        for (model::Persona &persona : personas)
            persona.pronoun = model::Pronoun(pronoun);
        const ui::People people(personas, model::Language::English);

        QCOMPARE(ui::ActWords().sentence({.from = kyoko(), .name = gesture}, people), sentence);
        const base::ParticipantId bob(u"guest:bob"_s);
        QVERIFY(ui::ActWords().sentence({.from = bob, .name = gesture}, people).contains(u"their"_s));
    }

    void everyGestureHasASentence()
    {
        const ui::People people(samplePersonas(), model::Language::English);
        const ui::ActWords words;
        const gesture::GestureBook book = gesture::GestureBook::own();
        for (const gesture::Gesture &one : book.gestures())
            QVERIFY2(!words.sentence({.from = kyoko(), .name = one.name}, people).contains(u'·'),
                     qPrintable(one.name));
    }

    void actsAreReadFromWhatStrangersWrite()
    {
        QCOMPARE(read(u"gesture"_s, R"({"name":"wave"})").gesture->name, u"wave"_s);
        QCOMPARE(read(u"gesture"_s, R"({"type":"お辞儀"})").gesture->name, u"bow"_s);
        QCOMPARE(read(u"shrug"_s, {}).gesture->name, u"shrug"_s);
        QCOMPARE(read(u"expression"_s, R"({"emotion":"joy"})").feeling, model::Emotion::Happy);
        QVERIFY(!read(u"expression"_s, R"({"emotion":"joy"})").gesture);
        QCOMPARE(read(u"look"_s, R"({"at":"Aya"})").at, u"Aya"_s);
        QVERIFY(read(u"look"_s, {}).looks);
        QVERIFY(read(u"move"_s, R"({"to":"left"})").toTheLeft);
        QCOMPARE(read(u"move"_s, R"({"to":"forward"})").gesture->name, u"stepForward"_s);
        QCOMPARE(read(u"gesture"_s, R"({"name":"nod","emotion":"sad"})").feeling, model::Emotion::Sad);
    }

    void whatNobodyKnowsIsTheNearestAndSaysSo()
    {
        const ui::StageAct slip = read(u"gesture"_s, R"({"name":"wavve"})");
        const ui::StageAct address = read(u"gesture"_s, "{\"name\":\"https://example.org/dance.gif\"}");
        const ui::StageAct nonsense = read(u"gesture"_s, "[1, 2");
        const ui::StageAct huge =
            read(u"gesture"_s, "{\"name\":\"wave\",\"x\":\"" + QByteArray(1'000'000, 'x') + "\"}");

        QCOMPARE(slip.gesture->name, u"wave"_s);
        QVERIFY(!slip.known);
        QCOMPARE(address.gesture->name, u"nod"_s);
        QCOMPARE(nonsense.gesture->name, u"nod"_s);
        QCOMPARE(huge.gesture->name, u"nod"_s); // so much is not read
    }

    void listenersLookAtWhoeverSpeaks()
    {
        Theatre theatre;
        ports::FloorView floor = quietFloor(); // Kyoko, Natsumi, Aya from left to right
        floor.rows[1].speaking = true;

        theatre.stage.setFloor(floor, theatre.people);
        theatre.pass(1s);

        QVERIFY(theatre.pose(kyoko()).joints[Joint::HeadTurn] > 0.2);
        QVERIFY(theatre.pose(aya()).joints[Joint::HeadTurn] < -0.2);
        QCOMPARE(theatre.pose(natsumi()).joints[Joint::HeadTurn], 0.0);
    }

    void whoSpeaksToSomebodyLooksThereForAWhile()
    {
        Theatre theatre;

        theatre.stage.hear(
            {.from = kyoko(), .to = {aya()}, .text = u"And you?"_s, .metadata = {R"({"emotion":"happy"})"}});
        theatre.pass(1s);
        QVERIFY(theatre.pose(kyoko()).joints[Joint::HeadTurn] > 0.2);
        QCOMPARE(theatre.pose(kyoko()).feeling, ui::featuresOf({.expression = ui::Expression::Happy}));
        theatre.pass(5s);

        QCOMPARE(theatre.pose(kyoko()).joints[Joint::HeadTurn], 0.0);
    }

    void pointingGoesToTheSideWhereSomebodyStands()
    {
        Theatre theatre;

        theatre.stage.act(
            {.from = aya(), .name = u"gesture"_s, .params = {R"({"name":"point","at":"Kyoko"})"}});
        theatre.pass(800ms);

        QVERIFY(theatre.pose(aya()).joints[Joint::LeftX] < 5);
        QCOMPARE(theatre.pose(aya()).joints[Joint::RightX], gesture::rangeOf(Joint::RightX).rest);
    }

    void anActOfSomebodyWhoIsNotHereDoesNothing()
    {
        Theatre theatre;

        theatre.stage.act({.from = base::ParticipantId(u"companion_gone"_s), .name = u"wave"_s});
        theatre.pass(500ms);

        for (const base::ParticipantId &id : {kyoko(), natsumi(), aya()})
            QVERIFY(!theatre.actor(id).life().gestures().current());
    }

    void nothingRunsAfterHalfAMinuteOfQuiet()
    {
        Theatre theatre;
        theatre.stage.life().wake();
        QVERIFY(theatre.stage.life().isRunning());

        theatre.pass(PuppetLife::kLively + 2s);
        QVERIFY(!theatre.stage.life().isRunning());
        theatre.stage.say(aya(), u"Hello?"_s);
        theatre.stage.act({.from = aya(), .name = u"wave"_s});

        QVERIFY(theatre.stage.life().isRunning());
    }

    void nothingRunsWhereNobodySees()
    {
        Theatre theatre;
        theatre.stage.act({.from = aya(), .name = u"wave"_s});
        QVERIFY(theatre.stage.life().isRunning());

        theatre.stage.hide();
        theatre.pass(50ms);
        QVERIFY(!theatre.stage.life().isRunning());
        theatre.stage.show();
        QTRY_VERIFY(theatre.stage.life().isRunning());
        theatre.stage.setMode(ui::StageMode::Strip);
        theatre.pass(50ms);

        QVERIFY(!theatre.stage.life().isRunning());
    }

    void withReducedMotionNothingRunsBesideAGesture()
    {
        Theatre theatre(true);
        theatre.stage.life().wake();
        QVERIFY(!theatre.stage.life().isRunning());

        theatre.stage.act({.from = aya(), .name = u"nod"_s});
        QVERIFY(theatre.stage.life().isRunning());
        theatre.pass(3s);

        QVERIFY(!theatre.stage.life().isRunning());
    }

    void theMenuLetsACompanionGesture()
    {
        Theatre theatre;
        QSignalSpy wanted(&theatre.stage, &StageView::actWanted);
        theatre.stage.setLanguage(model::Language::Japanese);
        QTest::keyClick(&theatre.actor(aya()), Qt::Key_Return); // a click would give her the floor

        auto *action = theatre.stage.findChild<QAction *>(u"gesture_wave"_s);
        QVERIFY(action);
        QCOMPARE(action->text(), u"手を振る"_s);
        action->trigger();

        const auto act = wanted.value(0).value(0).value<model::Action>();
        QCOMPARE(act.from, aya());
        QCOMPARE(act.name, u"gesture"_s);
        QCOMPARE(act.params.text, QByteArray(R"({"name":"wave"})"));
    }

    void theWheelWithControlMakesFiguresLarger()
    {
        Theatre theatre;
        QSignalSpy changed(&theatre.stage, &StageView::zoomChanged);
        theatre.stage.setTallest(theatre.stage.height() + 60);
        const int usual = theatre.stage.sizeHint().height();
        const auto turn = [&](int notches, Qt::KeyboardModifiers keys) {
            const QPointF at(20, 20);
            QWheelEvent wheel(at, theatre.stage.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, keys,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&theatre.stage, &wheel);
        };

        turn(2, Qt::NoModifier);
        QCOMPARE(changed.size(), 0);
        turn(3, Qt::ControlModifier);
        QVERIFY(theatre.stage.sizeHint().height() > usual);
        turn(30, Qt::ControlModifier);
        QVERIFY(theatre.stage.sizeHint().height() <= theatre.stage.height() + 60); // as large as fits
        turn(-60, Qt::ControlModifier);

        QVERIFY(theatre.stage.sizeHint().height() < usual);
        QVERIFY(theatre.stage.zoom() >= 0.5);
    }

    void whoWaitsShowsItsPlaceInTheQueue()
    {
        Theatre theatre;
        ports::FloorView floor = quietFloor();
        floor.rows[0].wanted = 60;
        floor.rows[1].wanted = 40;
        floor.rows[2].speaking = true;

        theatre.stage.setFloor(floor, theatre.people);

        QCOMPARE(theatre.actor(natsumi()).look().place, 1);
        QCOMPARE(theatre.actor(kyoko()).look().place, 2);
        QCOMPARE(theatre.actor(aya()).look().place, 0);
        QVERIFY(theatre.actor(kyoko()).accessibleName().endsWith(u", number 2 in the queue"_s));
    }

    void aPictureMakesTheGesturesAsAWhole()
    {
        Theatre theatre;
        theatre.avatars.setPeople({{aya(), {{.picture = u"hash"_s}, u"#3f6fc4"_s, u"Aya"_s, 1}}});
        QImage picture(200, 200, QImage::Format_RGB32);
        picture.fill(Qt::darkCyan);
        theatre.avatars.setPicture(u"hash"_s, picture);
        const QImage before = theatre.actor(aya()).grab().toImage();

        theatre.stage.act({.from = aya(), .name = u"bow"_s});
        theatre.pass(1s);

        QVERIFY(theatre.actor(aya()).grab().toImage() != before);
        theatre.pass(4s);
        QCOMPARE(theatre.actor(aya()).grab().toImage(), before); // a picture does not breathe
    }
};

SUITE_TEST(QApplication, FiguresTest)

} // namespace tst_figures

#include "tst_figures.moc"
