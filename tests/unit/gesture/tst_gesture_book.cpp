// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/gesture_book.h"
#include "core/gesture/gesture_reader.h"
#include "core/wire/emotion_words.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QSet>
#include <QTest>

namespace tst_gesture_book {

using namespace Qt::StringLiterals;
using namespace studio;
using gesture::GestureBook;
using gesture::Joint;

namespace {

/// A small valid file; \p more is inserted before its tracks.
QByteArray fileWith(const QByteArray &more, const QByteArray &tracks = R"({"headNod": [[0.5, 1]]})")
{
    return R"({"name": "bob", "meaning": "Bobs.", "milliseconds": 500, )"
           R"("aliases": {"en": ["Bob"], "ja": ["ぼぶ"], "zh": ["晃"]}, )" +
           more + R"("tracks": )" + tracks + "}";
}

QString nearestTo(const QString &name)
{
    const GestureBook book = GestureBook::own();
    return book.find(name).gesture->name;
}

} // namespace

class TestGestureBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStudioKnowsItsSixteen();
    void everyFileOfTheFolderIsInTheProgram();
    void noWordMeansTwoGestures();
    void everyGestureEndsWhereTheNextOneBegins();
    void everyPeakIsAPictureOfSomething();
    void aNameIsFoundHoweverItIsWritten_data();
    void aNameIsFoundHoweverItIsWritten();
    void anUnknownNameGivesTheNearest_data();
    void anUnknownNameGivesTheNearest();
    void aMegabyteOfANameIsOnlyAName();
    void anEmptyBookKnowsNothing();
    void aFileThatIsWrongIsRefused_data();
    void aFileThatIsWrongIsRefused();
    void aTrackPassesSoftlyFromPointToPoint();
    void usualLabelsOfSpritesAreFeelings();
};

void TestGestureBook::theStudioKnowsItsSixteen()
{
    const GestureBook book = GestureBook::own();

    QStringList names;
    for (const gesture::Gesture &gesture : book.gestures())
        names.append(gesture.name);
    names.sort();

    QCOMPARE(names.join(u' '),
             u"bow cheer clap facepalm laugh lean nod point shake shrug sigh sleep stepForward surprise "
             "think wave"_s);
}

void TestGestureBook::everyFileOfTheFolderIsInTheProgram()
{
    const QDir folder(QStringLiteral(STUDIO_SOURCE_DIR "/resources/gestures"));
    const QStringList files = folder.entryList({u"*.json"_s});

    const GestureBook book = GestureBook::own();
    QCOMPARE(book.gestures().size(), files.size());
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = gesture::readGesture(file.readAll());
        QVERIFY2(read.has_value(), qPrintable(name + u": "_s + (read ? QString() : read.error().text)));
    }
}

void TestGestureBook::noWordMeansTwoGestures()
{
    const GestureBook book = GestureBook::own();

    QSet<QString> seen;
    for (const gesture::Gesture &gesture : book.gestures())
        for (const QStringList &words : gesture.aliases)
            for (const QString &word : words) {
                QVERIFY2(!seen.contains(word.toLower()), qPrintable(word));
                seen.insert(word.toLower());
                QCOMPARE(nearestTo(word), gesture.name);
            }
}

void TestGestureBook::everyGestureEndsWhereTheNextOneBegins()
{
    const GestureBook book = GestureBook::own();

    for (const gesture::Gesture &gesture : book.gestures())
        for (const gesture::Track &track : gesture.tracks) {
            const double rest = gesture::rangeOf(track.joint).rest;
            QCOMPARE(track.valueAt(0), rest);
            QCOMPARE(track.valueAt(1), rest);
            QCOMPARE(track.points.first().at, 0.0);
            QCOMPARE(track.points.last().at, 1.0);
        }
}

void TestGestureBook::everyPeakIsAPictureOfSomething()
{
    const GestureBook book = GestureBook::own();

    for (const gesture::Gesture &gesture : book.gestures()) {
        double farthest = 0; // in fractions of the joint's range
        for (const gesture::Track &track : gesture.tracks) {
            const gesture::JointRange &range = gesture::rangeOf(track.joint);
            const double away = std::abs(track.valueAt(gesture.peak) - range.rest);
            farthest = std::max(farthest, away / (range.highest - range.lowest));
        }
        QVERIFY2(farthest > 0.2, qPrintable(gesture.name));
    }
}

void TestGestureBook::aNameIsFoundHoweverItIsWritten_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("name");
    QTest::newRow("itself") << u"wave"_s << u"wave"_s;
    QTest::newRow("large letters") << u" WAVE "_s << u"wave"_s;
    QTest::newRow("spaces") << u"step forward"_s << u"stepForward"_s;
    QTest::newRow("underscore") << u"step_forward"_s << u"stepForward"_s;
    QTest::newRow("hyphen") << u"Face-Palm"_s << u"facepalm"_s;
    QTest::newRow("an alias") << u"shake head"_s << u"shake"_s;
    QTest::newRow("Japanese") << u"お辞儀"_s << u"bow"_s;
    QTest::newRow("Chinese") << u"点头"_s << u"nod"_s;
}

