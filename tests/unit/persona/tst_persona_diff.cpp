// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/persona_diff.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/unit/persona/persona_change.h"

#include <QTest>

#include <functional>

namespace tst_persona_diff {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::Persona;
using persona::differences;
using persona::Field;
using Change = studio::tests::PersonaChange;

namespace {

Persona aya()
{
    Persona aya =
        tests::persona(u"aya"_s).named(Language::English, u"Aya"_s).knows(Language::English, {u"tea"_s});
    aya.card.source = u"cd"_s;
    return aya;
}

Change inEnglish(const std::function<void(model::PersonaText &)> &change)
{
    return [change](Persona &persona) { change(persona.texts[Language::English]); };
}

} // namespace

/// Two versions of a persona compared: no part can change without being reported.
class TestPersonaDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsEqualDiffersInNothing();
    void everyPartIsCompared_data();
    void everyPartIsCompared();
    void aTextSaysWhatItWasAndWhatItIs();
    void aLanguageThatCameAndOneThatWentAreTold();
    void aListOfTwoIsNotOneOfALongLine();
};

void TestPersonaDiff::whatIsEqualDiffersInNothing()
{
    Persona later = aya();
    later.revision = 9;
    QVERIFY(differences(aya(), later).isEmpty());
    later.card.source.clear(); // only read, not imported
    QVERIFY(differences(aya(), later).isEmpty());
}

void TestPersonaDiff::everyPartIsCompared_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Field>("field");
    const auto row = [](const char *name, Field field, const Change &change) {
        QTest::newRow(name) << change << field;
    };
    row("id", Field::Id, [](Persona &p) { p.id = base::ParticipantId(u"companion_b"_s); });
    row("main language", Field::MainLanguage, [](Persona &p) { p.mainLanguage = Language::Chinese; });
    row("colour", Field::Colour, [](Persona &p) { p.colour = u"#ffffff"_s; });
    row("avatar", Field::Avatar, [](Persona &p) { p.avatar.glasses = true; });
    row("sprites", Field::Avatar, [](Persona &p) { p.avatar.sprites[u"joy"_s] = u"x"_s; });
    row("pronoun", Field::Pronoun, [](Persona &p) { p.pronoun = model::Pronoun::He; });
    row("talkativeness", Field::Talkativeness, [](Persona &p) { p.talkativeness = 0.50000001; });
    row("tools", Field::AllowedTools, [](Persona &p) { p.allowedTools = QStringList(); });
    row("gestures", Field::AllowedGestures, [](Persona &p) { p.allowedGestures = {u"wave"_s}; });
    row("tags", Field::Tags, [](Persona &p) { p.tags = {u"a"_s}; });
    row("notes", Field::Notes, [](Persona &p) { p.notes = u"n"_s; });
    row("creator", Field::Creator, [](Persona &p) { p.card.creator = u"c"_s; });
    row("version", Field::CharacterVersion, [](Persona &p) { p.card.version = u"2"_s; });
    row("creator's notes", Field::CreatorNotes, [](Persona &p) { p.card.creatorNotes = u"n"_s; });
    row("file", Field::CardFile, [](Persona &p) { p.card.source = u"ab"_s; });
    row("nickname of a card", Field::CardFile, [](Persona &p) { p.card.nickname = u"A"_s; });
    row("format", Field::CardFile, [](Persona &p) { p.card.format = model::CardFormat::V3; });
    row("lore", Field::Lore, [](Persona &p) { p.lore = {{u"Book"_s, {}, {}}}; });
    row("extras", Field::Extras, [](Persona &p) { p.extras.text = "{}"; });
    row("archived", Field::Archived, [](Persona &p) { p.archived = true; });
    row("provider", Field::Provider, [](Persona &p) { p.model.provider = base::ProviderId(u"x"_s); });
    row("model", Field::Model, [](Persona &p) { p.model.model = u"m"_s; });
    row("temperature", Field::Temperature, [](Persona &p) { p.model.temperature = 0; });
    row("top p", Field::TopP, [](Persona &p) { p.model.topP = 0; });
    row("tokens", Field::MaxTokens, [](Persona &p) { p.model.maxTokens = 1; });
    row("seed", Field::Seed, [](Persona &p) { p.model.seed = 0; });
    row("stop", Field::Stop, [](Persona &p) { p.model.stop = {u"x"_s}; });
    row("effort", Field::Effort, [](Persona &p) { p.model.effort = model::Effort::Low; });
    row("voice", Field::Voice, [](Persona &p) { p.voice.silent = true; });

    row("name", Field::Name, inEnglish([](auto &t) { t.name = u"B"_s; }));
    row("nicknames", Field::Nicknames, inEnglish([](auto &t) { t.nicknames = {u"B"_s}; }));
    row("readings", Field::Readings, inEnglish([](auto &t) { t.readings[u"A"_s] = u"a"_s; }));
    row("role", Field::Role, inEnglish([](auto &t) { t.role = u"r"_s; }));
    row("personality", Field::Personality, inEnglish([](auto &t) { t.personality = u"p"_s; }));
    row("story", Field::Story, inEnglish([](auto &t) { t.story = u"s"_s; }));
    row("knowledge", Field::Knowledge, inEnglish([](auto &t) { t.knowledge.clear(); }));
    row("greeting", Field::Greeting, inEnglish([](auto &t) { t.greeting = u"g"_s; }));
    row("alternate", Field::AlternateGreetings, inEnglish([](auto &t) { t.alternateGreetings = {u"g"_s}; }));
    row("group", Field::GroupGreetings, inEnglish([](auto &t) { t.groupGreetings = {u"g"_s}; }));
    row("lines", Field::SampleLines, inEnglish([](auto &t) { t.sampleLines = {{u"l"_s, {u"t"_s}}}; }));
    row("scenario", Field::ScenarioNote, inEnglish([](auto &t) { t.scenarioNote = u"s"_s; }));
    row("dialogue", Field::ExampleDialogue, inEnglish([](auto &t) { t.exampleDialogue = u"e"_s; }));
    row("system note", Field::SystemNote, inEnglish([](auto &t) { t.systemNote = u"s"_s; }));
    row("end note", Field::EndNote, inEnglish([](auto &t) { t.endNote = u"e"_s; }));
}

