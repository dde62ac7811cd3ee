// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "app/commands/command_loop.h"
#include "app/commands/conversation.h"
#include "app/commands/reading.h"
#include "app/commands/room_export.h"
#include "app/commands/serving.h"
#include "app/commands/text_search.h"
#include "app/harmless.h"
#include "app/input_file.h"
#include "app/options/command_words.h"
#include "app/stop_signals.h"
#include "core/replay/replay.h"
#include "core/store/replay_file.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/room_table.h"
#include "core/wire/json.h"

#include <QFile>

#include <functional>

namespace studio::app {

using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

Exit replayRoom(const CommonOptions &common, const QString &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    return runLoop([&](const auto &end) {
        const auto failed = [end](const Error &error) { end(complainAbout(error)); };
        withRooms(
            **house, &context,
            [&, end, failed](const QList<model::RoomSummary> &rooms) {
                const auto room = findRoom(rooms, wanted);
                if (!room)
                    return failed(room.error());
                store::RoomTable((*house)->store())
                    .openRoom(room->id, &context, [end, failed](Result<store::RoomRecord> record) {
                        if (!record)
                            return failed(record.error());
                        QByteArray file = store::replayFile(*record);
                        file.chop(1); // print() ends the last line
                        end(print(file) ? Exit::Fine : Exit::Failed);
                    });
            },
            failed);
    });
}

QByteArray textLine(const model::RoomSummary &room)
{
    const QStringList columns{room.name.simplified(), room.id.value(), QString::number(room.messages),
                              room.lastTime.toString(Qt::ISODate)};
    return columns.join(QLatin1Char('\t')).toUtf8();
}

QByteArray jsonLine(const model::RoomSummary &room)
{
    return wire::dump({{"name", wire::toJson(room.name)},
                       {"id", wire::toJson(room.id.value())},
                       {"messages", room.messages},
                       {"lastTime", wire::toJson(room.lastTime.toString(Qt::ISODateWithMs))},
                       {"deleted", room.deleted}});
}

} // namespace

Exit runConverse(const CommonOptions &common, const Converse &wanted)
{
    const bool isLive = wanted.speed == Converse::Speed::Live || wanted.tape.atRecordedPace;
    const auto time = isLive ? House::Time::Real : House::Time::Virtual;
    const auto house = House::open(common.data, House::Access::ReadWrite, time, {}, wanted.tape);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    Conversation conversation(**house, common, wanted);
    return runLoop([&conversation](const auto &end) {
        QObject::connect(&conversation, &Conversation::ended, &conversation, end);
        conversation.start();
    });
}

Exit runServe(const CommonOptions &common, const Serve &wanted)
{
    const StopSignals signals;
    const auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real, {}, {},
                                   {DoorWish::Kind::OfRun, wanted.token, wanted.frontToken});
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    Serving serving(**house, wanted);
    QObject::connect(&signals, &StopSignals::wanted, &serving, &Serving::stop);
    return runLoop([&serving](const auto &end) {
        QObject::connect(&serving, &Serving::ended, &serving, end);
        serving.start();
    });
}

Exit runRooms(const CommonOptions &common, const ListRooms &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return house.error().code == ErrorCode::NotFound ? Exit::Fine : complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    return runLoop([&](const auto &end) {
        withRooms(
            **house, &context,
            [end, &wanted](const QList<model::RoomSummary> &rooms) {
                bool isRead = true;
                for (const model::RoomSummary &room : rooms) {
                    isRead = isRead && print(wanted.format == ListRooms::Format::Text ? textLine(room)
                                                                                      : jsonLine(room));
                }
                end(isRead ? Exit::Fine : Exit::Failed);
            },
            [end](const Error &error) { end(complainAbout(error)); });
    });
}

Exit runExport(const CommonOptions &common, const ExportRoom &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    RoomExport roomExport(**house, common, wanted);
    return runLoop([&roomExport](const auto &end) {
        QObject::connect(&roomExport, &RoomExport::ended, &roomExport, end);
        roomExport.start();
    });
}

Exit runSearch(const CommonOptions &common, const FindText &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return house.error().code == ErrorCode::NotFound ? Exit::Fine : complainAbout(house.error());
    tellNotes(**house);
    TextSearch search(**house, common, wanted);
    return runLoop([&search](const auto &end) {
        QObject::connect(&search, &TextSearch::ended, &search, end);
        search.start();
    });
}

Exit runReplay(const CommonOptions &common, const Replay &wanted)
{
    if (wanted.room)
        return replayRoom(common, *wanted.room);
    StandardOutput out(OutputForm::Json);
    for (const QString &name : wanted.files) {
        QFile in(name);
        if (!openToRead(in)) {
            complain(CommandWords::tr("%1 cannot be read: %2").arg(name, in.errorString()));
            return Exit::Wrong;
        }
        const replay::ReplayEnd end = replay::replay(in, name, out);
        (void)out.flush(); // prints what was played before the error of the next line
        if (!end.ok) {
            report(end.error);
            return Exit::Wrong;
        }
    }
    return Exit::Fine;
}

} // namespace studio::app
