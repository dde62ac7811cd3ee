// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"

#include "core/persona/card/aikyo_card.h"
#include "core/persona/card/byaf.h"
#include "core/persona/card/character_card.h"
#include "core/persona/card/charx.h"
#include "core/persona/card/exif_card.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/foreign_cards.h"
#include "core/persona/card/png_card.h"
#include "core/persona/card/studio_card.h"
#include "core/persona/card_rest.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "core/persona/limits.h"
#include "core/persona/lore/lore_entry.h"
#include "core/persona/naming.h"
#include "core/persona/picture/picture_check.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/persona/zip/zip_table.h"

#include <algorithm>
#include <utility>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardFormat;
using model::CardNote;
using model::Persona;
using wire::Json;

namespace {

/// What is no companion, told apart so that the answer is not a riddle.
tl::unexpected<base::Error> refuseStranger(FileKind kind)
{
    if (kind == FileKind::Room)
        return refused(PersonaCard::tr("This file is a room, not a companion."));
    if (kind == FileKind::Group)
        return refused(PersonaCard::tr("This file is a SillyTavern group. Import it as a room."));
    if (kind == FileKind::Lorebook)
        return refused(PersonaCard::tr("This file is only a lorebook, without a companion. Import it "
                                       "together with the card of the companion who gets the lorebook."));
    return refused(PersonaCard::tr("No companion in this file: it is not Companion Studio’s own JSON, an "
                                   "aikyo card or a character card."));
}

/// What a file is that holds no JSON, where that says more than what is wrong with it as JSON.
base::Error whatElse(const QByteArray &text, const base::Error &asJson)
{
    const QByteArray head = text.first(std::min<qsizetype>(text.size(), 4096)).trimmed();
    if (isPictureWithExif(text))
        return refused(PersonaCard::tr("This picture has no card that can be read here. The site it comes "
                                       "from might offer the card as another file."))
            .value();
    const bool isTalk = head.contains("\"mes\"") || head.contains("\"chat_metadata\"") ||
                        (head.contains("\"role\"") && head.contains("\"content\""));
    if (isTalk)
        return refused(PersonaCard::tr("This file is a conversation, not a companion. Import it as a room."))
            .value();
    return asJson;
}

/// A card of another program, as the character card that it was written anew as. That one is kept in place of
/// the file: an export is written over it, with all that the studio does not act on.
Result<Card> readConverted(const ForeignCard &foreign)
{
    return readCharacterCard(foreign.card).transform([&foreign](Card card) {
        card.keepsSource = false;
        if (QByteArray anew = wire::dump(foreign.card); anew.size() <= kLargestCardText)
            card.source = std::move(anew);
        if (foreign.others > 0) {
            card.report.prepend(
                {CardNote::Fate::Warning,
                 {},
                 PersonaCard::tr("The file has %n more companion(s). Only the first was read.", nullptr,
                                 foreign.others)});
        }
        //: %1 is a program
        const QString text =
            foreign.program.isEmpty()
                ? PersonaCard::tr("The card was wrapped in another JSON structure, which is not kept.")
                : PersonaCard::tr("Read as a %1 character. Exported as a character card.")
                      .arg(foreign.program);
        card.report.prepend({CardNote::Fate::Used, {}, text});
        return card;
    });
}

Result<Card> readJsonCard(const QByteArray &text)
{
    const auto read = readCardText(text);
    if (!read) {
        const auto yaml = text.trimmed().startsWith('{') ? std::nullopt : foreignCardInYaml(text);
        return yaml ? readConverted(*yaml) : tl::unexpected(whatElse(text, read.error()));
    }
    const FileKind kind = jsonKind(read->json);
    if (kind == FileKind::CharacterCard || kind == FileKind::Unknown) {
        if (const auto foreign = foreignCard(read->json))
            return readConverted(*foreign);
    }
    switch (kind) {
    case FileKind::StudioCompanion: return readStudioCard(read->json);
    case FileKind::AikyoCard: return readAikyoCard(read->json);
    case FileKind::CharacterCard: return readCharacterCard(read->json);
    default: return refuseStranger(kind);
    }
}

/// The character card out of a picture or a zip; any other JSON in there is no card.
Result<Card> readBoxed(const QByteArray &json, CardFormat box)
{
    return readCardText(json).and_then([box](const CardText &read) -> Result<Card> {
        if (!isCharacterCard(read.json)) {
            const auto foreign = foreignCard(read.json);
            return foreign ? readConverted(*foreign) : refuseStranger(jsonKind(read.json));
        }
        return readCharacterCard(read.json).transform([box](Card card) {
            card.format = box;
            card.persona.card.format = box;
            return card;
        });
    });
}

CardNote withoutPicture(const QString &why)
{
    //: %1 is a sentence: why
    return {CardNote::Fate::Warning, u"picture"_s,
            PersonaCard::tr("The picture was not imported. %1").arg(why)};
}

/// The picture that a card lies in is its portrait.
Card withPicture(Card card, const QByteArray &file)
{
    const auto picture = checkPicture(file);
    if (picture)
        card.picture = picture->bytes;
    else
        card.report.prepend(withoutPicture(picture.error().text));
    return card;
}

/// Of a card in Exif: it is never written there again, so its JSON alone is kept.
Card keepingJson(Card card, const QByteArray &json)
{
    if (std::exchange(card.keepsSource, false))
        card.source = json;
    return card;
}

Result<Card> readPng(const QByteArray &file)
{
    const auto cards = readPngCard(file);
    if (!cards) {
        const QByteArray inExif = cardJsonInExif(file);
        if (inExif.isEmpty())
            return tl::unexpected(cards.error());
        return readJsonCard(inExif).transform(
            [&](Card card) { return withPicture(keepingJson(std::move(card), inExif), file); });
    }
    return readBoxed(cards->counting(), CardFormat::Png).transform([&](Card card) {
        for (const QString &flaw : cards->flaws)
            card.report.prepend({CardNote::Fate::Warning, u"picture"_s, flaw});
        return withPicture(std::move(card), file);
    });
}

Result<Card> readPictureWithExif(const QByteArray &file)
{
    const QByteArray json = cardJsonInExif(file);
    if (json.isEmpty())
        return tl::unexpected(whatElse(file, {}));
    return readJsonCard(json).transform(
        [&](Card card) { return withPicture(keepingJson(std::move(card), json), file); });
}

/// One line for all that are shown; those that are not keep a line of their own.
void takeEmotions(Card &card, const CharxFile &box)
{
    QStringList shown;
    for (const CharxEmotion &emotion : box.emotions) {
        card.feelings.insert(emotion.feeling, emotion.picture);
        shown.append(emotion.feeling);
        const QString part = shownName(assetPart(u"emotion"_s, emotion.name));
        const auto kept = std::find_if(card.report.cbegin(), card.report.cend(),
                                       [&part](const CardNote &note) { return note.part == part; });
        if (kept != card.report.cend())
            card.report.erase(kept);
    }
    for (const CharxFlaw &flaw : box.emotionFlaws)
        card.report.prepend(
            {CardNote::Fate::Warning, shownName(assetPart(u"emotion"_s, flaw.name)), flaw.text});
    if (shown.isEmpty())
        return;
    const auto behind = std::find_if(card.report.cbegin(), card.report.cend(), [](const CardNote &note) {
        return note.fate == CardNote::Fate::Kept || note.fate == CardNote::Fate::Ignored;
    });
    //: %1 are names of feelings in English, as in the file: "joy, anger"
    card.report.insert(
        behind - card.report.cbegin(),
        {CardNote::Fate::Used, u"assets: emotion"_s,
         PersonaCard::tr("Pictures of feelings shown on the stage: %1.").arg(shown.join(u", "_s))});
}

Result<Card> readZip(const QByteArray &file)
{
    const auto table = readZipTable(file);
    if (!table)
        return tl::unexpected(table.error());
    const auto backyard = readBackyard(file, *table);
    if (!backyard)
        return tl::unexpected(backyard.error());
    if (*backyard) {
        return readConverted((*backyard)->character).transform([&backyard](Card card) {
            card.picture = (*backyard)->portrait;
            if ((*backyard)->hasTalk)
                card.report.append({CardNote::Fate::Ignored, u"messages"_s,
                                    PersonaCard::tr("The conversation in the zip was left out.")});
            return card;
        });
    }
    return readCharx(file, *table).and_then([](const CharxFile &box) {
        return readBoxed(box.cardJson, CardFormat::Charx).transform([&box](Card card) {
            card.picture = box.portrait;
            if (box.portrait.isEmpty() && !box.portraitFlaw.isEmpty())
                card.report.prepend(withoutPicture(box.portraitFlaw));
            takeEmotions(card, box);
            return card;
        });
    });
}

/// A file that is not the studio's own.
Result<Card> readForeign(const QByteArray &file)
{
    if (isPng(file))
        return readPng(file);
    if (isZipCard(file))
        return readZip(file);
    return isPictureWithExif(file) ? readPictureWithExif(file) : readJsonCard(file);
}

/// What a studio file took along has to be a card, or no export would work any more.
void checkSource(Card &card)
{
    if (card.source.isEmpty())
        return;
    const auto original = readForeign(card.source);
    if (original && original->keepsSource)
        return;
    card.source.clear();
    card.report.prepend(
        {CardNote::Fate::Warning, u"card.file"_s,
         PersonaCard::tr("The original file was included, but it is not a card, so it was left out.")});
}

/// The JSON of a character card in a file of any kind; empty if there is none in it.
Result<QByteArray> jsonIn(const QByteArray &source)
{
    if (isPng(source))
        return cardJsonInPng(source);
    if (isZipCard(source))
        return readCharx(source).transform([](const CharxFile &box) { return box.cardJson; });
    return source;
}

/// The picture of the source, as long as the companion has no other one.
bool keepsItsPicture(const Persona &persona, const CardMeans &means)
{
    return means.picture.isEmpty() || persona.avatar.picture == persona.card.portrait;
}

Result<QByteArray> writePng(const Persona &persona, const CardMeans &means)
{
    QByteArray v2Source;
    QByteArray v3Source;
    if (isPng(means.source)) {
        const auto cards = readPngCard(means.source);
        if (!cards)
            return tl::unexpected(cards.error());
        v2Source = readCardText(cards->v2Json) ? cards->v2Json : cards->v3Json; // it may hold anything
        v3Source = cards->v3Json.isEmpty() ? cards->v2Json : cards->v3Json;
    } else {
        const auto json = jsonIn(means.source);
        if (!json)
            return tl::unexpected(json.error());
        v2Source = v3Source = *json;
    }
    const bool isItsOwn = isPng(means.source) && keepsItsPicture(persona, means);
    // The newer one is the one that is read.
    return writeCharacterCard(persona, CardFormat::V2, v2Source, v3Source)
        .and_then([&](const QByteArray &v2) {
            return writeCharacterCard(persona, CardFormat::V3, v3Source).and_then([&](const QByteArray &v3) {
                return pngWithCard(isItsOwn ? means.source : means.picture, v2, v3);
            });
        });
}

Result<QByteArray> writeZip(const Persona &persona, const CardMeans &means)
{
    return jsonIn(means.source).and_then([&](const QByteArray &json) {
        return writeCharacterCard(persona, CardFormat::V3, json).and_then([&](const QByteArray &v3) {
            if (isZipCard(means.source))
                return charxWithCard(means.source, v3,
                                     keepsItsPicture(persona, means) ? QByteArray() : means.picture);
            const bool isItsOwn = isPng(means.source) && keepsItsPicture(persona, means);
            const auto own = checkPicture(isItsOwn ? means.source : QByteArray());
            const QByteArray picture = own ? own->bytes : means.picture;
            return charxWithCard({}, v3, picture);
        });
    });
}

} // namespace

