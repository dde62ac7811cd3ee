// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/record_service.h"

#include "core/studio/services/request_ids.h"
#include "core/studio/services/room_recording.h"

#include <QFileInfo>
#include <QSaveFile>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::RequestId;

RequestId RecordService::exportRoom(const ports::Record &record, const QString &filePath)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [this, request, record, filePath] { begin(request, record, filePath); }, Qt::QueuedConnection);
    return request;
}

// A folder or a device would be replaced by the file that is put in its place.
void RecordService::begin(const RequestId &request, const ports::Record &record, const QString &filePath)
{
    if (filePath.isEmpty()) {
        Q_EMIT failed(request, {ErrorCode::InvalidInput, tr("Choose a file to write to."), {}});
        return;
    }
    if (const QFileInfo target(filePath); target.exists() && !target.isFile()) {
        Q_EMIT failed(request, {ErrorCode::InvalidInput, tr("%1 is not a file.").arg(filePath), filePath});
        return;
    }
    auto *file = new QSaveFile(filePath, this);
    if (!file->open(QIODevice::WriteOnly)) {
        Q_EMIT failed(request, {ErrorCode::InvalidInput,
                                tr("%1 cannot be written: %2").arg(filePath, file->errorString()), filePath});
        file->deleteLater();
        return;
    }
    auto *recording = new RoomRecording(m_store, record, *file, file); // goes with its file
    const auto fail = [this, request, file](const Error &error) {
        file->cancelWriting();
        file->deleteLater();
        Q_EMIT failed(request, error);
    };
    const auto broken = [filePath](const QString &detail) {
        return Error{ErrorCode::Storage,
                     tr("%1 could not be written whole; nothing was changed.").arg(filePath), detail};
    };
    connect(recording, &RoomRecording::failed, this, [fail, broken](const Error &error) {
        fail(error.code == ErrorCode::Storage ? broken(error.detail) : error);
    });
    connect(recording, &RoomRecording::finished, this, [this, request, file, filePath, fail, broken] {
        if (!file->commit())
            return fail(broken(file->errorString()));
        file->deleteLater();
        Q_EMIT exported(request, filePath);
        Q_EMIT done(request);
    });
    recording->start();
}

} // namespace studio::services
