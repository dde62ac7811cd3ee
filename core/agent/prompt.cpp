// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt.h"

#include "core/agent/fenced_transcript.h"
#include "core/agent/prompt_parts.h"

using namespace Qt::StringLiterals;
using studio::llm::ChatText;
using studio::model::Closing;

namespace studio::agent {
namespace {

QString talkativeness(double value)
{
    if (value < 0.34)
        return u"speaks seldom"_s;
    return value > 0.66 ? u"likes to talk"_s : u"speaks as often as others"_s;
}

QString stageForVote(Closing stage, const QString &name)
{
    switch (stage) {
    case Closing::None: return {};
    case Closing::PreClosing:
        return u"The conversation is winding down for %1. Vote \"speak\" only for something that still "
               "has to be said; a new topic is not. Keep \"pre-closing\", or take back to \"none\" if the "
               "others have opened something that concerns %1.\n"_s.arg(name);
    case Closing::Closing:
        return u"%1 is saying goodbye. Vote \"speak\" only for a goodbye that %1 still owes, or if somebody "
               "asks %1 directly.\n"_s.arg(name);
    case Closing::Terminal:
        return u"%1 has said goodbye and left the talk. Vote \"listen\" with importance 0 and \"terminal\", "
               "unless the last message asks %1 back by name.\n"_s.arg(name);
    }
    return {};
}

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
    return u"The turn goes round: each of you has it in a fixed order. You are %1 (%2), and it has come to "
           "you. %3 passes it on to the next; when all have passed, it rests until somebody writes.\n"_s.arg(
               selfName(scene), plainName(scene.persona.id.value()), kNoReply);
}

} // namespace

QList<ChatText> votePrompt(const Scene &scene)
{
    const QString name = selfName(scene);
    const QString system =
        u"You judge, soberly and out of character, whether %1 should speak next in a conversation. You are "
        "not %1 and you write no line for %1. Judge from what %1 knows and cares about.\n\n%2%3 %4.\n\n"_s
            .arg(name, sheet(scene), name, talkativeness(scene.persona.talkativeness)) +
        u"Give four values.\n"
        "state: \"speak\" if %1 has something to say now, else \"listen\".\n"
        "importance: a whole number from 0 to 10, how much the next thing that %1 would say matters to this "
        "conversation.\n"
        "selected: true only if the last message asks %1 to answer, by name or plainly. To be mentioned is "
        "not to be asked.\n"
        "closing: \"none\", \"pre-closing\" when the talk runs out for %1, \"closing\" when goodbyes are "
        "said, \"terminal\" when %1 has said goodbye.\n"_s.arg(name) +
        stageForVote(scene.stage, name) + fenceRule() +
        u"Answer with exactly one JSON object and nothing else, in this form:\n"
        "{\"state\":\"listen\",\"importance\":0,\"selected\":false,\"closing\":\"none\"}"_s;
    const QString ask =
        u"Judge the last message, [%1], for %2."_s.arg(QString::number(scene.witnessed.size()), name);
    return {{ChatText::Role::System, system}, {ChatText::Role::User, conversation(scene, ask)}};
}

QList<ChatText> speechPrompt(const Scene &scene)
{
    const QString name = selfName(scene);
    const QString system =
        u"You are %1, one of several in a conversation. Stay %1.\n\n%2%3\n"_s.arg(name, sheet(scene),
                                                                                  samples(scene)) +
        u"Say only what %1 says next: no name in front, no lines for others, no description of acts. Answer "
        "in %2. Keep it short, go into what was said, and leave room for the others.\n"_s.arg(
            name, answerLanguage(scene)) +
        silenceRule(scene) + ringRule(scene) + stageForSpeech(scene.stage) + fenceRule();
    return {{ChatText::Role::System, system},
            {ChatText::Role::User, conversation(scene, u"Now it is %1's turn."_s.arg(name))}};
}

} // namespace studio::agent
