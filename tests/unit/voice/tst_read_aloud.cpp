// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/read_aloud.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_speaker.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_read_aloud {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::RoomId;
using base::TurnId;

namespace {

const RoomId kTea(u"tea"_s);
const RoomId kLab(u"lab"_s);
const TurnId kFirst(u"t1"_s);
const TurnId kSecond(u"t2"_s);

/// A reader with a voice that only records, and the reader's reports.
struct Ears
{
    Ears()
    {
        using voice::ReadAloud;
        QObject::connect(&reader, &ReadAloud::delivered, &reader,
                         [this](const TurnId &turn) { delivered.append(turn); });
        QObject::connect(&reader, &ReadAloud::heard, &reader,
                         [this](const RoomId &, const TurnId &, qint64 until) { heard.append(until); });
        QObject::connect(&reader, &ReadAloud::speakingChanged, &reader,
                         [this](const std::optional<voice::Speaking> &now) { speaking = now; });
        QObject::connect(&reader, &ReadAloud::trouble, &reader,
                         [this](const base::Error &error) { troubles.append(error.text); });
        QObject::connect(&reader, &ReadAloud::lineHeard, &reader,
                         [this](quint64 line) { lines.append(line); });
        QObject::connect(&reader, &ReadAloud::lineFailed, &reader,
                         [this](quint64, const base::Error &error) { failed.append(error.code); });
        reader.setAttended(true);
    }

    void turn(const TurnId &turn, const QString &text, const RoomId &room = kTea)
    {
        reader.begin(room, turn, tests::persona(u"aya"_s));
        reader.add(turn, text);
        reader.finish(turn);
    }
    void wait(int ms) { clock.advance(Millis(ms)); }

    tests::FakeClock clock;
    tests::FakeSpeaker speaker{clock};
    voice::ReadAloud reader{speaker, clock};
    QList<TurnId> delivered;
    QList<qint64> heard;
    std::optional<voice::Speaking> speaking;
    QStringList troubles;
    QList<quint64> lines;
    QList<base::ErrorCode> failed;
};

} // namespace

/// Reading aloud: in order, never two at once, and no engine makes a turn lost.
class TestReadAloud : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnIsSaidWhileItIsWritten();
    void aTurnIsDeliveredWhenItsLastWordWasHeard();
    void nobodySpeaksOverAnother();
    void whoStillThinksHoldsUpNoOtherRoom();
    void howMuchWasHeardGrowsInWholeWords();
    void aCutTurnIsSilentAtOnceAndTellsWhatWasHeard();
    void aTurnThatWaitsIsCutUnheard();
    void aTurnWithNothingToSayIsDeliveredToo();
    void whatIsHushedCountsAsHeard();
    void anEngineThatNeverBeginsIsCut();
    void anEngineThatNeverEndsIsCut();
    void afterTroubleNothingIsReadForAWhile();
    void aLanguageWithoutAVoiceIsThatTurnsTrouble();
    void theSilentAreNotReadAndNothingIsReadToNobody();
    void aRoomThatBuysFasterThanItCanBeSaidLeavesTheOldestOut();
    void aLineIsHeardInItsPlace();
    void aLineThatFailsOrIsStoppedSaysSo();
    void anotherTurnMayBeginWhereOneIsDelivered();
};

void TestReadAloud::aTurnIsSaidWhileItIsWritten()
{
    Ears ears;
    ears.reader.begin(kTea, kFirst, tests::persona(u"aya"_s));

    ears.reader.add(kFirst, u"Tea is ready. And"_s);
    QVERIFY(ears.speaker.begun.isEmpty()); // never from inside
    ears.wait(0);

    QCOMPARE(ears.speaker.begun.size(), 1);
    QCOMPARE(ears.speaker.begun.first().text, u"Tea is ready."_s);
    QCOMPARE(ears.speaking->companion, tests::companion(u"aya"_s));
    ears.wait(60'000);
    QVERIFY(ears.delivered.isEmpty());
}

void TestReadAloud::aTurnIsDeliveredWhenItsLastWordWasHeard()
{
    Ears ears;
    ears.turn(kFirst, u"One. Two."_s); // 100 ms plus 50 for each letter, twice
    QVERIFY(ears.delivered.isEmpty());

    ears.wait(599);
    QVERIFY(ears.delivered.isEmpty());
    ears.wait(2);

    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s}));
    QCOMPARE(ears.heard.last(), 9);
    QVERIFY(!ears.speaking);
}

void TestReadAloud::nobodySpeaksOverAnother()
{
    Ears ears;

    ears.turn(kFirst, u"One. Two."_s);
    ears.turn(kSecond, u"Three."_s, kLab);
    ears.wait(10'000);

    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s, u"Three."_s}));
    QCOMPARE(ears.delivered, (QList<TurnId>{kFirst, kSecond}));
    QCOMPARE(ears.speaker.mostAtOnce, 1);
}

