// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
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

/// Rooms as documents (a port).
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it. Who drops the job ends the work: `then` is told Cancelled, and the old file stays.
class RecordPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes the room as it is when the command is carried out. The file is the old one or the new one,
    /// whole, and was read back before it took the old one's place; what is there is replaced, but never a
    /// folder or a device.
    /// `progress`: now and then, how many of its messages (or events) are written. Answers with the path of
    /// the file. Storage: it could not be written.
    virtual base::Job exportRoom(const Record &record, const QString &filePath,
                                 base::Listener<base::Progress> progress, base::Then<QString> then) = 0;
    /// At most about so many bytes of it, whole messages; of a PDF, its first page as a picture.
    virtual base::Job readRoom(const Record &record, qint64 mostBytes, base::Then<RecordPiece> then) = 0;
};

} // namespace studio::ports
