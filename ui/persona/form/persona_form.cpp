// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/persona_form.h"

#include "core/persona/limits.h"
#include "core/persona/naming.h"
#include "ui/avatar/avatar_look.h"
#include "ui/forms/colour_row.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/pair_list.h"
#include "ui/persona/form/avatar_editor.h"
#include "ui/persona/form/colour_proof.h"
#include "ui/persona/form/field_texts.h"
#include "ui/persona/form/model_fields.h"
#include "ui/persona/form/voice_fields.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

PersonaForm::PersonaForm(PersonaEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_language(edit.persona().mainLanguage)
    , m_ownId(edit.isStored())
{
    const Theme &theme = themeOf(this);
    setObjectName(u"personaForm"_s);
    const Metrics &metrics = theme.metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large + metrics.small, metrics.large, metrics.large + metrics.small,
                               metrics.large + metrics.small);
    column->setSpacing(metrics.large);
    makeWho(column);
    makeVoice(column);
    makeLooks(column);
    makeModel(column);
    makeSound(column);
    makeSections(column);
    column->addStretch(1);

    connect(&m_edit, &PersonaEdit::changed, this, &PersonaForm::load);
    onRetranslate(this, [this] { retranslate(); });
    load();
    onThemeChange(this, [this] { applyTheme(); });
}

QLabel *PersonaForm::addHeading(QVBoxLayout *column, const QString &objectName)
{
    QLabel *heading = plainLabel(objectName, this);
    m_headings.append(heading);
    if (column->count() > 0)
        column->addSpacing(themeOf(this).metrics.small);
    column->addWidget(heading);
    return heading;
}

FormField *PersonaForm::addField(QVBoxLayout *column, Field field, const QString &objectName, QWidget *input)
{
    auto *row = new FormField(objectName, input, this);
    m_fields.insert(int(field), row);
    column->addWidget(row);
    return row;
}

TextInput *PersonaForm::addText(QVBoxLayout *column, Field field, const QString &objectName, TextPart part,
                                qsizetype longest, int fewestLines, int mostLines)
{
    auto *input = new TextInput(objectName, fewestLines, mostLines, this);
    input->setPasteLimit(longest + longest / 5);
    addField(column, field, objectName, input);
    m_texts.insert(int(field), {input, part});
    connect(input, &TextInput::edited, this, [this, field, part](const QString &written) {
        touch(field);
        m_edit.changeText(field, m_language, [&](model::PersonaText &text) { text.*part = written; });
    });
    connect(input, &TextInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(input, &TextInput::pasteCut, this, [this, field](qint64 pasted, qint64 taken) {
        m_fields.value(int(field))
            ->tell(
                tr("What you pasted has %L1 characters; the first %L2 were taken.").arg(pasted).arg(taken));
    });
    return input;
}

void PersonaForm::endsSteps(LineInput *input)
{
    connect(input, &LineInput::stepEnded, &m_edit, &PersonaEdit::endStep);
}

void PersonaForm::makeWho(QVBoxLayout *column)
{
    addHeading(column, u"personaWho"_s);
    auto *names = new QWidget(this);
    m_name = new LineInput(u"personaName"_s, names);
    m_reading = new LineInput(u"personaReading"_s, names);
    auto *line = new QHBoxLayout(names);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.small);
    line->addWidget(m_name, 3);
    line->addWidget(m_reading, 2);
    for (LineInput *input : {m_name, m_reading}) {
        connect(input, &LineInput::edited, this, &PersonaForm::writeName);
        endsSteps(input);
    }
    addField(column, Field::Name, u"personaNames"_s, names);
    makeId(column);

    m_nicknames = new PairList(u"personaNicknames"_s, 1, this);
    m_nicknames->setMostRows(persona::kMostNicknames);
    addField(column, Field::Nicknames, u"personaNicknames"_s, m_nicknames);
    connect(m_nicknames, &PairList::edited, this, [this](const TextPairs &pairs) {
        touch(Field::Nicknames);
        m_edit.changeText(Field::Nicknames, m_language,
                          [&](model::PersonaText &text) { setNicknames(text, pairs); });
    });
    connect(m_nicknames, &PairList::stepEnded, &m_edit, &PersonaEdit::endStep);

    m_role = new LineInput(u"personaRole"_s, this);
    addField(column, Field::Role, u"personaRole"_s, m_role);
    endsSteps(m_role);
    connect(m_role, &LineInput::edited, this, [this](const QString &written) {
        touch(Field::Role);
        m_edit.changeText(Field::Role, m_language, [&](model::PersonaText &text) { text.role = written; });
    });
}

void PersonaForm::makeId(QVBoxLayout *column)
{
    auto *input = new QWidget(this);
    m_idLine = quietLabel(u"personaIdLine"_s, input);
    m_idLine->setWordWrap(false);
    m_id = new LineInput(u"personaId"_s, input);
    m_changeId = new QPushButton(input);
    m_changeId->setObjectName(u"personaChangeId"_s);
    m_changeId->setAutoDefault(false);
    m_changeId->setFlat(true);
    auto *line = new QHBoxLayout(input);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.small);
    line->addWidget(m_idLine);
    line->addWidget(m_id, 1);
    line->addWidget(m_changeId);
    line->addStretch(1);
    m_id->hide();
    addField(column, Field::Id, u"personaId"_s, input);
    connect(m_id, &LineInput::edited, this, &PersonaForm::writeId);
    endsSteps(m_id);
    connect(m_changeId, &QPushButton::clicked, this, [this] {
        m_id->show();
        m_changeId->hide();
        m_idLine->setText(tr("Id"));
        m_id->setFocus(Qt::TabFocusReason);
        m_id->selectAll();
    });
}

