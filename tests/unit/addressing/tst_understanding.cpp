// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/addressing.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_understanding {

using namespace Qt::StringLiterals;
using namespace studio;
using addressing::Named;
using addressing::Person;
using addressing::Understanding;
using tests::companion;

namespace {

Person person(const QString &name, const QStringList &names) { return {companion(name), names}; }

/// All people that the texts below address: two Annas, names with several parts, common words, several
/// scripts.
QList<Person> everybody()
{
    return {person(u"aya"_s, {u"Aya"_s, u"綾"_s, u"アヤ"_s, u"小绫"_s}),
            person(u"natsumi"_s, {u"Natsumi"_s, u"夏美"_s, QString()}),
            person(u"may"_s, {u"May"_s}),
            person(u"will"_s, {u"Will"_s}),
            person(u"mark"_s, {u"Mark"_s}),
            person(u"hikari"_s, {u"光"_s}),
            person(u"minjun"_s, {u"민준"_s}),
            person(u"suji"_s, {u"수지"_s}),
            person(u"olga"_s, {u"Ольга"_s}),
            person(u"ivan"_s, {u"Иван"_s}),
            person(u"zoe"_s, {u"Zoe"_s}),
            person(u"anna"_s, {u"Anna Schmidt"_s}),
            person(u"al"_s, {u"Al"_s}),
            person(u"keeper"_s, {u"The Tea Keeper"_s})};
}

QString shortNames(const QList<base::ParticipantId> &ids)
{
    QStringList names;
    for (const base::ParticipantId &id : ids)
        names.append(id.value().mid(10));
    return names.join(u' ');
}

void row(const char *text, const char *asks, const char *mentions)
{
    QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(asks) << QString::fromUtf8(mentions);
}

void names()
{
    row("Hello, all.", "", "");
    row("Natsumi, what do you think?", "natsumi", "natsumi");
    row("It is late, right, Aya?", "aya", "aya");
    row("AYA!", "aya", "aya");
    row("Aya's tea", "", "aya");
    row("the Himalayas and Ayako", "", "");
    row("Natsumi and Aya", "natsumi aya", "natsumi aya");
    row("I met Natsumi with Aya yesterday.", "", "natsumi aya");
    row("Natsumi, then Aya: thoughts?", "natsumi", "natsumi aya");
    row("Don’t ask Aya.", "", "");
    row("It’s Aya’s turn", "aya", "aya");
    row("Did you ask Aya?", "", "aya");
    row("I will never ask Aya.", "", "aya");
    row("Aya — who lives next door — called.", "", "aya");
    row("Aya - the tall one - left", "", "aya");
    row("- Aya\n- Natsumi", "", "aya natsumi");
    row("Guests:\nAya\nNatsumi", "", "aya natsumi");
    row("Aya: hello\nNatsumi: well", "aya", "aya natsumi");
    row("It was a good year.\nLove, Aya", "", "aya");
    row("Aya, Natsumi and I went to the park.", "", "aya natsumi");
    row("Aya, Natsumi and Zoe, come here!", "aya natsumi zoe", "aya natsumi zoe");
    row("Natsumiさん、綾に聞いて", "natsumi", "natsumi aya");
    row("I met Ken, Bob, Aya.", "", "aya");
    row("Aya can speak French.", "", "aya");
    row("For Aya, everything was new.", "", "aya");
    row("My friends call me Aya.", "", "aya");
    row("**Aya**, what do you think?", "aya", "aya");
    row("_Aya_, what do you think?", "aya", "aya");
    row("my_aya_value", "", "");
    row("„Aya, lauf!“ rief er.", "", "aya");
    row("« Aya, viens ! » dit-il.", "", "aya");
    row("everyone except Aya", "", "");
    row("@Aya one for you", "aya", "aya");
    row("aya@example.org", "", "");
    row("Ayaさん、どう?", "aya", "aya");
    row("それはアヤちゃんに聞いて", "aya", "aya");
    row("小绫你觉得呢", "aya", "aya");
    row("綾、どう思う？", "aya", "aya");
    row("昨日綾に会った", "", "aya");
}

void wordsThatAreNames()
{
    row("I may go, if you will mark it.", "", "");
    row("Will you come with me in May?", "", "may"); // the month is spelled like her name
    row("will it rain? mark my words, it may.", "", "");
    row("Will, what do you think?", "will", "will");
    row("Come here, May!", "may", "may");
    row("So, Mark, how was it?", "mark", "mark");
    row("Let us ask Mark.", "mark", "mark");
    row("What about Will?", "will", "will");
    row("I saw Will yesterday.", "", "will");
    row("MAY I COME IN? YOU WILL, MARK MY WORDS", "", "");
    row("@May come here", "may", "may");
    row("In April, May, and June, how much do you earn?", "", "may");
    row("We met in March, April, May.", "", "may");
    row("- Will it work?", "", "");
    row("How about may?", "", "");
    row("小心，前面有车", "", "");
    row("春といえば、光。", "", "");
    row("観光に行こう。光栄です。", "", "");
    row("光がまぶしい", "", "");
    row("光、こっちへ来て", "hikari", "hikari");
    row("光さんはどう思う？", "hikari", "hikari");
    row("光に聞いてみて", "hikari", "hikari");
}

void korean()
{
    row("민준아, 어떻게 생각해?", "minjun", "minjun");
    row("수지야 안녕", "suji", "suji");
    row("민준 씨, 안녕하세요", "minjun", "minjun");
    row("민준씨는 어떻게 생각해요?", "minjun", "minjun");
    row("민준이는 어제 집에 갔다.", "", "minjun");
    row("수지에게 물어봐", "suji", "suji");
    row("민준이랑 수지가 왔다.", "", "minjun suji");
    row("김민준호는 누구야?", "", "");
    row("어때, 수지?", "suji", "suji");
    row("민준이야.", "", "");
}

void russian()
{
    row("Спроси Ольгу.", "olga", "olga");
    row("Ольга, как дела?", "olga", "olga");
    row("Я видел Ольгу с Иваном.", "", "olga ivan");
    row("Что думает Иван?", "ivan", "ivan");
    row("Привет, Иван!", "ivan", "ivan");
    row("Ольгино письмо", "", "");
    row("Иванов ушёл.", "", "");
    row("Ольга — врач.", "", "olga");
    row("«Ольга, беги!» — крикнул он.", "", "olga");
}

void accentsAndParts()
{
    row("Zoë, are you there?", "zoe", "zoe");
    row("ZOÉ!", "zoe", "zoe");
    row("Anna, tell Al.", "anna", "anna al");
    row("Anna Schmidt, hello", "anna", "anna");
    row("Ms. Schmidt, a word please", "anna", "anna");
    row("Annabel and Alice", "", "");
    row("I like tea.", "", "");
    row("The keeper of the light", "", "");
    row("Keeper, a pot of tea!", "keeper", "keeper");
    row("Tea, please. Mmm, tea.", "", "");
    row("How about tea?", "", "");
    row("the keeper, who was old", "", "");
    row("Hola, Aya", "aya", "aya");
    row("Ａｙａ、どう？", "aya", "aya");
}

} // namespace

