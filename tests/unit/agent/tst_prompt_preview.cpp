// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt.h"
#include "core/agent/prompt_parts.h"
#include "core/agent/prompt_preview.h"
#include "core/agent/votes/vote_prompt.h"
#include "core/persona/tokens.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_prompt_preview {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::PromptPart;
using Kind = model::PromptPart::Kind;
using tests::companion;
using tests::message;

namespace {

agent::Scene scene()
{
    agent::Scene scene;
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    model::PersonaText &text = aya.texts[Language::English];
    text.story = u"{{char}} grew up by the {{random:sea,river}}."_s;
    text.systemNote = u"Never rush {{user}}."_s;
    text.endNote = u"End on a question."_s;
    text.exampleDialogue = u"Aya: Slowly."_s;
    text.greeting = u"Only for the room."_s;
    aya.lore = {{.name = u"World"_s,
                 .entries = {{.content = u"The harbour is closed."_s, .constant = true, .order = 2},
                             {.content = u"It is winter."_s, .constant = true, .order = 1},
                             {.content = u"Before all."_s, .constant = true, .afterSheet = false},
                             {.keys = {u"boat"_s}, .content = u"Boats are blue."_s},
                             {.content = u"Switched off."_s, .enabled = false, .constant = true}}}};
    scene.persona = aya;
    scene.user = u"Mika"_s;
    scene.setting = u"A quay."_s;
    scene.present = {{companion(u"aya"_s), u"Aya"_s, {}},
                     {tests::user(), u"Mika"_s, {}, u"A ferry captain."_s}};
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s)};
    return scene;
}

QString whole(const QList<llm::ChatText> &prompt)
{
    QString text;
    for (const llm::ChatText &part : prompt)
        text += part.text;
    return text;
}

QString textOf(const QList<PromptPart> &parts, Kind kind)
{
    QString text;
    for (const PromptPart &part : parts)
        text += part.kind == kind ? part.text : QString();
    return text;
}

} // namespace

class TestPromptPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePartsAreThePromptItself();
    void eachPartSaysWhatItCosts();
    void whatACardAsksForStandsInThePrompt();
    void aVoteIsNotToldHowToPlay();
    void whatDidNotFireIsNotTold();
    void theLoreIsInItsOrder();
    void peopleAreToldOf();
    void macrosAreExpandedAndListed();
    void diceFallAnewWithTheNextMessage();
};

void TestPromptPreview::thePartsAreThePromptItself()
{
    const agent::Scene told = agent::expanded(scene());
    const model::PromptPreview preview = agent::previewPrompt(scene());
    QCOMPARE(agent::joined(preview.speech), whole(agent::speechPrompt(told)));
    QCOMPARE(agent::joined(preview.vote), whole(agent::votePrompt(told)));
    QString system;
    for (const PromptPart &part : preview.speech)
        system += part.system ? part.text : QString();
    QCOMPARE(system, agent::speechPrompt(told).first().text);
}

void TestPromptPreview::eachPartSaysWhatItCosts()
{
    for (const PromptPart &part : agent::previewPrompt(scene()).speech) {
        QVERIFY(!part.text.isEmpty());
        QCOMPARE(part.tokens, persona::tokenEstimate(part.text));
    }
}

void TestPromptPreview::whatACardAsksForStandsInThePrompt()
{
    const QList<PromptPart> speech = agent::previewPrompt(scene()).speech;
    QVERIFY(textOf(speech, Kind::SystemNote).contains(u"| Never rush Mika."_s));
    QVERIFY(textOf(speech, Kind::EndNote).contains(u"| End on a question."_s));
    QVERIFY(textOf(speech, Kind::Samples).contains(u"| Aya: Slowly."_s));
    QVERIFY(!agent::joined(speech).contains(u"Only for the room"_s));
    // The end note comes after the talk and all rules except the last line.
    const auto last = std::find_if(speech.crbegin(), speech.crend(),
                                   [](const PromptPart &part) { return part.kind == Kind::EndNote; });
    QCOMPARE(std::distance(speech.crbegin(), last), 1);
}

void TestPromptPreview::aVoteIsNotToldHowToPlay()
{
    const QString vote = agent::joined(agent::previewPrompt(scene()).vote);
    QVERIFY(!vote.contains(u"Never rush"_s));
    QVERIFY(!vote.contains(u"End on a question"_s));
    QVERIFY(vote.contains(u"It is winter."_s));
}

void TestPromptPreview::whatDidNotFireIsNotTold()
{
    const QString speech = agent::joined(agent::previewPrompt(scene()).speech);
    QVERIFY(speech.contains(u"The harbour is closed."_s));
    QVERIFY(!speech.contains(u"Boats are blue"_s));
    QVERIFY(!speech.contains(u"Switched off"_s));
}

void TestPromptPreview::theLoreIsInItsOrder()
{
    const QString speech = agent::joined(agent::previewPrompt(scene()).speech);
    const qsizetype story = speech.indexOf(u"grew up"_s);
    const qsizetype before = speech.indexOf(u"Before all."_s);
    const qsizetype winter = speech.indexOf(u"It is winter."_s);
    QVERIFY(before >= 0 && before < story);
    QVERIFY(story < winter);
    QVERIFY(winter < speech.indexOf(u"The harbour is closed."_s));
}

void TestPromptPreview::peopleAreToldOf()
{
    const QString people = textOf(agent::previewPrompt(scene()).vote, Kind::People);
    QVERIFY(people.contains(u"- Mika (user)\n| A ferry captain."_s));
}

void TestPromptPreview::macrosAreExpandedAndListed()
{
    const model::PromptPreview preview = agent::previewPrompt(scene());
    QVERIFY(!agent::joined(preview.speech).contains(u"{{"_s));
    QVERIFY(preview.expansions.contains(model::MacroExpansion{u"{{user}}"_s, u"Mika"_s}));
    const QString story = textOf(preview.speech, Kind::Sheet);
    QVERIFY(story.contains(u"by the sea."_s) || story.contains(u"by the river."_s));
}

void TestPromptPreview::diceFallAnewWithTheNextMessage()
{
    QSet<QString> stories;
    for (int i = 0; i < 30; ++i) {
        agent::Scene next = scene();
        next.witnessed.append(message(u"n%1"_s.arg(i)).says(u"And?"_s));
        stories.insert(agent::expanded(next).persona.texts[Language::English].story);
        QCOMPARE(agent::expanded(next).persona, agent::expanded(next).persona);
    }
    QCOMPARE(stories.size(), 2);
}

SUITE_TEST(QCoreApplication, TestPromptPreview)

} // namespace tst_prompt_preview

#include "tst_prompt_preview.moc"
