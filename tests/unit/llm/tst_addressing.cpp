// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/addressing.h"
#include "core/addressing/folded_text.h"
#include "core/llm/rehearsal/vote.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QTest>

namespace tst_addressing {

using namespace Qt::StringLiterals;
using namespace studio;

/// Whom a message asks: a table of forms of address with the expected `selected` of the three companions.
class TestAddressing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectsWhoIsAsked_data();
    void selectsWhoIsAsked();
    void tellsMentionedFromExcluded_data();
    void tellsMentionedFromExcluded();
    void namedInToIsSelected();
    void aLongerNameHidesTheShorterOne();
    void namesWithPatternSignsAreOnlyText();
};

namespace {

void english()
{
    const auto row = [](const char *text, const char *selected) { QTest::newRow(text) << text << selected; };
    row("Aya, what is consensus?", "a");
    row("aya, what is consensus?", "a");
    row("AYA!", "a");
    row("Aya?", "a");
    row("Aya... are you there?", "a");
    row("Aya: a question", "a");
    row("hey aya", "a");
    row("Hey Aya, got a minute?", "a");
    row("Hello Aya!", "a");
    row("Good morning, Kyoko!", "k");
    row("@Aya what do you think", "a");
    row("I have one for @Aya", "a");
    row("Aya what do you think?", "a");
    row("Aya can you explain that?", "a");
    row("So, Aya, what would you do?", "a");
    row("It is late, right, Aya?", "a");
    row("What do you think, Aya?", "a");
    row("What do you think Aya?", "a");
    row("Thanks Natsumi!", "n");
    row("Thank you. And Aya?", "a");
    row("What would Aya say?", "a");
    row("what would Aya say about that", "a");
    row("What does Aya think of tea?", "a");
    row("Can Aya explain it?", "a");
    row("ask Natsumi", "n");
    row("Let's ask Kyoko.", "k");
    row("How about Aya?", "a");
    row("What about Aya?", "a");
    row("I'd like to hear from Kyoko", "k");
    row("A question for Aya: why?", "a");
    row("What is Aya's view?", "a");
    row("It's Aya's turn", "a");
    row("Let Natsumi answer", "n");
    row("Aya and Kyoko, what do you think?", "ak");
    row("Aya & Natsumi, come here!", "an");
    row("Kyoko, Natsumi and Aya, hello!", "kna");
    row("Aya-san, good evening", "a");
    row("Dr. Aya, a word please", "a");
    row("Kyoko, what do you think of Aya?", "k");
    row("Kyoko, what would Aya say?", "k");
    row("What do you think of Kyoko, Aya?", "a");
    row("Not you, Aya. Kyoko, please!", "k");
    row("not you, Aya", "");
    row("Aya, not you!", "");
    row("everyone except Aya", "");
    row("Everybody but Aya, what is your favourite song?", "");
    row("Don't ask Aya.", "");
    row("Aya, be quiet", "");
    row("Don't you think so, Aya?", "a");
    row("Not bad, Aya!", "a");
    row("I read about Aya yesterday", "");
    row("I asked Aya yesterday", "");
    row("Aya is nice", "");
    row("Aya said that logs are honest.", "");
    row("What did Aya mean?", "");
    row("Aya's book is on the table", "");
    row("I met Kyoko, Aya, and Ken yesterday", "");
    row("My friend, Aya, went home", "");
    row("I agree with Aya", "");
    row("He shouted \"Aya, run!\" and left", "");
    row("\"Aya, come here!\"", "a");
    row("Do you know Aya?", "");
    row("Hello everyone", "");
    row("Ayako, what is that?", "");
    row("The Himalayan tea was good", "");
    row("La bayadere is a ballet", "");
    row("See aya.example.org", "");
    row("The Aya-like style", "");
}

void japanese()
{
    const auto row = [](const char *text, const char *selected) { QTest::newRow(text) << text << selected; };
    row("綾さん、分散システムって何?", "a");
    row("綾さん、分散システムって何？", "a");
    row("アヤちゃん", "a");
    row("アヤちゃん、元気？", "a");
    row("あや", "a");
    row("あやさん、教えて", "a");
    row("ねえ綾、聞いてる？", "a");
    row("Ayaさん、こんにちは", "a");
    row("京子さんはどう思いますか？", "k");
    row("綾は？", "a");
    row("綾にも聞きたい", "a");
    row("綾に聞いてみよう", "a");
    row("綾さんに質問です", "a");
    row("綾なら何て言う？", "a");
    row("綾さんの意見は？", "a");
    row("綾さん 分散システムって何", "a");
    row("それ、綾さん、どう思う？", "a");
    row("そうだよね、綾？", "a");
    row("教えて、綾さん", "a");
    row("教えて綾さん！", "a");
    row("綾と京子、どっちが好き？", "ak");
    row("京子さん、夏美さん、こんにちは！", "kn");
    row("なっちゃん、あそぼう！", "n");
    row("ナツミ、歌って", "n");
    row("夏美先生、お願いします", "n");
    row("次は夏美の番", "n");
    row("京子は綾のことをどう思う？", "k");
    row("京子さん、綾に聞いて", "k");
    row("綾以外のみんなはどう思う？", "");
    row("綾じゃなくて、京子さん、お願いします", "k");
    row("綾には聞いてない", "");
    row("昨日綾に会った", "");
    row("昨日綾に聞いた", "");
    row("綾のことを読んだ", "");
    row("綾の本はどこ？", "");
    row("綾が言っていた", "");
    row("綾小路さん、こんにちは", "");
    row("麻綾さん、こんにちは", "");
    row("東京子会社の話", "");
    row("あやしい話だね", "");
    row("あやとりしよう", "");
    row("「綾さん、待って」と彼は言った", "");
    row("みんな、こんにちは", "");
}

void chinese()
{
    const auto row = [](const char *text, const char *selected) { QTest::newRow(text) << text << selected; };
    row("小绫", "a");
    row("绫，你觉得呢？", "a");
    row("小绫，什么是分布式系统？", "a");
    row("小绫你觉得呢", "a");
    row("小绫呢？", "a");
    row("嘿，小绫！", "a");
    row("你好小绫", "a");
    row("谢谢京子！", "k");
    row("绫怎么看？", "a");
    row("小绫会怎么说？", "a");
    row("问问小绫", "a");
    row("请小绫来说", "a");
    row("想听听绫的看法", "a");
    row("你觉得呢，小绫？", "a");
    row("我说，小绫，你怎么看？", "a");
    row("京子和小绫，你们好！", "ka");
    row("京子，夏美，你们觉得呢？", "kn");
    row("绫姐，教教我", "a");
    row("绫老师，请讲", "a");
    row("京子，你觉得绫怎么样？", "k");
    row("京子觉得绫怎么样？", "k");
    row("除了小绫，大家都说说", "");
    row("不是问你，小绫", "");
    row("小绫以外的人呢？", "");
    row("不要问小绫", "");
    row("昨天我看到小绫了", "");
    row("小绫的书在桌上", "");
    row("我喜欢小绫", "");
    row("绫罗绸缎真漂亮", "");
    row("大家好", "");
}

QStringList everybody(const QList<model::Persona> &companions)
{
    QStringList ids;
    for (const auto &persona : companions)
        ids.append(persona.id.value());
    return ids;
}

} // namespace

