// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/query_tools.h"

#include "core/room/origin.h"
#include "core/room/room_hands.h"
#include "core/room/tools/tool_answers.h"
#include "core/room/tools/tool_arguments.h"

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using agent::ToolUse;
using model::Query;
using model::QueryResult;
using wire::Json;

namespace {

constexpr auto kLook = "look"_L1;
constexpr auto kAskUser = "ask_user"_L1;
constexpr auto kCamera = "camera"_L1; // types of queries, and the things to look at
constexpr auto kScreen = "screen"_L1;
constexpr auto kAsk = "ask"_L1;

constexpr qsizetype kLongestWhy = 500; // UTF-16 units; longer texts are cut
constexpr qsizetype kLongestQuestion = 1000;
constexpr qsizetype kLongestChoice = 200;
constexpr qsizetype kMostChoices = 9;        // one for each digit key from 1
constexpr qsizetype kLongestAnswer = 16'000; // the part of an answer that the model gets

/// The desk itself asks the user, and has its own time limit. Queries run one after another: after a refusal
/// there are no more.
agent::ToolTraits traitsWith(const QString &title)
{
    return {.risk = model::Risk::Read, .alone = true, .patience = base::Millis(0), .title = title};
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

/// The picture itself goes only to the model, because the result is written to the log.
ToolAnswer seen(const QString &body)
{
    const std::optional<llm::Picture> picture = pictureIn(body);
    if (!picture)
        return unanswered(QString::fromLatin1(query::why::kFailed));
    ToolAnswer answer = answerWith({{"seen", true}, {"picture", "it comes with this result"}});
    answer.pictures = {*picture};
    return answer;
}

ToolAnswer heard(const QString &body)
{
    return answerWith({{"answer", wire::toJson(body.left(kLongestAnswer))}});
}

/// Asking again would give the same answer, and the others would have to wait.
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
    for (const QString &text : textsAt(arguments, "choices", kMostChoices, kLongestChoice))
        choices.push_back(wire::toJson(text));
    return choices;
}

} // namespace

QList<tools::ToolOffer> QueryTools::offers() const
{
    //: What a companion can do, as a title in a list.
    return {{lookSpec(), traitsWith(tr("Ask for a picture")),
             tr("Asks you for a picture from the camera or of the screen.")},
            //: What a companion can do, as a title in a list.
            {askUserSpec(), traitsWith(tr("Ask you a question")),
             tr("Asks you a question and waits for your answer.")}};
}

void QueryTools::start(const tools::Caller &, const ToolUse &use, QObject *life, const Answered &answered)
{
    if (use.call.name == kLook)
        look(use, life, answered);
    else
        askUser(use.call, life, answered);
}

void QueryTools::look(const ToolUse &use, QObject *life, const Answered &answered)
{
    const Json arguments = argumentsOf(use.call);
    const QString what = textAt(arguments, "what", kLongestWhy);
    if (!what.isEmpty() && what != kCamera && what != kScreen)
        return answered(refusal(u"invalidArguments"_s, u"what is either \"camera\" or \"screen\""_s));
    Json body = Json::object();
    if (const QString why = textAt(arguments, "why", kLongestWhy); !why.isEmpty())
        body["why"] = wire::toJson(why);
    const QString type = what == kScreen ? kScreen : kCamera;
    const Query query{.id = {}, .from = self().companion, .type = type, .body = wire::keepRaw(body)};
    if (use.seesPictures)
        return ask(query, life, answered, seen);
    const auto cannotSee = QString::fromLatin1(query::why::kCannotSee);
    if (!m_inVain.contains(type))
        self().hands.failQuery(query, cannotSee, kStudio);
    m_inVain.insert(type, cannotSee);
    answered(unanswered(cannotSee));
}

void QueryTools::askUser(const llm::ToolCall &call, QObject *life, const Answered &answered)
{
    const Json arguments = argumentsOf(call);
    const QString question = textAt(arguments, "question", kLongestQuestion);
    if (question.isEmpty())
        return answered(refusal(u"invalidArguments"_s, u"there is nothing in question"_s));
    Json body{{"question", wire::toJson(question)}};
    if (Json choices = choicesIn(arguments); !choices.empty())
        body["choices"] = std::move(choices);
    ask({.id = {}, .from = self().companion, .type = kAsk, .body = wire::keepRaw(body)}, life, answered,
        heard);
}

// Do not touch this object after `answered`: the turn may be over by then.
void QueryTools::ask(const Query &query, QObject *life, const Answered &answered, const Reading &read)
{
    if (m_inVain.contains(query.type))
        return answered(unanswered(m_inVain.value(query.type)));
    query::QueryCall *call = self().hands.ask(query, kStudio, life);
    connect(call, &query::QueryCall::answered, life,
            [this, type = query.type, answered, read](const query::Answer &answer) {
                const QueryResult &result = answer.result;
                const QString why = result.error.value_or(QString::fromLatin1(query::why::kFailed));
                if (!result.success && endsAsking(why))
                    m_inVain.insert(type, why);
                answered(result.success ? read(result.body.value_or(QString())) : unanswered(why));
            });
}

} // namespace studio::room
