// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/tool_answers.h"

#include "core/query/desk.h"
#include "core/wire/data_picture.h"

#include <array>
#include <utility>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using wire::Json;

namespace {

namespace why = query::why;

const std::array kReasons{
    std::pair(why::kRefused, "The user does not want that. Accept it, and do not ask for it again."),
    std::pair(why::kTimedOut, "Nobody answered in time."),
    std::pair(why::kNobodyHere, "Nobody is here who could be asked."),
    std::pair(why::kNoDevice, "There is no camera."),
    std::pair(why::kDeviceBusy, "Another program uses the camera."),
    std::pair(why::kDeviceLost, "The camera was lost before there was a picture."),
    std::pair(why::kCannotSee, "You cannot be shown pictures. Say plainly that you cannot see."),
    std::pair(why::kTooMany, "You have asked for too much at once already."),
    std::pair(why::kMalformed, "It cannot be asked like that."),
    std::pair(why::kCancelled, "It is not wanted any more."),
};

QString reasonOf(const QString &word)
{
    for (const auto &[known, text] : kReasons) {
        if (word == QLatin1StringView(known))
            return QString::fromLatin1(text);
    }
    return u"That did not work."_s;
}

} // namespace

ToolAnswer answerWith(const Json &result)
{
    ToolAnswer answer;
    answer.result = wire::keepRaw(result);
    return answer;
}

ToolAnswer refusal(const QString &type, const QString &text)
{
    ToolAnswer answer;
    answer.result = wire::keepRaw(Json{{"error", wire::toJson(type)}, {"message", wire::toJson(text)}});
    answer.error = text;
    answer.errorType = type;
    return answer;
}

ToolAnswer unanswered(const QString &why) { return refusal(why, reasonOf(why)); }

std::optional<llm::Picture> pictureIn(const QString &address)
{
    auto picture = wire::pictureIn(address);
    if (!picture)
        return std::nullopt;
    return llm::Picture{picture->mime, std::move(picture->bytes)};
}

model::RawJson objectSchema(const QByteArray &properties, const QStringList &required)
{
    Json json{{"type", "object"}, {"properties", wire::embed({properties})}, {"required", Json::array()}};
    for (const QString &name : required)
        json["required"].push_back(wire::toJson(name));
    return wire::keepRaw(json);
}

} // namespace studio::room
