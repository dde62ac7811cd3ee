// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/past/last_words.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_last_words {

using namespace Qt::StringLiterals;
using namespace studio;
using model::LastWords;

/// The newest message of a room in short, for a list of rooms.
class TestLastWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBeginningKeepsItsPairs_data();
    void aBeginningKeepsItsPairs();
    void aLongMessageIsShortened();
};

void TestLastWords::aBeginningKeepsItsPairs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("beginning");

    QTest::newRow("nothing") << QString() << 4 << QString();
    QTest::newRow("short") << u"tea"_s << 4 << u"tea"_s;
    QTest::newRow("as long") << u"teas"_s << 4 << u"teas"_s;
    QTest::newRow("cut") << u"green"_s << 4 << u"gree"_s;
    QTest::newRow("pair at the end") << u"tea\U0001F375"_s << 4 << u"tea"_s;
    QTest::newRow("pair before the end") << u"te\U0001F375a"_s << 4 << u"te\U0001F375"_s;
    QTest::newRow("pair that is the end") << u"te\U0001F375"_s << 4 << u"te\U0001F375"_s;
    QTest::newRow("no place") << u"\U0001F375"_s << 0 << QString();
    QTest::newRow("half a place") << u"\U0001F375"_s << 1 << QString();
    QTest::newRow("half a pair stays") << u"tea"_s + QChar(0xd83c) + u'x' << 4 << u"tea"_s + QChar(0xd83c);
}

void TestLastWords::aBeginningKeepsItsPairs()
{
    QFETCH(QString, text);
    QFETCH(int, most);
    QTEST(model::beginningOf(text, most), "beginning");
}

void TestLastWords::aLongMessageIsShortened()
{
    const QString long_ = QString(LastWords::kMost - 1, u'a') + u"\U0001F375 and more"_s;
    const QDateTime time(QDate(2026, 11, 20), QTime(17, 0), Qt::UTC);

    const LastWords words = model::lastWordsOf({.id = base::MessageId(u"m1"_s),
                                                .from = base::ParticipantId(u"user"_s),
                                                .to = {},
                                                .mentions = {},
                                                .asks = {},
                                                .whisper = true,
                                                .text = long_,
                                                .metadata = {},
                                                .heardUntil = {}},
                                               time);

    QCOMPARE(words.id, base::MessageId(u"m1"_s));
    QCOMPARE(words.text, QString(LastWords::kMost - 1, u'a'));
    QVERIFY(words.whisper);
    QCOMPARE(words.time, time);
}

SUITE_TEST(QCoreApplication, TestLastWords)

} // namespace tst_last_words

#include "tst_last_words.moc"
