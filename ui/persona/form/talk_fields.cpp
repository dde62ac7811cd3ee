// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/talk_fields.h"

#include "core/persona/limits.h"
#include "core/persona/tokens.h"
#include "ui/forms/field_notes.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/form_heading.h"
#include "ui/forms/pair_list.h"
#include "ui/persona/form/field_texts.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PersonaText;
using persona::Field;

TalkFields::TalkFields(PersonaEdit &edit, QWidget *parent)
    : FieldGroup(edit, parent)
{
    makeRows(this);
    m_heading = new FormHeading(u"personaVoice"_s, FormHeading::Rank::Part, this);
    rows()->addWidget(m_heading);
    addText(Field::Personality, u"personaPersonality"_s, &PersonaText::personality,
            persona::kLongestPersonality, 3, 10);
    addText(Field::Story, u"personaStory"_s, &PersonaText::story, persona::kLongestStory, 4, 16);
    makeLines();
    onRetranslate(this, [this] { retranslate(); });
}

void TalkFields::makeLines()
{
    m_lines = new PairList(u"personaLines"_s, 4, this);
    m_lines->setMostRows(persona::kMostSampleLines);
    addField(Field::SampleLines, u"personaLines"_s, m_lines);
    connect(m_lines, &PairList::edited, this, [this](const TextPairs &pairs) {
        Q_EMIT edited(Field::SampleLines);
        edit().changeText(Field::SampleLines, language(),
                          [&](PersonaText &text) { setSampleLines(text, pairs); });
    });
    connect(m_lines, &PairList::stepEnded, &edit(), &PersonaEdit::endStep);
}

/// Changes the lines only if their inputs mean another value: "tea, " with its comma is the list (tea), and
/// the cursor is after it.
void TalkFields::load()
{
    FieldGroup::load();
    const PersonaText text = this->text();
    PersonaText shown = text;
    setSampleLines(shown, m_lines->pairs());
    if (shown != text)
        m_lines->show(linePairs(text));
    QStringList lines;
    for (const model::SampleLine &line : text.sampleLines)
        lines.append(line.text);
    field(Field::SampleLines)->setNote(tokensNote(persona::tokenEstimate(lines.join(u'\n'))));
}

void TalkFields::retranslate()
{
    m_heading->setText(tr("Way of speaking"));
    m_lines->setWords({tr("A typical line"), tr("Topics, separated by commas (optional)"), tr("Add a line"),
                       tr("Remove this line"), tr("Sample line %1"), tr("Topics of sample line %1")});
    name(Field::Personality, tr("Personality"), tr("Temperament, likes, dislikes."));
    name(Field::Story, tr("Story"), tr("Background and history."));
    name(Field::SampleLines, tr("Sample lines"), tr("Typical lines. Topics are used only in Rehearsal."));
    load();
}

} // namespace studio::ui
