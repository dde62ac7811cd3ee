// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/call_words.h"
#include "core/explain/control_words.h"
#include "tests/support/suite.h"

#include <QLocale>
#include <QSet>
#include <QTest>

namespace tst_call_words {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Advice;
using model::CallTrouble;
using model::Cause;
using model::VoteRung;

namespace {

/// All values of an enum from its first to its last.
template<class Enum>
QList<Enum> allUpTo(Enum last)
{
    QList<Enum> all;
    for (int i = 0; i <= int(last); ++i)
        all.append(Enum(i));
    return all;
}

CallTrouble trouble(Cause cause, Advice advice = Advice::None) { return {cause, advice, {}, {}}; }

constexpr qint64 kCent = 10'000'000;

} // namespace

class TestCallWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void everyTroubleIsAWholeSentenceThatNamesTheProvider();
    void everyAdviceButNoneTellsWhatToDo();
    void noAdviceBesideTheFormLeadsToTheList();
    void troubleSaysWhatHappenedAndThenWhatToDo_data();
    void troubleSaysWhatHappenedAndThenWhatToDo();
    void aProviderWithoutANameIsStillSpokenOf();
    void aNameWithAPercentSignStaysAsItIs();
    void theServersOwnWordsStandOnOneLine();
    void aServerThatSaidNothingHasNoDetail();
    void everyRungHasItsOwnPhrase();
    void aMannerTellsRepairAndCompany();
    void labelsAreAllDifferent();
    void aModelIsNamedWithItsProvider();
    void moneyIsShownAsFineAsItMatters_data();
    void moneyIsShownAsFineAsItMatters();
    void moneyFollowsTheUsersNumbers();
    void tokensTellTheirParts_data();
    void tokensTellTheirParts();
    void everyReasonForGreyIsASentence();
    void whatWasMendedInAVoteIsTold();
};

void TestCallWords::everyTroubleIsAWholeSentenceThatNamesTheProvider()
{
    for (const Cause cause : allUpTo(Cause::Storage)) {
        for (const Advice advice : allUpTo(Advice::ThinkLess)) {
            const QString sentence = explain::troubleSentence(trouble(cause, advice), u"Groq"_s);

            QVERIFY2(sentence.contains(u"Groq"_s), qPrintable(sentence));
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
            QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
        }
    }
}

void TestCallWords::everyAdviceButNoneTellsWhatToDo()
{
    QSet<QString> sentences;
    for (const Advice advice : allUpTo(Advice::ThinkLess))
        sentences.insert(explain::adviceSentence(advice));

    QCOMPARE(sentences.size(), int(Advice::ThinkLess) + 1);
    QCOMPARE(explain::adviceSentence(Advice::None), QString());
}

void TestCallWords::noAdviceBesideTheFormLeadsToTheList()
{
    using explain::AdvicePlace;
    for (const Advice advice : allUpTo(Advice::ThinkLess)) {
        const QString here = explain::adviceSentence(advice, AdvicePlace::ProviderForm);
        QVERIFY2(!here.contains(u"list of providers"_s), qPrintable(here));
        QCOMPARE(here.isEmpty(), advice == Advice::None);
    }
    QCOMPARE(explain::troubleSentence({Cause::Refused, Advice::CheckKey, {}, 401}, u"OpenAI"_s,
                                      AdvicePlace::ProviderForm),
             u"OpenAI refused the key. Enter the right key and try again."_s);
}

void TestCallWords::troubleSaysWhatHappenedAndThenWhatToDo_data()
{
    QTest::addColumn<CallTrouble>("what");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("key") << CallTrouble{Cause::Refused, Advice::CheckKey, {}, 401}
                         << u"OpenAI refused the key. Check the key in the list of providers."_s;
    QTest::newRow("no key")
        << trouble(Cause::Refused, Advice::CheckKey)
        << u"OpenAI was not called, because its key is missing here. Check the key in the list of providers."_s;
    QTest::newRow("model") << trouble(Cause::Refused, Advice::CheckModel)
                           << u"OpenAI does not have this model. Choose a model that the provider has."_s;
    QTest::newRow("no model")
        << trouble(Cause::Unreachable, Advice::NameModel)
        << u"OpenAI was not called, because no model is chosen. Choose one in the list of providers."_s;
    QTest::newRow("only thoughts")
        << trouble(Cause::NoAnswer, Advice::ThinkLess)
        << u"OpenAI only thought, and sent an empty reply. Reduce or switch off the model’s thinking, or choose another model."_s;
    QTest::newRow("nobody there")
        << trouble(Cause::Unreachable, Advice::CheckAddress)
        << u"OpenAI could not be reached. Check the address, and whether the server is running."_s;
    QTest::newRow("somebody else there")
        << trouble(Cause::Malformed, Advice::CheckAddress)
        << u"The server at this address is not OpenAI. Check the address, and whether the server is running."_s;
    QTest::newRow("too many requests") << trouble(Cause::RateLimited, Advice::WaitAWhile)
                                       << u"OpenAI is rate-limited. Wait a while and try again."_s;
    QTest::newRow("overloaded")
        << trouble(Cause::Unreachable, Advice::WaitAWhile)
        << u"OpenAI cannot accept the request at the moment. Wait a while and try again."_s;
    QTest::newRow("refusal") << trouble(Cause::Refused) << u"OpenAI declined to answer this."_s;
    QTest::newRow("too late") << trouble(Cause::Timeout) << u"OpenAI did not answer in time."_s;
    QTest::newRow("one of the floor's") << trouble(Cause::Stopped) << u"OpenAI sent no reply: stopped."_s;
}

