// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/turn_tools.h"

#include "core/base/log.h"
#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "core/room/director.h"
#include "core/room/tool_answers.h"
#include "core/wire/emotion_words.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using agent::ToolUse;
using model::Emotion;
using model::Query;
using model::QueryResult;
using wire::Json;

namespace {

const auto kStudio = u"studio"_s;

constexpr auto kGesture = "gesture"_L1;
constexpr auto kLook = "look"_L1;
constexpr auto kAskUser = "ask_user"_L1;
constexpr auto kCamera = "camera"_L1; // types of queries, and what can be looked at
constexpr auto kScreen = "screen"_L1;
constexpr auto kAsk = "ask"_L1;
constexpr auto kExpression = "expression"_L1; // the act of a face alone

constexpr qsizetype kLongestWhy = 500; // UTF-16 units; what is longer is cut
constexpr qsizetype kLongestQuestion = 1000;
constexpr qsizetype kLongestChoice = 200;
constexpr qsizetype kMostChoices = 9;        // as many as there are digits on a keyboard
constexpr qsizetype kLongestAnswer = 16'000; // what a model is told of an answer

constexpr std::array kEmotions{Emotion::Neutral, Emotion::Happy,     Emotion::Sad,
                               Emotion::Angry,   Emotion::Surprised, Emotion::Thinking};

const gesture::GestureBook &book()
{
    static const gesture::GestureBook own = gesture::GestureBook::own();
    return own;
}

/// The arguments, an empty object for what cannot be read.
Json argumentsOf(const llm::ToolCall &call)
{
    const auto arguments = wire::parse(call.arguments.text);
    return arguments && arguments->is_object() ? *arguments : Json::object();
}

QString textAt(const Json &object, const char *key, qsizetype longest)
{
    const auto found = object.find(key);
    return found == object.end() ? QString() : wire::toText(*found).trimmed().left(longest);
}

llm::ToolSpec gestureSpec()
{
    Json names = Json::array();
    QString meanings;
    for (const gesture::Gesture &one : book().gestures()) {
        names.push_back(wire::toJson(one.name));
        meanings += u"\n%1: %2"_s.arg(one.name, one.meaning);
    }
    Json emotions = Json::array();
    for (const Emotion emotion : kEmotions)
        emotions.push_back(wire::toJson(wire::nameOf(emotion)));
    const Json properties{
        {"name", {{"type", "string"}, {"enum", std::move(names)}}},
        {"at", {{"type", "string"}, {"description", "whom it is meant for: a name of those here"}}},
        {"emotion", {{"type", "string"}, {"enum", std::move(emotions)}}}};
    return {kGesture,
            u"Moves your body while you talk. An emotion without a name only changes your face.%1"_s.arg(
                meanings),
            objectSchema(wire::dump(properties), {})};
}

llm::ToolSpec lookSpec()
{
    return {
        kLook,
        u"Asks the user for a picture, which is shown to you if they agree: what \"camera\" is one from the "
        "camera, which is also meant when you name nothing; what \"screen\" is one of what the user has on "
        "the screen. Only when what the talk is about has to be seen; say in why, in one sentence for the "
        "user, what for."_s,
        objectSchema(R"({"what":{"type":"string","enum":["camera","screen"]},"why":{"type":"string"}})", {})};
}

llm::ToolSpec askUserSpec()
{
    return {kAskUser,
            u"Asks the user a question and waits for the answer, as {answer}. Only when you cannot go on "
            "without it: other questions are simply said."_s,
            objectSchema(R"({"question":{"type":"string"},)"
                         R"("choices":{"type":"array","items":{"type":"string"},"maxItems":9}})",
                         {u"question"_s})};
}

ToolAnswer answerWith(const Json &result)
{
    ToolAnswer answer;
    answer.result = wire::keepRaw(result);
    return answer;
}

/// The picture itself goes to the model only: the result stands in the log.
ToolAnswer seen(const QString &body)
{
    const std::optional<llm::Picture> picture = pictureIn(body);
    if (!picture)
        return unanswered(QString::fromLatin1(query::why::kFailed));
    ToolAnswer answer = answerWith({{"seen", true}, {"picture", "it comes with this result"}});
    answer.pictures = {*picture};
    return answer;
}

ToolAnswer answered(const QString &body)
{
    return answerWith({{"answer", wire::toJson(body.left(kLongestAnswer))}});
}

/// Whoever asks again would be told the same, and the others wait meanwhile.
bool endsAsking(const QString &why)
{
    const auto isWhy = [&why](const char *one) { return why == QLatin1StringView(one); };
    using namespace query::why;
    return isWhy(kRefused) || isWhy(kTimedOut) || isWhy(kNobodyHere) || isWhy(kNoDevice) ||
           isWhy(kDeviceBusy) || isWhy(kDeviceLost);
}

Json choicesIn(const Json &arguments)
{
    Json choices = Json::array();
    const auto found = arguments.find("choices");
    if (found == arguments.end() || !found->is_array())
        return choices;
    for (const Json &one : *found) {
        const QString text = wire::toText(one).trimmed().left(kLongestChoice);
        if (!text.isEmpty() && qsizetype(choices.size()) < kMostChoices)
            choices.push_back(wire::toJson(text));
    }
    return choices;
}

} // namespace

TurnTools::TurnTools(Director &director, base::ParticipantId companion, QList<llm::Present> present,
                     std::unique_ptr<FloorTools> floor)
    : m_director(director)
    , m_companion(std::move(companion))
    , m_present(std::move(present))
    , m_floor(std::move(floor))
{
}

TurnTools::~TurnTools() = default;

