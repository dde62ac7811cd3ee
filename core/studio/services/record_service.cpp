// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/record_service.h"

#include "core/studio/services/document_file.h"
#include "core/studio/services/room_recording.h"

#include <QBuffer>

#include <algorithm>
#include <utility>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::Job;
using base::Then;

namespace {

/// Extrapolates from the messages written to all messages.
qint64 wholeSize(qint64 bytes, qint64 written, qint64 all)
{
    return written > 0 && all > written ? qint64(double(bytes) / double(written) * double(all)) : bytes;
}

} // namespace

Job RecordService::exportRoom(const ports::Record &record, const QString &filePath,
                              base::Listener<base::Progress> progress, Then<QString> then)
{
    const Export wanted{record, filePath, std::move(progress), std::move(then),
                        std::make_shared<QPointer<RoomRecording>>()};
    QMetaObject::invokeMethod(
        this, [this, wanted] { begin(wanted); }, Qt::QueuedConnection);
    return jobOf(this, wanted.running, &RoomRecording::stop);
}

Job RecordService::readRoom(const ports::Record &record, qint64 mostBytes, Then<ports::RecordPiece> then)
{
    const auto running = std::make_shared<QPointer<RoomRecording>>();
    QMetaObject::invokeMethod(
        this, [this, record, mostBytes, running, then] { beginReading(record, mostBytes, running, then); },
        Qt::QueuedConnection);
    return jobOf(this, running, &RoomRecording::stop);
}

void RecordService::begin(const Export &wanted)
{
    auto *file = new DocumentFile(wanted.filePath, this);
    if (const auto begun = file->begin(); !begun) {
        wanted.then(tl::unexpected(begun.error()));
        file->deleteLater();
        return;
    }
    auto *recording = new RoomRecording(m_needs, wanted.record, *file, file); // destroyed with its file
    *wanted.running = recording;
    connect(recording, &RoomRecording::progressed, this,
            [progress = wanted.progress](qint64 done, qint64 total) {
                progress({done, total});
            });
    connect(recording, &RoomRecording::failed, this, [wanted, file](const Error &error) {
        wanted.running->clear();
        file->deleteLater();
        wanted.then(tl::unexpected(
            error.code == ErrorCode::Storage
                ? Error{error.code,
                        tr("%1 could not be written completely. Nothing was changed.").arg(wanted.filePath),
                        error.detail}
                : error));
    });
    connect(recording, &RoomRecording::finished, this, [wanted, file] {
        wanted.running->clear();
        file->deleteLater();
        wanted.then(file->put().transform([&wanted] { return wanted.filePath; }));
    });
    recording->start();
}

void RecordService::beginReading(const ports::Record &record, qint64 mostBytes,
                                 const Running<RoomRecording> &running, const Then<ports::RecordPiece> &then)
{
    auto *buffer = new QBuffer(this);
    buffer->open(QIODevice::WriteOnly);
    auto *recording = new RoomRecording(m_needs, record, *buffer, buffer);
    recording->endAfter(std::max<qint64>(mostBytes, 1));
    *running = recording;
    const bool isPicture = record.format == ports::RecordFormat::Pdf;
    connect(recording, &RoomRecording::failed, this, [running, then, buffer](const Error &error) {
        running->clear();
        buffer->deleteLater();
        then(tl::unexpected(error));
    });
    connect(recording, &RoomRecording::finished, this, [running, then, buffer, recording, isPicture] {
        running->clear();
        buffer->deleteLater();
        ports::RecordPiece piece;
        piece.bytes = buffer->data();
        piece.isPicture = isPicture;
        piece.isWhole = !recording->isCut();
        piece.messages = recording->messages();
        piece.wholeSize = piece.isWhole ? piece.bytes.size()
                                        : wholeSize(piece.bytes.size(), recording->written(), piece.messages);
        then(piece);
    });
    recording->start();
}

} // namespace studio::services
