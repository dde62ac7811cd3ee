// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt_preview.h"

#include "core/agent/conversation_language.h"
#include "core/agent/prompt.h"
#include "core/agent/prompt_parts.h"
#include "core/agent/vote_prompt.h"
#include "core/persona/macros.h"
#include "core/persona/tokens.h"

#include <QCryptographicHash>
#include <QtEndian>

using namespace Qt::StringLiterals;
using studio::model::PromptPart;

namespace studio::agent {
namespace {

/// The same on every machine, unlike qHash.
quint64 seedOf(const QString &text)
{
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(hash.constData());
}

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

} // namespace

Scene expanded(const Scene &scene, QList<model::MacroExpansion> *expansions)
{
    const QString id = scene.persona.id.value();
    const QString newest = scene.witnessed.isEmpty() ? QString() : scene.witnessed.constLast().id.value();
    const persona::MacroScope scope{.user = scene.user.isEmpty() ? u"the user"_s : scene.user,
                                    .seed = scene.seed ^ seedOf(id + u'\n' + newest),
                                    .pickSeed = seedOf(id + u'\n' + scene.room.value())};
    Scene done = scene;
    done.spoken = conversationLanguage(scene);
    done.persona = persona::expandedPersona(scene.persona, scope, expansions);
    return done;
}

model::PromptPreview previewPrompt(const Scene &scene)
{
    model::PromptPreview preview;
    const Scene told = expanded(scene, &preview.expansions);
    preview.language = spokenIn(told);
    preview.speech = priced(headParts(told) + speechAsk(told), told.window.scale);
    preview.vote = priced(headParts(told) + voteAsk(told), told.window.scale);
    return preview;
}

} // namespace studio::agent
