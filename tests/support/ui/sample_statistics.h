// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/model/past/room_statistics.h"

// The numbers of a room, as shown by a window.
namespace studio::tests {

/// For these companions in this order: names with ids.
[[nodiscard]] inline model::RoomStatistics
sampleStatistics(const QList<std::pair<base::ParticipantId, QString>> &people)
{
    using base::Millis;
    model::RoomStatistics room;
    room.name = QStringLiteral("Tea room");
    room.messages = 1240;
    room.first = QDateTime(QDate(2026, 3, 14), QTime(9, 0), base::kUtc);
    room.last = QDateTime(QDate(2026, 5, 2), QTime(21, 30), base::kUtc);
    room.asked = 2100;
    room.decisions = {{model::Rule::Selected, 320}, {model::Rule::Speak, 260}, {model::Rule::Nobody, 41}};
    room.missing = {{model::Cause::Timeout, 17}, {model::Cause::Malformed, 4}};
    room.calls.calls = 2700;
    room.calls.cost = 1'374'000'000;
    room.calls.unpriced = 3;
    qint64 part = qint64(people.size());
    for (const auto &[id, name] : people) {
        model::ParticipantStatistics one;
        one.id = id;
        one.name = name;
        one.messages = 110 * part;
        one.interrupted = part;
        one.characters = 5200 * part;
        one.turns.byRule = {{model::Rule::Selected, 30 * part}, {model::Rule::Speak, 25 * part}};
        one.asked = 525;
        one.missing = {{model::Cause::Timeout, 2 * part}};
        one.vote = {500, Millis(640), Millis(2900), Millis(8000)};
        one.firstWord = {100 * part, Millis(430 * part), Millis(1900 * part), Millis(9000)};
        one.reply = {100 * part, Millis(3100), Millis(12'400), Millis(31'000)};
        one.calls.calls = 600;
        one.calls.cost = 140'000'000 * part;
        one.calls.tokens.input = 812'000;
        one.calls.tokens.output = 40'100;
        room.characters += one.characters;
        room.participants.append(one);
        --part;
    }
    return room;
}

} // namespace studio::tests
