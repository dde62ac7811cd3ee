// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/import_service.h"

#include "core/base/mailbox.h"
#include "core/studio/services/request_ids.h"

#include <QThreadPool>

#include <memory>

namespace studio::services {

using base::Error;
using base::RequestId;
using base::Result;
using model::Persona;

namespace {

constexpr int kTellEvery = 200; // ms

} // namespace

ImportService::ImportService(const RoomImport::Needs &house)
    : m_house(house)
{
    connect(&m_progress, &QTimer::timeout, this, &ImportService::tellProgress);
}

RequestId ImportService::look(const QString &file, const QString &writer, int conversation,
                              const QStringList &vouched)
{
    const RequestId request = nextRequestId();
    const intake::LookWish wish{writer, conversation, {vouched.cbegin(), vouched.cend()}};
    const auto read = [this, request, file, wish] {
        m_house.store.personas(this, [this, request, file, wish](const Result<QList<Persona>> &library) {
            if (library)
                lookWith(request, file, wish, *library);
            else
                Q_EMIT failed(request, library.error());
        });
    };
    QMetaObject::invokeMethod(this, read, Qt::QueuedConnection);
    return request;
}

void ImportService::lookWith(const RequestId &request, const QString &file, const intake::LookWish &wish,
                             const QList<Persona> &library)
{
    QThreadPool::globalInstance()->start([this, mailbox = base::Mailbox(this), request, file, wish, library] {
        const auto found = intake::lookThrough(file, library, wish);
        const Result<model::ImportedFile> seen =
            found ? Result<model::ImportedFile>(found->file) : tl::unexpected(found.error());
        mailbox.post([this, request, seen] {
            if (!seen) {
                Q_EMIT failed(request, seen.error());
                return;
            }
            Q_EMIT looked(request, *seen);
            Q_EMIT done(request);
        });
    });
}

RequestId ImportService::importFile(const model::ImportWish &wish)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [this, request, wish] { begin(request, wish); }, Qt::QueuedConnection);
    return request;
}

void ImportService::begin(const RequestId &request, const model::ImportWish &wish)
{
    auto *import = new RoomImport(m_house, wish, this);
    m_running.insert(request, import);
    const auto leave = [this, request, import] {
        m_running.remove(request);
        if (m_running.isEmpty())
            m_progress.stop();
        import->deleteLater();
    };
    connect(import, &RoomImport::failed, this, [this, request, leave](const Error &error) {
        leave();
        Q_EMIT failed(request, error);
    });
    connect(import, &RoomImport::finished, this,
            [this, request, leave](const model::Room &room, const QList<Persona> &newcomers,
                                   const model::CardReport &report) {
                leave();
                if (!newcomers.isEmpty())
                    Q_EMIT peopleCame(newcomers);
                Q_EMIT imported(request, room, report);
                Q_EMIT done(request);
            });
    m_progress.start(kTellEvery);
    import->start();
}

void ImportService::cancel(const RequestId &import)
{
    const auto withdraw = [this, import] {
        if (RoomImport *running = m_running.value(import))
            running->cancel();
    };
    QMetaObject::invokeMethod(this, withdraw, Qt::QueuedConnection);
}

void ImportService::tellProgress()
{
    for (auto it = m_running.cbegin(); it != m_running.cend(); ++it)
        Q_EMIT progressed(it.key(), it.value()->written(), it.value()->expected());
}

} // namespace studio::services
