// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/card_fields.h"

#include "core/base/sentences.h"
#include "core/persona/limits.h"
#include "ui/forms/form_edits.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::CardFormat;
using model::Persona;
using persona::Field;

CardFields::CardFields(PersonaEdit &edit, QWidget *parent)
    : FormSection(u"personaCard"_s, edit, parent)
    , m_origin(quietLabel(u"personaOrigin"_s, body()))
{
    m_origin->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    rows()->addWidget(m_origin);
    m_creator = addLine(Field::Creator, u"personaCreator"_s,
                        [](Persona &persona, const QString &written) { persona.card.creator = written; });
    m_version = addLine(Field::CharacterVersion, u"personaVersion"_s,
                        [](Persona &persona, const QString &written) { persona.card.version = written; });
    m_notes = addNote(Field::CreatorNotes, u"personaCreatorNotes"_s, 2, 12,
                      [](Persona &persona, const QString &written) { persona.card.creatorNotes = written; });
    m_notes->setPasteLimit(persona::kLongestCreatorNotes + persona::kLongestCreatorNotes / 5);
    onRetranslate(this, [this] { retranslate(); });
}

QString CardFields::originText() const
{
    const model::CardFacts &card = edit().persona().card;
    if (!card.format)
        return tr("Created here.");
    const auto from = [&] {
        switch (*card.format) {
        case CardFormat::Studio: return tr("Imported from a Companion Studio file.");
        case CardFormat::Aikyo: return tr("Imported from an aikyo companion card.");
        case CardFormat::V1: return tr("Imported from a Character Card V1.");
        case CardFormat::V2: return tr("Imported from a Character Card V2.");
        case CardFormat::V3: return tr("Imported from a Character Card V3.");
        case CardFormat::Png: return tr("Imported from a character card in a PNG picture.");
        case CardFormat::Charx: return tr("Imported from a CHARX file.");
        }
        Q_UNREACHABLE();
    };
    QStringList sentences{from()};
    if (!card.specVersion.isEmpty()) {
        //: %1 is a version of a specification, such as 2.0
        sentences.append(tr("Specification version: %1.").arg(card.specVersion));
    }
    if (!card.nickname.isEmpty()) {
        //: {{char}} is a macro that texts of cards have; %1 is a name
        sentences.append(tr("In the texts, {{char}} stands for %1.").arg(card.nickname));
    }
    if (!card.source.isEmpty())
        sentences.append(tr("The original file is kept, so nothing is lost on export."));
    return base::joinedSentences(sentences);
}

void CardFields::load()
{
    FormSection::load();
    const model::CardFacts &card = edit().persona().card;
    m_origin->setText(originText());
    m_creator->show(card.creator);
    m_version->show(card.version);
    m_notes->show(card.creatorNotes);
}

void CardFields::retranslate()
{
    setWords(tr("Card"), tr("Creator, version, creator’s notes, origin"));
    m_origin->setAccessibleName(tr("Origin of the companion"));
    name(Field::Creator, tr("Creator"), tr("Creator of the character. Never part of a prompt."));
    name(Field::CharacterVersion, tr("Character version"), {});
    name(Field::CreatorNotes, tr("Creator’s notes"),
         tr("For people who use the card. Never part of a prompt."));
    load();
}

} // namespace studio::ui
