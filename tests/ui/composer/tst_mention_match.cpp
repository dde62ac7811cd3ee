// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/composer/tea_company.h"
#include "ui/composer/mention_match.h"
#include "ui/composer/reading.h"

#include <QTest>

namespace tst_mention_match {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Mentionable;
using ui::MentionReader;
using ui::OpenMention;

namespace {

QStringList names(const QList<Mentionable> &people)
{
    QStringList all;
    for (const Mentionable &person : people)
        all.append(person.name);
    return all;
}

base::ParticipantId companion(const QString &name) { return base::ParticipantId(u"companion_"_s + name); }

} // namespace

class MentionMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kanaIsFoundByItsLetters_data()
    {
        QTest::addColumn<QString>("kana");
        QTest::addColumn<QString>("typed");
        QTest::newRow("long vowel written") << u"きょうこ"_s << u"kyouko"_s;
        QTest::newRow("long vowel left out") << u"きょうこ"_s << u"kyoko"_s;
        QTest::newRow("hepburn") << u"しょうじ"_s << u"shoji"_s;
        QTest::newRow("kunrei") << u"しょうじ"_s << u"syozi"_s;
        QTest::newRow("doubled") << u"べっきー"_s << u"bekki"_s;
        QTest::newRow("doubled ch") << u"まっちゃ"_s << u"maccha"_s;
        QTest::newRow("katakana") << u"ナツミ"_s << u"natsumi"_s;
        QTest::newRow("kunrei tu") << u"ナツミ"_s << u"natumi"_s;
        QTest::newRow("foreign") << u"フィオナ"_s << u"fiona"_s;
        QTest::newRow("long mark") << u"ローラ"_s << u"rora"_s;
        QTest::newRow("half width") << u"ﾅﾂﾐ"_s << u"natsumi"_s;
        QTest::newRow("n") << u"しんじ"_s << u"shinji"_s;
    }
    void kanaIsFoundByItsLetters()
    {
        QFETCH(QString, kana);
        QFETCH(QString, typed);

        const QStringList ways = ui::spellings(ui::folded(kana));

        QVERIFY2(ways.contains(typed), qPrintable(ways.join(u' ')));
    }

    void caseAccentsAndWidthDoNotMatter()
    {
        QCOMPARE(ui::folded(u"ÉLODIE"_s), u"elodie"_s);
        QCOMPARE(ui::folded(u"Ａｙａ"_s), u"aya"_s);
        QCOMPARE(ui::folded(u"か\u3099"_s), u"が"_s);
        QCOMPARE(ui::folded(u"ガ"_s), u"が"_s);
    }

    void aFoldedTextKnowsWhereItCameFrom()
    {
        const ui::FoldedText plain = ui::foldWithOrigin(u"ﬁ𝒜か\u3099x"_s);

        QCOMPARE(plain.text, u"fiaがx"_s);
        QCOMPARE(plain.origin, QList<int>({0, 0, 1, 3, 5, 6}));
    }

