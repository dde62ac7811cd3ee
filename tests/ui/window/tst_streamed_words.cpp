// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/streamed_words.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_streamed_words {

using namespace Qt::StringLiterals;
using namespace studio;
using base::TurnId;
using ui::StreamedWords;
using ui::TranscriptModel;

namespace {

const base::ParticipantId kAya(u"companion_aya"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);
const TurnId kTurn(u"turn-1"_s);
const TurnId kNext(u"turn-2"_s);

ports::FloorRow row(const base::ParticipantId &who, bool speaks)
{
    ports::FloorRow row;
    row.id = who;
    row.speaking = speaks;
    return row;
}

/// Words of Aya on their way to a transcript.
struct Streaming
{
    Streaming() { transcript.reset(0); }
    void say(const QString &piece, bool inStep = false, const TurnId &turn = kTurn)
    {
        model::TurnEvent event;
        event.turn = turn;
        event.companion = kAya;
        event.kind = model::Content{piece};
        words.add(event, piece, inStep);
    }
    /// What the transcript shows of the running turn; none if none has a row.
    [[nodiscard]] std::optional<QString> shown() const
    {
        return transcript.streaming() ? std::optional(transcript.streaming()->text) : std::nullopt;
    }

    TranscriptModel transcript;
    StreamedWords words{transcript};
    QSignalSpy heard{&words, &StreamedWords::heard};
};

} // namespace

class StreamedWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsShowAsTheyCome();
    void wordsInStepWaitForTheVoice();
    void aRoomThatIsNotInStepDoesNotWait();
    void theVoiceMayBeAheadOfTheWords();
    void theVoiceOfAnotherTurnShowsNothing();
    void nothingIsShownTwice();
    void wordsAfterTheReadingShowAtOnce();
    void anotherTurnHasARowOfItsOwn();
    void aTurnIsTakenUpWhereItWas();
    void onlyARowOfSomebodyWhoFellSilentGoes();
    void heardTellsTheEndOfALongText();
};

void StreamedWordsTest::wordsShowAsTheyCome()
{
    Streaming s;

    s.say(u"Tea "_s);
    s.say(u"is ready."_s);

    QCOMPARE(s.shown(), u"Tea is ready."_s);
    QCOMPARE(s.heard.size(), 2);
    QCOMPARE(s.heard.last().at(0).value<base::ParticipantId>(), kAya);
    QCOMPARE(s.heard.last().at(1).toString(), u"Tea is ready."_s);
}

void StreamedWordsTest::wordsInStepWaitForTheVoice()
{
    Streaming s;
    s.words.beginReading(kTurn);

    s.say(u"Tea is ready."_s, true);
    QCOMPARE(s.shown(), QString());
    QCOMPARE(s.heard.size(), 0);
    s.words.hearUntil(kTurn, 3);

    QCOMPARE(s.shown(), u"Tea"_s);
    QCOMPARE(s.heard.size(), 1);
}

void StreamedWordsTest::aRoomThatIsNotInStepDoesNotWait()
{
    Streaming s;
    s.words.beginReading(kTurn);

    s.say(u"Tea is ready."_s, false);

    QCOMPARE(s.shown(), u"Tea is ready."_s);
}

void StreamedWordsTest::theVoiceMayBeAheadOfTheWords()
{
    Streaming s;
    s.words.beginReading(kTurn);

    s.words.hearUntil(kTurn, 100);
    QVERIFY(!s.shown());
    s.say(u"Tea"_s, true);

    QCOMPARE(s.shown(), u"Tea"_s);
}

void StreamedWordsTest::theVoiceOfAnotherTurnShowsNothing()
{
    Streaming s;
    s.words.hearUntil(kTurn, 3); // nobody reads
    s.words.beginReading(kTurn);
    s.say(u"Tea is ready."_s, true);

    s.words.hearUntil(kNext, 13);

    QCOMPARE(s.shown(), QString());
    QCOMPARE(s.heard.size(), 0);
}

void StreamedWordsTest::nothingIsShownTwice()
{
    Streaming s;
    s.words.beginReading(kTurn);
    s.say(u"Tea is ready."_s, true);

    s.words.hearUntil(kTurn, 6);
    s.words.hearUntil(kTurn, 6);
    s.words.hearUntil(kTurn, 3);
    s.words.hearUntil(kTurn, -1);

    QCOMPARE(s.shown(), u"Tea is"_s);
    QCOMPARE(s.heard.size(), 1);
}

void StreamedWordsTest::wordsAfterTheReadingShowAtOnce()
{
    Streaming s;
    s.words.beginReading(kTurn);
    s.words.endReading();

    s.say(u"Tea"_s, true);

    QCOMPARE(s.shown(), u"Tea"_s);
}

void StreamedWordsTest::anotherTurnHasARowOfItsOwn()
{
    Streaming s;
    s.say(u"Tea"_s);

    s.say(u"Cake"_s, false, kNext);

    QCOMPARE(s.transcript.streaming()->turn, kNext);
    QCOMPARE(s.shown(), u"Cake"_s);
}

void StreamedWordsTest::aTurnIsTakenUpWhereItWas()
{
    Streaming s;

    s.words.takeUp({.turn = kTurn, .companion = kAya, .saidSoFar = u"Tea "_s});
    s.say(u"is ready."_s);

    QCOMPARE(s.shown(), u"Tea is ready."_s);
}

void StreamedWordsTest::onlyARowOfSomebodyWhoFellSilentGoes()
{
    Streaming s;
    s.words.endSilentRow({}); // no row, no harm
    s.say(u"Tea"_s);

    s.words.endSilentRow({row(kKyoko, false), row(kAya, true)});
    QVERIFY(s.shown());
    s.words.endSilentRow({row(kKyoko, true), row(kAya, false)});

    QVERIFY(!s.shown());
}

void StreamedWordsTest::heardTellsTheEndOfALongText()
{
    Streaming s;

    s.say(QString(5000, u'a') + u"end"_s);

    const QString end = s.heard.last().at(1).toString();
    QCOMPARE(end.size(), StreamedWords::kEnd);
    QVERIFY(end.endsWith(u"end"_s));
}

SUITE_TEST(QCoreApplication, StreamedWordsTest)

} // namespace tst_streamed_words

#include "tst_streamed_words.moc"