/// Whom a text names, whom it asks, and where it does so.
class TestUnderstanding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksAndMentions_data();
    void asksAndMentions();
    void evidenceStandsWhereTheNameIsWritten_data();
    void evidenceStandsWhereTheNameIsWritten();
    void whoIsWrittenExactlySoIsMeantAlone();
    void allWhoAreCalledAlikeAreMeant();
    void aWholeNameWinsOverAPart();
    void nobodyIsFoundInNothing();
    void aHugeTextIsReadFromItsBeginning();
};

void TestUnderstanding::asksAndMentions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("asks");
    QTest::addColumn<QString>("mentions");
    names();
    wordsThatAreNames();
    korean();
    russian();
    accentsAndParts();
}

void TestUnderstanding::asksAndMentions()
{
    QFETCH(const QString, text);
    QFETCH(const QString, asks);
    QFETCH(const QString, mentions);

    const Understanding understood = addressing::understand(text, everybody());

    QCOMPARE(shortNames(understood.asks), asks);
    QCOMPARE(shortNames(understood.mentions), mentions);
    for (const base::ParticipantId &asked : understood.asks)
        QVERIFY(understood.mentions.contains(asked));
}

void TestUnderstanding::evidenceStandsWhereTheNameIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("plain") << u"So, Aya, what now?"_s << u"Aya"_s;
    QTest::newRow("honoured") << u"綾さん、どう？"_s << u"綾さん"_s;
    QTest::newRow("behind signs of two units") << u"😀😀 Aya!"_s << u"Aya"_s;
    QTest::newRow("wide letters") << u"Ａｙａ！"_s << u"Ａｙａ"_s;
    QTest::newRow("half-width kana before it") << u"ｶﾞｶﾞ、アヤ！"_s << u"アヤ"_s;
    QTest::newRow("an accent of its own") << u"Oh, Zoe\u0308!"_s << u"Zoe\u0308"_s;
    QTest::newRow("a letter that grows") << u"ßß, Aya!"_s << u"Aya"_s;
    QTest::newRow("Korean") << u"자, 민준아, 어때?"_s << u"민준아"_s;
}

