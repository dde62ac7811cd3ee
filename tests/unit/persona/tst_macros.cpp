// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/persona_macros.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_macros {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using persona::expandMacros;
using persona::MacroScope;

namespace {

const MacroScope &scope()
{
    static const MacroScope scope{.character = u"Aya"_s, .user = u"Mika"_s, .seed = 7, .pickSeed = 11};
    return scope;
}

QString textOf(const QString &text) { return expandMacros(text, scope()).text; }

QStringList parts() { return {u"tea"_s, u"coffee"_s, u"milk"_s}; }

} // namespace

class TestMacros : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachStandsForItsText_data();
    void eachStandsForItsText();
    void whatIsNoMacroStays_data();
    void whatIsNoMacroStays();
    void whatIsNotKnownStandsForNothing_data();
    void whatIsNotKnownStandsForNothing();
    void timesAreThoseOfTheMessage_data();
    void timesAreThoseOfTheMessage();
    void variablesLiveInOnePrompt();
    void fieldsStandInOtherTexts();
    void fieldsInFieldsEnd();
    void theSameSeedChoosesTheSame();
    void anotherSeedMayChooseAnother();
    void aPickDoesNotMoveWithTheTurn();
    void onlyWhatWasChosenIsLookedInto();
    void diceStayWithinTheirSides();
    void whatCameOfAMacroIsNoMacro();
    void expansionsAreShown();
    void aTextOfBracketsIsNoTrouble();
    void aPersonaIsExpandedInAllItsTexts();
    void aNicknameStandsForTheName();
};

void TestMacros::eachStandsForItsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("becomes");
    QTest::newRow("names") << u"{{char}} meets {{user}}."_s << u"Aya meets Mika."_s;
    QTest::newRow("any case") << u"{{CHAR}} {{User}}"_s << u"Aya Mika"_s;
    QTest::newRow("spaces") << u"{{ char }}"_s << u"Aya"_s;
    QTest::newRow("older ones") << u"<USER> <bot> <Char>"_s << u"Mika Aya Aya"_s;
    QTest::newRow("note") << u"a{{// not for them}}b"_s << u"ab"_s;
    QTest::newRow("comment") << u"a{{comment:x}}{{hidden_key: y}}b"_s << u"ab"_s;
    QTest::newRow("original") << u"{{original}}Be brief."_s << u"Be brief."_s;
    QTest::newRow("reverse") << u"{{reverse:abc}}"_s << u"cba"_s;
    QTest::newRow("reverse by characters") << u"{{reverse:a😀b}}"_s << u"b😀a"_s;
    QTest::newRow("reverse a name") << u"{{reverse:{{char}}}}"_s << u"ayA"_s;
    QTest::newRow("one choice") << u"{{random:tea}}"_s << u"tea"_s;
    QTest::newRow("escaped comma") << u"{{random:tea\\, hot}}"_s << u"tea, hot"_s;
    QTest::newRow("doubled colons") << u"{{pick::one\\, whole}}"_s << u"one, whole"_s;
    QTest::newRow("a blank") << u"{{random tea}}"_s << u"tea"_s;
    QTest::newRow("older ones of groups") << u"<GROUP> <CHARIFNOTGROUP>"_s << u"Aya Aya"_s;
    QTest::newRow("a name in a choice") << u"{{pick:{{user}}}}"_s << u"Mika"_s;
    QTest::newRow("a die of one side")
        << u"{{roll:1}}{{roll:d1}}{{roll:3d1}}{{roll 1d1}}{{roll:2d1+3}}"_s << u"11315"_s;
    QTest::newRow("other scripts") << u"{{user}}さん、こんにちは"_s << u"Mikaさん、こんにちは"_s;
}

void TestMacros::eachStandsForItsText()
{
    QFETCH(const QString, text);
    QFETCH(const QString, becomes);
    QCOMPARE(textOf(text), becomes);
}