void TestPersonaDiff::everyPartIsCompared()
{
    QFETCH(const Change, change);
    QFETCH(const Field, field);
    Persona after = aya();
    change(after);

    const auto found = differences(aya(), after);

    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().field, field);
    QVERIFY(found.first().before != found.first().after);
    const auto back = differences(after, aya());
    QCOMPARE(back.size(), 1);
    QCOMPARE(back.first().before, found.first().after);
}

void TestPersonaDiff::aTextSaysWhatItWasAndWhatItIs()
{
    Persona after = aya();
    after.texts[Language::English].knowledge = {u"tea"_s, u"ferries"_s};

    const auto found = differences(aya(), after);

    QCOMPARE(found, (QList<persona::PersonaDifference>{
                        {Field::Knowledge, Language::English, u"tea"_s, u"tea\nferries"_s}}));
}

void TestPersonaDiff::aLanguageThatCameAndOneThatWentAreTold()
{
    Persona after = aya();
    after.texts = {{Language::Japanese, {.name = u"綾"_s}}};

    const auto found = differences(aya(), after);

    QCOMPARE(found.size(), 3);
    QCOMPARE(found.first(),
             (persona::PersonaDifference{Field::Name, Language::English, u"Aya"_s, QString()}));
    QCOMPARE(found.last(), (persona::PersonaDifference{Field::Name, Language::Japanese, {}, u"綾"_s}));
}

void TestPersonaDiff::aListOfTwoIsNotOneOfALongLine()
{
    Persona one = aya();
    one.texts[Language::English].alternateGreetings = {u"a\nb"_s};
    Persona two = aya();
    two.texts[Language::English].alternateGreetings = {u"a"_s, u"b"_s};

    const auto found = differences(one, two);

    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().after, u"1. a\n2. b"_s);
    QVERIFY(found.first().before != found.first().after);
}

SUITE_TEST(QCoreApplication, TestPersonaDiff)

} // namespace tst_persona_diff

#include "tst_persona_diff.moc"
