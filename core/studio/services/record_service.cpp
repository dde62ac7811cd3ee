// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/record_service.h"

#include "core/studio/services/document_file.h"
#include "core/studio/services/request_ids.h"
#include "core/studio/services/room_recording.h"

#include <QBuffer>

#include <algorithm>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::RequestId;

namespace {

/// From what was written of some messages to all of them.
qint64 wholeSize(qint64 bytes, qint64 written, qint64 all)
{
    return written > 0 && all > written ? qint64(double(bytes) / double(written) * double(all)) : bytes;
}

} // namespace

RequestId RecordService::exportRoom(const ports::Record &record, const QString &filePath)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [this, request, record, filePath] { begin(request, record, filePath); }, Qt::QueuedConnection);
    return request;
}

RequestId RecordService::readRoom(const ports::Record &record, qint64 mostBytes)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [this, request, record, mostBytes] { beginReading(request, record, mostBytes); },
        Qt::QueuedConnection);
    return request;
}

void RecordService::stop(const RequestId &request)
{
    QMetaObject::invokeMethod(
        this,
        [this, request] {
            if (const auto recording = m_running.value(request))
                recording->stop();
        },
        Qt::QueuedConnection);
}

void RecordService::begin(const RequestId &request, const ports::Record &record, const QString &filePath)
{
    auto *file = new DocumentFile(filePath, this);
    if (const auto begun = file->begin(); !begun) {
        Q_EMIT failed(request, begun.error());
        file->deleteLater();
        return;
    }
    auto *recording = new RoomRecording(m_store, m_calls, record, *file, file); // goes with its file
    m_running.insert(request, recording);
    connect(recording, &RoomRecording::progressed, this,
            [this, request](qint64 done, qint64 total) { Q_EMIT progressed(request, done, total); });
    connect(recording, &RoomRecording::failed, this, [this, request, file, filePath](const Error &error) {
        m_running.remove(request);
        file->deleteLater();
        Q_EMIT failed(request,
                      error.code == ErrorCode::Storage
                          ? Error{error.code,
                                  tr("%1 could not be written whole; nothing was changed.").arg(filePath),
                                  error.detail}
                          : error);
    });
    connect(recording, &RoomRecording::finished, this,
            [this, request, file, filePath] { end(request, *file, filePath); });
    recording->start();
}

void RecordService::end(const RequestId &request, DocumentFile &file, const QString &filePath)
{
    m_running.remove(request);
    file.deleteLater();
    if (const auto put = file.put(); !put) {
        Q_EMIT failed(request, put.error());
        return;
    }
    Q_EMIT exported(request, filePath);
    Q_EMIT done(request);
}

void RecordService::beginReading(const RequestId &request, const ports::Record &record, qint64 mostBytes)
{
    auto *buffer = new QBuffer(this);
    buffer->open(QIODevice::WriteOnly);
    auto *recording = new RoomRecording(m_store, m_calls, record, *buffer, buffer);
    recording->endAfter(std::max<qint64>(mostBytes, 1));
    m_running.insert(request, recording);
    const bool isPicture = record.format == ports::RecordFormat::Pdf;
    connect(recording, &RoomRecording::failed, this, [this, request, buffer](const Error &error) {
        m_running.remove(request);
        buffer->deleteLater();
        Q_EMIT failed(request, error);
    });
    connect(recording, &RoomRecording::finished, this, [this, request, buffer, recording, isPicture] {
        m_running.remove(request);
        buffer->deleteLater();
        ports::RecordPiece piece;
        piece.bytes = buffer->data();
        piece.isPicture = isPicture;
        piece.isWhole = !recording->isCut();
        piece.messages = recording->messages();
        piece.wholeSize = piece.isWhole ? piece.bytes.size()
                                        : wholeSize(piece.bytes.size(), recording->written(), piece.messages);
        Q_EMIT read(request, piece);
        Q_EMIT done(request);
    });
    recording->start();
}

} // namespace studio::services
