// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/addressing.h"
#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/phrases.h"
#include "core/llm/rehearsal/topics.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_rehearsal_phrases {

using namespace Qt::StringLiterals;
using namespace studio::llm::rehearsal;
using studio::model::Language;

/// The phrases of small talk: complete, in the right script, and addressed to the people they are meant for.
class TestRehearsalPhrases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindIsThereInEveryMannerAndLanguage();
    void backchannelsAreShortAndMany();
    void placesAreOnlyThoseOfTheirKind();
    void phrasesToSomebodyAskThem();
    void phrasesAboutSomebodyDoNotAskThem();
    void fillingsAreNotFilledAgain();
    void intentsAreSeen_data();
    void intentsAreSeen();
    void topicsMatchWholeWords();
};

namespace {

const QList<Language> kLanguages{Language::English, Language::Japanese, Language::Chinese};
const QList<Manner> kManners{Manner::Warm, Manner::Lively, Manner::Dry};

template<class Check>
void forEachPhrase(const QList<Phrase> &kinds, Check check)
{
    for (const Language language : kLanguages)
        for (const Manner manner : kManners)
            for (const Phrase kind : kinds)
                for (const QString &phrase : phrases(language, manner, kind))
                    check(language, phrase);
}

QList<Phrase> allKinds()
{
    QList<Phrase> kinds;
    for (int kind = 0; kind <= static_cast<int>(Phrase::StillHere); ++kind)
        kinds.append(static_cast<Phrase>(kind));
    return kinds;
}

Named howIsNamed(Language language, const QString &phrase)
{
    const QString name = language == Language::English ? u"Robin"_s : u"夏美"_s;
    const QString shown = language == Language::Japanese && phrase.size() % 2 == 0 ? name + u"さん"_s : name;
    return howNamed(filled(phrase, {{u"name"_s, shown}}), {{name.toCaseFolded()}}).first();
}

} // namespace

void TestRehearsalPhrases::everyKindIsThereInEveryMannerAndLanguage()
{
    for (const Language language : kLanguages)
        for (const Manner manner : kManners)
            for (const Phrase kind : allKinds()) {
                const QStringList stock = phrases(language, manner, kind);
                QVERIFY(stock.size() >= 2);
                QCOMPARE(QSet<QString>(stock.begin(), stock.end()).size(), stock.size());
            }
}

void TestRehearsalPhrases::backchannelsAreShortAndMany()
{
    for (const Language language : kLanguages) {
        QMap<QString, Manner> sayers;
        for (const Manner manner : kManners)
            for (const Phrase kind : {Phrase::Nod, Phrase::Ponder, Phrase::Hail}) {
                const QStringList stock = phrases(language, manner, kind);
                QVERIFY(stock.size() >= 8);
                for (const QString &phrase : stock) {
                    QVERIFY2(clusters(phrase) <= 10, qPrintable(phrase));
                    // Companions that nod at the same moment use different words.
                    QVERIFY2(sayers.value(phrase, manner) == manner, qPrintable(phrase));
                    sayers[phrase] = manner;
                }
            }
    }
}

void TestRehearsalPhrases::placesAreOnlyThoseOfTheirKind()
{
    static const QRegularExpression place(u"\\{(\\w*)\\}"_s);
    const QSet<QString> known{u"name"_s, u"self"_s,  u"role"_s,    u"word"_s, u"topic"_s,
                              u"n"_s,    u"light"_s, u"colours"_s, u"words"_s};
    forEachPhrase(allKinds(), [&](Language language, const QString &phrase) {
        auto places = place.globalMatch(phrase);
        while (places.hasNext())
            QVERIFY2(known.contains(places.next().captured(1)), qPrintable(phrase));
        QString words = phrase;
        words.remove(place);
        if (const auto spoken = languageOf(words))
            QVERIFY2(*spoken == language || (language == Language::Japanese && *spoken == Language::Chinese),
                     qPrintable(phrase));
    });
}

void TestRehearsalPhrases::phrasesToSomebodyAskThem()
{
    forEachPhrase({Phrase::PassOn, Phrase::AskHow, Phrase::AskOther, Phrase::AskBack, Phrase::GiveWay},
                  [](Language language, const QString &phrase) {
                      QVERIFY2(howIsNamed(language, phrase) == Named::Addressed, qPrintable(phrase));
                  });
}

void TestRehearsalPhrases::phrasesAboutSomebodyDoNotAskThem()
{
    forEachPhrase({Phrase::Agree, Phrase::Counter}, [](Language language, const QString &phrase) {
        QVERIFY2(howIsNamed(language, phrase) == Named::Mentioned, qPrintable(phrase));
    });
}

void TestRehearsalPhrases::fillingsAreNotFilledAgain()
{
    const QString text = filled(u"{name} and {topic}"_s, {{u"name"_s, u"{topic}"_s}, {u"topic"_s, u"tea"_s}});

    QCOMPARE(text, u"{topic} and tea"_s);
}