void TestMacros::whatIsNoMacroStays_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {QString(), u"plain"_s, u"{{"_s, u"}}"_s, u"{{char"_s, u"char}}"_s, u"{char}"_s, u"{{}}"_s,
          u"{{1, 2}, {3, 4}}"_s, u"{{\"key\": 1}}"_s, u"{{ }}"_s, u"<users>"_s, u"a < b > c"_s, u"<"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestMacros::whatIsNoMacroStays()
{
    QFETCH(const QString, text);
    const persona::Expanded done = expandMacros(text, scope());
    QCOMPARE(done.text, text);
    QVERIFY(done.expansions.isEmpty());
}

void TestMacros::whatIsNotKnownStandsForNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"{{frobnicate}}"_s, u"{{frobnicate::a::b}}"_s, u"{{roll:}}"_s, u"{{roll:0}}"_s, u"{{roll:x}}"_s,
          u"{{roll:101d6}}"_s, u"{{roll:9999999999}}"_s, u"{{#if x}}"_s, u"{{/if}}"_s, u"{{名前}}"_s,
          u"{{time_UTC+x}}"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestMacros::whatIsNotKnownStandsForNothing()
{
    QFETCH(const QString, text);
    const persona::Expanded done = expandMacros(u"a"_s + text + u"b"_s, scope());
    QCOMPARE(done.text, u"ab"_s);
    QCOMPARE(done.unknown, QStringList{text});
}

void TestMacros::timesAreThoseOfTheMessage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("becomes");
    QTest::newRow("time") << u"{{time}}"_s << u"7:08 AM"_s;
    QTest::newRow("date") << u"{{date}}"_s << u"May 6, 2024"_s;
    QTest::newRow("weekday") << u"{{weekday}}"_s << u"Monday"_s;
    QTest::newRow("iso") << u"{{isodate}} {{isotime}}"_s << u"2024-05-06 07:08"_s;
    QTest::newRow("a form") << u"{{datetimeformat DD.MM.YYYY HH:mm}}"_s << u"06.05.2024 07:08"_s;
    QTest::newRow("a form with words") << u"{{datetimeformat [on] dddd}}"_s << u"on Monday"_s;
    QTest::newRow("idle") << u"{{idle_duration}}"_s << u"2 hours"_s;
    QTest::newRow("difference") << u"{{timeDiff::2024-05-06T10:00:00::2024-05-06T10:05:00}}"_s
                                << u"5 minutes"_s;
    QTest::newRow("a field in a choice") << u"{{random::{{weekday}}::{{weekday}}}}"_s << u"Monday"_s;
}

void TestMacros::timesAreThoseOfTheMessage()
{
    QFETCH(const QString, text);
    MacroScope then = scope();
    then.at = QDateTime(QDate(2024, 5, 6), QTime(7, 8)).toUTC(); // local time, as people read it
    then.userBefore = then.at.addSecs(-7'500);
    QTEST(expandMacros(text, then).text, "becomes");
    QCOMPARE(expandMacros(text, then).unknown, QStringList());
    // Without a time, these macros are empty, and are never sent unexpanded.
    QVERIFY(!expandMacros(text, scope()).text.contains(u"{{"_s));
}

void TestMacros::variablesLiveInOnePrompt()
{
    const auto in = [](const QString &text) { return expandMacros(text, scope()).text; };
    QCOMPARE(in(u"{{setvar::mood::merry}}Mood: {{getvar::mood}}"_s), u"Mood: merry"_s);
    QCOMPARE(in(u"{{incvar::n}}{{incvar::n}}{{decvar::n}}"_s), u"121"_s);
    QCOMPARE(in(u"{{setvar::a::1}}{{addvar::a::2}}{{getvar::a}}{{addvar::b::x}}{{getvar::b}}"_s), u"3x"_s);
    QCOMPARE(in(u"{{setglobalvar::a::1}}[{{getvar::a}}][{{getglobalvar::a}}]"_s), u"[][1]"_s);
    QCOMPARE(in(u"{{getvar::mood}}"_s), QString());
}

void TestMacros::fieldsStandInOtherTexts()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    model::PersonaText &text = aya.texts[Language::English];
    text.story = u"{{char}} keeps a lighthouse."_s;
    text.personality = u"calm"_s;
    text.systemNote = u"{{original}}{{char}} is {{personality}}. {{description}}"_s;
    QCOMPARE(persona::expandedPersona(aya, scope()).texts[Language::English].systemNote,
             u"Aya is calm. Aya keeps a lighthouse."_s);
    QVERIFY(persona::unknownMacros(aya).isEmpty());
}

void TestMacros::fieldsInFieldsEnd()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    model::PersonaText &text = aya.texts[Language::English];
    text.story = u"{{description}}{{personality}}"_s.repeated(400);
    text.personality = u"{{description}}x"_s.repeated(400);
    const model::PersonaText done = persona::expandedPersona(aya, scope()).texts[Language::English];
    QVERIFY(done.story.size() < 1'000'000);
    QVERIFY(!done.story.contains(u"{{"_s));
}

void TestMacros::theSameSeedChoosesTheSame()
{
    const QString text = u"{{random:tea,coffee,milk}} {{pick:tea,coffee,milk}} {{roll:20}}"_s;
    QCOMPARE(textOf(text), textOf(text));
    QVERIFY(parts().contains(textOf(text).section(u' ', 0, 0)));
}

void TestMacros::anotherSeedMayChooseAnother()
{
    QSet<QString> seen;
    MacroScope turn = scope();
    for (turn.seed = 0; turn.seed < 50; ++turn.seed)
        seen.insert(expandMacros(u"{{random:tea,coffee,milk}}"_s, turn).text);
    QCOMPARE(seen, (QSet<QString>{u"tea"_s, u"coffee"_s, u"milk"_s}));
}

