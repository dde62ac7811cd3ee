// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/system_clock.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/room_table.h"
#include "core/studio/services/import_service.h"
#include "core/studio/services/room_recording.h"
#include "tests/support/answer.h"
#include "tests/support/temporary_studio.h"

#include <QBuffer>
#include <QSignalSpy>
#include <QTest>

// A studio that exports and imports rooms, with synchronous questions.
namespace studio::tests {

inline constexpr int kPatience = 120'000;

/// A studio with everything for imports and exports.
struct Place
{
    Place()
        : store(store::SqliteStore::open(folder.dataFolder(), store::SqliteStore::Mode::ReadWrite).value())
        , imports({*store, *store, *store, clock})
    {
    }

    TemporaryStudio folder;
    std::unique_ptr<store::SqliteStore> store;
    base::SystemClock clock;
    services::ImportService imports;
};

inline QByteArray exported(Place &place, const base::RoomId &room)
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    services::RoomRecording recording({*place.store, *place.store, *place.store},
                                      {room, ports::RecordFormat::Json, {}}, out, nullptr);
    QSignalSpy finished(&recording, &services::RoomRecording::finished);
    recording.start();
    return finished.wait(kPatience) ? out.data() : QByteArray();
}

inline QString written(Place &place, const QByteArray &bytes, const QString &name = QStringLiteral("in.json"))
{
    QFile file(place.folder.file(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return file.fileName();
}

/// The imported room, or why there is none.
inline base::Result<model::Room> tryImport(Place &place, const model::ImportWish &wish)
{
    Answer<ports::ImportedRoom> answer;
    const base::Job job = place.imports.importFile(wish, {}, answer.then());
    if (!QTest::qWaitFor([&answer] { return answer.isHere(); }, kPatience))
        return base::failure(base::ErrorCode::Internal, QStringLiteral("no answer"), {});
    return answer.result().transform([](const ports::ImportedRoom &made) { return made.room; });
}

/// The imported room; none if the import failed.
inline std::optional<model::Room> imported(Place &place, const model::ImportWish &wish)
{
    const auto room = tryImport(place, wish);
    return room ? std::optional(*room) : std::nullopt;
}

inline qsizetype roomsIn(Place &place)
{
    QObject context;
    qsizetype count = -1;
    store::RoomTable(*place.store).rooms(&context, [&count](const auto &rooms) {
        count = rooms.value().size();
    });
    return QTest::qWaitFor([&count] { return count >= 0; }, kPatience) ? count : -1;
}

} // namespace studio::tests
