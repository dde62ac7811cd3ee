// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A talk of 200,000 messages (or as many as the argument says) becomes a room, once from plain text and once
// from the full JSON of that room in another studio: how many messages a second that is until the room is on
// disk and can be searched, and what memory it takes.

#include "core/base/system_clock.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/search_table.h"
#include "core/studio/services/import_service.h"
#include "core/studio/services/room_recording.h"
#include "tests/bench/measure.h"
#include "tests/bench/process_facts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace studio;
using As = model::ImportedPerson::As;

namespace {

constexpr qint64 kMessages = 200'000;
constexpr double kFewestRows = 40'000; // a second

/// A studio that files come into.
struct Place
{
    Place()
        : store(store::SqliteStore::open(folder.path(), store::SqliteStore::Mode::ReadWrite).value())
        , imports({*store, *store, *store, clock})
    {
    }

    QTemporaryDir folder;
    base::SystemClock clock;
    std::unique_ptr<store::SqliteStore> store;
    services::ImportService imports;
};

bool writeTalk(const QString &name, qint64 messages)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const QStringList words =
        u"the tea is warm and nobody knows where the lamp went 東京 の 夏祭り は 静か です"_s.split(u' ');
    std::mt19937 dice(20261124);
    for (qint64 i = 0; i < messages; ++i) {
        QString line = i % 2 == 0 ? u"Mika: "_s : u"Luna: "_s;
        for (int word = 0; word < 12; ++word)
            line += words[qsizetype(dice() % quint32(words.size()))] + u' ';
        line += u"number%1\n"_s.arg(i);
        file.write(line.toUtf8());
    }
    return file.flush();
}

/// The room that came of it; tells how fast.
std::optional<model::Room> import(Place &place, const QByteArray &id, const model::ImportWish &wish,
                                  qint64 messages)
{
    std::optional<model::Room> made;
    QObject context;
    const auto answered = [&made](const base::Result<ports::ImportedRoom> &imported) {
        if (imported)
            made = imported->room;
        else
            std::fprintf(stderr, "%s\n", qPrintable(imported.error().text));
        QCoreApplication::quit();
    };
    QElapsedTimer timer;
    timer.start();
    const base::Job job = place.imports.importFile(wish, {}, {&context, answered});
    QCoreApplication::exec();
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    bench::print({.id = "room_import." + id,
                  .n = messages,
                  .p50 = double(messages) / seconds,
                  .unit = "rows/s",
                  .bar = kFewestRows,
                  .barIsLeast = true});
    return made;
}

/// Whether the newest message is found, and nothing is left to be read for the search.
bool isSearchable(Place &place, qint64 messages)
{
    std::optional<base::Result<model::SearchPage>> page;
    QObject context;
    store::SearchTable(*place.store)
        .search({.text = u"number%1"_s.arg(messages - 1)}, &context, [&](const auto &found) {
            page = found;
            QCoreApplication::quit();
        });
    QCoreApplication::exec();
    const bool isFine = *page && (*page)->hits.size() == 1 && (*page)->unread == 0;
    if (!isFine)
        std::fprintf(stderr, "the room cannot be searched\n");
    return isFine;
}

bool exportJson(Place &place, const base::RoomId &room, const QString &name, qint64 messages)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    services::RoomRecording recording({*place.store, *place.store, *place.store},
                                      {room, ports::RecordFormat::Json, {}}, file, nullptr);
    bool isDone = false;
    QObject context;
    QObject::connect(&recording, &services::RoomRecording::finished, &context, [&] {
        isDone = true;
        QCoreApplication::quit();
    });
    QObject::connect(&recording, &services::RoomRecording::failed, &context,
                     [] { QCoreApplication::quit(); });
    QElapsedTimer timer;
    timer.start();
    recording.start();
    QCoreApplication::exec();
    bench::print({.id = "room_export.json",
                  .n = messages,
                  .p50 = double(messages) * 1e9 / double(timer.nsecsElapsed()),
                  .unit = "rows/s"});
    return isDone && file.flush();
}

double peakMegabytes()
{
    return bench::numberAfter(bench::procFile(QCoreApplication::applicationPid(), u"status"_s), "VmHWM:") /
           1024;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const qint64 given = argc > 1 ? QByteArray(argv[1]).toLongLong() : 0;
    const qint64 messages = given > 0 ? given : kMessages;
    const QTemporaryDir files;
    const QString text = files.filePath(u"talk.txt"_s);
    const QString json = files.filePath(u"talk.json"_s);
    if (!writeTalk(text, messages))
        return 1;
    const double before = peakMegabytes();
    Place first;
    const auto room =
        import(first, "text",
               {text,
                u"Evening"_s,
                {{.name = u"Mika"_s, .as = As::Me}, {.name = u"Luna"_s, .as = As::NewCompanion}}},
               messages);
    if (!room || !isSearchable(first, messages) || !exportJson(first, room->id, json, messages))
        return 1;
    Place second;
    const auto same = import(second, "json", {json}, messages);
    bench::print({.id = "room_import.json_file",
                  .n = messages,
                  .p50 = double(QFileInfo(json).size()) / double(messages),
                  .unit = "B/row"});
    bench::print(
        {.id = "room_import.peak_growth", .n = messages, .p50 = peakMegabytes() - before, .unit = "MB"});
    return same && isSearchable(second, messages) ? 0 : 1;
}
