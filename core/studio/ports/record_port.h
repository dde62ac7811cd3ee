// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/persona.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// What kinds of document there are; each is described in FORMATS.md.
enum class RecordFormat {
    Json,        ///< everything: the room, its people, messages and events
    Markdown,    ///< to be read
    Html,        ///< one page that needs nothing else
    Pdf,         ///< on paper; needs a program with fonts (QGuiApplication)
    Text,        ///< plain lines
    SillyTavern, ///< a chat of that program, JSONL
    Votes,       ///< decisions and votes as a table, CSV
    Srt,         ///< subtitles
    Vtt,         ///< the same for web pages
    Cassette     ///< what the floor was told, for `replay`
};

/// How much of it; only formats that are to be read know the difference.
enum class RecordDetail {
    Talk,  ///< what was said
    Votes, ///< and who was to speak, by which votes
    Full   ///< and every event
};

/// Which part of it. What is absent is no bound. InvalidInput: first and last leave no message.
struct RecordRange
{
    std::optional<qint64> first;    ///< index of a message
    std::optional<qint64> last;     ///< the same, included
    std::optional<QDateTime> since; ///< included
    std::optional<QDateTime> until; ///< not included

    [[nodiscard]] bool isAll() const { return !first && !last && !since && !until; }
    bool operator==(const RecordRange &) const = default;
};

/// What is to be written of a room.
struct Record
{
    base::RoomId room;
    RecordFormat format = RecordFormat::Json;
    std::optional<model::Language> names; ///< the language of the names; none: each companion's main one
    /// Only what that companion or guest has witnessed: no whisper to others, no event, no count that has
    /// them in it. NotFound: nobody of that id is or was in the room. None: everything.
    std::optional<base::ParticipantId> witness{};
    RecordDetail detail = RecordDetail::Talk;
    RecordRange range{};
    /// Only what everybody in the room could hear: no whisper, and none of the votes and events that could
    /// tell of one.
    bool withoutWhispers = false;
    bool redacted = false; ///< nobody is called by name
    bool pictures = true;  ///< faces, where the format has them
    /// PNGs of faces that are drawn; pictures that are kept need not be here.
    QHash<base::ParticipantId, QByteArray> faces{};
};

/// The beginning of a document.
struct RecordPiece
{
    QByteArray bytes;
    bool isPicture = false; ///< bytes are a PNG of the first page
    bool isWhole = false;   ///< there is no more
    qint64 messages = 0;    ///< in the whole document; with dates, at most
    qint64 wholeSize = 0;   ///< bytes of the whole document, estimated unless isWhole
};

/// Rooms as documents (a port). Threads and requests as in RoomPort.
class RecordPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes the room as it is when the command is carried out. The file is the old one or the new one,
    /// whole, and was read back before it took the old one's place; what is there is replaced, but never a
    /// folder or a device.
    virtual base::RequestId exportRoom(const Record &record, const QString &filePath) = 0; ///< exported
    /// At most about so many bytes of it, whole messages; of a PDF, its first page as a picture.
    virtual base::RequestId readRoom(const Record &record, qint64 mostBytes) = 0; ///< read
    /// Ends a request that has not ended; it fails with Cancelled, and the old file stays.
    virtual void stop(const base::RequestId &request) = 0;

Q_SIGNALS:
    void exported(const studio::base::RequestId &request, const QString &filePath);
    void read(const studio::base::RequestId &request, const studio::ports::RecordPiece &piece);
    /// Now and then, of an export: how many of its messages (or events) are written.
    void progressed(const studio::base::RequestId &request, qint64 done, qint64 total);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