void TestReadAloud::whoStillThinksHoldsUpNoOtherRoom()
{
    Ears ears;
    ears.reader.begin(kTea, kFirst, tests::persona(u"aya"_s));
    ears.reader.add(kFirst, u"One. "_s); // and then the model thinks
    ears.turn(TurnId(u"behind"_s), u"Behind."_s);

    ears.turn(kSecond, u"Two."_s, kLab);
    ears.wait(10'000);

    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s}));
    QCOMPARE(ears.delivered, QList<TurnId>{kSecond});
    QVERIFY(!ears.speaking);
    ears.reader.add(kFirst, u"Three."_s);
    ears.reader.finish(kFirst);
    ears.wait(10'000);
    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s, u"Three."_s, u"Behind."_s}));
    QCOMPARE(ears.speaker.mostAtOnce, 1);
}

void TestReadAloud::howMuchWasHeardGrowsInWholeWords()
{
    Ears ears;
    const auto text = u"Would you like another cup of tea?"_s;

    ears.turn(kFirst, text);
    ears.wait(10'000);

    QVERIFY(ears.heard.size() > 3);
    for (qsizetype at = 1; at < ears.heard.size(); ++at)
        QVERIFY(ears.heard[at] > ears.heard[at - 1]);
    for (const qint64 until : std::as_const(ears.heard))
        QVERIFY(until == text.size() || !text[until - 1].isLetter() || !text[until].isLetter());
    QCOMPARE(ears.heard.last(), text.size());
}

void TestReadAloud::aCutTurnIsSilentAtOnceAndTellsWhatWasHeard()
{
    Ears ears;
    ears.turn(kFirst, u"One. Would you like another cup of tea?"_s);
    ears.wait(300 + 100 + 800); // One is over, the second is being read

    const qint64 heard = ears.reader.cut(kFirst);

    QVERIFY(heard > 5);
    QVERIFY(heard < 30);
    QCOMPARE(ears.speaker.cancelled, 1);
    QCOMPARE(ears.speaker.atOnce, 0);
    ears.wait(60'000);
    QVERIFY(ears.delivered.isEmpty());
    QCOMPARE(ears.speaker.saidWhole, QStringList{u"One."_s});
    QVERIFY(!ears.speaking);
}

void TestReadAloud::aTurnThatWaitsIsCutUnheard()
{
    Ears ears;
    ears.turn(kFirst, u"One. Two."_s);
    ears.turn(kSecond, u"Three."_s);
    ears.wait(100);

    QCOMPARE(ears.reader.cut(kSecond), 0);
    QCOMPARE(ears.reader.cut(TurnId(u"unknown"_s)), 0);
    ears.wait(10'000);

    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s}));
    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
}

void TestReadAloud::aTurnWithNothingToSayIsDeliveredToo()
{
    Ears ears;

    ears.turn(kFirst, u"```\ncode\n```\n---\n🎉"_s);
    QVERIFY(ears.delivered.isEmpty());
    ears.wait(0);

    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
    QVERIFY(ears.speaker.begun.isEmpty());
}

