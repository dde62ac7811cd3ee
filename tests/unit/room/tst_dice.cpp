// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/dice.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_dice {

using namespace Qt::StringLiterals;
using namespace studio::room;

/// Dice notation, and the results of rolls.
class TestDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void diceAreReadAsPlayersWriteThem_data();
    void diceAreReadAsPlayersWriteThem();
    void whatIsNoDiceIsNone_data();
    void whatIsNoDiceIsNone();
    void theSameSeedRollsTheSame();
    void everySideComesUpAboutAsOften();
};

void TestDice::diceAreReadAsPlayersWriteThem_data()
{
    QTest::addColumn<Dice>("dice");
    QTest::addColumn<QString>("again");

    QTest::newRow("2d6+1") << Dice{2, 6, 1} << u"2d6+1"_s;
    QTest::newRow("d20") << Dice{1, 20, 0} << u"1d20"_s;
    QTest::newRow("20") << Dice{1, 20, 0} << u"1d20"_s;
    QTest::newRow(" 3 D 8 - 2 ") << Dice{3, 8, -2} << u"3d8-2"_s;
    QTest::newRow("2w6") << Dice{2, 6, 0} << u"2d6"_s;
    QTest::newRow("d%") << Dice{1, 100, 0} << u"1d100"_s;
    QTest::newRow("100d1000-100000") << Dice{100, 1000, -100'000} << u"100d1000-100000"_s;
}

void TestDice::diceAreReadAsPlayersWriteThem()
{
    QFETCH(const Dice, dice);
    QFETCH(const QString, again);

    const auto read = readDice(QString::fromLatin1(QTest::currentDataTag()));

    QVERIFY(read == dice);
    QCOMPARE(written(*read), again);
}

void TestDice::whatIsNoDiceIsNone_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("words") << u"two dice"_s;
    QTest::newRow("no dice") << u"0d6"_s;
    QTest::newRow("one side") << u"2d1"_s;
    QTest::newRow("too many") << u"101d6"_s;
    QTest::newRow("too many sides") << u"1d1001"_s;
    QTest::newRow("a huge bonus") << u"1d6+999999"_s;
    QTest::newRow("two kinds") << u"2d6+1d4"_s;
    QTest::newRow("endless") << QString(1'000'000, u'1');
    QTest::newRow("half a pair") << u"2d6"_s + QChar(0xD800);
}

void TestDice::whatIsNoDiceIsNone()
{
    QFETCH(const QString, text);

    QVERIFY(!readDice(text));
}

void TestDice::theSameSeedRollsTheSame()
{
    const Dice dice{8, 20, 0};

    QCOMPARE(rolled(dice, 7), rolled(dice, 7));
    QVERIFY(rolled(dice, 7) != rolled(dice, 8));
}

void TestDice::everySideComesUpAboutAsOften()
{
    QList<int> counts(6, 0);

    for (quint64 seed = 0; seed < 600; ++seed) {
        for (const int shown : rolled({10, 6, 0}, seed))
            ++counts[shown - 1];
    }

    const auto [fewest, most] = std::minmax_element(counts.cbegin(), counts.cend());
    QVERIFY2(*fewest > 900 && *most < 1100, qPrintable(u"%1 to %2 of 1000"_s.arg(*fewest).arg(*most)));
}

SUITE_TEST(void, TestDice)

} // namespace tst_dice

#include "tst_dice.moc"
