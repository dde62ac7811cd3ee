// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_prompt.h"

#include "core/agent/prompt_parts.h"
#include "core/agent/votes/vote_schema.h"

using namespace Qt::StringLiterals;
using studio::llm::ChatText;
using studio::model::Closing;

namespace studio::agent {
namespace {

QString stageForVote(Closing stage, const QString &name)
{
    switch (stage) {
    case Closing::None:
        return u"%1 is in the middle of the talk. Its closing can go up one step, to \"pre-closing\", and "
               "only if the talk has run out for %1.\n"_s.arg(name);
    case Closing::PreClosing:
        return u"The conversation is winding down for %1. Vote \"speak\" only for something that still "
               "has to be said; a new topic is not. Keep \"pre-closing\", go on to \"closing\" if goodbyes "
               "are being said, or take back to \"none\" if the others have opened something that concerns "
               "%1.\n"_s.arg(name);
    case Closing::Closing:
        return u"%1 is saying goodbye. Vote \"speak\" only for a goodbye that %1 still owes, or if somebody "
               "asks %1 directly. Go on to \"terminal\" if %1 has said goodbye.\n"_s.arg(name);
    case Closing::Terminal:
        return u"%1 has said goodbye and left the talk. Vote \"listen\" with importance 0 and \"terminal\", "
               "unless the last message asks %1 back by name.\n"_s.arg(name);
    }
    return {};
}

/// Describes the companion to the judge.
QString bearing(const Scene &scene)
{
    const QString name = selfName(scene);
    return u"%1 %2.\n"_s.arg(name, howTalkative(scene.persona)) + stageForVote(scene.stage, name);
}

/// What each value means; %1 is the companion's name.
QString values(const QString &name)
{
    return u"thought: one or two short sentences on what speaks for and against it, before you conclude.\n"
           "addressed_by: who asks %1 to answer in the last message, as named above; \"\" if nobody does.\n"
           "selected: true only if the last message asks %1 to answer, by name or plainly. To be mentioned "
           "is not to be asked.\n"
           "act: what %1 would do next: \"answer\", \"ask\", \"add\", \"disagree\", \"react\", "
           "\"goodbye\" or \"nothing\".\n"
           "state: \"speak\" if %1 has something to say now, else \"listen\". If the last message asks the "
           "user something and asks nobody else, the user answers first: \"listen\". If the user wants only "
           "others to speak and has not taken that back: \"listen\".\n"
           "importance: a whole number from 0 to 10, how much the next thing that %1 would say matters to "
           "this conversation.\n"
           "closing: \"none\", \"pre-closing\" when the talk runs out for %1, \"closing\" when goodbyes are "
           "said, \"terminal\" when %1 has said goodbye.\n"
           "quiet: true only if the user has asked that nobody speaks now, and has not taken that back.\n"_s
               .arg(name);
}

QString form(const QString &example)
{
    return u"Answer with exactly one JSON object and nothing else, in this form:\n%1"_s.arg(example);
}

} // namespace

QList<model::PromptPart> voteAsk(const Scene &scene)
{
    const QString name = selfName(scene);
    return QList<model::PromptPart>{
               rules(u"Judge, soberly and out of character, whether %1 should speak next. You are not %2 and "
                     "you write no line for %2. Judge from what %2 knows and cares about.\n\n"_s.arg(
                         whichOne(scene), name))} +
           sheet(scene) +
           QList<model::PromptPart>{
               loreElsewhere(scene),
               rules(bearing(scene) + sinceUser(scene) + lastTurnsForVote(scene) +
                     u"\nJudge the last message, [%1], for %2. Give eight values, in this order.\n"_s.arg(
                         QString::number(scene.witnessed.size()), name) +
                     values(name) + form(voteExample()))};
}

QList<ChatText> votePrompt(const Scene &scene)
{
    return commonHead(scene) + QList<ChatText>{{ChatText::Role::User, joined(voteAsk(scene))}};
}

QList<ChatText> votesPrompt(const QList<Scene> &scenes)
{
    QString ask = u"Judge, soberly and out of character, who of these should speak next. You are none of "
                  "them and you write no line for them. Judge each by itself, from what it knows and cares "
                  "about; what one of them is told is not known to the others.\n\n"_s;
    QList<base::ParticipantId> voters;
    for (const Scene &scene : scenes) {
        voters.append(scene.persona.id);
        ask += u"%1:\n%2\n"_s.arg(whichOne(scene),
                                  joined(sheet(scene)) + loreElsewhere(scene).text + bearing(scene));
    }
    ask += sinceUser(scenes.first()) + lastTurnsForVote(scenes.first()) +
           u"Judge the last message, [%1]. Give one vote for each of them, and in each vote these values, in "
           "this order.\ncompanion: the id of the one it is about.\n"_s.arg(scenes.first().witnessed.size()) +
           values(u"that one"_s) + form(votesExample(voters));
    return commonHead(scenes.first()) + QList<ChatText>{{ChatText::Role::User, ask}};
}

QString twoWordsAsk(const QList<base::ParticipantId> &voters)
{
    const QString whatElse = u"This time write no JSON, no other words and no line of the talk. "_s;
    if (voters.size() == 1)
        return whatElse +
               u"Answer with one line: speak or listen, and the importance as a number from 0 to 10. "
               "An answer may look like this: listen 3"_s;
    return whatElse +
           u"Answer with one line for each: the id, speak or listen, and the importance as a number "
           "from 0 to 10. A line may look like this: %1: listen 3"_s.arg(voters.first().value());
}

} // namespace studio::agent