void TestCallWords::troubleSaysWhatHappenedAndThenWhatToDo()
{
    QFETCH(CallTrouble, what);
    QTEST(explain::troubleSentence(what, u"OpenAI"_s), "sentence");
}

void TestCallWords::whatWasMendedInAVoteIsTold()
{
    using What = model::VoteMend::What;
    model::VoteManner manner;
    QCOMPARE(explain::mendsText(manner), QString());

    manner.mends = {{What::Importance, u"85"_s, u"8.5"_s}, {What::Selected, {}, u"false"_s}, {What::Cut}};
    manner.raw = u"{ importance:\n 85"_s;

    QCOMPARE(
        explain::mendsText(manner),
        u"importance: “85” was read as “8.5”.\ncalled on: missing, taken as “false”.\nIts end was missing.\nOriginal: { importance: 85"_s);
    for (const What what : allUpTo(What::Thoughts))
        QVERIFY(explain::mendWords({what, u"a"_s, u"b"_s}).endsWith(u'.'));
}

void TestCallWords::aProviderWithoutANameIsStillSpokenOf()
{
    QCOMPARE(explain::troubleSentence(trouble(Cause::Timeout), {}),
             u"The provider did not answer in time."_s);
}

void TestCallWords::aNameWithAPercentSignStaysAsItIs()
{
    QCOMPARE(explain::troubleSentence(trouble(Cause::Stopped), u"100%2"_s),
             u"100%2 sent no reply: stopped."_s);
    QCOMPARE(explain::troubleDetail({Cause::Refused, Advice::None, u"%1 of %3"_s, 429}, u"A"_s),
             u"A said: “%1 of %3” (429)."_s);
}

void TestCallWords::theServersOwnWordsStandOnOneLine()
{
    const CallTrouble refused{Cause::Refused, Advice::CheckKey, u"Incorrect API key\n provided."_s, 401};

    QCOMPARE(explain::troubleDetail(refused, u"OpenAI"_s),
             u"OpenAI said: “Incorrect API key provided.” (401)."_s);
    QCOMPARE(
        explain::troubleDetail({Cause::Unreachable, Advice::None, u"Connection refused"_s, {}}, u"Ollama"_s),
        u"Ollama said: “Connection refused”."_s);
}

void TestCallWords::aServerThatSaidNothingHasNoDetail()
{
    QCOMPARE(explain::troubleDetail(trouble(Cause::Timeout), u"Ollama"_s), QString());
    QCOMPARE(explain::troubleDetail({Cause::Unreachable, Advice::WaitAWhile, {}, 503}, u"Ollama"_s),
             u"Ollama returned the status 503."_s);
}

void TestCallWords::everyRungHasItsOwnPhrase()
{
    QSet<QString> phrases;
    for (const VoteRung rung : allUpTo(VoteRung::Prompt))
        phrases.insert(explain::rungWords(rung));

    QCOMPARE(phrases.size(), int(VoteRung::Prompt) + 1);
    for (const QString &phrase : phrases)
        QVERIFY2(!phrase.isEmpty() && (phrase.front().isLower() || phrase.startsWith(u"JSON"_s)) &&
                     !phrase.endsWith(u'.'),
                 qPrintable(phrase));
}

void TestCallWords::aMannerTellsRepairAndCompany()
{
    QCOMPARE(explain::mannerWords({VoteRung::Schema, false, false}), u"format enforced by the provider"_s);
    QCOMPARE(explain::mannerWords({VoteRung::Prompt, true, false}),
             u"form only requested, readable on the second try"_s);
    QCOMPARE(explain::mannerWords({VoteRung::ForcedTool, true, true}),
             u"given as a tool call in that form, readable on the second try, in one call for several"_s);
}

