// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "core/persona/naming.h"
#include "core/persona/validation.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_naming {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using persona::suggestedId;

/// An id from a name, and a name from a name: always valid, never taken.
class TestNaming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdFollowsTheName_data();
    void anIdFollowsTheName();
    void aTakenIdIsCountedUp();
    void everyIdIsUsable_data();
    void everyIdIsUsable();
    void kanaAreWrittenInLatinLetters_data();
    void kanaAreWrittenInLatinLetters();
    void aDuplicateIsNumbered_data();
    void aDuplicateIsNumbered();
};

void TestNaming::anIdFollowsTheName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Latin") << u"Aya"_s << QString() << u"companion_aya"_s;
    QTest::newRow("two words") << u"Dr. Kyoko  Smith"_s << QString() << u"companion_dr_kyoko_smith"_s;
    QTest::newRow("accents") << u"Zoë Ångström"_s << QString() << u"companion_zoe_angstrom"_s;
    QTest::newRow("full width") << u"ＡＹＡ２"_s << QString() << u"companion_aya2"_s;
    QTest::newRow("hiragana") << u"なつみ"_s << QString() << u"companion_natsumi"_s;
    QTest::newRow("katakana") << u"キョーコ"_s << QString() << u"companion_kyoko"_s;
    QTest::newRow("half-width katakana") << u"ｱﾔ"_s << QString() << u"companion_aya"_s;
    QTest::newRow("Han without a reading") << u"小绫"_s << QString() << u"companion_xiao_ling"_s;
    QTest::newRow("Han with a reading") << u"綾"_s << u"あや"_s << u"companion_aya"_s;
    QTest::newRow("Hangul") << u"민준"_s << QString() << u"companion_minjun"_s;
    QTest::newRow("Cyrillic") << u"Ольга"_s << QString() << u"companion_olga"_s;
    QTest::newRow("Arabic") << u"سارة"_s << QString() << u"companion_sart"_s;
    QTest::newRow("nothing") << QString() << QString() << u"companion_1"_s;
    QTest::newRow("an emoji") << u"😀"_s << QString() << u"companion_1"_s;
    QTest::newRow("a way out") << u"../x"_s << QString() << u"companion_x"_s;
}

void TestNaming::anIdFollowsTheName()
{
    QFETCH(const QString, name);
    QFETCH(const QString, reading);
    QFETCH(const QString, expected);
    QCOMPARE(suggestedId(name, {}, reading).value(), expected);
}

void TestNaming::aTakenIdIsCountedUp()
{
    const auto ids = [](const QStringList &names) {
        QSet<ParticipantId> set;
        for (const QString &name : names)
            set.insert(ParticipantId(u"companion_"_s + name));
        return set;
    };
    QCOMPARE(suggestedId(u"Aya"_s, ids({u"aya"_s})).value(), u"companion_aya_2"_s);
    QCOMPARE(suggestedId(u"Aya"_s, ids({u"aya"_s, u"aya_2"_s, u"aya_3"_s})).value(), u"companion_aya_4"_s);
    QCOMPARE(suggestedId(u"😀"_s, ids({u"1"_s, u"2"_s})).value(), u"companion_3"_s);
}

void TestNaming::everyIdIsUsable_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("long") << QString(10'000, u'a');
    QTest::newRow("long words") << u"ab "_s.repeated(1000);
    QTest::newRow("only signs") << u"!?/\\..%00"_s;
    QTest::newRow("half a character") << QString(QChar(0xD83D));
    QTest::newRow("every script") << u"Ωδ кот 한글 ไทย あ ئ"_s;
    QTest::newRow("controls") << u"a\0b\nc"_s;
}

void TestNaming::everyIdIsUsable()
{
    QFETCH(const QString, name);
    QSet<ParticipantId> taken;
    for (int i = 0; i < 12; ++i) {
        const ParticipantId id = suggestedId(name, taken);
        QVERIFY2(persona::isUsableId(id), qPrintable(id.value()));
        QVERIFY(!taken.contains(id));
        taken.insert(id);
    }
}