void TestGestureBook::aNameIsFoundHoweverItIsWritten()
{
    QFETCH(QString, written);
    QFETCH(QString, name);

    const GestureBook book = GestureBook::own();
    const gesture::Match match = book.find(written);

    QCOMPARE(match.gesture->name, name);
    QVERIFY(match.exact);
}

void TestGestureBook::anUnknownNameGivesTheNearest_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("name");
    QTest::newRow("a slip") << u"wavve"_s << u"wave"_s;
    QTest::newRow("two letters changed places") << u"facepaml"_s << u"facepalm"_s;
    QTest::newRow("inside a sentence") << u"*bows deeply*"_s << u"bow"_s;
    QTest::newRow("inside a Japanese one") << u"にっこりうなずく"_s << u"nod"_s;
    QTest::newRow("nothing like it") << u"teleport"_s << u"nod"_s;
    QTest::newRow("a word with no in it") << u"knocks"_s << u"nod"_s;
    QTest::newRow("nothing") << QString() << u"nod"_s;
    QTest::newRow("an address") << u"https://example.org/x.gif"_s << u"nod"_s;
}

void TestGestureBook::anUnknownNameGivesTheNearest()
{
    QFETCH(QString, written);
    QFETCH(QString, name);

    const GestureBook book = GestureBook::own();
    const gesture::Match match = book.find(written);

    QCOMPARE(match.gesture->name, name);
    QVERIFY(!match.exact);
}

void TestGestureBook::aMegabyteOfANameIsOnlyAName()
{
    const GestureBook book = GestureBook::own();

    QCOMPARE(book.find(QString(1'000'000, u'x')).gesture->name, u"nod"_s);
}

void TestGestureBook::anEmptyBookKnowsNothing()
{
    const GestureBook book;

    QVERIFY(!book.find(u"wave"_s).gesture);
}

void TestGestureBook::aFileThatIsWrongIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("no JSON") << QByteArray("wave");
    QTest::newRow("an unknown field") << fileWith(R"("sound": "http://example.org/a.mp3", )");
    QTest::newRow("an unknown joint") << fileWith({}, R"({"tail": [[0.5, 1]]})");
    QTest::newRow("out of range") << fileWith({}, R"({"headNod": [[0.5, 40]]})");
    QTest::newRow("out of order") << fileWith({}, R"({"headNod": [[0.5, 1], [0.4, 0]]})");
    QTest::newRow("after its end") << fileWith({}, R"({"headNod": [[1.5, 1]]})");
    QTest::newRow("no point") << fileWith({}, R"({"headNod": []})");
    QTest::newRow("no number") << fileWith({}, R"({"headNod": [[0.5, "far"]]})");
    QTest::newRow("no tracks") << fileWith({}, "{}");
    QTest::newRow("an unknown mark") << fileWith(R"("mark": "skull", )");
    QTest::newRow("an unknown feeling") << fileWith(R"("emotion": "hangry", )");
    QTest::newRow("a peak outside") << fileWith(R"("peak": 1, )");
    QTest::newRow("too large") << fileWith(R"("meaning": ")" + QByteArray(40'000, 'x') + R"(", )");
}

void TestGestureBook::aFileThatIsWrongIsRefused()
{
    QFETCH(QByteArray, file);
    QVERIFY(gesture::readGesture(fileWith({})).has_value());

    const auto read = gesture::readGesture(file);

    QVERIFY(!read.has_value());
    QVERIFY(!read.error().text.isEmpty());
}

void TestGestureBook::aTrackPassesSoftlyFromPointToPoint()
{
    const gesture::Track track{Joint::HeadTilt, {{0, 0}, {0.5, 10}, {1, 0}}};

    QCOMPARE(track.valueAt(0.25), 5.0);
    QCOMPARE(track.valueAt(0.5), 10.0);
    QVERIFY(track.valueAt(0.05) < 0.5); // slow at the beginning
    QVERIFY(track.valueAt(0.45) > 9.5); // and at the end
    QCOMPARE(track.valueAt(-1), 0.0);
    QCOMPARE(track.valueAt(2), 0.0);
}

void TestGestureBook::usualLabelsOfSpritesAreFeelings()
{
    QCOMPARE(wire::emotionOf(u"Joy"), model::Emotion::Happy);
    QCOMPARE(wire::emotionOf(u" remorse "), model::Emotion::Sad);
    QCOMPARE(wire::emotionOf(u"surprise"), model::Emotion::Surprised);
    QCOMPARE(wire::emotionOf(u"thinking"), model::Emotion::Thinking);
    QCOMPARE(wire::emotionOf(u"hangry"), std::nullopt);
    QCOMPARE(wire::emotionOf(QString(1000, u'x')), std::nullopt);
}

SUITE_TEST(QCoreApplication, TestGestureBook)

} // namespace tst_gesture_book

#include "tst_gesture_book.moc"
