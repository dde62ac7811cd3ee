// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/card/group_file.h"
#include "core/persona/card/lorebook_file.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "tests/fuzz/mutation.h"

#include <algorithm>

// A card of a stranger as JSON: what was read can be written in every form and is the same companion; nobody
// has changed anything, so the form that it came in is the file that it came in, byte for byte.
using namespace studio;
using model::CardFormat;
using model::Persona;

namespace {

/// A V2 or V1 has no place for the decorators of a V3: when and where an entry fires is lost there, and no
/// more.
enum class Lore { Compared, WithoutDecorators };

bool isSame(Persona one, Persona other, Lore lore)
{
    for (Persona *persona : {&one, &other}) { // where it came from is no part of who it is
        persona->card.format.reset();
        persona->card.specVersion.clear();
        if (lore == Lore::Compared)
            continue;
        for (model::LoreBook &book : persona->lore) {
            for (model::LoreEntry &entry : book.entries)
                entry = {.name = entry.name,
                         .keys = entry.keys,
                         .secondaryKeys = entry.secondaryKeys,
                         .content = entry.content,
                         .order = entry.order};
        }
    }
    return one == other;
}

void look(const QByteArray &file, const persona::Card &card)
{
    const persona::CardMeans means{card.keepsSource ? file : card.source, {}};
    const auto text = persona::readCardText(file);
    for (const CardFormat format :
         {CardFormat::Studio, CardFormat::Aikyo, CardFormat::V1, CardFormat::V2, CardFormat::V3}) {
        const auto written = persona::writeCard(card.persona, format, means);
        if (!written) // as when a packed original is too large to be read again
            continue;
        const auto again = persona::readCard(*written);
        const bool isCharacter =
            card.format == CardFormat::V1 || card.format == CardFormat::V2 || card.format == CardFormat::V3;
        if (isCharacter && format != CardFormat::Studio && format != CardFormat::Aikyo)
            fuzz::mustHold(again && isSame(again->persona, card.persona,
                                           card.format == CardFormat::V3 && format != CardFormat::V3
                                               ? Lore::WithoutDecorators
                                               : Lore::Compared));
        const persona::CardShape shape =
            text && isCharacter ? persona::cardShape(text->json) : persona::CardShape();
        if (format == card.format && card.keepsSource && text && !shape.lacksData && !shape.isUnknown)
            fuzz::mustHold(*written == text->text);
        if (format == CardFormat::Studio && card.keepsSource && again)
            fuzz::mustHold(again->source == file);
    }
}

/// Somebody edits the last entry of the lorebook: no other one is lost, and all that is edited is the text.
void edit(const QByteArray &file, const persona::Card &card)
{
    if (card.persona.lore.isEmpty() || card.persona.lore.first().entries.isEmpty())
        return;
    Persona edited = card.persona;
    model::LoreEntry &last = edited.lore.first().entries.last();
    last.content = QStringLiteral("edited");
    const auto written =
        persona::writeCard(edited, CardFormat::V3, {card.keepsSource ? file : card.source, {}});
    if (!written)
        return;
    const auto again = persona::readCard(*written);
    fuzz::mustHold(again && !again->persona.lore.isEmpty());
    const QList<model::LoreEntry> &entries = again->persona.lore.first().entries;
    fuzz::mustHold(entries.size() >= edited.lore.first().entries.size() &&
                   std::any_of(entries.cbegin(), entries.cend(),
                               [](const auto &entry) { return entry.content == QStringLiteral("edited"); }));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const QByteArray file = fuzz::bytesOf(data, size);
    if (const auto card = persona::readCard(file)) {
        look(file, *card);
        edit(file, *card);
    } else
        fuzz::mustHold(!card.error().text.isEmpty());
    if (const auto lore = persona::readLorebookFile(file, {})) {
        for (const auto form : {persona::LorebookForm::WorldInfo, persona::LorebookForm::V3})
            fuzz::mustHold(
                persona::readLorebookFile(persona::writeLorebookFile(lore->book, form), {}).has_value());
    }
    if (const auto group = persona::readGroupFile(file)) {
        const auto text = persona::readCardText(file);
        fuzz::mustHold(text && persona::writeGroupFile(*group, {}) == text->text);
    }
    return 0;
}
