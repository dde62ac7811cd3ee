// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/persona_form.h"

#include "ui/forms/form_field.h"
#include "ui/forms/form_heading.h"
#include "ui/persona/form/ability_fields.h"
#include "ui/persona/form/card_fields.h"
#include "ui/persona/form/look_fields.h"
#include "ui/persona/form/lore_section.h"
#include "ui/persona/form/model_fields.h"
#include "ui/persona/form/more_fields.h"
#include "ui/persona/form/script_fields.h"
#include "ui/persona/form/talk_fields.h"
#include "ui/persona/form/voice_fields.h"
#include "ui/persona/form/who_fields.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

namespace {

/// Readings are written beside the nicknames, so their flaws are shown there.
Field shownAt(Field field) { return field == Field::Readings ? Field::Nicknames : field; }

} // namespace

PersonaForm::PersonaForm(PersonaEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_language(edit.persona().mainLanguage)
{
    const Metrics &metrics = themeOf(this).metrics;
    setObjectName(u"personaForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large + metrics.small, metrics.large, metrics.large + metrics.small,
                               metrics.large + metrics.small);
    column->setSpacing(metrics.large);
    makeGroups(column);
    m_modelPlace = makePlace(column, u"personaModel"_s);
    m_soundPlace = makePlace(column, u"personaSound"_s);
    makeSections(column);
    column->addStretch(1);

    connect(&m_edit, &PersonaEdit::changed, this, &PersonaForm::load);
    onRetranslate(this, [this] { retranslate(); });
}

/// The fields of every companion.
void PersonaForm::makeGroups(QVBoxLayout *column)
{
    const int gap = themeOf(this).metrics.small;
    m_who = new WhoFields(m_edit, this);
    addGroup(column, m_who);
    column->addSpacing(gap);
    addGroup(column, new TalkFields(m_edit, this));
    column->addSpacing(gap);
    m_look = new LookFields(m_edit, this);
    addGroup(column, m_look);
    connect(m_look, &LookFields::pictureChosen, this, &PersonaForm::pictureChosen);
}

/// The folded groups below.
void PersonaForm::makeSections(QVBoxLayout *column)
{
    column->addSpacing(themeOf(this).metrics.small);
    m_abilities = new AbilityFields(m_edit, this);
    m_sections = {new MoreFields(m_edit, this), new ScriptFields(m_edit, this), m_abilities,
                  new CardFields(m_edit, this), new LoreSection(m_edit, this)};
    for (FormSection *section : std::as_const(m_sections))
        addGroup(column, section);
    connect(m_abilities, &FormSection::unfolded, this, &PersonaForm::abilitiesNeeded);
}

void PersonaForm::addGroup(QVBoxLayout *column, FieldGroup *group)
{
    column->addWidget(group);
    m_groups.append(group);
    m_fields.insert(group->fields());
    connect(group, &FieldGroup::edited, this, &PersonaForm::touch);
}

PersonaForm::Place PersonaForm::makePlace(QVBoxLayout *column, const QString &objectName)
{
    const Place place{new FormHeading(objectName, FormHeading::Rank::Part, this), new QVBoxLayout};
    column->addSpacing(themeOf(this).metrics.small);
    column->addWidget(place.heading);
    place.heading->hide();
    place.column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(place.column);
    return place;
}

void PersonaForm::offerVoices(ports::VoicePort &voices)
{
    m_sound = new VoiceFields(m_edit, voices, this);
    m_sound->setLanguage(m_language);
    m_soundPlace.column->addWidget(m_sound);
    m_soundPlace.heading->show();
    m_fields.insert(int(Field::Voice), m_sound->field());
    load();
}

void PersonaForm::offerModels(ModelList &models)
{
    m_model = new ModelFields(m_edit, models, this);
    m_modelPlace.column->addWidget(m_model);
    m_modelPlace.heading->show();
    m_fields.insert(m_model->fields());
    connect(m_model, &ModelFields::edited, this, [this](Field field) {
        touch(field);
        refreshFlaws();
    });
    load();
}

void PersonaForm::setLanguage(model::Language language)
{
    if (language == m_language)
        return;
    m_edit.endStep();
    m_language = language;
    if (m_sound)
        m_sound->setLanguage(language);
    for (FieldGroup *group : std::as_const(m_groups))
        group->setLanguage(language);
    load();
}

void PersonaForm::setTaken(const QSet<base::ParticipantId> &others)
{
    m_taken = others;
    m_who->setTaken(others);
    refreshFlaws();
}

void PersonaForm::setAbilities(const model::Abilities &known) { m_abilities->setKnown(known); }

void PersonaForm::setPictureBusy(bool busy) { m_look->setPictureBusy(busy); }

void PersonaForm::tellPictureTrouble(const QString &what) { m_look->tellPictureTrouble(what); }

SpriteRow &PersonaForm::sprites() { return m_look->sprites(); }

void PersonaForm::load()
{
    for (FieldGroup *group : std::as_const(m_groups))
        group->load();
    if (m_model)
        m_model->load();
    if (m_sound)
        m_sound->load();
    refreshFlaws();
}

void PersonaForm::refreshFlaws()
{
    QSet<base::ParticipantId> others = m_taken;
    if (m_edit.isStored())
        others.remove(m_edit.persona().id);
    m_flaws = m_model ? m_model->unreadable() : QList<persona::Flaw>();
    m_flaws += persona::personaFlaws(m_edit.persona(), others);
    // A missing id is no flaw if the studio makes it once there is a name.
    if (m_who->waitsForName())
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
        if (flaw.severity == persona::Severity::Error && here) {
            focusFlaw(shownAt(flaw.field));
            return;
        }
    }
}

void PersonaForm::focusFlaw(Field field)
{
    for (FormSection *section : std::as_const(m_sections))
        if (section->fields().contains(int(field)))
            section->unfold(true);
    if (m_model && ModelFields::isFolded(field))
        m_model->unfold(true);
    if (field == Field::Id)
        m_who->openId();
    if (FormField *row = m_fields.value(int(field)))
        row->focusInput();
}

void PersonaForm::touch(Field field) { m_touched.insert(int(field)); }

bool PersonaForm::canBeSaved() const { return !persona::firstError(m_flaws); }

void PersonaForm::focusName() { m_who->focusName(); }

void PersonaForm::retranslate()
{
    m_modelPlace.heading->setText(tr("Model"));
    m_soundPlace.heading->setText(tr("Voice"));
    load();
}

} // namespace studio::ui