void TestUnderstanding::evidenceStandsWhereTheNameIsWritten()
{
    QFETCH(const QString, text);
    QFETCH(const QString, written);

    const Understanding understood = addressing::understand(text, everybody());

    QCOMPARE(understood.evidence.size(), 1);
    const addressing::Evidence &one = understood.evidence.first();
    QCOMPARE(text.mid(one.from, one.to - one.from), written);
    QCOMPARE(one.how, Named::Addressed);
    QCOMPARE(understood.asks, QList{one.who});
}

void TestUnderstanding::whoIsWrittenExactlySoIsMeantAlone()
{
    const QList<Person> two{person(u"zoe"_s, {u"Zoe"_s}), person(u"zoeh"_s, {u"Zoë"_s})};
    QCOMPARE(shortNames(addressing::understand(u"Zoe, hello"_s, two).asks), u"zoe"_s);
    QCOMPARE(shortNames(addressing::understand(u"Zoë, hello"_s, two).asks), u"zoeh"_s);
    QCOMPARE(shortNames(addressing::understand(u"Zoé, hello"_s, two).asks), u"zoe zoeh"_s);
}

void TestUnderstanding::allWhoAreCalledAlikeAreMeant()
{
    const QList<Person> two{person(u"aya"_s, {u"Aya"_s}), person(u"other"_s, {u"Aya"_s})};
    QCOMPARE(shortNames(addressing::understand(u"Aya, hello"_s, two).asks), u"aya other"_s);
}

void TestUnderstanding::aWholeNameWinsOverAPart()
{
    const QList<Person> two{person(u"anna"_s, {u"Anna"_s}), person(u"maria"_s, {u"Anna Maria"_s})};
    QCOMPARE(shortNames(addressing::understand(u"Anna, hello"_s, two).asks), u"anna"_s);
    QCOMPARE(shortNames(addressing::understand(u"Anna Maria, hello"_s, two).asks), u"maria"_s);
    QCOMPARE(shortNames(addressing::understand(u"Maria, hello"_s, two).asks), u"maria"_s);
}

void TestUnderstanding::nobodyIsFoundInNothing()
{
    QCOMPARE(addressing::understand({}, everybody()), Understanding());
    QCOMPARE(addressing::understand(u"Aya, hello"_s, {}), Understanding());
    QCOMPARE(addressing::understand(u"Aya, hello"_s, {person(u"none"_s, {QString(), u" "_s})}),
             Understanding());
}

void TestUnderstanding::aHugeTextIsReadFromItsBeginning()
{
    const QString much = u"Aya, hello. "_s + QString(2'000'000, u'x') + u" Natsumi, hello."_s;
    QCOMPARE(shortNames(addressing::understand(much, everybody()).asks), u"aya"_s);
    const QString again = u"aya "_s.repeated(100'000);
    QCOMPARE(shortNames(addressing::understand(again, everybody()).mentions), u"aya"_s);
    // None of these may take longer than a moment; otherwise the test runner's time limit fails them.
    const QString calls = QString(u"あのー"_s.repeated(99) + u"x Aya\n"_s).repeated(52);
    QVERIFY(!addressing::understand(calls, everybody()).evidence.isEmpty());
    QVERIFY(addressing::understand(u"光"_s.repeated(16'000), everybody()).asks.isEmpty());
    QList<Person> many;
    for (int i = 0; i < 64; ++i)
        many.append(person(u"p%1"_s.arg(i), {u"Mia"_s}));
    QCOMPARE(addressing::understand(u"Mia "_s.repeated(5'000), many).mentions.size(), 64);
}

SUITE_TEST(void, TestUnderstanding)

} // namespace tst_understanding

#include "tst_understanding.moc"
