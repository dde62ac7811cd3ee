// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/floor_tools.h"

#include "core/base/match.h"
#include "core/model/refusal.h"
#include "core/room/director.h"
#include "core/room/tool_answers.h"
#include "core/turn/price.h"
#include "core/wire/floor_wire.h"
#include "core/wire/names.h"
#include "core/wire/price_list_wire.h"

#include <utility>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using wire::Json;

namespace {

// UTF-16 units, as much as a turn of speech may say; where prices are strict they allow much less.
constexpr qsizetype kLongestText = 64 * 1024;

QString heardText(const model::Message &message)
{
    return message.heardUntil ? message.text.left(qsizetype(*message.heardUntil)) : message.text;
}

/// For the model, which may do better next time.
QString whyIgnored(model::Ignored::Why why)
{
    switch (why) {
    case model::Ignored::Why::Malformed: return u"amount is a whole number from 0 to 100"_s;
    case model::Ignored::Why::OutOfTurn: return u"speech is not bought here any more"_s;
    case model::Ignored::Why::TurnLimit: return u"the companions have used all their turns"_s;
    case model::Ignored::Why::Stopped: return u"the room was stopped"_s;
    default: return u"nothing can be said now"_s;
    }
}

/// What was called for as the floor's own input; `from` is the companion, whatever the model wrote.
base::Result<model::Consume> readConsume(const llm::ToolCall &call, const base::ParticipantId &companion)
{
    const auto arguments = wire::parse(call.arguments.text);
    if (!arguments)
        return tl::unexpected(arguments.error());
    Json body{{"from", wire::toJson(companion.value())}};
    for (const char *key : {"amount", "message"}) {
        if (arguments->is_object() && arguments->contains(key))
            body[key] = (*arguments)[key];
    }
    return wire::inputFromJson(u"consume", body).transform([](const model::FloorInputKind &input) {
        return std::get<model::Consume>(input);
    });
}

} // namespace

FloorTools::FloorTools(Director &director, base::ParticipantId companion)
    : m_director(director)
    , m_companion(std::move(companion))
{
}

QList<llm::ToolSpec> FloorTools::tools() const
{
    return {
        {u"history"_s, u"Gives what was said, oldest first: {history: [{from, message}]}."_s,
         objectSchema("{}", {})},
        {u"status"_s, u"Gives the level, as {resource}, and what speech costs."_s, objectSchema("{}", {})},
        {u"consume"_s,
         u"Says the message for that amount of the level. Answers {success, resource, message}; without "
         "success nothing was said."_s,
         objectSchema(
             R"({"amount":{"type":"integer","minimum":0,"maximum":100},"message":{"type":"string"}})",
             {u"amount"_s, u"message"_s})},
    };
}

void FloorTools::use(const agent::ToolUse &use, const Answered &answered) { answered(answerTo(use.call)); }

ToolAnswer FloorTools::answerTo(const llm::ToolCall &call)
{
    if (call.name == "history"_L1)
        return history();
    if (call.name == "status"_L1)
        return status();
    if (call.name == "consume"_L1)
        return consume(call);
    return refusal(u"unknownTool"_s, u"there is no tool \"%1\""_s.arg(call.name));
}

ToolAnswer FloorTools::history() const
{
    Json messages = Json::array();
    for (const model::Message &message : m_director.witnessedBy(m_companion)) {
        messages.push_back(
            {{"from", wire::toJson(message.from.value())}, {"message", wire::toJson(heardText(message))}});
    }
    ToolAnswer answer;
    answer.result = wire::keepRaw(Json{{"history", messages}});
    return answer;
}

ToolAnswer FloorTools::status() const
{
    const model::PolicySettings &policy = m_director.room().policy;
    Json json{{"resource", m_director.floor().level}};
    json.update(wire::priceListToJson(policy.tiers, policy.refund));
    ToolAnswer answer;
    answer.result = wire::keepRaw(json);
    return answer;
}

// What buy() causes may have ended the turn: then nobody hears the answer.
ToolAnswer FloorTools::consume(const llm::ToolCall &call)
{
    const auto wanted = readConsume(call, m_companion);
    if (!wanted)
        return refusal(u"invalidArguments"_s, wanted.error().text);
    const QString text = wanted->message.text.trimmed();
    if (text.isEmpty())
        return refusal(u"invalidArguments"_s, u"there is nothing in message"_s);
    if (text.size() > kLongestText)
        return refusal(u"invalidArguments"_s, u"message is longer than anything that can be said"_s);
    const std::optional<int> amount = turn::readAmount(wanted->amount);
    const Sale sale = m_director.buy(m_companion, wanted->amount, text, m_emotion);
    return std::visit(base::Match{
                          [&](const model::Consumed &consumed) {
                              ToolAnswer answer;
                              answer.result =
                                  wire::keepRaw(Json{{"success", consumed.success},
                                                     {"resource", consumed.resource},
                                                     {"message", wire::toJson(consumed.message)}});
                              answer.display = consumed.success ? text : consumed.message;
                              if (consumed.success)
                                  answer.bought = amount;
                              else if (consumed.message == model::kNotEnoughResource)
                                  answer.wanted = amount;
                              return answer;
                          },
                          [](const model::Ignored &ignored) {
                              return refusal(wire::nameOf(ignored.why), whyIgnored(ignored.why));
                          },
                      },
                      sale);
}

} // namespace studio::room
