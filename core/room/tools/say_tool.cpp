// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/say_tool.h"

#include "core/room/bought_speech.h"
#include "core/room/room_hands.h"
#include "core/room/tools/tool_answers.h"
#include "core/room/tools/tool_arguments.h"

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using wire::Json;

namespace {

constexpr qsizetype kMostNames = 16;
constexpr qsizetype kLongestName = 100; // UTF-16 units

llm::ToolSpec saySpec()
{
    const Json properties{
        {"message", {{"type", "string"}, {"description", "what you say, as it is to be heard"}}},
        {"to",
         {{"type", "array"},
          {"items", {{"type", "string"}}},
          {"description", "whom it asks to answer, by name; leave it out for everybody"}}},
        {"emotion", emotionSchema()}};
    return {u"say"_s,
            u"Says the message, as text that you simply write is said too; here you can name whom it is for "
            "and what you feel. Never say the same twice."_s,
            objectSchema(wire::dump(properties), {u"message"_s})};
}

} // namespace

QList<tools::ToolOffer> SayTool::offers() const
{
    // Speech has an order, so the tool must not run beside others.
    //: What a companion can do, as a title in a list.
    return {{saySpec(),
             {.risk = model::Risk::Act, .alone = true, .title = tr("Say something")},
             tr("Says something in the room.")}};
}

void SayTool::start(const tools::Caller &, const agent::ToolUse &use, QObject *, const Answered &answered)
{
    answered(say(use.call));
}

ToolAnswer SayTool::say(const llm::ToolCall &call)
{
    const Json arguments = argumentsOf(call);
    const QString text = textAt(arguments, "message", kLongestSaid + 1);
    if (text.isEmpty())
        return refusal(u"invalidArguments"_s, u"there is nothing in message"_s);
    if (text.size() > kLongestSaid)
        return refusal(u"invalidArguments"_s, u"message is longer than anything that can be said"_s);
    QList<base::ParticipantId> to;
    Json unknown = Json::array();
    for (const QString &name : textsAt(arguments, "to", kMostNames, kLongestName)) {
        const auto known = self().whoIs(name);
        if (!known)
            unknown.push_back(wire::toJson(name));
        else if (*known != self().companion && !to.contains(*known))
            to.append(*known);
    }
    const std::optional<model::Emotion> emotion = emotionAt(arguments, "emotion");
    if (emotion)
        self().feeling = emotion;
    if (self().buysSpeech)
        return buySpeech(self(), double(lowestPriceOf(text, self().hands.room().policy.tiers)), text, to);
    Json result{{"said", true}};
    if (!unknown.empty())
        result["notHere"] = std::move(unknown);
    ToolAnswer answer = answerWith(result);
    answer.display = text;
    answer.emotion = emotion;
    answer.said = agent::ToolSpeech{text, to};
    answer.isNews = false;
    return answer;
}

} // namespace studio::room