Result<Card> readCard(const QByteArray &file)
{
    if (file.size() > kLargestFile) {
        //: %1 is a number of megabytes
        return refused(PersonaCard::tr("The file is larger than %L1 MB, more than any companion needs.")
                           .arg(kLargestFile / (1024 * 1024)));
    }
    return readForeign(file).transform([](Card card) {
        checkSource(card);
        return card;
    });
}

Result<QByteArray> writeCard(const Persona &persona, CardFormat format, const CardMeans &means)
{
    switch (format) {
    case CardFormat::Studio: return writeStudioCard(persona, means);
    case CardFormat::Aikyo:
        return jsonIn(means.source).and_then([&persona](const QByteArray &json) {
            return writeAikyoCard(persona, json);
        });
    case CardFormat::V1:
    case CardFormat::V2:
    case CardFormat::V3:
        return jsonIn(means.source).and_then([&persona, format](const QByteArray &json) {
            return writeCharacterCard(persona, format, json);
        });
    case CardFormat::Png: return writePng(persona, means);
    case CardFormat::Charx: return writeZip(persona, means);
    }
    Q_UNREACHABLE();
}

QString linkedBook(const QByteArray &file)
{
    const auto json = jsonIn(file);
    const auto text = json ? readCardText(*json) : tl::unexpected(json.error());
    if (!text || !isCharacterCard(text->json))
        return {};
    const Json &data = cardShape(text->json).isFlat ? text->json : text->json["data"];
    const Json *extensions = member(data, {"extensions"});
    const Json *world = extensions && extensions->is_object() ? member(*extensions, {"world"}) : nullptr;
    return world ? wire::toText(*world).trimmed() : QString();
}

QString cardFileName(const base::ParticipantId &id, CardFormat format)
{
    const QString stem = fileStem(id);
    switch (format) {
    case CardFormat::Studio: return stem + u".card.json"_s;
    case CardFormat::Aikyo: return stem + u".aikyo.card.json"_s;
    case CardFormat::V1: return stem + u".v1.card.json"_s;
    case CardFormat::V2: return stem + u".v2.card.json"_s;
    case CardFormat::V3: return stem + u".v3.card.json"_s;
    case CardFormat::Png: return stem + u".card.png"_s;
    case CardFormat::Charx: return stem + u".charx"_s;
    }
    Q_UNREACHABLE();
}

} // namespace studio::persona
