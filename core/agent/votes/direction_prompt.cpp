// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/direction_prompt.h"

#include "core/agent/conversation_language.h"
#include "core/agent/fenced_transcript.h"
#include "core/agent/prompt_parts.h"
#include "core/agent/requests.h"
#include "core/wire/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestSketch = 400; // of one candidate; the director judges a scene, not a biography
constexpr qsizetype kLongestGuide = 2'000;

QString lastSpoke(const base::ParticipantId &id, const QList<model::Message> &talk)
{
    for (qsizetype ago = 0; ago < talk.size(); ++ago) {
        if (talk.at(talk.size() - 1 - ago).from == id)
            return ago == 0   ? u"said the last message"_s
                   : ago == 1 ? u"said the message before the last"_s
                              : u"spoke last %1 messages ago"_s.arg(ago);
    }
    return u"has not spoken yet"_s;
}

QString candidateLine(const model::Persona &persona, const Scene &scene)
{
    const model::PersonaText text = persona.textIn(textLanguage(spokenIn(scene), persona.mainLanguage));
    QString line =
        u"- %1 (%2): %3, %4.\n"_s.arg(nameOf(persona.id, scene), plainName(persona.id.value()),
                                      howTalkative(persona), lastSpoke(persona.id, scene.witnessed));
    const QString sketch = QStringList{text.role.trimmed(), text.personality.trimmed()}.join(u'\n').trimmed();
    return sketch.isEmpty() ? line : line + fenced(sketch, kLongestSketch) + u'\n';
}

QString choiceExample() { return QString::fromUtf8(wire::dump(Json{{"reason", "..."}, {"next", "nobody"}})); }

QString choiceAsk(const Direction &direction)
{
    const Scene &scene = direction.scene;
    QString text =
        u"You direct this conversation: you choose who speaks next. You take no part in it and write "
        "no line for anybody. These may be chosen, and nobody else:\n"_s;
    for (const model::Persona &one : direction.candidates)
        text += candidateLine(one, scene);
    if (!direction.guidance.trimmed().isEmpty())
        text += u"What the user wants of your choices; heed it as far as it is about who speaks:\n"_s +
                fenced(direction.guidance.trimmed(), kLongestGuide) + u'\n';
    if (direction.idle)
        text += u"Nobody has said anything for a while. Choose who may take the talk up again.\n"_s;
    text +=
        u"Judge by the last message, [%1]: who is asked or spoken to, who knows or cares about it, whose "
        "answer is owed, and who has been silent while others talked. Do not let the same two go on for "
        "ever. Choose nobody if all has been said for now, or if the last message waits for the user.\n"
        "Answer with exactly one JSON object and nothing else. reason: at most fifteen words. next: the id "
        "of one of them as it stands in brackets above, or \"%2\".\nAn answer may look like this: %3"_s.arg(
            QString::number(scene.witnessed.size()), kNobody, choiceExample());
    return text;
}

} // namespace

model::RawJson choiceSchema(const QList<model::Persona> &candidates)
{
    Json ids = Json::array();
    for (const model::Persona &one : candidates)
        ids.push_back(wire::toJson(one.id.value()));
    ids.push_back(std::string(kNobody.data(), size_t(kNobody.size())));
    return wire::keepRaw(Json{
        {"type", "object"},
        {"properties", {{"reason", {{"type", "string"}}}, {"next", {{"type", "string"}, {"enum", ids}}}}},
        {"required", {"reason", "next"}},
        {"additionalProperties", false}});
}

llm::ModelRequest directionRequest(const Direction &direction)
{
    llm::ModelRequest request = plainRequest(llm::Purpose::Direction, direction.scene);
    request.brief.candidates = direction.candidates;
    request.messages =
        commonHead(direction.scene) + QList<llm::ChatText>{{llm::ChatText::Role::User, choiceAsk(direction)}};
    return request;
}

} // namespace studio::agent
