// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/unit/persona/persona_change.h"

#include <QTest>

#include <functional>
#include <limits>

namespace tst_validation {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::Persona;
using persona::Field;
using persona::Flaw;
using persona::personaFlaws;
using persona::Severity;
using Change = studio::tests::PersonaChange;

namespace {

/// A companion without flaws.
Persona aya()
{
    Persona aya = tests::persona(u"aya"_s)
                      .named(Language::English, u"Aya"_s, {u"綾"_s})
                      .sampleLine(Language::English, u"It depends."_s);
    aya.colour = u"#3f6fc4"_s;
    aya.texts[Language::English].personality = u"Dry and precise."_s;
    return aya;
}

model::PersonaText &english(Persona &persona) { return persona.texts[Language::English]; }

Change withId(const QString &id)
{
    return [id](Persona &persona) { persona.id = base::ParticipantId(id); };
}

Change inEnglish(const std::function<void(model::PersonaText &)> &change)
{
    return [change](Persona &persona) { change(english(persona)); };
}

QList<Flaw> errorsIn(const Persona &persona, const QSet<base::ParticipantId> &taken = {})
{
    QList<Flaw> errors = personaFlaws(persona, taken);
    errors.removeIf([](const Flaw &flaw) { return flaw.severity != Severity::Error; });
    return errors;
}

} // namespace

/// A flaw of a persona is reported at its field, in words that say what to do.
class TestValidation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundPersonaHasNoFlaws();
    void anErrorIsTold_data();
    void anErrorIsTold();
    void atTheBoundAllIsWell();
    void aTakenIdIsTold();
    void aHintDoesNotStopAnybody_data();
    void aHintDoesNotStopAnybody();
    void errorsStandBeforeHints();
    void tenMegabytesOfStoryAreRefusedAtOnce();
    void onlyAPlainIdIsUsable_data();
    void onlyAPlainIdIsUsable();
};

void TestValidation::aSoundPersonaHasNoFlaws()
{
    const QList<Flaw> flaws = personaFlaws(aya(), {tests::companion(u"kyoko"_s)});
    QVERIFY2(flaws.isEmpty(), flaws.isEmpty() ? "" : qPrintable(flaws.first().text));
}

