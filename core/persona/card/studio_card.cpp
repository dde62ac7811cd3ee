// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/studio_card.h"

#include "core/persona/card_notes.h"
#include "core/persona/card_text.h"
#include "core/persona/limits.h"
#include "core/persona/picture/picture_check.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/wire/persona_wire.h"

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;
using wire::Json;

namespace {

constexpr auto kPackedFile = "file";
constexpr auto kPackedPicture = "picture";

Json packed(const QByteArray &bytes) { return Json(bytes.toBase64().toStdString()); }

/// What stands there as base64; empty, with a warning, if it cannot be read.
QByteArray unpacked(const Json &json, const char *key, qsizetype largest, CardNotes &notes)
{
    if (!json.contains("card") || !json["card"].is_object() || !json["card"].contains(key))
        return {};
    const Json &value = json["card"][key];
    if (!value.is_string())
        return {};
    const std::string &text = value.get_ref<const std::string &>();
    const auto bytes =
        QByteArray::fromBase64Encoding(QByteArray::fromRawData(text.data(), qsizetype(text.size())),
                                       QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    if (bytes && bytes.decoded.size() <= largest)
        return bytes.decoded;
    notes.warn(u"card."_s + QString::fromLatin1(key),
               PersonaCard::tr("This included item is damaged or too large, so it was left out."));
    return {};
}

} // namespace

Result<Card> readStudioCard(const Json &json)
{
    auto persona = wire::personaFromJson(json);
    if (!persona) {
        //: %1 is what is wrong with the file, in English
        return refused(PersonaCard::tr("This companion cannot be read: %1").arg(persona.error().text),
                       persona.error().detail);
    }
    Card card;
    card.persona = std::move(*persona);
    CardNotes notes;
    card.source = unpacked(json, kPackedFile, kLargestPacked, notes);
    if (const auto picture = checkPicture(unpacked(json, kPackedPicture, kLargestPicture, notes)))
        card.picture = picture->bytes;
    const Json extras = wire::embed(card.persona.extras);
    for (const auto &[key, value] : extras.items()) {
        if (extras.is_object())
            notes.kept(QString::fromStdString(key));
    }
    card.report = notes.report();
    return card;
}

QByteArray writeStudioCard(const model::Persona &persona, const CardMeans &means)
{
    Json json = wire::personaToJson(persona);
    if (!means.source.isEmpty() && means.source.size() <= kLargestPacked)
        json["card"][kPackedFile] = packed(means.source);
    if (!persona.avatar.picture.isEmpty() && !means.picture.isEmpty() &&
        means.picture.size() <= kLargestPicture)
        json["card"][kPackedPicture] = packed(means.picture);
    return wire::dumpIndented(json) + '\n';
}

} // namespace studio::persona
