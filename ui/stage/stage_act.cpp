// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_act.h"

#include "core/wire/emotion_words.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using gesture::Gesture;
using gesture::Joint;
using gesture::Track;

constexpr qsizetype kMostBytes = 64 * 1024; // read at most, for a few words
constexpr qsizetype kLongestWord = 80;

QJsonObject objectIn(const model::RawJson &json)
{
    return json.text.size() > kMostBytes ? QJsonObject() : QJsonDocument::fromJson(json.text).object();
}

/// The text of the first of these keys that exists.
QString wordIn(const QJsonObject &params, std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys) {
        const QString word = params.value(key).toString().left(kLongestWord).trimmed();
        if (!word.isEmpty())
            return word;
    }
    return {};
}

/// A few steps aside or back, and home again.
Gesture steps(Joint joint, double away)
{
    using namespace std::chrono_literals;
    Gesture move;
    move.name = u"move"_s;
    move.duration = 3200ms;
    move.tracks = {{joint, {{0, 0}, {0.2, away}, {0.8, away}, {1, 0}}},
                   {Joint::BodyY, {{0, 0}, {0.1, -2}, {0.2, 0}, {0.8, 0}, {0.9, -2}, {1, 0}}}};
    return move;
}

StageAct moveTo(const QString &where, const gesture::GestureBook &book)
{
    constexpr double kAside = 13;
    constexpr double kBack = -0.5;
    StageAct act;
    act.toTheLeft = where == "left"_L1;
    if (act.toTheLeft || where == "right"_L1)
        act.gesture = steps(Joint::BodyX, kAside);
    else if (where == "back"_L1 || where == "backward"_L1 || where == "away"_L1)
        act.gesture = steps(Joint::Nearer, kBack);
    else
        act.gesture = *book.find(u"stepForward"_s).gesture;
    return act;
}

} // namespace

StageAct stageAct(const model::Action &action, const gesture::GestureBook &book)
{
    const QJsonObject params = objectIn(action.params);
    const QString name = action.name.left(kLongestWord).trimmed().toLower();
    if (name == "move"_L1)
        return moveTo(wordIn(params, {"to"_L1, "direction"_L1}).toLower(), book);
    StageAct act;
    act.at = wordIn(params, {"at"_L1, "to"_L1, "target"_L1});
    act.looks = name == "look"_L1 || !act.at.isEmpty();
    act.feeling = wire::emotionOf(wordIn(params, {"emotion"_L1, "feeling"_L1}));
    if (name == "look"_L1)
        return act;
    if (name == "expression"_L1) {
        if (!act.feeling)
            act.feeling = wire::emotionOf(wordIn(params, {"name"_L1, "type"_L1, "expression"_L1}));
        return act;
    }
    const QString wanted =
        name == "gesture"_L1 ? wordIn(params, {"name"_L1, "type"_L1, "gesture"_L1}) : action.name;
    const gesture::Match match = book.find(wanted);
    if (match.gesture)
        act.gesture = *match.gesture;
    act.known = match.exact;
    return act;
}

std::optional<model::Emotion> feelingIn(const model::RawJson &metadata)
{
    return wire::emotionOf(objectIn(metadata).value("emotion"_L1).toString());
}

} // namespace studio::ui