void TestNaming::kanaAreWrittenInLatinLetters_data()
{
    QTest::addColumn<QString>("kana");
    QTest::addColumn<QString>("expected");
    const QList<std::pair<QString, QString>> rows{{u"あいうえお"_s, u"aiueo"_s},
                                                  {u"がぎぐげご"_s, u"gagigugego"_s},
                                                  {u"しじすず"_s, u"shijisuzu"_s},
                                                  {u"たちつてと"_s, u"tachitsuteto"_s},
                                                  {u"ぢづ"_s, u"jizu"_s},
                                                  {u"ふぶぷ"_s, u"fubupu"_s},
                                                  {u"まみむめも"_s, u"mamimumemo"_s},
                                                  {u"やゆよ"_s, u"yayuyo"_s},
                                                  {u"らりるれろ"_s, u"rarirurero"_s},
                                                  {u"わをん"_s, u"waon"_s},
                                                  {u"きゃしゅちょ"_s, u"kyashucho"_s},
                                                  {u"じゃりょ"_s, u"jaryo"_s},
                                                  {u"がっこう"_s, u"gakkou"_s},
                                                  {u"まっちゃ"_s, u"matcha"_s},
                                                  {u"ファティマ"_s, u"fatima"_s},
                                                  {u"ヴィヴァ"_s, u"viva"_s},
                                                  {u"ウィル"_s, u"wiru"_s},
                                                  {u"シェリー"_s, u"sheri"_s},
                                                  {u"ジェーン"_s, u"jen"_s},
                                                  {u"ドゥ"_s, u"du"_s},
                                                  {u"けんいち"_s, u"kenichi"_s},
                                                  {u"あっ"_s, u"a"_s},
                                                  {u"っ"_s, u""_s},
                                                  {u"ぁ"_s, u"a"_s},
                                                  {u"Aya綾"_s, u"Aya綾"_s}};
    for (const auto &[kana, expected] : rows)
        QTest::newRow(qPrintable(kana)) << kana << expected;
}

void TestNaming::kanaAreWrittenInLatinLetters()
{
    QFETCH(const QString, kana);
    QFETCH(const QString, expected);
    QCOMPARE(persona::romanised(kana), expected);
}

void TestNaming::aDuplicateIsNumbered_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSet<QString>>("taken");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the first") << u"Aya"_s << QSet<QString>{u"Aya"_s} << u"Aya 2"_s;
    QTest::newRow("the second") << u"Aya"_s << QSet<QString>{u"Aya"_s, u"Aya 2"_s} << u"Aya 3"_s;
    QTest::newRow("of a duplicate") << u"Aya 2"_s << QSet<QString>{u"Aya"_s, u"Aya 2"_s} << u"Aya 3"_s;
    QTest::newRow("Japanese") << u"綾"_s << QSet<QString>{u"綾"_s} << u"綾 2"_s;
    QTest::newRow("nothing but a number") << u"2"_s << QSet<QString>{} << u"2 2"_s;
    QTest::newRow("no name") << u" "_s << QSet<QString>{} << QString();
    QTest::newRow("as long as can be") << QString(64, u'x') << QSet<QString>{} << QString(62, u'x') + u" 2"_s;
    QTest::newRow("as long as can be, of pairs")
        << u"x"_s + u"😀"_s.repeated(31) + u"x"_s << QSet<QString>{} << u"x"_s + u"😀"_s.repeated(30) + u" 2"_s;
}

void TestNaming::aDuplicateIsNumbered()
{
    QFETCH(const QString, name);
    QFETCH(const QSet<QString>, taken);
    QFETCH(const QString, expected);
    QCOMPARE(persona::duplicateName(name, taken), expected);
}

SUITE_TEST(QCoreApplication, TestNaming)

} // namespace tst_naming

#include "tst_naming.moc"
