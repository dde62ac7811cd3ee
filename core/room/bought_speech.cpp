// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/bought_speech.h"

#include "core/base/match.h"
#include "core/model/refusal.h"
#include "core/room/origin.h"
#include "core/room/room_hands.h"
#include "core/room/tools/tool_answers.h"
#include "core/turn/price.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <limits>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;

namespace {

/// An explanation for the model, so that it can do better next time.
QString whyIgnored(model::Ignored::Why why)
{
    switch (why) {
    case model::Ignored::Why::Malformed: return u"amount is a whole number from 0 to 100"_s;
    case model::Ignored::Why::OutOfTurn: return u"speech is not bought here any more"_s;
    case model::Ignored::Why::TurnLimit: return u"the companions have used all their turns"_s;
    case model::Ignored::Why::TimeLimit: return u"the user has said nothing for a long while"_s;
    case model::Ignored::Why::Stopped: return u"the room was stopped"_s;
    default: return u"nothing can be said now"_s;
    }
}

ToolAnswer answerTo(const model::Consumed &consumed, const QString &text, std::optional<int> amount)
{
    ToolAnswer answer = answerWith({{"success", consumed.success},
                                    {"resource", consumed.resource},
                                    {"message", wire::toJson(consumed.message)}});
    answer.display = consumed.success ? text : consumed.message;
    if (consumed.success)
        answer.bought = amount;
    else if (consumed.message == model::kNotEnoughResource)
        answer.wanted = amount;
    return answer;
}

} // namespace

int lowestPriceOf(const QString &text, const QList<model::PolicySettings::Tier> &tiers)
{
    const int length = turn::graphemes(text, std::numeric_limits<int>::max());
    int price = 0;
    for (const model::PolicySettings::Tier &tier : tiers) {
        price = tier.price;
        if (turn::longestFor(price, tiers) >= length)
            break;
    }
    return price;
}

ToolAnswer buySpeech(const TurnSelf &self, const model::LooseValue &amount, const QString &text,
                     const QList<base::ParticipantId> &to)
{
    const QString said = text.trimmed();
    if (said.isEmpty())
        return refusal(u"invalidArguments"_s, u"there is nothing in message"_s);
    if (said.size() > kLongestSaid)
        return refusal(u"invalidArguments"_s, u"message is longer than anything that can be said"_s);
    model::Message wanted;
    wanted.from = self.companion;
    wanted.to = self.whispersTo ? QList{*self.whispersTo} : to;
    wanted.whisper = self.whispersTo.has_value();
    wanted.text = said;
    if (self.feeling)
        wanted.metadata = wire::keepRaw({{"emotion", wire::toJson(wire::nameOf(*self.feeling))}});
    const Sale sale = self.hands.buy(std::move(wanted), amount, kStudio);
    return std::visit(base::Match{
                          [&](const model::Consumed &consumed) {
                              return answerTo(consumed, said, turn::readAmount(amount));
                          },
                          [](const model::Ignored &ignored) {
                              return refusal(wire::nameOf(ignored.why), whyIgnored(ignored.why));
                          },
                      },
                      sale);
}

} // namespace studio::room