void TestCallWords::labelsAreAllDifferent()
{
    QSet<QString> labels;
    for (const auto purpose : allUpTo(model::CallPurpose::Trial))
        labels.insert(explain::purposeWords(purpose));
    for (const auto kind : allUpTo(model::ProviderKind::Compatible))
        labels.insert(explain::kindName(kind));
    for (const auto effort : allUpTo(model::Effort::High))
        labels.insert(explain::effortWords(effort));

    QCOMPARE(labels.size(), 7 + 6 + 5);
    QVERIFY(!labels.contains(QString()));
}

void TestCallWords::aModelIsNamedWithItsProvider()
{
    QCOMPARE(explain::modelWords(u"gpt-5"_s, u"OpenAI"_s), u"gpt-5 (OpenAI)"_s);
    QCOMPARE(explain::modelWords({}, u"OpenAI"_s), u"OpenAI"_s);
    QCOMPARE(explain::modelWords(u"gpt-5"_s, {}), u"gpt-5"_s);
}

void TestCallWords::moneyIsShownAsFineAsItMatters_data()
{
    QTest::addColumn<qint64>("nano");
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << qint64(0) << u"0 ¢"_s;
    QTest::newRow("a nano-dollar") << qint64(1) << u"under 0.01 ¢"_s;
    QTest::newRow("just too little") << qint64(49'999) << u"under 0.01 ¢"_s;
    QTest::newRow("just enough") << qint64(50'000) << u"0.01 ¢"_s;
    QTest::newRow("0.4") << kCent * 4 / 10 << u"0.4 ¢"_s;
    QTest::newRow("0.37") << kCent * 37 / 100 << u"0.37 ¢"_s;
    QTest::newRow("up to a cent") << kCent - 1 << u"1 ¢"_s;
    QTest::newRow("3.24") << kCent * 324 / 100 << u"3.2 ¢"_s;
    QTest::newRow("9.96") << kCent * 996 / 100 << u"10 ¢"_s;
    QTest::newRow("37") << kCent * 37 << u"37 ¢"_s;
    QTest::newRow("up to a dollar") << kCent * 996 / 10 << u"$1.00"_s;
    QTest::newRow("1.25") << kCent * 125 << u"$1.25"_s;
    QTest::newRow("a lot") << kCent * 123'456 << u"$1,234.56"_s;
}

void TestCallWords::moneyIsShownAsFineAsItMatters()
{
    QFETCH(qint64, nano);
    QTEST(explain::moneyText(nano), "text");
}

void TestCallWords::moneyFollowsTheUsersNumbers()
{
    QLocale::setDefault(QLocale(QLocale::German));
    const QString text = explain::moneyText(kCent * 4 / 10);
    QLocale::setDefault(QLocale(QLocale::English));

    QCOMPARE(text, u"0,4 ¢"_s);
}

void TestCallWords::tokensTellTheirParts_data()
{
    QTest::addColumn<model::TokenCount>("tokens");
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing known") << model::TokenCount{} << QString();
    QTest::newRow("plain") << model::TokenCount{1200, {}, 80, {}} << u"1,200 in; 80 out"_s;
    QTest::newRow("none cached") << model::TokenCount{1200, 0, 80, 0} << u"1,200 in; 80 out"_s;
    QTest::newRow("all parts") << model::TokenCount{1200, 900, 80, 30}
                               << u"1,200 in, 900 of them cached; 80 out, 30 of them thinking"_s;
    QTest::newRow("one side") << model::TokenCount{{}, {}, 80, {}} << u"80 out"_s;
}

void TestCallWords::tokensTellTheirParts()
{
    QFETCH(model::TokenCount, tokens);
    QTEST(explain::tokensText(tokens), "text");
}

void TestCallWords::everyReasonForGreyIsASentence()
{
    using model::NotTaken;
    using model::ProviderKind;
    QSet<QString> sentences;
    for (const NotTaken why : allUpTo(NotTaken::WithTemperature))
        sentences.insert(explain::notTakenSentence(why, ProviderKind::Anthropic, u"gpt-5"_s));

    QCOMPARE(sentences.size(), int(NotTaken::WithTemperature) + 1);
    for (const QString &sentence : sentences)
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
    QVERIFY(sentences.contains(u"Anthropic does not have this setting."_s));
    QVERIFY(sentences.contains(u"gpt-5 does not support it."_s));
    QCOMPARE(explain::notTakenSentence(NotTaken::ByModel, {}, {}), u"This model does not support it."_s);
}

SUITE_TEST(QCoreApplication, TestCallWords)

} // namespace tst_call_words

#include "tst_call_words.moc"