void PersonaForm::makeVoice(QVBoxLayout *column)
{
    addHeading(column, u"personaVoice"_s);
    addText(column, Field::Personality, u"personaPersonality"_s, &model::PersonaText::personality,
            persona::kLongestPersonality, 3, 10);
    addText(column, Field::Story, u"personaStory"_s, &model::PersonaText::story, persona::kLongestStory, 4,
            16);
    m_lines = new PairList(u"personaLines"_s, 4, this);
    m_lines->setMostRows(persona::kMostSampleLines);
    addField(column, Field::SampleLines, u"personaLines"_s, m_lines);
    connect(m_lines, &PairList::edited, this, [this](const TextPairs &pairs) {
        touch(Field::SampleLines);
        m_edit.changeText(Field::SampleLines, m_language,
                          [&](model::PersonaText &text) { setSampleLines(text, pairs); });
    });
    connect(m_lines, &PairList::stepEnded, &m_edit, &PersonaEdit::endStep);
}

void PersonaForm::makeLooks(QVBoxLayout *column)
{
    addHeading(column, u"personaLooks"_s);
    auto *colours = new QWidget(this);
    m_colour = new ColourRow(u"personaColour"_s, companionColours(), ColourRow::Automatic::No, colours);
    m_proof = new ColourProof(colours);
    auto *column2 = new QVBoxLayout(colours);
    column2->setContentsMargins(0, 0, 0, 0);
    column2->setSpacing(themeOf(this).metrics.small);
    column2->addWidget(m_colour);
    column2->addWidget(m_proof);
    addField(column, Field::Colour, u"personaColour"_s, colours);
    connect(m_colour, &ColourRow::chosen, this, [this](const QString &hex) {
        touch(Field::Colour);
        m_edit.endStep();
        m_edit.change(Field::Colour, [&](model::Persona &persona) { persona.colour = hex; });
    });

    m_avatar = new AvatarEditor(this);
    addField(column, Field::Avatar, u"personaAvatar"_s, m_avatar);
    connect(m_avatar, &AvatarEditor::edited, this, [this](const model::Avatar &avatar) {
        touch(Field::Avatar);
        m_edit.change(Field::Avatar, [&](model::Persona &persona) { persona.avatar = avatar; });
        m_edit.endStep(); // each click is an undo step
    });
    connect(m_avatar, &AvatarEditor::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(m_avatar, &AvatarEditor::pictureChosen, this, &PersonaForm::pictureChosen);
}

/// Empty until offerModels().
void PersonaForm::makeModel(QVBoxLayout *column)
{
    m_modelHeading = addHeading(column, u"personaModel"_s);
    m_modelHeading->hide();
    m_modelPlace = new QVBoxLayout;
    m_modelPlace->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_modelPlace);
}

void PersonaForm::makeSound(QVBoxLayout *column)
{
    m_soundHeading = addHeading(column, u"personaSound"_s);
    m_soundHeading->hide();
    m_soundPlace = new QVBoxLayout;
    m_soundPlace->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_soundPlace);
}

void PersonaForm::offerVoices(ports::VoicePort &voices)
{
    m_sound = new VoiceFields(m_edit, voices, this);
    m_sound->setLanguage(m_language);
    m_soundPlace->addWidget(m_sound);
    m_soundHeading->show();
    m_fields.insert(int(Field::Voice), m_sound->field());
    load();
}

void PersonaForm::offerModels(ModelList &models)
{
    m_model = new ModelFields(m_edit, models, this);
    m_modelPlace->addWidget(m_model);
    m_modelHeading->show();
    m_fields.insert(m_model->fields());
    connect(m_model, &ModelFields::edited, this, [this](Field field) {
        touch(field);
        refreshFlaws();
    });
    load();
}

void PersonaForm::setTaken(const QSet<base::ParticipantId> &others)
{
    m_taken = others;
    refreshFlaws();
}

void PersonaForm::setPictureBusy(bool busy) { m_avatar->setBusy(busy); }

SpriteRow &PersonaForm::sprites() { return m_avatar->sprites(); }

void PersonaForm::tellPictureTrouble(const QString &what) { m_fields.value(int(Field::Avatar))->tell(what); }

model::PersonaText PersonaForm::text() const { return m_edit.persona().texts.value(m_language); }

base::ParticipantId PersonaForm::idFor(const model::Persona &persona) const
{
    const model::PersonaText text = persona.texts.value(persona.mainLanguage);
    return text.name.trimmed().isEmpty()
               ? base::ParticipantId()
               : persona::suggestedId(text.name, m_taken, text.readings.value(text.name));
}

/// Until the user chooses an id, it follows the name, in the same step.
void PersonaForm::writeName()
{
    touch(Field::Name);
    const bool suggest = !m_ownId && m_language == m_edit.persona().mainLanguage;
    m_edit.change(Field::Name, [&](model::Persona &persona) {
        model::PersonaText &text = persona.texts[m_language];
        setName(text, m_name->text(), m_reading->text());
        if (m_language != persona.mainLanguage && text == model::PersonaText{})
            persona.texts.remove(m_language);
        if (suggest)
            persona.id = idFor(persona);
    });
}

void PersonaForm::writeId(const QString &id)
{
    m_ownId = true;
    touch(Field::Id);
    m_edit.change(Field::Id,
                  [&](model::Persona &persona) { persona.id = base::ParticipantId(id.trimmed()); });
}

void PersonaForm::touch(Field field) { m_touched.insert(int(field)); }

bool PersonaForm::canBeSaved() const { return !persona::firstError(m_flaws); }

void PersonaForm::focusName() { m_name->setFocus(Qt::OtherFocusReason); }

void PersonaForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace studio::ui