void TestRehearsalPhrases::intentsAreSeen_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<Intents>("intents");
    const auto row = [](const char *text, Language language, Intents intents) {
        QTest::newRow(text) << language << intents;
    };
    row("Hello!", Language::English, Intent::Greeting);
    row("Hello, who are you?", Language::English,
        Intents(Intent::Greeting) | Intent::WhoAreYou | Intent::Question);
    row("How are you?", Language::English, Intents(Intent::HowAreYou) | Intent::Question);
    row("Are you an AI?", Language::English, Intents(Intent::AreYouAnAi) | Intent::Question);
    row("Thanks a lot", Language::English, Intent::Thanks);
    row("Thank you, good night", Language::English, Intents(Intent::Thanks) | Intent::Goodbye);
    row("I have to go now", Language::English, Intent::Goodbye);
    row("I have to go to Kyoto next week", Language::English, {});
    row("I like tea", Language::English, {});
    row("こんにちは", Language::Japanese, Intent::Greeting);
    row("あなたたちは誰", Language::Japanese, Intent::WhoAreYou);
    row("誰が来るのか知らない", Language::Japanese, {});
    row("お元気ですか", Language::Japanese, Intents(Intent::HowAreYou) | Intent::Question);
    row("ありがとう、おやすみ", Language::Japanese, Intents(Intent::Thanks) | Intent::Goodbye);
    row("また明日", Language::Japanese, Intent::Goodbye);
    row("你好", Language::Chinese, Intent::Greeting);
    row("你们是谁？", Language::Chinese, Intents(Intent::WhoAreYou) | Intent::Question);
    row("谢谢，再见", Language::Chinese, Intents(Intent::Thanks) | Intent::Goodbye);
    row("我喜欢下雨天", Language::Chinese, {});
    row("Nobody needs to answer.", Language::English, Intent::NobodyNeedsToAnswer);
    row("No need to reply", Language::English, Intent::NobodyNeedsToAnswer);
    row("Please don't answer!", Language::English, Intent::NobodyNeedsToAnswer);
    row("You don't have to respond to this.", Language::English, Intent::NobodyNeedsToAnswer);
    row("No reply needed.", Language::English, Intent::NobodyNeedsToAnswer);
    row("no one has to say anything", Language::English, Intent::NobodyNeedsToAnswer);
    row("Nobody answered me.", Language::English, {});
    row("I don't answer calls at night", Language::English, {});
    row("Please don't answer in French", Language::English, {});
    row("Why don't you answer?", Language::English, Intent::Question);
    row("返事はいりません", Language::Japanese, Intent::NobodyNeedsToAnswer);
    row("答えなくていいよ", Language::Japanese, Intent::NobodyNeedsToAnswer);
    row("誰も答えなくて大丈夫", Language::Japanese, Intent::NobodyNeedsToAnswer);
    row("返信不要です。", Language::Japanese, Intent::NobodyNeedsToAnswer);
    row("返事しないでください", Language::Japanese, Intent::NobodyNeedsToAnswer);
    row("独り言なので返信しなくても大丈夫です", Language::Japanese, Intent::NobodyNeedsToAnswer);
    row("答えなくていいの？", Language::Japanese, Intent::Question);
    row("誰も答えないね", Language::Japanese, {});
    row("不用回答", Language::Chinese, Intent::NobodyNeedsToAnswer);
    row("没人需要回复", Language::Chinese, Intent::NobodyNeedsToAnswer);
    row("你们不用回我。", Language::Chinese, Intent::NobodyNeedsToAnswer);
    row("请不要回答", Language::Chinese, Intent::NobodyNeedsToAnswer);
    row("要不要回答他", Language::Chinese, {});
    row("别回答得太长", Language::Chinese, {});
    row("没有人回答我", Language::Chinese, {});
}

void TestRehearsalPhrases::intentsAreSeen()
{
    QFETCH(const Language, language);
    QFETCH(const Intents, intents);

    QCOMPARE(intentsOf(QString::fromUtf8(QTest::currentDataTag()), language), intents);
}

void TestRehearsalPhrases::topicsMatchWholeWords()
{
    QCOMPARE(touched({u"distributed systems"_s}, u"What is a Distributed System?"_s).size(), 1);
    QCOMPARE(touched({u"cook"_s, u"run"_s}, u"cooking and running"_s).size(), 2);
    QVERIFY(touched({u"tea"_s, u"plan"_s, u"art"_s}, u"the team planted a party"_s).isEmpty());
    QVERIFY(touched({u"本"_s}, u"日本の話"_s).isEmpty());
    QCOMPARE(touched({u"本"_s}, u"この本はいい"_s).size(), 1);
    QCOMPARE(touched({u"猫"_s}, u"你喜欢猫吗"_s).size(), 1);
}

SUITE_TEST(QCoreApplication, TestRehearsalPhrases)

} // namespace tst_rehearsal_phrases

#include "tst_rehearsal_phrases.moc"