void TestMacros::aPickDoesNotMoveWithTheTurn()
{
    MacroScope turn = scope();
    const QString picked = textOf(u"{{pick:tea,coffee,milk}}"_s);
    for (turn.seed = 0; turn.seed < 50; ++turn.seed)
        QCOMPARE(expandMacros(u"{{random:a,b}}{{pick:tea,coffee,milk}}"_s, turn).text.mid(1), picked);

    QSet<QString> rooms;
    for (turn.pickSeed = 0; turn.pickSeed < 50; ++turn.pickSeed)
        rooms.insert(expandMacros(u"{{pick:tea,coffee,milk}}"_s, turn).text);
    QCOMPARE(rooms.size(), 3);
}

void TestMacros::onlyWhatWasChosenIsLookedInto()
{
    const persona::Expanded done = expandMacros(u"{{random:{{user}},{{user}}}}"_s, scope());
    QCOMPARE(done.text, u"Mika"_s);
    QCOMPARE(done.expansions.size(), 2);
}

void TestMacros::diceStayWithinTheirSides()
{
    MacroScope turn = scope();
    QSet<int> seen;
    for (turn.seed = 0; turn.seed < 500; ++turn.seed) {
        const int rolled = expandMacros(u"{{roll:d6}}"_s, turn).text.toInt();
        QVERIFY(rolled >= 1 && rolled <= 6);
        seen.insert(rolled);
        const int sum = expandMacros(u"{{roll:2d6}}"_s, turn).text.toInt();
        QVERIFY(sum >= 2 && sum <= 12);
    }
    QCOMPARE(seen.size(), 6);
}

void TestMacros::whatCameOfAMacroIsNoMacro()
{
    MacroScope odd = scope();
    odd.user = u"{{char}}, <bot>"_s;
    QCOMPARE(expandMacros(u"{{user}}"_s, odd).text, u"{{char}}, <bot>"_s);
    QCOMPARE(expandMacros(u"{{random:{{user}}}}"_s, odd).text, u"{{char}}, <bot>"_s);
}

void TestMacros::expansionsAreShown()
{
    const persona::Expanded done = expandMacros(u"{{char}} {{// psst}}{{nothing}}"_s, scope());
    QCOMPARE(done.text, u"Aya "_s);
    QCOMPARE(done.unknown, QStringList{u"{{nothing}}"_s});
    QCOMPARE(done.expansions,
             (QList<model::MacroExpansion>{{u"{{char}}"_s, u"Aya"_s}, {u"{{// psst}}"_s, QString()}}));
}

// Quadratic work would take minutes here.
void TestMacros::aTextOfBracketsIsNoTrouble()
{
    const QString open(400'000, u'{');
    QCOMPARE(textOf(open), open);
    const QString both = open + QString(400'000, u'}');
    QCOMPARE(textOf(both).size(), both.size());
    const QString many = u"{{char}}"_s.repeated(2'000);
    QCOMPARE(textOf(many).count(u"Aya"_s), 1'000);
    QCOMPARE(textOf(many).count(u"{{char}}"_s), 0);
    const QString choices = u"{{random:"_s + u"a,"_s.repeated(200'000) + u"}}"_s;
    QVERIFY(textOf(choices).size() <= 1);
}

void TestMacros::aPersonaIsExpandedInAllItsTexts()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    model::PersonaText &text = aya.texts[Language::English];
    for (QString *part : {&text.role, &text.personality, &text.story, &text.scenarioNote,
                          &text.exampleDialogue, &text.systemNote, &text.endNote, &text.greeting})
        *part = u"{{char}} and {{user}}"_s;
    text.alternateGreetings = text.groupGreetings = {u"{{char}} and {{user}}"_s};
    text.sampleLines = {{u"{{char}} and {{user}}"_s, {}}};
    aya.lore = {{.entries = {{.content = u"{{char}} and {{user}}"_s, .constant = true}}}};
    aya.notes = u"{{char}}"_s;

    QList<model::MacroExpansion> expansions;
    const model::Persona done = persona::expandedPersona(aya, scope(), &expansions);

    const model::PersonaText as = done.texts[Language::English];
    for (const QString &part :
         {as.role, as.personality, as.story, as.scenarioNote, as.exampleDialogue, as.systemNote, as.endNote,
          as.greeting, as.alternateGreetings.value(0), as.groupGreetings.value(0),
          as.sampleLines.value(0).text, done.lore.value(0).entries.value(0).content})
        QCOMPARE(part, u"Aya and Mika"_s);
    QCOMPARE(done.notes, aya.notes);
    QCOMPARE(expansions.size(), 2);
}

void TestMacros::aNicknameStandsForTheName()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya Ninomiya"_s);
    aya.card.nickname = u"Nino"_s;
    aya.texts[Language::English].greeting = u"I am {{char}}."_s;
    QCOMPARE(persona::expandedPersona(aya, scope()).texts[Language::English].greeting, u"I am Nino."_s);
}

SUITE_TEST(QCoreApplication, TestMacros)

} // namespace tst_macros

#include "tst_macros.moc"