QList<llm::ToolSpec> TurnTools::tools() const
{
    QList<llm::ToolSpec> tools = m_floor ? m_floor->tools() : QList<llm::ToolSpec>();
    tools << gestureSpec() << lookSpec() << askUserSpec();
    return tools;
}

// Queries end by the clock of their desk, which asks the user, too. All of them read what they are given as
// well as they can.
agent::ToolTraits TurnTools::traitsOf(const QString &name) const
{
    const bool isQuery = name == kLook || name == kAskUser;
    const bool isAct = name == kGesture;
    return {.risk = isAct ? model::Risk::Act : model::Risk::Read,
            .patience = isQuery ? base::Millis(0) : agent::ToolTraits().patience,
            .forgiving = true};
}

void TurnTools::use(const ToolUse &use, const Answered &answered)
{
    if (use.call.name == kGesture)
        return answered(gesture(use.call));
    if (use.call.name == kLook)
        return look(use, answered);
    if (use.call.name == kAskUser)
        return askUser(use.call, answered);
    if (m_floor)
        return m_floor->use(use, answered);
    answered(refusal(u"unknownTool"_s, u"there is no tool \"%1\""_s.arg(use.call.name)));
}

// An unknown name is published as it came: whoever plays it takes the nearest that is known.
ToolAnswer TurnTools::gesture(const llm::ToolCall &call)
{
    const Json arguments = argumentsOf(call);
    const QString name = textAt(arguments, "name", ActGate::kLongestName);
    std::optional<Emotion> emotion = wire::emotionOf(textAt(arguments, "emotion", ActGate::kLongestName));
    if (name.isEmpty() && !emotion)
        return refusal(u"invalidArguments"_s, u"there is neither a name nor an emotion"_s);
    Json params = Json::object();
    if (const auto at = whoIs(textAt(arguments, "at", ActGate::kLongestName)))
        params["at"] = wire::toJson(at->value());
    if (emotion)
        params["emotion"] = wire::toJson(wire::nameOf(*emotion));
    const model::Action action{
        m_companion, name.isEmpty() ? QString(kExpression) : name, wire::keepRaw(params), {}};
    if (m_director.act(action, kStudio) == 0)
        return refusal(u"tooMany"_s, u"that was one gesture too many at once"_s);
    Json result{{"done", true}};
    if (const gesture::Match match = book().find(name); !name.isEmpty() && match.gesture) {
        if (!match.exact) {
            qCInfo(base::lcRoom) << "an unknown gesture of" << m_companion.value() << "is played as"
                                 << match.gesture->name;
            result["as"] = wire::toJson(match.gesture->name);
        }
        emotion = emotion ? emotion : match.gesture->emotion;
    }
    ToolAnswer answer = answerWith(result);
    answer.emotion = emotion;
    answer.isNews = false;
    if (m_floor && emotion)
        m_floor->feel(*emotion);
    return answer;
}

void TurnTools::look(const ToolUse &use, const Answered &answered)
{
    const Json arguments = argumentsOf(use.call);
    const QString what = textAt(arguments, "what", kLongestWhy);
    if (!what.isEmpty() && what != kCamera && what != kScreen)
        return answered(refusal(u"invalidArguments"_s, u"what is either \"camera\" or \"screen\""_s));
    Json body = Json::object();
    if (const QString why = textAt(arguments, "why", kLongestWhy); !why.isEmpty())
        body["why"] = wire::toJson(why);
    const QString type = what == kScreen ? kScreen : kCamera;
    const Query query{.id = {}, .from = m_companion, .type = type, .body = wire::keepRaw(body)};
    if (use.seesPictures)
        return ask(query, answered, seen);
    const auto cannotSee = QString::fromLatin1(query::why::kCannotSee);
    if (!m_inVain.contains(type))
        m_director.failQuery(query, cannotSee, kStudio);
    m_inVain.insert(type, cannotSee);
    answered(unanswered(cannotSee));
}

void TurnTools::askUser(const llm::ToolCall &call, const Answered &answered)
{
    const Json arguments = argumentsOf(call);
    const QString question = textAt(arguments, "question", kLongestQuestion);
    if (question.isEmpty())
        return answered(refusal(u"invalidArguments"_s, u"there is nothing in question"_s));
    Json body{{"question", wire::toJson(question)}};
    if (Json choices = choicesIn(arguments); !choices.empty())
        body["choices"] = std::move(choices);
    ask({.id = {}, .from = m_companion, .type = kAsk, .body = wire::keepRaw(body)}, answered, room::answered);
}

// Nothing of this object is touched after `answered`: the turn may be over by then.
void TurnTools::ask(const Query &query, const Answered &answered, const Reading &read)
{
    if (m_inVain.contains(query.type))
        return answered(unanswered(m_inVain.value(query.type)));
    query::QueryCall *call = m_director.ask(query, kStudio, &m_queries);
    QObject::connect(call, &query::QueryCall::answered, &m_queries,
                     [this, type = query.type, answered, read](const query::Answer &answer) {
                         const QueryResult &result = answer.result;
                         const QString why = result.error.value_or(QString::fromLatin1(query::why::kFailed));
                         if (!result.success && endsAsking(why))
                             m_inVain.insert(type, why);
                         answered(result.success ? read(result.body.value_or(QString())) : unanswered(why));
                     });
}

/// By id, or by a name it is called.
std::optional<base::ParticipantId> TurnTools::whoIs(const QString &name) const
{
    if (name.isEmpty())
        return std::nullopt;
    const auto found = std::find_if(m_present.begin(), m_present.end(), [&name](const llm::Present &one) {
        return one.id.value() == name || one.name.compare(name, Qt::CaseInsensitive) == 0 ||
               one.nicknames.contains(name, Qt::CaseInsensitive);
    });
    return found == m_present.end() ? std::nullopt : std::optional(found->id);
}

} // namespace studio::room