void TestValidation::anErrorIsTold_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Field>("field");
    QTest::addColumn<QString>("says");
    const auto many = [](qsizetype count, const QString &word) {
        QStringList words;
        for (qsizetype i = 0; i < count; ++i)
            words.append(word + QString::number(i));
        return words;
    };

    QTest::newRow("no id") << withId({}) << Field::Id << u"Give"_s;
    QTest::newRow("nothing but the prefix") << withId(u"companion_"_s) << Field::Id << u"Give"_s;
    QTest::newRow("somebody else's prefix")
        << withId(u"user_aya"_s) << Field::Id << u"Start the ID with companion_"_s;
    QTest::newRow("a way out of the folder")
        << withId(u"companion_../x"_s) << Field::Id << u"small letters"_s;
    QTest::newRow("nothing but a way out")
        << withId(u"../x"_s) << Field::Id << u"Start the ID with companion_"_s;
    QTest::newRow("a blank") << withId(u"companion_a b"_s) << Field::Id << u"small letters"_s;
    QTest::newRow("a capital") << withId(u"companion_Aya"_s) << Field::Id << u"small letters"_s;
    QTest::newRow("kana") << withId(u"companion_あや"_s) << Field::Id << u"small letters"_s;
    QTest::newRow("a line break") << withId(u"companion_a\nb"_s) << Field::Id << u"small letters"_s;
    QTest::newRow("a long id") << withId(u"companion_"_s + QString(55, u'a')) << Field::Id << u"Shorten"_s;

    QTest::newRow("no text at all") << Change([](Persona &p) { p.texts.clear(); }) << Field::Name
                                    << u"name"_s;
    QTest::newRow("no name") << inEnglish([](auto &text) { text.name = u" \t"_s; }) << Field::Name
                             << u"name"_s;
    QTest::newRow("a long name") << inEnglish([](auto &text) { text.name = QString(65, u'a'); })
                                 << Field::Name << u"64"_s;
    QTest::newRow("a name of two lines")
        << inEnglish([](auto &text) { text.name = u"A\nb"_s; }) << Field::Name << u"one line"_s;
    QTest::newRow("a name that turns the line round")
        << inEnglish([](auto &text) { text.name = u"A"_s + QChar(0x202E) + u"b"_s; }) << Field::Name
        << u"hidden"_s;
    QTest::newRow("half a character")
        << inEnglish([](auto &text) { text.name = QString(QChar(0xD83D)); }) << Field::Name << u"hidden"_s;
    QTest::newRow("no name in another language")
        << Change([](Persona &p) { p.texts[Language::Japanese].story = u"昔々"_s; }) << Field::Name
        << u"Japanese"_s;

    QTest::newRow("many nicknames") << inEnglish([many](auto &text) { text.nicknames = many(25, u"A"_s); })
                                    << Field::Nicknames << u"at most 24"_s;
    QTest::newRow("an empty nickname")
        << inEnglish([](auto &text) { text.nicknames = {u""_s}; }) << Field::Nicknames << u"empty nickname"_s;
    QTest::newRow("a long nickname") << inEnglish([](auto &text) { text.nicknames = {QString(65, u'a')}; })
                                     << Field::Nicknames << u"at most 64"_s;
    QTest::newRow("a long reading") << inEnglish([](auto &text) {
        text.readings[u"Aya"_s] = QString(65, u'a');
    }) << Field::Readings << u"reading"_s;

    QTest::newRow("a long role") << inEnglish([](auto &text) { text.role = QString(2001, u'x'); })
                                 << Field::Role << u"2,000"_s;
    QTest::newRow("a long personality")
        << inEnglish([](auto &text) { text.personality = QString(20'001, u'x'); }) << Field::Personality
        << u"20,000"_s;
    QTest::newRow("a long story") << inEnglish([](auto &text) { text.story = QString(100'001, u'x'); })
                                  << Field::Story << u"100,001"_s;
    QTest::newRow("a long greeting") << inEnglish([](auto &text) { text.greeting = QString(20'001, u'x'); })
                                     << Field::Greeting << u"20,000"_s;
    QTest::newRow("much knowledge") << inEnglish([many](auto &text) { text.knowledge = many(201, u"k"_s); })
                                    << Field::Knowledge << u"200"_s;
    QTest::newRow("knowledge of nothing")
        << inEnglish([](auto &text) { text.knowledge = {u" "_s}; }) << Field::Knowledge << u"Knowledge"_s;
    QTest::newRow("a long scenario note")
        << inEnglish([](auto &text) { text.scenarioNote = QString(20'001, u'x'); }) << Field::ScenarioNote
        << u"20,000"_s;
    QTest::newRow("a long dialogue") << inEnglish([](auto &text) {
        text.exampleDialogue = QString(50'001, u'x');
    }) << Field::ExampleDialogue << u"50,000"_s;
    QTest::newRow("many sample lines") << inEnglish([](auto &text) {
        text.sampleLines.fill({u"x"_s, {}}, 201);
    }) << Field::SampleLines << u"200"_s;
    QTest::newRow("an empty sample line") << inEnglish([](auto &text) {
        text.sampleLines = {{u"\n"_s, {}}};
    }) << Field::SampleLines << u"empty"_s;
    QTest::newRow("a long sample line") << inEnglish([](auto &text) {
        text.sampleLines = {{QString(4001, u'x'), {}}};
    }) << Field::SampleLines << u"4,000"_s;
    QTest::newRow("many topics") << inEnglish([many](auto &text) {
        text.sampleLines = {{u"x"_s, many(65, u"t"_s)}};
    }) << Field::SampleLines << u"64"_s;

    for (const QString &colour : {u"red"_s, u"#12345"_s, u"#1234567"_s, u"#12345g"_s, u"url(x)"_s}) {
        QTest::newRow(qPrintable(u"the colour "_s + colour))
            << Change([colour](Persona &p) { p.colour = colour; }) << Field::Colour << u"#3f6fc4"_s;
    }
    QTest::newRow("a colour of hair")
        << Change([](Persona &p) { p.avatar.hairColour = u"black"_s; }) << Field::Avatar << u"six digits"_s;
    QTest::newRow("a picture by its path")
        << Change([](Persona &p) { p.avatar.picture = u"../../etc/passwd"_s; }) << Field::Avatar
        << u"picture"_s;
    QTest::newRow("too talkative") << Change([](Persona &p) { p.talkativeness = 1.5; })
                                   << Field::Talkativeness << u"between 0 and 1"_s;
    QTest::newRow("talkative beyond number")
        << Change([](Persona &p) { p.talkativeness = std::numeric_limits<double>::quiet_NaN(); })
        << Field::Talkativeness << u"between 0 and 1"_s;
    QTest::newRow("many tags") << Change([many](Persona &p) { p.tags = many(201, u"t"_s); }) << Field::Tags
                               << u"200"_s;
    QTest::newRow("long notes") << Change([](Persona &p) { p.notes = QString(20'001, u'x'); }) << Field::Notes
                                << u"20,000"_s;
    QTest::newRow("many greetings") << inEnglish([many](auto &text) {
        text.alternateGreetings = many(201, u"Hi"_s);
    }) << Field::AlternateGreetings << u"200"_s;
    QTest::newRow("a long alternate greeting")
        << inEnglish([](auto &text) { text.alternateGreetings = {QString(20'001, u'x')}; })
        << Field::AlternateGreetings << u"20,000"_s;
    QTest::newRow("an empty greeting for groups")
        << inEnglish([](auto &text) { text.groupGreetings = {u" "_s}; }) << Field::GroupGreetings
        << u"between 1"_s;
    QTest::newRow("a long system note")
        << inEnglish([](auto &text) { text.systemNote = QString(20'001, u'x'); }) << Field::SystemNote
        << u"20,000"_s;
    QTest::newRow("a long end note") << inEnglish([](auto &text) { text.endNote = QString(20'001, u'x'); })
                                     << Field::EndNote << u"20,000"_s;
    QTest::newRow("many tools") << Change([many](Persona &p) { p.allowedTools = many(501, u"t"_s); })
                                << Field::AllowedTools << u"500"_s;
    QTest::newRow("a long name of a tool")
        << Change([](Persona &p) { p.allowedTools = QStringList{QString(129, u't')}; }) << Field::AllowedTools
        << u"128"_s;
    QTest::newRow("a gesture without a name")
        << Change([](Persona &p) { p.allowedGestures = QStringList{QString()}; }) << Field::AllowedGestures
        << u"between 1"_s;
    QTest::newRow("a long creator") << Change([](Persona &p) { p.card.creator = QString(1001, u'x'); })
                                    << Field::Creator << u"1,000"_s;
    QTest::newRow("a long version") << Change([](Persona &p) { p.card.version = QString(201, u'x'); })
                                    << Field::CharacterVersion << u"200"_s;
    QTest::newRow("long notes of the creator")
        << Change([](Persona &p) { p.card.creatorNotes = QString(200'001, u'x'); }) << Field::CreatorNotes
        << u"200,000"_s;
    QTest::newRow("much lore") << Change([](Persona &p) {
        p.lore = {{{}, {}, QList<model::LoreEntry>(10'001)}};
    }) << Field::Lore << u"10,000"_s;
    QTest::newRow("long lore") << Change([](Persona &p) {
        model::LoreEntry entry;
        entry.content = QString(2'000'001, u'x');
        p.lore = {{{}, {}, {entry, entry}}};
    }) << Field::Lore << u"4,000,000"_s;
    QTest::newRow("a huge card") << Change([](Persona &p) {
        p.extras.text = QByteArray(1024 * 1024 + 1, 'x');
    }) << Field::Extras << u"too large"_s;
}

void TestValidation::anErrorIsTold()
{
    QFETCH(const Change, change);
    QFETCH(const Field, field);
    QFETCH(const QString, says);
    Persona persona = aya();
    change(persona);

    const QList<Flaw> errors = errorsIn(persona);

    QVERIFY(!errors.isEmpty());
    QCOMPARE(errors.first().field, field);
    QVERIFY2(errors.first().text.contains(says), qPrintable(errors.first().text));
    QVERIFY(errors.first().text.endsWith(u'.'));
    QVERIFY(persona::firstError(personaFlaws(persona)) == errors.first());
}

void TestValidation::atTheBoundAllIsWell()
{
    Persona persona = aya();
    persona.id = base::ParticipantId(u"companion_"_s + QString(54, u'a'));
    english(persona).name = QString(64, u'a');
    english(persona).role = QString(persona::kLongestRole, u'x');
    english(persona).personality = QString(persona::kLongestPersonality, u'x');
    english(persona).story = QString(persona::kLongestStory, u'x');
    english(persona).exampleDialogue = QString(persona::kLongestExampleDialogue, u'x');
    english(persona).sampleLines.fill({QString(persona::kLongestSampleLine, u'x'), {}},
                                      persona::kMostSampleLines);
    persona.notes = QString(persona::kLongestNotes, u'x');
    persona.talkativeness = 1;
    persona.avatar.picture = QString(64, u'a');

    QVERIFY(errorsIn(persona).isEmpty());
}

void TestValidation::aTakenIdIsTold()
{
    const QList<Flaw> errors = errorsIn(aya(), {tests::companion(u"aya"_s), tests::companion(u"kyoko"_s)});
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().field, Field::Id);
    QVERIFY(errors.first().text.contains(u"companion_aya"_s));
}

void TestValidation::aHintDoesNotStopAnybody_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Field>("field");
    QTest::newRow("no personality") << inEnglish([](auto &text) { text.personality.clear(); })
                                    << Field::Personality;
    QTest::newRow("no sample lines") << inEnglish([](auto &text) { text.sampleLines.clear(); })
                                     << Field::SampleLines;
    QTest::newRow("a nickname twice") << inEnglish([](auto &text) {
        text.nicknames = {u"A"_s, u"A"_s};
    }) << Field::Nicknames;
    QTest::newRow("Han that nobody can read")
        << Change([](Persona &p) { p.texts[Language::Japanese].name = u"綾"_s; }) << Field::Readings;
    QTest::newRow("much to read") << inEnglish([](auto &text) { text.story = QString(10'000, u'漢'); })
                                  << Field::Story;
}

void TestValidation::aHintDoesNotStopAnybody()
{
    QFETCH(const Change, change);
    QFETCH(const Field, field);
    Persona persona = aya();
    change(persona);

    const QList<Flaw> flaws = personaFlaws(persona);

    QCOMPARE(flaws.size(), 1);
    QCOMPARE(flaws.first().severity, Severity::Hint);
    QCOMPARE(flaws.first().field, field);
    QVERIFY(!persona::firstError(flaws));
}

void TestValidation::errorsStandBeforeHints()
{
    Persona persona = aya();
    english(persona).sampleLines.clear();
    persona.notes = QString(30'000, u'x');

    const QList<Flaw> flaws = personaFlaws(persona);

    QCOMPARE(flaws.size(), 2);
    QCOMPARE(flaws[0].field, Field::Notes);
    QVERIFY(!flaws[0].language);
    QCOMPARE(flaws[1].field, Field::SampleLines);
    QVERIFY(flaws[1].language == Language::English);
}

void TestValidation::tenMegabytesOfStoryAreRefusedAtOnce()
{
    Persona persona = aya();
    english(persona).story = QString(10 * 1024 * 1024, u'x');

    const QList<Flaw> errors = errorsIn(persona);

    QCOMPARE(errors.size(), 1);
    QVERIFY2(errors.first().text.contains(u"100,000 characters. It has 10,485,760"_s),
             qPrintable(errors.first().text));
}

void TestValidation::onlyAPlainIdIsUsable_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("usable");
    QTest::newRow("plain") << u"companion_aya"_s << true;
    QTest::newRow("digits and marks") << u"companion_a-y_2"_s << true;
    QTest::newRow("a guest") << u"guest:aya"_s << false;
    QTest::newRow("a slash") << u"companion_a/b"_s << false;
    QTest::newRow("a dot") << u"companion_a.b"_s << false;
    QTest::newRow("a NUL") << u"companion_a"_s + QChar(u'\0') << false;
}

void TestValidation::onlyAPlainIdIsUsable()
{
    QFETCH(const QString, id);
    QFETCH(const bool, usable);
    QCOMPARE(persona::isUsableId(base::ParticipantId(id)), usable);
}

SUITE_TEST(QCoreApplication, TestValidation)

} // namespace tst_validation

#include "tst_validation.moc"
