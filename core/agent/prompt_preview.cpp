// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt_preview.h"

#include "core/agent/conversation_language.h"
#include "core/agent/fenced_transcript.h"
#include "core/agent/prompt.h"
#include "core/agent/prompt_parts.h"
#include "core/agent/scene_lore.h"
#include "core/agent/text_seed.h"
#include "core/agent/votes/vote_prompt.h"
#include "core/model/participants.h"
#include "core/persona/persona_macros.h"
#include "core/persona/tokens.h"

using namespace Qt::StringLiterals;
using studio::model::PromptPart;

namespace studio::agent {
namespace {

QList<PromptPart> priced(const QList<PromptPart> &parts, const model::TokenScale &scale)
{
    QList<PromptPart> priced;
    for (PromptPart part : parts) {
        part.tokens = persona::tokenEstimate(part.text, scale);
        if (!part.text.isEmpty())
            priced.append(part);
    }
    return priced;
}

/// The names of all companions here, if there are several.
QString groupIn(const Scene &scene)
{
    QStringList names;
    for (const llm::Present &one : scene.present) {
        if (model::isCompanion(one.id) || model::isGuest(one.id))
            names.append(one.name);
    }
    return names.size() > 1 ? names.join(u", "_s) : QString();
}

void tellLastMessages(const Scene &scene, persona::MacroScope &scope)
{
    scope.fields = {
        {u"lastmessage"_s, {}}, {u"lastusermessage"_s, {}}, {u"lastcharmessage"_s, {}}, {u"persona"_s, {}}};
    for (const model::Message &message : scene.witnessed) {
        const QString heard = heardText(message);
        scope.fields[u"lastmessage"_s] = heard;
        scope.fields[model::isUser(message.from) ? u"lastusermessage"_s : u"lastcharmessage"_s] = heard;
    }
    for (const llm::Present &one : scene.present) {
        if (model::isUser(one.id))
            scope.fields[u"persona"_s] = one.about;
    }
}

} // namespace

Scene expanded(const Scene &scene, QList<model::MacroExpansion> *expansions)
{
    const QString id = scene.persona.id.value();
    const QString newest = scene.witnessed.isEmpty() ? QString() : scene.witnessed.constLast().id.value();
    persona::MacroScope scope{.user = scene.user.isEmpty() ? u"the user"_s : scene.user,
                              .seed = scene.seed ^ seedOf(id + u'\n' + newest),
                              .pickSeed = seedOf(id + u'\n' + scene.room.value()),
                              .group = groupIn(scene),
                              .at = scene.at,
                              .userBefore = scene.userBefore};
    tellLastMessages(scene, scope);
    Scene done = scene;
    done.spoken = conversationLanguage(scene);
    persona::PersonaMacros macros(scene.persona, scope);
    done.persona = macros.persona();
    findLore(done, scene.persona, macros);
    if (expansions)
        *expansions = macros.expansions();
    return done;
}

model::PromptPreview previewPrompt(const Scene &scene)
{
    model::PromptPreview preview;
    const Scene told = expanded(scene, &preview.expansions);
    preview.language = spokenIn(told);
    if (told.lore)
        preview.lore = *told.lore;
    preview.shared = told.sharedLore;
    preview.speech = priced(ownHeadParts(told) + speechAsk(told), told.window.scale);
    preview.vote = priced(headParts(told) + voteAsk(told), told.window.scale);
    return preview;
}

} // namespace studio::agent