void TestReadAloud::whatIsHushedCountsAsHeard()
{
    Ears ears;
    ears.reader.begin(kTea, kFirst, tests::persona(u"aya"_s));
    ears.reader.add(kFirst, u"One. Two. "_s);
    ears.turn(kSecond, u"Three."_s, kLab);
    ears.wait(150);

    ears.reader.hush(kTea);
    QCOMPARE(ears.speaker.cancelled, 1);
    ears.wait(0);
    ears.reader.add(kFirst, u"More. "_s);
    ears.wait(1'000);
    QCOMPARE(ears.delivered, QList<TurnId>{kSecond}); // the first is still being written
    ears.reader.finish(kFirst);
    ears.wait(0);

    QCOMPARE(ears.delivered, (QList<TurnId>{kSecond, kFirst}));
    QCOMPARE(ears.speaker.saidWhole, QStringList{u"Three."_s});
    QVERIFY(ears.heard.contains(16));
}

void TestReadAloud::anEngineThatNeverBeginsIsCut()
{
    Ears ears;
    ears.speaker.beforeStart = Millis(-1);

    ears.turn(kFirst, u"One. Two."_s);
    ears.wait(39'999); // it may have to be loaded
    QVERIFY(ears.delivered.isEmpty());
    ears.wait(2);
    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
    ears.turn(kSecond, u"Three."_s);
    ears.wait(9'999);
    QCOMPARE(ears.delivered.size(), 1);
    ears.wait(2);

    QCOMPARE(ears.delivered, (QList<TurnId>{kFirst, kSecond}));
    QCOMPARE(ears.troubles.first(), u"The voice could not be played in time. Check the audio device."_s);
    QCOMPARE(ears.speaker.cancelled, 2);
}

void TestReadAloud::anEngineThatNeverEndsIsCut()
{
    Ears ears;
    ears.speaker.perLetter = Millis(-1);

    ears.turn(kFirst, u"One. Two."_s);
    ears.wait(30'000);

    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
    QCOMPARE(ears.troubles.size(), 1);
    QCOMPARE(ears.speaker.begun.size(), 1);
}

void TestReadAloud::afterTroubleNothingIsReadForAWhile()
{
    Ears ears;
    ears.speaker.failure = base::Error{base::ErrorCode::NotFound, u"No device."_s, {}};
    ears.speaker.failure->code = base::ErrorCode::Refused;
    ears.turn(kFirst, u"One. Two."_s);
    ears.turn(kSecond, u"Three."_s, kLab);

    ears.wait(0);

    const model::Persona aya = tests::persona(u"aya"_s);
    QCOMPARE(ears.delivered.size(), 2);
    QCOMPARE(ears.troubles, QStringList{u"No device."_s});
    QVERIFY(!ears.reader.reads(kTea, aya));
    ears.wait(60'000);
    QVERIFY(ears.reader.reads(kTea, aya));
}

void TestReadAloud::aLanguageWithoutAVoiceIsThatTurnsTrouble()
{
    Ears ears;
    ears.speaker.failure = base::Error{base::ErrorCode::NotFound, u"No voice here speaks Japanese."_s, {}};
    ears.turn(kFirst, u"はい。そうです。"_s);
    ears.wait(0);
    ears.speaker.failure.reset();

    ears.turn(kSecond, u"Three."_s);
    ears.wait(1'000);

    QCOMPARE(ears.delivered, (QList<TurnId>{kFirst, kSecond}));
    QCOMPARE(ears.speaker.begun.size(), 2);
    QCOMPARE(ears.speaker.begun.first().language, model::Language::Japanese);
    QVERIFY(ears.reader.reads(kTea, tests::persona(u"aya"_s)));
}

void TestReadAloud::theSilentAreNotReadAndNothingIsReadToNobody()
{
    Ears ears;
    model::Persona silent = tests::persona(u"aya"_s);
    silent.voice.silent = true;

    QVERIFY(ears.reader.reads(kTea, tests::persona(u"aya"_s)));
    QVERIFY(!ears.reader.reads(kTea, silent));
    ears.turn(kFirst, u"One."_s);
    ears.wait(0);
    ears.reader.setAttended(false);
    ears.wait(0);

    QVERIFY(!ears.reader.reads(kTea, tests::persona(u"aya"_s)));
    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
    QCOMPARE(ears.speaker.cancelled, 1);
}

void TestReadAloud::aRoomThatBuysFasterThanItCanBeSaidLeavesTheOldestOut()
{
    Ears ears;

    for (int number = 0; number < 20; ++number)
        ears.turn(TurnId(u"b%1"_s.arg(number)), u"Number %1."_s.arg(number));
    ears.wait(60'000);

    QCOMPARE(ears.delivered.size(), 20);
    QCOMPARE(ears.speaker.saidWhole.size(), voice::ReadAloud::kMostWaiting);
    QCOMPARE(ears.speaker.saidWhole.first(), u"Number 12."_s);
    QCOMPARE(ears.speaker.saidWhole.last(), u"Number 19."_s);
}

void TestReadAloud::aLineIsHeardInItsPlace()
{
    Ears ears;
    ears.turn(kFirst, u"One. Two."_s);
    ears.wait(100);

    const quint64 later = ears.reader.say({.text = u"Later."_s});
    const quint64 next = ears.reader.say({.text = u"Next."_s, .place = voice::Line::Place::Next});
    const quint64 dropped = ears.reader.say({.text = u"Dropped."_s});
    ears.reader.drop(dropped);
    ears.wait(10'000);

    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Next."_s, u"Two."_s, u"Later."_s}));
    QCOMPARE(ears.lines, (QList<quint64>{next, later}));
    QCOMPARE(ears.delivered, QList<TurnId>{kFirst});
}

void TestReadAloud::aLineThatFailsOrIsStoppedSaysSo()
{
    Ears ears;
    ears.speaker.failure = base::Error{base::ErrorCode::Refused, u"No device."_s, {}};
    (void)ears.reader.say({.text = u"One. Two."_s});
    ears.wait(0);
    ears.speaker.failure.reset();

    (void)ears.reader.say({.text = u"Three."_s});
    ears.wait(10);
    ears.reader.hushAll();
    ears.wait(0);

    QCOMPARE(ears.failed, (QList<base::ErrorCode>{base::ErrorCode::Refused, base::ErrorCode::Cancelled}));
    QVERIFY(ears.troubles.isEmpty()); // the caller got the error
    QVERIFY(ears.lines.isEmpty());
    QCOMPARE(ears.speaker.atOnce, 0);
}

void TestReadAloud::anotherTurnMayBeginWhereOneIsDelivered()
{
    Ears ears;
    QObject::connect(&ears.reader, &voice::ReadAloud::delivered, &ears.reader, [&ears](const TurnId &turn) {
        if (turn == kFirst)
            ears.turn(kSecond, u"Two."_s);
    });

    ears.turn(kFirst, u"One."_s);
    ears.wait(10'000);

    QCOMPARE(ears.speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s}));
    QCOMPARE(ears.delivered, (QList<TurnId>{kFirst, kSecond}));
}

SUITE_TEST(QCoreApplication, TestReadAloud)

} // namespace tst_read_aloud

#include "tst_read_aloud.moc"
