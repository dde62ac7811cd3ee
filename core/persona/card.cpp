// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card.h"

#include "core/persona/aikyo_card.h"
#include "core/persona/limits.h"
#include "core/wire/persona_wire.h"

#include <QCoreApplication>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::CardFormat;
using wire::Json;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PersonaCard)
};

tl::unexpected<base::Error> refused(const QString &text, const QString &detail = {})
{
    return base::failure(ErrorCode::InvalidInput, text, detail);
}

bool holdsObject(const Json &json, const char *key) { return json.contains(key) && json[key].is_object(); }

Result<Card> readStudioCard(const Json &json)
{
    auto persona = wire::personaFromJson(json);
    if (!persona) {
        //: %1 is what is wrong with the file, in English
        return refused(Words::tr("This companion cannot be read: %1").arg(persona.error().text),
                       persona.error().detail);
    }
    Card card;
    card.persona = std::move(*persona);
    QStringList unknown;
    const Json extras = wire::embed(card.persona.extras);
    for (const auto &[key, value] : extras.items())
        unknown.append(QString::fromStdString(key));
    if (!unknown.isEmpty() && extras.is_object()) {
        for (const QString &part : std::as_const(unknown))
            card.report.append(
                {model::CardNote::Fate::Kept, part, Words::tr("Kept as it is and not acted on.")});
    }
    return card;
}

/// Cards of other programs that people are likely to have, told apart so that the answer is not a riddle.
Result<Card> refuseStranger(const Json &json)
{
    if (json.contains("spec") && wire::toText(json["spec"]).startsWith("chara_card"_L1))
        return refused(
            Words::tr("This is a character card of SillyTavern's kind, which this version cannot read yet."));
    if (json.contains("format") && wire::toText(json["format"]) == "companion-studio-room"_L1)
        return refused(Words::tr("This file holds a room, not a companion."));
    return refused(
        Words::tr("This file holds no companion: neither the studio's own JSON nor a card of aikyo."));
}

} // namespace

Result<Card> readCard(const QByteArray &file)
{
    if (file.size() > kLargestFile) {
        //: %1 is a number of megabytes
        return refused(Words::tr("The file is larger than %L1 MB, more than any companion needs.")
                           .arg(kLargestFile / (1024 * 1024)));
    }
    const QByteArray mark("\xEF\xBB\xBF"); // some editors begin every file with it
    const auto json = wire::parse(file.startsWith(mark) ? file.sliced(mark.size()) : file);
    if (!json) {
        //: %1 is what is wrong with the file, in English
        return refused(Words::tr("This file is not JSON: %1").arg(json.error().text), json.error().detail);
    }
    if (!json->is_object())
        return refuseStranger(Json::object());
    if (holdsObject(*json, "texts"))
        return readStudioCard(*json);
    if (holdsObject(*json, "metadata"))
        return readAikyoCard(*json);
    return refuseStranger(*json);
}

Result<QByteArray> writeCard(const model::Persona &persona, CardFormat format, const CardMeans &)
{
    const Json json = format == CardFormat::Aikyo ? aikyoCard(persona) : wire::personaToJson(persona);
    return wire::dumpIndented(json) + '\n';
}

QString cardFileName(const base::ParticipantId &id, CardFormat format)
{
    return id.value() + (format == CardFormat::Aikyo ? u".aikyo.json"_s : u".json"_s);
}

} // namespace studio::persona
