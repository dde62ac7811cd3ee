// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/gesture_tool.h"

#include "core/base/log.h"
#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "core/room/act_gate.h"
#include "core/room/origin.h"
#include "core/room/room_hands.h"
#include "core/room/tools/tool_answers.h"
#include "core/room/tools/tool_arguments.h"
#include "core/wire/names.h"

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using model::Emotion;
using wire::Json;

namespace {

constexpr auto kExpression = "expression"_L1; // an act of the face only

const gesture::GestureBook &book()
{
    static const gesture::GestureBook own = gesture::GestureBook::own();
    return own;
}

bool isAllowed(const gesture::Gesture &one, const std::optional<QStringList> &allowed)
{
    return !allowed || allowed->contains(one.name);
}

/// A companion without gestures still has a face.
llm::ToolSpec faceSpec()
{
    return {u"gesture"_s, u"Changes your face while you talk."_s,
            objectSchema(wire::dump(Json{{"emotion", emotionSchema()}}), {u"emotion"_s})};
}

llm::ToolSpec gestureSpec(const std::optional<QStringList> &allowed)
{
    Json names = Json::array();
    QString meanings;
    for (const gesture::Gesture &one : book().gestures()) {
        if (!isAllowed(one, allowed))
            continue;
        names.push_back(wire::toJson(one.name));
        meanings += u"\n%1: %2"_s.arg(one.name, one.meaning);
    }
    if (names.empty())
        return faceSpec();
    const Json properties{
        {"name", {{"type", "string"}, {"enum", std::move(names)}}},
        {"at", {{"type", "string"}, {"description", "whom it is meant for: a name of those here"}}},
        {"emotion", emotionSchema()}};
    return {u"gesture"_s,
            u"Moves your body while you talk. An emotion without a name only changes your face.%1"_s.arg(
                meanings),
            objectSchema(wire::dump(properties), {})};
}

} // namespace

QList<tools::ToolOffer> GestureTool::offers() const
{
    //: What a companion can do, as a title in a list.
    return {{gestureSpec(self().allowedGestures),
             {.risk = model::Risk::Act, .title = tr("Move or show an emotion")},
             tr("Moves the figure or changes its face on the stage.")}};
}

void GestureTool::start(const tools::Caller &, const agent::ToolUse &use, QObject *, const Answered &answered)
{
    answered(gesture(use.call));
}

// An unknown name is published unchanged: the player of the gesture takes the nearest name it knows.
ToolAnswer GestureTool::gesture(const llm::ToolCall &call)
{
    const Json arguments = argumentsOf(call);
    const QString name = textAt(arguments, "name", ActGate::kLongestName);
    std::optional<Emotion> emotion = emotionAt(arguments, "emotion");
    if (name.isEmpty() && !emotion)
        return refusal(u"invalidArguments"_s, u"there is neither a name nor an emotion"_s);
    if (const gesture::Match match = book().find(name);
        !name.isEmpty() && match.gesture && !isAllowed(*match.gesture, self().allowedGestures))
        return refusal(u"notAllowed"_s, u"you do not make this gesture; go on without it"_s);
    Json params = Json::object();
    if (const auto at = self().whoIs(textAt(arguments, "at", ActGate::kLongestName)))
        params["at"] = wire::toJson(at->value());
    if (emotion)
        params["emotion"] = wire::toJson(wire::nameOf(*emotion));
    const model::Action action{
        self().companion, name.isEmpty() ? QString(kExpression) : name, wire::keepRaw(params), {}};
    if (self().hands.act(action, kStudio) == 0)
        return refusal(u"tooMany"_s, u"that was one gesture too many at once"_s);
    Json result{{"done", true}};
    if (const gesture::Match match = book().find(name); !name.isEmpty() && match.gesture) {
        if (!match.exact)
            qCInfo(base::lcRoom) << "an unknown gesture of" << self().companion.value() << "is played as"
                                 << match.gesture->name;
        if (match.gesture->name != name)
            result["as"] = wire::toJson(match.gesture->name);
        emotion = emotion ? emotion : match.gesture->emotion;
    }
    ToolAnswer answer = answerWith(result);
    answer.emotion = emotion;
    answer.isNews = false;
    if (emotion)
        self().feeling = emotion;
    return answer;
}

} // namespace studio::room
