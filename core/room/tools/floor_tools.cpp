// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/floor_tools.h"

#include "core/room/bought_speech.h"
#include "core/room/room_hands.h"
#include "core/room/tools/tool_answers.h"
#include "core/wire/floor_wire.h"
#include "core/wire/price_list_wire.h"

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using wire::Json;

namespace {

QString heardText(const model::Message &message)
{
    return message.heardUntil ? message.text.left(qsizetype(*message.heardUntil)) : message.text;
}

/// The call as an input of the floor; `from` is the companion, whatever the model wrote.
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

QList<tools::ToolOffer> FloorTools::offers() const
{
    const llm::ToolSpec history{u"history"_s,
                                u"Gives what was said, oldest first: {history: [{from, message}]}."_s,
                                objectSchema("{}", {})};
    const llm::ToolSpec status{u"status"_s, u"Gives the level, as {resource}, and what speech costs."_s,
                               objectSchema("{}", {})};
    const llm::ToolSpec consume{
        u"consume"_s,
        u"Says the message for that amount of the level. Answers {success, resource, message}; without "
        "success nothing was said."_s,
        objectSchema(R"({"amount":{"type":"integer","minimum":0,"maximum":100},"message":{"type":"string"}})",
                     {u"amount"_s, u"message"_s})};
    return {
        //: What a companion can do, as a title in a list.
        {history,
         {.risk = model::Risk::Read, .title = tr("Read the messages")},
         tr("Reads the messages of the room.")},
        //: What a companion can do, as a title in a list. The level is that of the resource floor.
        {status,
         {.risk = model::Risk::Read, .title = tr("Look at the level")},
         tr("Reads the level and the price of speaking.")},
        //: What a companion can do, as a title in a list. It pays with a part of the level.
        {consume,
         {.risk = model::Risk::Act, .alone = true, .title = tr("Pay to speak")},
         tr("Says something and pays for it from the level.")},
    };
}

void FloorTools::start(const tools::Caller &, const agent::ToolUse &use, QObject *, const Answered &answered)
{
    if (use.call.name == "history"_L1)
        return answered(history());
    answered(use.call.name == "status"_L1 ? status() : consume(use.call));
}

ToolAnswer FloorTools::history() const
{
    Json messages = Json::array();
    for (const model::Message &message : self().hands.witnessedBy(self().companion)) {
        messages.push_back(
            {{"from", wire::toJson(message.from.value())}, {"message", wire::toJson(heardText(message))}});
    }
    return answerWith({{"history", std::move(messages)}});
}

ToolAnswer FloorTools::status() const
{
    const model::PolicySettings &policy = self().hands.room().policy;
    Json json{{"resource", self().hands.floor().level}};
    json.update(wire::priceListToJson(policy.tiers, policy.refund));
    return answerWith(json);
}

ToolAnswer FloorTools::consume(const llm::ToolCall &call)
{
    const auto wanted = readConsume(call, self().companion);
    if (!wanted)
        return refusal(u"invalidArguments"_s, wanted.error().text);
    return buySpeech(self(), wanted->amount, wanted->message.text, {});
}

} // namespace studio::room