    void anAtOpensAMention_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("start");
        QTest::addColumn<QString>("query");
        QTest::newRow("alone") << u"@"_s << 0 << u""_s;
        QTest::newRow("after a word") << u"Hi @ay"_s << 3 << u"ay"_s;
        QTest::newRow("after Japanese") << u"ねえ@きょ"_s << 2 << u"きょ"_s;
        QTest::newRow("wide") << u"＠あ"_s << 0 << u"あ"_s;
        QTest::newRow("with a blank in it") << u"@Mary An"_s << 0 << u"Mary An"_s;
        QTest::newRow("the last of two") << u"@Aya and @k"_s << 9 << u"k"_s;
        QTest::newRow("in brackets") << u"(@k"_s << 1 << u"k"_s;
    }
    void anAtOpensAMention()
    {
        QFETCH(QString, text);
        QFETCH(int, start);
        QFETCH(QString, query);

        QCOMPARE(ui::openMention(text), std::optional(OpenMention{start, query}));
    }

    void otherTextOpensNone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << u""_s;
        QTest::newRow("no at") << u"Aya"_s;
        QTest::newRow("an address") << u"mina@exam"_s;
        QTest::newRow("a blank follows") << u"@ Aya"_s;
        QTest::newRow("far away") << u"@"_s + u"x"_s.repeated(60);
        QTest::newRow("a line before") << u"@\nAy"_s;
    }
    void otherTextOpensNone()
    {
        QFETCH(QString, text);

        QVERIFY(!ui::openMention(text));
    }

    void queriesFindNamesInAnyScript_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("nothing typed") << u""_s << QStringList{u"Kyoko"_s, u"Natsumi"_s, u"Aya"_s};
        QTest::newRow("prefix") << u"ay"_s << QStringList{u"Aya"_s};
        QTest::newRow("kanji") << u"京"_s << QStringList{u"Kyoko"_s};
        QTest::newRow("kana") << u"きょ"_s << QStringList{u"Kyoko"_s};
        QTest::newRow("katakana") << u"ナツ"_s << QStringList{u"Natsumi"_s};
        QTest::newRow("letters half composed") << u"きょk"_s << QStringList{u"Kyoko"_s};
        QTest::newRow("kunrei letters of a reading") << u"natum"_s << QStringList{u"Natsumi"_s};
        QTest::newRow("simplified characters") << u"小绫"_s << QStringList{u"Aya"_s};
        QTest::newRow("pinyin without tones") << u"xiao"_s << QStringList{u"Aya"_s};
        QTest::newRow("a later word") << u"ling"_s << QStringList{u"Aya"_s};
        QTest::newRow("nobody") << u"zzz"_s << QStringList{};
    }
    void queriesFindNamesInAnyScript()
    {
        QFETCH(QString, query);
        QFETCH(QStringList, found);

        QCOMPARE(names(ui::matching(teaCompany(), query)), found);
    }

    void theNameItselfComesBeforeOtherNames()
    {
        QList<Mentionable> people = teaCompany();
        people[0].calls.append(u"Aya's friend"_s);

        QCOMPARE(names(ui::matching(people, u"ay"_s)), QStringList({u"Aya"_s, u"Kyoko"_s}));
    }

    void aTextMentionsWhomItNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("who");
        QTest::newRow("one") << u"Hi @Aya!"_s << QStringList{u"aya"_s};
        QTest::newRow("in the order of the text")
            << u"@aya and @KYOKO"_s << QStringList{u"aya"_s, u"kyoko"_s};
        QTest::newRow("each once") << u"@Aya @綾"_s << QStringList{u"aya"_s};
        QTest::newRow("an honorific") << u"@綾さん、どう思う?"_s << QStringList{u"aya"_s};
        QTest::newRow("a nickname") << u"@Nat, well?"_s << QStringList{u"natsumi"_s};
        QTest::newRow("the longest name") << u"@Natsumi"_s << QStringList{u"natsumi"_s};
        QTest::newRow("a longer word") << u"@Ayako"_s << QStringList{};
        QTest::newRow("without the sign") << u"Aya"_s << QStringList{};
        QTest::newRow("an address") << u"me@aya"_s << QStringList{};
        QTest::newRow("a wide sign") << u"＠綾"_s << QStringList{u"aya"_s};
    }
    void aTextMentionsWhomItNames()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, who);
        QList<base::ParticipantId> expected;
        for (const QString &name : who)
            expected.append(companion(name));

        QCOMPARE(MentionReader(teaCompany()).mentionsIn(text), expected);
    }

    void ofTwoWithOneNameTheTakenOneIsMeant()
    {
        QList<Mentionable> people = teaCompany();
        people.append({companion(u"aya2"_s), u"Aya"_s, {}, {}, {}});
        const MentionReader reader(people);

        QCOMPARE(reader.mentionsIn(u"@Aya"_s), QList({companion(u"aya"_s), companion(u"aya2"_s)}));
        QCOMPARE(reader.mentionsIn(u"@Aya"_s, {companion(u"aya2"_s)}), QList{companion(u"aya2"_s)});
    }

    void aSpanCoversTheSignAndTheName()
    {
        const QList<ui::MentionSpan> spans = MentionReader(teaCompany()).spans(u"ね、@か\u3099 @綾 x"_s);

        QCOMPARE(spans.size(), 1);
        QCOMPARE(spans.first(), (ui::MentionSpan{6, 2, {companion(u"aya"_s)}}));
    }

    void aFieldFullOfSignsIsReadInTime()
    {
        const QString text = u"@a"_s.repeated(24'000);

        QBENCHMARK_ONCE { QVERIFY(MentionReader(teaCompany()).spans(text).isEmpty()); }
    }
};

SUITE_TEST(QCoreApplication, MentionMatchTest)

} // namespace tst_mention_match

#include "tst_mention_match.moc"
