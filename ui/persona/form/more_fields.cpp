// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/more_fields.h"

#include "core/persona/limits.h"
#include "core/persona/tokens.h"
#include "ui/forms/field_notes.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/persona/form/field_texts.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PersonaText;
using persona::Field;

MoreFields::MoreFields(PersonaEdit &edit, QWidget *parent)
    : FormSection(u"personaMore"_s, edit, parent)
{
    addText(Field::Greeting, u"personaGreeting"_s, &PersonaText::greeting, persona::kLongestGreeting, 2, 6);
    addText(Field::ScenarioNote, u"personaScenario"_s, &PersonaText::scenarioNote,
            persona::kLongestScenarioNote, 2, 8);
    makeTalkativeness();
    addText(Field::ExampleDialogue, u"personaDialogue"_s, &PersonaText::exampleDialogue,
            persona::kLongestExampleDialogue, 3, 12);
    makeWords();
    m_notes = addNote(Field::Notes, u"personaNotes"_s, 2, 8,
                      [](model::Persona &persona, const QString &written) { persona.notes = written; });
    onRetranslate(this, [this] { retranslate(); });
}

void MoreFields::makeTalkativeness()
{
    auto *input = new QWidget(body());
    m_talkativeness = new QSlider(Qt::Horizontal, input);
    m_talkativeness->setObjectName(u"personaTalkativeness"_s);
    m_talkativeness->setRange(0, 100);
    m_talkativeness->setPageStep(10);
    m_talkativenessWord = quietLabel(u"personaTalkativenessWord"_s, input);
    m_talkativenessWord->setWordWrap(false);
    auto *line = new QHBoxLayout(input);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.medium);
    line->addWidget(m_talkativeness, 1);
    line->addWidget(m_talkativenessWord);
    addField(Field::Talkativeness, u"personaTalkativeness"_s, input);
    connect(m_talkativeness, &QSlider::valueChanged, this, [this](int value) {
        edit().change(Field::Talkativeness, [&](model::Persona &p) { p.talkativeness = value / 100.0; });
    });
}

void MoreFields::makeWords()
{
    m_knowledge = new LineInput(u"personaKnowledge"_s, body());
    addField(Field::Knowledge, u"personaKnowledge"_s, m_knowledge);
    connect(m_knowledge, &LineInput::stepEnded, &edit(), &PersonaEdit::endStep);
    connect(m_knowledge, &LineInput::edited, this, [this](const QString &written) {
        Q_EMIT edited(Field::Knowledge);
        edit().changeText(Field::Knowledge, language(),
                          [&](PersonaText &text) { text.knowledge = wordsIn(written); });
    });
    m_tags = addLine(Field::Tags, u"personaTags"_s, [](model::Persona &persona, const QString &written) {
        persona.tags = wordsIn(written);
    });
}

/// Changes an input only if its text means another value: "tea, " with its comma is the list (tea), and the
/// cursor is after it.
void MoreFields::load()
{
    FormSection::load();
    const model::Persona &persona = edit().persona();
    const QStringList knowledge = text().knowledge;
    if (wordsIn(m_knowledge->text()) != knowledge)
        m_knowledge->show(asText(knowledge));
    field(Field::Knowledge)->setNote(tokensNote(persona::tokenEstimate(asText(knowledge))));
    if (wordsIn(m_tags->text()) != persona.tags)
        m_tags->show(asText(persona.tags));
    m_notes->show(persona.notes);
    const QSignalBlocker quiet(m_talkativeness);
    const double talk = persona.talkativeness;
    m_talkativeness->setValue(qRound(talk * 100));
    m_talkativenessWord->setText(talk < 0.2   ? tr("hardly ever speaks up")
                                 : talk < 0.4 ? tr("quiet")
                                 : talk < 0.6 ? tr("average")
                                 : talk < 0.8 ? tr("talkative")
                                              : tr("always joins in"));
}

void MoreFields::retranslate()
{
    setWords(tr("More"), tr("Greeting, scenario, talkativeness, example dialogue, knowledge, tags, notes"));
    m_talkativeness->setAccessibleName(tr("Talkativeness"));
    name(Field::Greeting, tr("Greeting"), tr("First message in a new room."));
    name(Field::ScenarioNote, tr("Scenario"), tr("Place and time of the scenes."));
    name(Field::Talkativeness, tr("Talkativeness"), {});
    name(Field::ExampleDialogue, tr("Example dialogue"), tr("A longer sample of the way of speaking."));
    name(Field::Knowledge, tr("Knowledge"), tr("Areas of knowledge and interest, separated by commas."));
    name(Field::Tags, tr("Tags"), tr("Words to search by, separated by commas."));
    name(Field::Notes, tr("Notes"), tr("For yourself. Never part of a prompt."));
    load();
}

} // namespace studio::ui
