// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/scroll_to.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/sample_room.h"
#include "ui/forms/difference_row.h"
#include "ui/panels/companions_panel.h"

#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace studio::tests::form_scenes {

namespace {

constexpr qint64 kAfternoon = 1'762'000'000'000;

template<class Widget>
Widget *the(Stage &stage, const QString &name)
{
    auto *found = stage.window().findChild<Widget *>(name);
    if (!found)
        qFatal("no %s", qPrintable(name));
    return found;
}

/// Aya as an imported card, in the scene's language.
model::Persona ayaOfACard(Stage &stage)
{
    model::Persona persona = stage.cast().last();
    for (model::PersonaText &text : persona.texts) {
        text.alternateGreetings = {stage.talk.reply, stage.talk.question};
        text.groupGreetings = {stage.talk.trial};
        text.systemNote = text.personality;
        text.endNote = text.role;
    }
    persona.card = {.format = model::CardFormat::Charx,
                    .specVersion = u"3.0"_s,
                    .creator = u"Mio"_s,
                    .version = u"1.2"_s,
                    .creatorNotes = stage.talk.reply,
                    .source = QString(64, u'a')};
    const model::PersonaText text = persona.textIn(persona.mainLanguage);
    persona.lore = {
        {text.name,
         text.role,
         {{.name = text.name, .keys = {text.name}, .content = text.story, .constant = true},
          {.keys = text.knowledge.mid(0, 2), .content = text.personality},
          {.name = text.role, .keys = text.knowledge.mid(1, 1), .content = u"…"_s, .enabled = false}}}};
    return persona;
}

void openForm(Stage &stage, const model::Persona &persona)
{
    stage.openRoom(2, quietFloor());
    QList<model::Persona> cast = stage.cast();
    for (model::Persona &one : cast)
        if (one.id == persona.id)
            one = persona;
    stage.personas.tell(cast);
    Q_EMIT stage.window().findChild<ui::CompanionsPanel *>()->editWanted(persona.id);
}

void unfold(Stage &stage, const QString &section)
{
    the<QPushButton>(stage, section)->click();
    scrollTo(stage.window(), section, u"personaScroll"_s);
}

/// One greeting is empty, and the user tried to save.
void greetings(Stage &stage)
{
    model::Persona persona = ayaOfACard(stage);
    openForm(stage, persona);
    unfold(stage, u"personaScript"_s);
    the<QPushButton>(stage, u"personaAlternatesAdd"_s)->click();
    the<QPushButton>(stage, u"personaSave"_s)->click();
    scrollTo(stage.window(), u"personaScript"_s, u"personaScroll"_s);
}

void directions(Stage &stage)
{
    openForm(stage, ayaOfACard(stage));
    unfold(stage, u"personaScript"_s);
    scrollTo(stage.window(), u"personaSystemNoteField"_s, u"personaScroll"_s);
}

void abilities(Stage &stage)
{
    model::Persona persona = ayaOfACard(stage);
    persona.allowedTools = {u"say"_s, u"roll_dice"_s, u"fly"_s};
    openForm(stage, persona);
    the<QPushButton>(stage, u"personaAbilities"_s)->click();
    const model::PersonaText text = persona.textIn(persona.mainLanguage);
    stage.personas.last().answer<model::Abilities>(
        {{{u"say"_s, text.name, {}}, {u"roll_dice"_s, stage.talk.trial, {}}, {u"now"_s, text.role, {}}},
         {{u"nod"_s, u"nod"_s, {}}, {u"wave"_s, u"wave"_s, {}}}});
    scrollTo(stage.window(), u"personaAbilities"_s, u"personaScroll"_s);
}

void card(Stage &stage)
{
    model::Persona persona = ayaOfACard(stage);
    persona.card.version = QString(400, u'1');
    openForm(stage, persona);
    the<QPushButton>(stage, u"personaSave"_s)->setEnabled(true);
    the<QPushButton>(stage, u"personaSave"_s)->click();
    scrollTo(stage.window(), u"personaCard"_s, u"personaScroll"_s);
}

void lorebooks(Stage &stage)
{
    openForm(stage, ayaOfACard(stage));
    unfold(stage, u"personaLore"_s);
}

/// There is no book yet.
void newLore(Stage &stage)
{
    model::Persona persona = ayaOfACard(stage);
    persona.lore.clear();
    openForm(stage, persona);
    unfold(stage, u"personaLore"_s);
}

void openPrompt(Stage &stage)
{
    openForm(stage, ayaOfACard(stage));
    the<QTabBar>(stage, u"personaSideTabs"_s)->setCurrentIndex(1);
    const bool isAsked =
        QTest::qWaitFor([&stage] { return stage.personas.commands().last().startsWith(u"previewPrompt"_s); });
    if (!isAsked)
        qFatal("no prompt was asked for");
}

void prompt(Stage &stage)
{
    using Kind = model::PromptPart::Kind;
    openPrompt(stage);
    const model::Persona persona = stage.personas.lastPersona();
    const model::PersonaText text = persona.textIn(persona.mainLanguage);
    stage.personas.last().answer<model::PromptPreview>(
        {{{Kind::Rules, u"You are one of several people in a room.\n"_s, true, 240},
          {Kind::Sheet, text.role + u'\n' + text.story + u'\n', true, 1310},
          {Kind::Lore, text.personality + u'\n', true, 90},
          {Kind::Talk, stage.talk.question + u'\n', false, 12},
          {Kind::EndNote, text.role + u'\n', false, 8}},
         {},
         {{u"{{char}}"_s, text.name}, {u"{{random:tea,coffee}}"_s, u"tea"_s}},
         {u"ko"_s, model::SpokenLanguage::Why::Written, 3}});
}

void lorePrompt(Stage &stage)
{
    using Verdict = model::LoreVerdict;
    openPrompt(stage);
    const model::Persona persona = stage.personas.lastPersona();
    model::PromptPreview preview;
    preview.speech = {
        {model::PromptPart::Kind::Rules, u"You are one of several people in a room.\n"_s, true, 240}};
    preview.vote = preview.speech;
    preview.lore.verdicts = {{.entry = {0, 0, 0},
                              .state = Verdict::State::Fired,
                              .cause = model::LoreCause::Constant,
                              .tokens = 310},
                             {.entry = {0, 0, 1},
                              .state = Verdict::State::Fired,
                              .cause = model::LoreCause::Key,
                              .key = persona.lore.first().entries.at(1).keys.value(0),
                              .message = 1,
                              .tokens = 42},
                             {.entry = {0, 0, 2}, .block = model::LoreBlock::Disabled}};
    stage.personas.last().answer<model::PromptPreview>(preview);
    the<QTabBar>(stage, u"promptTabs"_s)->setCurrentIndex(2);
}

void promptTrouble(Stage &stage)
{
    openPrompt(stage);
    stage.personas.last().fail({base::ErrorCode::InvalidInput, stage.talk.reply, {}});
}

void versions(Stage &stage)
{
    const model::Persona now = ayaOfACard(stage);
    openForm(stage, now);
    model::Persona before = now;
    before.revision = now.revision - 1;
    before.colour = u"#c2577e"_s;
    before.talkativeness = 0.9;
    for (model::PersonaText &text : before.texts) {
        text.role = stage.talk.trial;
        text.personality += u' ' + stage.talk.reply;
        text.endNote.clear();
    }
    for (auto *menu : stage.window().findChildren<QMenu *>())
        for (QAction *action : menu->actions())
            if (action->objectName() == "personaVersions"_L1)
                action->trigger();
    stage.personas.last().answer<QList<model::PersonaRevision>>(
        {{now, kAfternoon}, {before, kAfternoon - 86'400'000}});
    the<ui::DifferenceRow>(stage, u"differenceRow"_s);
}

} // namespace

QList<Scene> all()
{
    return {{u"form-greetings"_s, true, greetings},
            {u"form-directions"_s, false, directions},
            {u"form-abilities"_s, true, abilities},
            {u"form-card"_s, true, card},
            {u"form-lore"_s, true, lorebooks},
            {u"form-lore-new"_s, false, newLore},
            {u"form-prompt"_s, true, prompt},
            {u"form-prompt-lore"_s, true, lorePrompt},
            {u"form-prompt-trouble"_s, false, promptTrouble},
            {u"form-versions"_s, true, versions}};
}

} // namespace studio::tests::form_scenes
