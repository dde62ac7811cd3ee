// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/look_fields.h"

#include "ui/avatar/avatar_look.h"
#include "ui/forms/colour_row.h"
#include "ui/forms/form_field.h"
#include "ui/forms/form_heading.h"
#include "ui/persona/form/avatar_editor.h"
#include "ui/persona/form/colour_proof.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

LookFields::LookFields(PersonaEdit &edit, QWidget *parent)
    : FieldGroup(edit, parent)
{
    makeRows(this);
    m_heading = new FormHeading(u"personaLooks"_s, FormHeading::Rank::Part, this);
    rows()->addWidget(m_heading);
    makeColour();
    makeAvatar();
    onRetranslate(this, [this] { retranslate(); });
}

void LookFields::makeColour()
{
    auto *colours = new QWidget(this);
    m_colour = new ColourRow(u"personaColour"_s, companionColours(), ColourRow::Automatic::No, colours);
    m_proof = new ColourProof(colours);
    auto *column = new QVBoxLayout(colours);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.small);
    column->addWidget(m_colour);
    column->addWidget(m_proof);
    addField(Field::Colour, u"personaColour"_s, colours);
    connect(m_colour, &ColourRow::chosen, this, [this](const QString &hex) {
        Q_EMIT edited(Field::Colour);
        edit().endStep();
        edit().change(Field::Colour, [&](model::Persona &persona) { persona.colour = hex; });
    });
}

void LookFields::makeAvatar()
{
    m_avatar = new AvatarEditor(this);
    addField(Field::Avatar, u"personaAvatar"_s, m_avatar);
    connect(m_avatar, &AvatarEditor::edited, this, [this](const model::Avatar &avatar) {
        Q_EMIT edited(Field::Avatar);
        edit().change(Field::Avatar, [&](model::Persona &persona) { persona.avatar = avatar; });
        edit().endStep(); // each click is an undo step
    });
    connect(m_avatar, &AvatarEditor::stepEnded, &edit(), &PersonaEdit::endStep);
    connect(m_avatar, &AvatarEditor::pictureChosen, this, &LookFields::pictureChosen);
}

void LookFields::load()
{
    FieldGroup::load();
    const model::Persona &persona = edit().persona();
    const QColor colour(persona.colour);
    m_colour->setColour(persona.colour);
    m_proof->show(persona.textIn(language()).name, persona.colour);
    m_avatar->show(persona.avatar, colour.isValid() ? colour : colourFor(persona.id.value()), persona.id);
}

void LookFields::setPictureBusy(bool busy) { m_avatar->setBusy(busy); }

void LookFields::tellPictureTrouble(const QString &what) { field(Field::Avatar)->tell(what); }

SpriteRow &LookFields::sprites() { return m_avatar->sprites(); }

void LookFields::retranslate()
{
    m_heading->setText(tr("Appearance"));
    m_colour->setWhat(tr("Colour"));
    name(Field::Colour, tr("Colour"), {});
    name(Field::Avatar, tr("Avatar"), {});
    load();
}

} // namespace studio::ui
