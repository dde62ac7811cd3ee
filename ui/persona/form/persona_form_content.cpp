// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The other half of PersonaForm: the folded parts, the content of the fields, their flaws and their texts.

#include "core/persona/limits.h"
#include "core/persona/tokens.h"
#include "ui/avatar/avatar_look.h"
#include "ui/forms/colour_row.h"
#include "ui/forms/field_notes.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/pair_list.h"
#include "ui/persona/form/ability_fields.h"
#include "ui/persona/form/avatar_editor.h"
#include "ui/persona/form/card_fields.h"
#include "ui/persona/form/colour_proof.h"
#include "ui/persona/form/field_texts.h"
#include "ui/persona/form/lore_section.h"
#include "ui/persona/form/model_fields.h"
#include "ui/persona/form/more_fields.h"
#include "ui/persona/form/persona_form.h"
#include "ui/persona/form/script_fields.h"
#include "ui/persona/form/voice_fields.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/theme_of.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

namespace {

/// Readings are written beside the nicknames, so their flaws are shown there.
Field shownAt(Field field) { return field == Field::Readings ? Field::Nicknames : field; }

} // namespace

/// The folded parts, below the fields of every companion.
void PersonaForm::makeSections(QVBoxLayout *column)
{
    column->addSpacing(themeOf(this).metrics.small);
    m_abilities = new AbilityFields(m_edit, this);
    m_sections = {new MoreFields(m_edit, this), new ScriptFields(m_edit, this), m_abilities,
                  new CardFields(m_edit, this), new LoreSection(m_edit, this)};
    for (FormSection *section : std::as_const(m_sections)) {
        column->addWidget(section);
        m_fields.insert(section->fields());
        connect(section, &FormSection::edited, this, &PersonaForm::touch);
    }
    connect(m_abilities, &FormSection::unfolded, this, &PersonaForm::abilitiesNeeded);
}

void PersonaForm::setAbilities(const model::Abilities &known) { m_abilities->setKnown(known); }

void PersonaForm::applyTheme()
{
    for (QLabel *heading : std::as_const(m_headings)) {
        QFont font = this->font();
        font.setPointSizeF(font.pointSizeF() * 1.2);
        font.setWeight(QFont::Bold);
        heading->setFont(font);
    }
}

void PersonaForm::setLanguage(model::Language language)
{
    if (language == m_language)
        return;
    m_edit.endStep();
    m_language = language;
    if (m_sound)
        m_sound->setLanguage(language);
    for (FormSection *section : std::as_const(m_sections))
        section->setLanguage(language);
    load();
}

/// Changes an input only if its text means another value: "tea, " with its comma is the list (tea), and the
/// cursor is after it.
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
}

void PersonaForm::load()
{
    const model::Persona &persona = m_edit.persona();
    loadTexts(text());
    m_id->show(persona.id.value());
    if (!m_edit.isStored() && !m_id->hasFocus())
        m_ownId = !persona.id.isEmpty() && persona.id != idFor(persona);
    const QColor colour(persona.colour);
    m_colour->setColour(persona.colour);
    m_proof->show(persona.textIn(m_language).name, persona.colour);
    m_avatar->show(persona.avatar, colour.isValid() ? colour : colourFor(persona.id.value()), persona.id);
    if (m_model)
        m_model->load();
    if (m_sound)
        m_sound->load();
    for (FormSection *section : std::as_const(m_sections))
        section->load();
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

    const model::PersonaText text = this->text();
    const auto tokens = [this](Field field, const QString &all) {
        m_fields.value(int(field))->setNote(tokensNote(persona::tokenEstimate(all)));
    };
    tokens(Field::Name, text.name);
    tokens(Field::Nicknames, QStringList(text.nicknames + text.readings.values()).join(u", "_s));
    tokens(Field::Role, text.role);
    QStringList lines;
    for (const model::SampleLine &line : text.sampleLines)
        lines.append(line.text);
    tokens(Field::SampleLines, lines.join(u'\n'));
    m_fields.value(int(Field::Personality))
        ->setNote(textNote(text.personality, persona::kLongestPersonality));
    m_fields.value(int(Field::Story))->setNote(textNote(text.story, persona::kLongestStory));
}

void PersonaForm::refreshFlaws()
{
    QSet<base::ParticipantId> others = m_taken;
    if (m_edit.isStored())
        others.remove(m_edit.persona().id);
    m_flaws = m_model ? m_model->unreadable() : QList<persona::Flaw>();
    m_flaws += persona::personaFlaws(m_edit.persona(), others);
    // A missing id is no flaw if the studio makes it once there is a name.
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
        for (FormSection *section : std::as_const(m_sections))
            if (section->fields().contains(int(field)))
                section->unfold(true);
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
    const QStringList headings{tr("Who it is"), tr("How it talks"), tr("How it looks"), tr("Model"),
                               tr("Voice")};
    for (int index = 0; index < headings.size(); ++index)
        m_headings.at(index)->setText(headings.at(index));
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
    retranslateFields();
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
    name(Field::Nicknames, tr("Nicknames"), tr("Other names to answer to, without Mr, Ms or -san."));
    name(Field::Role, tr("Role"), tr("One line that others know it by, such as: a dry researcher."));
    name(Field::Personality, tr("Personality"), tr("How it is, what it likes and cannot stand."));
    name(Field::Story, tr("Story"), tr("Where it comes from and what happened to it."));
    name(Field::SampleLines, tr("Sample lines"), tr("A few lines in its own voice. Topics call for a line."));
    name(Field::Colour, tr("Colour"), {});
    name(Field::Avatar, tr("Avatar"), {});
}

} // namespace studio::ui
