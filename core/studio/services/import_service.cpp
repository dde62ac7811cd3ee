// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/import_service.h"

#include "core/base/mailbox.h"

#include <QThreadPool>

#include <memory>
#include <utility>

namespace studio::services {

using base::Error;
using base::Result;
using base::Then;
using model::Persona;

namespace {

constexpr int kTellEvery = 200; // ms

} // namespace

ImportService::ImportService(const RoomImport::Needs &needs)
    : m_needs(needs)
{
    connect(&m_progress, &QTimer::timeout, this, &ImportService::tellProgress);
}

void ImportService::look(const QString &file, const QString &writer, int conversation,
                         const QStringList &vouched, Then<model::ImportedFile> then)
{
    const intake::LookWish wish{writer, conversation, {vouched.cbegin(), vouched.cend()}};
    const auto read = [this, file, wish, then] {
        m_needs.personas.personas(this, [this, file, wish, then](const Result<QList<Persona>> &library) {
            if (library)
                lookWith(file, wish, *library, then);
            else
                then(tl::unexpected(library.error()));
        });
    };
    QMetaObject::invokeMethod(this, read, Qt::QueuedConnection);
}

void ImportService::lookWith(const QString &file, const intake::LookWish &wish, const QList<Persona> &library,
                             const Then<model::ImportedFile> &then)
{
    QThreadPool::globalInstance()->start([file, wish, library, then] {
        const auto found = intake::lookThrough(file, library, wish);
        then(found.transform([](const auto &seen) { return seen.file; }));
    });
}

base::Job ImportService::importFile(const model::ImportWish &wish, base::Listener<base::Progress> progress,
                                    Then<ports::ImportedRoom> then)
{
    const Import wanted{wish, std::move(progress), std::move(then), std::make_shared<QPointer<RoomImport>>()};
    QMetaObject::invokeMethod(
        this, [this, wanted] { begin(wanted); }, Qt::QueuedConnection);
    return jobOf(this, wanted.running, &RoomImport::cancel);
}

void ImportService::begin(const Import &wanted)
{
    auto *import = new RoomImport(m_needs, wanted.wish, this);
    *wanted.running = import;
    m_running.insert(import, wanted.progress);
    const auto leave = [this, wanted, import] {
        wanted.running->clear();
        m_running.remove(import);
        if (m_running.isEmpty())
            m_progress.stop();
        import->deleteLater();
    };
    connect(import, &RoomImport::failed, this, [wanted, leave](const Error &error) {
        leave();
        wanted.then(tl::unexpected(error));
    });
    connect(import, &RoomImport::finished, this,
            [this, wanted, leave](const model::Room &room, const QList<Persona> &newcomers,
                                  const model::CardReport &report) {
                leave();
                if (!newcomers.isEmpty())
                    Q_EMIT peopleCame(newcomers);
                Q_EMIT roomCame();
                wanted.then(ports::ImportedRoom{room, report});
            });
    m_progress.start(kTellEvery);
    import->start();
}

void ImportService::tellProgress()
{
    for (auto it = m_running.cbegin(); it != m_running.cend(); ++it)
        it.value()({it.key()->written(), it.key()->expected()});
}

} // namespace studio::services
