// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/room_stats.h"

#include "app/commands/command_loop.h"
#include "app/commands/reading.h"
#include "app/options/command_words.h"
#include "core/explain/call_words.h"
#include "core/explain/wording.h"
#include "core/studio/ports/statistics_port.h"
#include "core/wire/json.h"
#include "core/wire/statistics_wire.h"

#include <QLocale>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using model::ParticipantStatistics;
using model::RoomStatistics;

namespace {

constexpr double kSecond = 1000;

QString timeLine(const QString &what, const model::Durations &durations)
{
    const QLocale locale;
    const auto seconds = [&locale](base::Millis time) {
        return locale.toString(double(time.count()) / kSecond, 'f', 1);
    };
    //: %1 what took that long, %2 and %3 seconds
    return CommandWords::tr("%1: median %2 s, 95 % within %3 s")
        .arg(what, seconds(durations.median), seconds(durations.p95));
}

QStringList linesOf(const ParticipantStatistics &one, const RoomStatistics &room)
{
    const QLocale locale;
    const double share = room.characters > 0 ? 100.0 * double(one.characters) / double(room.characters) : 0;
    //: %1 a name, %2 a share in percent, %3 and %4 numbers
    QStringList lines{CommandWords::tr("%1: %2 % of the conversation; messages: %3; interrupted: %4")
                          .arg(one.name, locale.toString(share, 'f', 1), locale.toString(one.messages),
                               locale.toString(one.interrupted))};
    for (auto rule = one.turns.byRule.cbegin(); rule != one.turns.byRule.cend(); ++rule)
        lines.append(u"    %1: %2"_s.arg(explain::ruleText(rule.key()), locale.toString(rule.value())));
    if (one.turns.bought > 0)
        lines.append(u"    %1: %2"_s.arg(CommandWords::tr("bought from the shared level"),
                                         locale.toString(one.turns.bought)));
    if (one.offered > 0) {
        //: what a model that directs did: %1 times it chose this companion, of %2 times that it could
        lines.append(u"    "_s + CommandWords::tr("chosen by the director: %1 of %2")
                                     .arg(locale.toString(one.turns.byRule.value(model::Rule::Directed)),
                                          locale.toString(one.offered)));
    }
    for (auto cause = one.missing.cbegin(); cause != one.missing.cend(); ++cause) {
        //: %1 a cause, %2 a number of votes
        lines.append(u"    "_s + CommandWords::tr("missing votes, %1: %2")
                                     .arg(explain::causeText(cause.key()), locale.toString(cause.value())));
    }
    if (one.firstWord.count > 0)
        lines.append(u"    "_s + timeLine(CommandWords::tr("first word"), one.firstWord));
    if (one.reply.count > 0)
        lines.append(u"    "_s + timeLine(CommandWords::tr("whole reply"), one.reply));
    if (one.vote.count > 0)
        lines.append(u"    "_s + timeLine(CommandWords::tr("vote"), one.vote));
    if (one.calls.calls > 0) {
        //: %1 a number of calls of models, %2 a sum of money
        lines.append(u"    "_s +
                     CommandWords::tr("calls: %1; cost: %2")
                         .arg(locale.toString(one.calls.calls), explain::moneyText(one.calls.cost)));
    }
    return lines;
}

QByteArray shown(const RoomStatistics &room, const QByteArray &table, RoomStats::Format format)
{
    if (format == RoomStats::Format::Json)
        return wire::dump(wire::statisticsToJson(room));
    if (format == RoomStats::Format::Csv)
        return table.trimmed(); // print() ends the last line
    const QLocale locale;
    //: %1 the name of a room, %2 a number, %3 a sum of money
    QStringList lines{
        CommandWords::tr("%1; messages: %2; cost of calls: %3")
            .arg(room.name, locale.toString(room.messages), explain::moneyText(room.calls.cost))};
    if (room.director.asked > 0) {
        //: what a model that directs did: %1, %2 and %3 are numbers
        lines.append(CommandWords::tr("director calls: %1; chose nobody: %2; no valid answer: %3")
                         .arg(locale.toString(room.director.asked), locale.toString(room.director.nobody),
                              locale.toString(room.director.failed)));
    }
    for (const ParticipantStatistics &one : room.participants)
        lines += linesOf(one, room);
    return lines.join(u'\n').toUtf8();
}

} // namespace

Exit runStats(const CommonOptions &common, const RoomStats &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    ports::StatisticsPort &port = (*house)->statistics();
    base::Job counting;
    return runLoop([&](const auto &end) {
        const auto failed = [end](const Error &error) { end(complainAbout(error)); };
        const auto show = [end, failed, &wanted](const base::Result<ports::CountedRoom> &room) {
            if (!room)
                return failed(room.error());
            end(print(shown(room->statistics, room->table, wanted.format)) ? Exit::Fine : Exit::Failed);
        };
        withRooms(
            **house, &context,
            [&, failed, show](const QList<model::RoomSummary> &rooms) {
                const auto room = findRoom(rooms, wanted.room);
                if (!room)
                    return failed(room.error());
                counting = port.count(room->id, languageOf(common.language), {}, {&context, show});
            },
            failed);
    });
}

} // namespace studio::app
