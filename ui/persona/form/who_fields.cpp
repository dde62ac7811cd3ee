// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/who_fields.h"

#include "core/persona/limits.h"
#include "core/persona/naming.h"
#include "core/persona/tokens.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/field_names.h"
#include "ui/forms/field_notes.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/form_heading.h"
#include "ui/forms/pair_list.h"
#include "ui/persona/form/field_texts.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

WhoFields::WhoFields(PersonaEdit &edit, QWidget *parent)
    : FieldGroup(edit, parent)
    , m_ownId(edit.isStored())
{
    makeRows(this);
    m_heading = new FormHeading(u"personaWho"_s, FormHeading::Rank::Part, this);
    rows()->addWidget(m_heading);
    makeNames();
    makeId();
    makeNicknames();
    makeRole();
    makePronoun();
    onRetranslate(this, [this] { retranslate(); });
}

void WhoFields::makeNames()
{
    auto *names = new QWidget(this);
    m_name = new LineInput(u"personaName"_s, names);
    m_reading = new LineInput(u"personaReading"_s, names);
    auto *line = new QHBoxLayout(names);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.small);
    line->addWidget(m_name, 3);
    line->addWidget(m_reading, 2);
    for (LineInput *input : {m_name, m_reading}) {
        connect(input, &LineInput::edited, this, &WhoFields::writeName);
        endsSteps(input);
    }
    addField(Field::Name, u"personaNames"_s, names);
}

void WhoFields::makeId()
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
    addField(Field::Id, u"personaId"_s, input);
    connect(m_id, &LineInput::edited, this, &WhoFields::writeId);
    endsSteps(m_id);
    connect(m_changeId, &QPushButton::clicked, this, [this] {
        m_id->show();
        m_changeId->hide();
        m_idLine->setText(tr("ID"));
        m_id->setFocus(Qt::TabFocusReason);
        m_id->selectAll();
    });
}

void WhoFields::makeNicknames()
{
    m_nicknames = new PairList(u"personaNicknames"_s, 1, this);
    m_nicknames->setMostRows(persona::kMostNicknames);
    addField(Field::Nicknames, u"personaNicknames"_s, m_nicknames);
    connect(m_nicknames, &PairList::edited, this, [this](const TextPairs &pairs) {
        Q_EMIT edited(Field::Nicknames);
        edit().changeText(Field::Nicknames, language(),
                          [&](model::PersonaText &text) { setNicknames(text, pairs); });
    });
    connect(m_nicknames, &PairList::stepEnded, &edit(), &PersonaEdit::endStep);
}

void WhoFields::makeRole()
{
    m_role = new LineInput(u"personaRole"_s, this);
    addField(Field::Role, u"personaRole"_s, m_role);
    endsSteps(m_role);
    connect(m_role, &LineInput::edited, this, [this](const QString &written) {
        Q_EMIT edited(Field::Role);
        edit().changeText(Field::Role, language(), [&](model::PersonaText &text) { text.role = written; });
    });
}

void WhoFields::makePronoun()
{
    auto *input = new QWidget(this);
    m_pronoun = formBox(u"personaPronoun"_s, input);
    keepWheelCalm(m_pronoun);
    auto *line = new QHBoxLayout(input);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_pronoun);
    line->addStretch(1);
    addField(Field::Pronoun, u"personaPronoun"_s, input);
    connect(m_pronoun, &QComboBox::activated, this, [this](int index) {
        Q_EMIT edited(Field::Pronoun);
        edit().endStep();
        edit().change(Field::Pronoun, [index](model::Persona &persona) {
            persona.pronoun = model::Pronoun(index); // in their order
        });
        edit().endStep();
    });
}

void WhoFields::endsSteps(LineInput *input)
{
    connect(input, &LineInput::stepEnded, &edit(), &PersonaEdit::endStep);
}

void WhoFields::setTaken(const QSet<base::ParticipantId> &others) { m_taken = others; }

bool WhoFields::waitsForName() const
{
    const model::Persona &persona = edit().persona();
    return !m_ownId && persona.id.isEmpty() &&
           persona.texts.value(persona.mainLanguage).name.trimmed().isEmpty();
}

void WhoFields::openId()
{
    if (m_id->isHidden() && !edit().isStored())
        m_changeId->click();
}

void WhoFields::focusName() { m_name->setFocus(Qt::OtherFocusReason); }

