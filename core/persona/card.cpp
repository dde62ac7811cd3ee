// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card.h"

#include "core/persona/aikyo_card.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "core/persona/character_card.h"
#include "core/persona/charx.h"
#include "core/persona/file_kind.h"
#include "core/persona/limits.h"
#include "core/persona/naming.h"
#include "core/persona/picture_check.h"
#include "core/persona/png_card.h"
#include "core/persona/refused.h"
#include "core/persona/studio_card.h"
#include "core/persona/told_in.h"

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
        return refused(PersonaCard::tr("This file holds a room, not a companion."));
    if (kind == FileKind::Group)
        return refused(PersonaCard::tr("This file is a group of SillyTavern: import it as a room."));
    if (kind == FileKind::Lorebook)
        return refused(
            PersonaCard::tr("This file is a lorebook by itself, without a companion. Lorebooks come "
                            "inside the card of a companion."));
    return refused(
        PersonaCard::tr("This file holds no companion: neither the studio's own JSON, nor a card of "
                        "aikyo, nor a character card."));
}

Result<Card> readJsonCard(const QByteArray &text)
{
    return readCardText(text).and_then([](const CardText &read) -> Result<Card> {
        switch (const FileKind kind = jsonKind(read.json)) {
        case FileKind::StudioCompanion: return readStudioCard(read.json);
        case FileKind::AikyoCard: return readAikyoCard(read.json);
        case FileKind::CharacterCard: return readCharacterCard(read.json);
        default: return refuseStranger(kind);
        }
    });
}

/// The character card out of a picture or a zip; any other JSON in there is no card.
Result<Card> readBoxed(const QByteArray &json, CardFormat box)
{
    return readCardText(json).and_then([box](const CardText &read) -> Result<Card> {
        if (!isCharacterCard(read.json))
            return refuseStranger(jsonKind(read.json));
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
    return {CardNote::Fate::Warning, u"picture"_s, PersonaCard::tr("The picture is left out. %1").arg(why)};
}

Result<Card> readPng(const QByteArray &file)
{
    return cardJsonInPng(file).and_then([&file](const QByteArray &json) {
        return readBoxed(json, CardFormat::Png).transform([&file](Card card) {
            const auto picture = checkPicture(file);
            if (picture)
                card.picture = picture->bytes;
            else
                card.report.prepend(withoutPicture(picture.error().text));
            return card;
        });
    });
}

Result<Card> readZip(const QByteArray &file)
{
    return readCharx(file).and_then([](const CharxFile &box) {
        return readBoxed(box.cardJson, CardFormat::Charx).transform([&box](Card card) {
            card.picture = box.portrait;
            if (box.portrait.isEmpty() && !box.portraitFlaw.isEmpty())
                card.report.prepend(withoutPicture(box.portraitFlaw));
            return card;
        });
    });
}

/// A file that is not the studio's own.
Result<Card> readForeign(const QByteArray &file)
{
    if (isPng(file))
        return readPng(file);
    return isZipCard(file) ? readZip(file) : readJsonCard(file);
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
         PersonaCard::tr("The file that it was first read from was taken along, but it is no card; it "
                         "is left out.")});
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

QString cardFileName(const base::ParticipantId &id, CardFormat format)
{
    const QString stem = fileStem(id);
    switch (format) {
    case CardFormat::Studio: return stem + u".json"_s;
    case CardFormat::Aikyo: return stem + u".aikyo.json"_s;
    case CardFormat::V1: return stem + u".v1.json"_s;
    case CardFormat::V2: return stem + u".v2.json"_s;
    case CardFormat::V3: return stem + u".v3.json"_s;
    case CardFormat::Png: return stem + u".png"_s;
    case CardFormat::Charx: return stem + u".charx"_s;
    }
    Q_UNREACHABLE();
}

} // namespace studio::persona
