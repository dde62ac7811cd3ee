// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt.h"

#include "core/agent/prompt_parts.h"

using namespace Qt::StringLiterals;
using studio::llm::ChatText;

namespace studio::agent {
namespace {

QString silenceRule(const Scene &scene)
{
    const QString cued = cuedRule(scene);
    return cued.isEmpty()
               ? u"If %1 would rather stay silent, answer exactly %2.\n"_s.arg(selfName(scene), kNoReply)
               : cued;
}

QString ringRule(const Scene &scene)
{
    if (scene.policy != model::PolicyName::Ring || scene.cued)
        return {};
    return u"The turn goes round: each of you has it in a fixed order. You are %1, and it has come to you. "
           "%2 passes it on to the next; when all have passed, it rests until somebody writes.\n"_s.arg(
               whichOne(scene), kNoReply);
}

QString toolRule(const Scene &scene)
{
    return u"What %1 does beside talking, it does with the tools, and nobody sees them being called: do not "
           "write about that. Most lines need none, few need more than one. What is to be said is simply "
           "written; or it is given to the tool say, where there is one: never both.\n"_s.arg(
               selfName(scene));
}

/// If the author says how the companion is played, that decides the form of the lines; else lines are plain
/// and short.
QString formRule(const Scene &scene)
{
    const QString name = selfName(scene);
    if (isDirected(scene)) {
        return u"\nSay only what %1 says next: no name in front, no lines for others. Answer in %2. The form "
               u"and "
               "the length are those that %1's author asks for; go into what was said.\n"_s.arg(
                   name, answerLanguage(scene));
    }
    return u"\nSay only what %1 says next: no name in front, no lines for others, no description of acts. "
           u"Answer "
           "in %2. Keep it short, go into what was said, and leave room for the others.\n"_s.arg(
               name, answerLanguage(scene));
}

} // namespace

QList<model::PromptPart> speechAsk(const Scene &scene, bool withTools)
{
    const QString name = selfName(scene);
    return QList<model::PromptPart>{
               rules(u"You are %1, one of those here. Stay %2.\n\n"_s.arg(whichOne(scene), name))} +
           sheet(scene) + manner(scene) +
           QList<model::PromptPart>{rules(formRule(scene) + (withTools ? toolRule(scene) : QString()) +
                                          silenceRule(scene) + whisperRule(scene) + ringRule(scene) +
                                          stageForSpeech(scene.stage) + sinceUser(scene) +
                                          lastTurnsForSpeech(scene))} +
           lastWord(scene) +
           QList<model::PromptPart>{pictureRule(scene), rules(u"Now it is %1's turn."_s.arg(name))};
}

QList<ChatText> speechPrompt(const Scene &scene, bool withTools)
{
    // A turn that uses tools goes on with their results, so all of this is sent again.
    return ownHead(scene) + QList<ChatText>{{ChatText::Role::User, joined(speechAsk(scene, withTools)),
                                             picturesShown(scene), withTools}};
}

} // namespace studio::agent
