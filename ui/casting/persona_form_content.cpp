// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The other half of PersonaForm: the folded part, what the fields show, their faults and their words.

#include "core/persona/limits.h"
#include "ui/avatar/avatar_look.h"
#include "ui/casting/avatar_editor.h"
#include "ui/casting/colour_proof.h"
#include "ui/casting/colour_row.h"
#include "ui/casting/field_texts.h"
#include "ui/casting/form_edits.h"
#include "ui/casting/form_field.h"
#include "ui/casting/model_fields.h"
#include "ui/casting/pair_list.h"
#include "ui/casting/persona_edit.h"
#include "ui/casting/persona_form.h"
#include "ui/casting/voice_fields.h"
#include "ui/panels/plain_label.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

namespace {

/// Readings are written beside the nicknames, so they are told there.
Field shownAt(Field field) { return field == Field::Readings ? Field::Nicknames : field; }

bool isFolded(Field field)
{
    switch (field) {
    case Field::Greeting:
    case Field::ScenarioNote:
    case Field::Talkativeness:
    case Field::ExampleDialogue:
    case Field::Knowledge:
    case Field::Tags:
    case Field::Notes: return true;
    default: return false;
    }
}

} // namespace

void PersonaForm::makeMore(QVBoxLayout *column)
{
    m_fold = new QPushButton(this);
    m_fold->setObjectName(u"personaMore"_s);
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    m_fold->setFlat(true);
    connect(m_fold, &QPushButton::clicked, this, &PersonaForm::unfold);
    column->addSpacing(m_theme.metrics.small);
    m_foldHint = quietLabel(u"personaMoreHint"_s, this);
    auto *head = new QHBoxLayout;
    head->setSpacing(m_theme.metrics.small);
    head->addWidget(m_fold);
    head->addWidget(m_foldHint, 1);
    column->addLayout(head);

    m_more = new QWidget(this);
    auto *more = new QVBoxLayout(m_more);
    more->setContentsMargins(0, 0, 0, 0);
    more->setSpacing(m_theme.metrics.large);
    addText(more, Field::Greeting, u"personaGreeting"_s, &model::PersonaText::greeting, 2, 6);
    addText(more, Field::ScenarioNote, u"personaScenario"_s, &model::PersonaText::scenarioNote, 2, 8);
    m_talkativenessInput = new QWidget(m_more);
    m_talkativeness = new QSlider(Qt::Horizontal, m_talkativenessInput);
    m_talkativeness->setObjectName(u"personaTalkativeness"_s);
    m_talkativeness->setRange(0, 100);
    m_talkativeness->setPageStep(10);
    m_talkativenessWord = quietLabel(u"personaTalkativenessWord"_s, m_talkativenessInput);
    m_talkativenessWord->setWordWrap(false);
    auto *line = new QHBoxLayout(m_talkativenessInput);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(m_theme.metrics.medium);
    line->addWidget(m_talkativeness, 1);
    line->addWidget(m_talkativenessWord);
    addField(more, Field::Talkativeness, u"personaTalkativeness"_s, m_talkativenessInput);
    connect(m_talkativeness, &QSlider::valueChanged, this, [this](int value) {
        m_edit.change(Field::Talkativeness, [&](model::Persona &p) { p.talkativeness = value / 100.0; });
    });
    addText(more, Field::ExampleDialogue, u"personaDialogue"_s, &model::PersonaText::exampleDialogue, 3, 12);

    m_knowledge = new LineInput(u"personaKnowledge"_s, m_more);
    m_tags = new LineInput(u"personaTags"_s, m_more);
    m_notes = new TextInput(u"personaNotes"_s, 2, 8, m_more);
    addField(more, Field::Knowledge, u"personaKnowledge"_s, m_knowledge);
    addField(more, Field::Tags, u"personaTags"_s, m_tags);
    addField(more, Field::Notes, u"personaNotes"_s, m_notes);
    endsSteps(m_knowledge);
    endsSteps(m_tags);
    connect(m_notes, &TextInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(m_knowledge, &LineInput::edited, this, [this](const QString &written) {
        touch(Field::Knowledge);
        m_edit.changeText(Field::Knowledge, m_language,
                          [&](model::PersonaText &text) { text.knowledge = wordsIn(written); });
    });
    connect(m_tags, &LineInput::edited, this, [this](const QString &written) {
        touch(Field::Tags);
        m_edit.change(Field::Tags, [&](model::Persona &persona) { persona.tags = wordsIn(written); });
    });
    connect(m_notes, &TextInput::edited, this, [this](const QString &written) {
        touch(Field::Notes);
        m_edit.change(Field::Notes, [&](model::Persona &persona) { persona.notes = written; });
    });
    column->addWidget(m_more);
}

/// What stands in an input is only touched where it does not say the same: "tea, " with its comma is the list
/// (tea), and the cursor is behind it.
void PersonaForm::loadTexts(const model::PersonaText &text)
{
    m_name->show(text.name);
    m_reading->show(text.readings.value(text.name));
    m_role->show(text.role);
    for (const auto &[input, part] : std::as_const(m_texts))
        input->show(text.*part);

    model::PersonaText shown = text;
    setNicknames(shown, m_nicknames->pairs());
    if (shown != text)
        m_nicknames->show(nicknamePairs(text));
    shown = text;
    setSampleLines(shown, m_lines->pairs());
    if (shown != text)
        m_lines->show(linePairs(text));
    if (wordsIn(m_knowledge->text()) != text.knowledge)
        m_knowledge->show(asText(text.knowledge));
}

void PersonaForm::load()
{
    const model::Persona &persona = m_edit.persona();
    loadTexts(text());
    if (wordsIn(m_tags->text()) != persona.tags)
        m_tags->show(asText(persona.tags));
    m_notes->show(persona.notes);
    m_id->show(persona.id.value());
    if (!m_edit.isStored() && !m_id->hasFocus())
        m_ownId = !persona.id.isEmpty() && persona.id != idFor(persona);
    {
        const QSignalBlocker quiet(m_talkativeness);
        m_talkativeness->setValue(qRound(persona.talkativeness * 100));
    }
    const QColor colour(persona.colour);
    m_colour->setColour(persona.colour);
    m_proof->show(persona.textIn(m_language).name, persona.colour);
    m_avatar->show(persona.avatar, colour.isValid() ? colour : colourFor(persona.id.value()), persona.id);
    if (m_model)
        m_model->load();
    if (m_sound)
        m_sound->load();
    refreshNotes();
    refreshFlaws();
}

void PersonaForm::refreshNotes()
{
    const model::Persona &persona = m_edit.persona();
    const bool editingId = m_id->isVisibleTo(this) && !m_edit.isStored();
    m_id->setVisible(editingId);
    m_changeId->setVisible(!editingId && !m_edit.isStored());
    const QString id = persona.id.isEmpty() ? tr("made from the name") : persona.id.value();
    m_idLine->setText(editingId ? tr("Id") : tr("Id: %1").arg(id));

    const QHash<int, qsizetype> limits{{int(Field::Personality), persona::kLongestPersonality},
                                       {int(Field::Story), persona::kLongestStory},
                                       {int(Field::Greeting), persona::kLongestGreeting},
                                       {int(Field::ScenarioNote), persona::kLongestScenarioNote},
                                       {int(Field::ExampleDialogue), persona::kLongestExampleDialogue}};
    for (auto limit = limits.cbegin(); limit != limits.cend(); ++limit) {
        const qsizetype length = m_texts.value(limit.key()).first->document()->characterCount() - 1;
        // A number that says nothing new is noise: only from two thirds on.
        const bool near = length > limit.value() * 2 / 3;
        //: how many characters are written, and how many may be
        m_fields.value(limit.key())
            ->setNote(near ? tr("%L1 of %L2").arg(length).arg(limit.value()) : QString());
    }
    const double talk = persona.talkativeness;
    m_talkativenessWord->setText(talk < 0.2   ? tr("hardly ever speaks up")
                                 : talk < 0.4 ? tr("quiet")
                                 : talk < 0.6 ? tr("neither quiet nor talkative")
                                 : talk < 0.8 ? tr("talkative")
                                              : tr("speaks whenever it can"));
}

void PersonaForm::refreshFlaws()
{
    QSet<base::ParticipantId> others = m_taken;
    if (m_edit.isStored())
        others.remove(m_edit.persona().id);
    m_flaws = m_model ? m_model->unreadable() : QList<persona::Flaw>();
    m_flaws += persona::personaFlaws(m_edit.persona(), others);
    // An id that the studio makes once there is a name is not the user's fault.
    const model::Persona &persona = m_edit.persona();
    if (!m_ownId && persona.id.isEmpty() &&
        persona.texts.value(persona.mainLanguage).name.trimmed().isEmpty())
        m_flaws.removeIf([](const persona::Flaw &flaw) { return flaw.field == Field::Id; });

    QHash<int, QList<persona::Flaw>> shown;
    for (const persona::Flaw &flaw : std::as_const(m_flaws)) {
        const int field = int(shownAt(flaw.field));
        const bool here = !flaw.language || *flaw.language == m_language;
        if (here && (m_allShown || m_touched.contains(field)))
            shown[field].append(flaw);
    }
    for (auto field = m_fields.cbegin(); field != m_fields.cend(); ++field)
        field.value()->setFlaws(shown.value(field.key()));
    Q_EMIT flawsChanged();
}

void PersonaForm::showAllFlaws()
{
    m_allShown = true;
    refreshFlaws();
    for (const persona::Flaw &flaw : std::as_const(m_flaws)) {
        const bool here = !flaw.language || *flaw.language == m_language;
        if (flaw.severity != persona::Severity::Error || !here)
            continue;
        const Field field = shownAt(flaw.field);
        if (isFolded(field))
            unfold(true);
        if (m_model && ModelFields::isFolded(field))
            m_model->unfold(true);
        if (field == Field::Id && m_id->isHidden() && !m_edit.isStored())
            m_changeId->click();
        if (FormField *row = m_fields.value(int(field)))
            row->focusInput();
        return;
    }
}

void PersonaForm::retranslate()
{
    const QStringList headings{tr("Who it is"), tr("How it talks"), tr("How it looks"), tr("Its model"),
                               tr("Its voice")};
    for (int index = 0; index < headings.size(); ++index)
        m_headings.at(index)->setText(headings.at(index));
    m_fold->setText(tr("More"));
    m_foldHint->setText(tr("Greeting, scene, talkativeness, example dialogue, knowledge, tags, notes"));
    m_reading->setPlaceholderText(tr("Read as"));
    m_reading->setAccessibleName(tr("How the name is read aloud"));
    m_changeId->setText(tr("Change…"));
    m_changeId->setAccessibleName(tr("Change the id"));
    m_id->setAccessibleName(tr("Id"));
    m_idLine->setToolTip(
        tr("Names the companion in files and in the log. It is fixed once the companion is saved."));
    m_nicknames->setWords({tr("Nickname"), tr("Read as"), tr("Add a nickname"), tr("Take this nickname out"),
                           tr("Nickname %1"), tr("Reading of nickname %1")});
    m_lines->setWords({tr("Something it would say"), tr("Topics, with commas (optional)"), tr("Add a line"),
                       tr("Take this line out"), tr("Sample line %1"), tr("Topics of sample line %1")});
    m_colour->setWhat(tr("Colour"));
    m_talkativeness->setAccessibleName(tr("Talkativeness"));
    retranslateFields();
    setTheme(m_theme);
    load();
}

void PersonaForm::retranslateFields()
{
    const auto name = [this](Field field, const QString &label, const QString &hint) {
        m_fields.value(int(field))->setLabel(label);
        m_fields.value(int(field))->setHint(hint);
    };
    name(Field::Name, tr("Name"), {});
    m_name->setAccessibleName(tr("Name"));
    name(Field::Id, {}, {});
    name(Field::Nicknames, tr("Nicknames"), tr("Other names that it answers to, without Mr, Ms or -san."));
    name(Field::Role, tr("Role"), tr("One line that others know it by, such as: a dry researcher."));
    name(Field::Personality, tr("Personality"), tr("How it is, what it likes and cannot stand."));
    name(Field::Story, tr("Story"), tr("Where it comes from and what happened to it."));
    name(Field::SampleLines, tr("Sample lines"), tr("A few lines in its own voice. Topics call for a line."));
    name(Field::Colour, tr("Colour"), {});
    name(Field::Avatar, tr("Avatar"), {});
    name(Field::Greeting, tr("Greeting"), tr("The first thing it says in a new room."));
    name(Field::ScenarioNote, tr("Scene note"), tr("Where and when its scenes play."));
    name(Field::Talkativeness, tr("Talkativeness"), {});
    name(Field::ExampleDialogue, tr("Example dialogue"), tr("A longer exchange that shows its voice."));
    name(Field::Knowledge, tr("Knowledge"), tr("What it knows and cares about, with commas between."));
    name(Field::Tags, tr("Tags"), tr("For finding it again, with commas between."));
    name(Field::Notes, tr("Notes"), tr("For yourself; never part of a prompt."));
}

} // namespace studio::ui