base::ParticipantId WhoFields::idFor(const model::Persona &persona) const
{
    const model::PersonaText text = persona.texts.value(persona.mainLanguage);
    return text.name.trimmed().isEmpty()
               ? base::ParticipantId()
               : persona::suggestedId(text.name, m_taken, text.readings.value(text.name));
}

/// Until the user chooses an id, it follows the name, in the same step.
void WhoFields::writeName()
{
    Q_EMIT edited(Field::Name);
    const bool suggest = !m_ownId && language() == edit().persona().mainLanguage;
    edit().change(Field::Name, [&](model::Persona &persona) {
        model::PersonaText &text = persona.texts[language()];
        setName(text, m_name->text(), m_reading->text());
        if (language() != persona.mainLanguage && text == model::PersonaText{})
            persona.texts.remove(language());
        if (suggest)
            persona.id = idFor(persona);
    });
}

void WhoFields::writeId(const QString &id)
{
    m_ownId = true;
    Q_EMIT edited(Field::Id);
    edit().change(Field::Id,
                  [&](model::Persona &persona) { persona.id = base::ParticipantId(id.trimmed()); });
}

/// Changes the nicknames only if their inputs mean another value: the user may still be typing there.
void WhoFields::load()
{
    FieldGroup::load();
    const model::PersonaText text = this->text();
    m_name->show(text.name);
    m_reading->show(text.readings.value(text.name));
    m_role->show(text.role);
    model::PersonaText shown = text;
    setNicknames(shown, m_nicknames->pairs());
    if (shown != text)
        m_nicknames->show(nicknamePairs(text));
    const model::Persona &persona = edit().persona();
    m_id->show(persona.id.value());
    if (!edit().isStored() && !m_id->hasFocus())
        m_ownId = !persona.id.isEmpty() && persona.id != idFor(persona);
    refreshId();
    refreshPronoun();
    refreshNotes();
}

void WhoFields::refreshId()
{
    const base::ParticipantId &chosen = edit().persona().id;
    const bool isOpen = m_id->isVisibleTo(this) && !edit().isStored();
    m_id->setVisible(isOpen);
    m_changeId->setVisible(!isOpen && !edit().isStored());
    const QString id = chosen.isEmpty() ? tr("made from the name") : chosen.value();
    m_idLine->setText(isOpen ? tr("ID") : tr("ID: %1").arg(id));
}

void WhoFields::refreshPronoun()
{
    if (m_pronoun->count() > 0)
        m_pronoun->setCurrentIndex(int(edit().persona().pronoun));
}

void WhoFields::refreshNotes()
{
    const model::PersonaText text = this->text();
    const auto tokens = [this](Field which, const QString &all) {
        field(which)->setNote(tokensNote(persona::tokenEstimate(all)));
    };
    tokens(Field::Name, text.name);
    tokens(Field::Nicknames, QStringList(text.nicknames + text.readings.values()).join(u", "_s));
    tokens(Field::Role, text.role);
}

void WhoFields::retranslate()
{
    m_heading->setText(tr("Character"));
    m_reading->setPlaceholderText(tr("Reading"));
    m_reading->setAccessibleName(tr("Reading of the name"));
    m_changeId->setText(tr("Change…"));
    m_changeId->setAccessibleName(tr("Change the ID"));
    m_id->setAccessibleName(tr("ID"));
    m_idLine->setToolTip(tr("Used in files and logs. Cannot change after saving."));
    m_nicknames->setWords({tr("Nickname"), tr("Reading"), tr("Add a nickname"), tr("Remove this nickname"),
                           tr("Nickname %1"), tr("Reading of nickname %1")});
    name(Field::Name, tr("Name"), {});
    m_name->setAccessibleName(tr("Name"));
    name(Field::Id, {}, {});
    name(Field::Nicknames, tr("Nicknames"), tr("Other names, without Mr, Ms or -san."));
    name(Field::Role, tr("Role"), tr("One line, such as “a dry researcher”. The others see it."));
    m_pronoun->clear();
    for (const auto pronoun : {model::Pronoun::They, model::Pronoun::She, model::Pronoun::He})
        m_pronoun->addItem(pronounName(pronoun));
    m_pronoun->setAccessibleName(tr("Pronoun"));
    //: Only English sentences use the pronoun; a translation says so
    name(Field::Pronoun, tr("Pronoun"), tr("For sentences such as “Kyoko shakes her head”. Not in prompts."));
    load();
}

} // namespace studio::ui