void TestAddressing::selectsWhoIsAsked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("selected"); // by first letter: Kyoko, Natsumi, Aya
    english();
    japanese();
    chinese();
}

void TestAddressing::selectsWhoIsAsked()
{
    QFETCH(const QString, text);
    QFETCH(const QString, selected);
    const auto companions = tests::exampleCompanions();
    tests::RehearsalRoom room(companions, 1);

    room.userSays(text);
    const auto votes = room.votes();

    for (const QString &id : everybody(companions)) {
        const bool expected = selected.contains(id.section(u'_', 1).front());
        QVERIFY2(votes[id].selected == expected, qPrintable(id));
    }
}

void TestAddressing::tellsMentionedFromExcluded_data()
{
    using addressing::Named;
    QTest::addColumn<QString>("text");
    QTest::addColumn<Named>("named");
    QTest::newRow("asked") << u"Aya, hello"_s << Named::Addressed;
    QTest::newRow("spoken about") << u"What did Aya mean?"_s << Named::Mentioned;
    QTest::newRow("told not to") << u"everyone except Aya"_s << Named::Excluded;
    QTest::newRow("told not to, in a list") << u"everyone except Kyoko and Aya"_s << Named::Excluded;
    QTest::newRow("not there") << u"Hello everyone"_s << Named::NotAtAll;
}

void TestAddressing::tellsMentionedFromExcluded()
{
    QFETCH(const QString, text);
    QFETCH(const addressing::Named, named);

    const auto found = addressing::howNamed(text, {{u"aya"_s}, {u"kyoko"_s}});

    QCOMPARE(found.first(), named);
}

void TestAddressing::namedInToIsSelected()
{
    tests::RehearsalRoom room(tests::exampleCompanions(), 1);
    room.userSays(u"A word in private"_s);
    llm::Brief brief = room.briefFor(2, llm::Purpose::Vote);

    brief.witnessed.last().to = {brief.persona.id};
    brief.witnessed.last().whisper = true;

    QVERIFY(llm::rehearsal::rehearseVote(brief).selected);
}

void TestAddressing::aLongerNameHidesTheShorterOne()
{
    const QList<QStringList> people{{u"ana"_s}, {u"ana maria"_s}};

    const auto named = addressing::howNamed(u"Ana Maria, come here!"_s, people);

    QCOMPARE(named[0], addressing::Named::NotAtAll);
    QCOMPARE(named[1], addressing::Named::Addressed);
}

void TestAddressing::namesWithPatternSignsAreOnlyText()
{
    const QList<QStringList> people{{addressing::normalized(u"R2-D2 (.*)"_s)}, {u".*"_s}};

    const auto named = addressing::howNamed(u"Hello everyone, what now?"_s, people);

    QCOMPARE(named, QList<addressing::Named>(2, addressing::Named::NotAtAll));
}

SUITE_TEST(QCoreApplication, TestAddressing)

} // namespace tst_addressing

#include "tst_addressing.moc"
