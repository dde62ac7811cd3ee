// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/lore_section.h"

#include "ui/lore/lore_editor.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

LoreSection::LoreSection(PersonaEdit &edit, QWidget *parent)
    : FormSection(u"personaLore"_s, edit, parent)
    , m_editor(new LoreEditor(LoreEditor::Books::Several, u"personaLore"_s, body()))
    , m_about(quietLabel(u"personaLoreAbout"_s, body()))
{
    rows()->addWidget(m_about);
    addField(persona::Field::Lore, u"personaLore"_s, m_editor);
    connect(m_editor, &LoreEditor::stepEnded, &edit, &PersonaEdit::endStep);
    connect(m_editor, &LoreEditor::changeWanted, this, [this](const LoreEditor::Change &change) {
        Q_EMIT edited(persona::Field::Lore);
        this->edit().change(persona::Field::Lore,
                            [&change](model::Persona &persona) { change(persona.lore); });
    });
    connect(this, &FormSection::unfolded, this, &LoreSection::load);
    connect(this, &FormSection::unfoldedAgain, this, &LoreSection::load);
    onRetranslate(this, [this] { retranslate(); });
}

void LoreSection::load()
{
    FormSection::load();
    if (!body()->isHidden()) // a book of thousands is laid out only when visible
        m_editor->show(edit().persona().lore);
}

void LoreSection::retranslate()
{
    setWords(tr("Lorebooks"), tr("Knowledge that keywords bring up"));
    m_about->setText(
        tr("Knowledge that is sent only when it matters. An entry fires when one of its keywords comes up, "
           "or always. Prompt › Lore shows what fires for a message, and why."));
    load();
}

} // namespace studio::ui
