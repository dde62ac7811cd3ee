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

/// The document formats; each is described in FORMATS.md.
enum class RecordFormat {
    Json,        ///< everything: the room, its people, messages and events
    Markdown,    ///< to read
    Html,        ///< one self-contained page
    Pdf,         ///< for paper; needs a program with fonts (QGuiApplication)
    Text,        ///< plain lines
    SillyTavern, ///< a chat of that program, JSONL
    Votes,       ///< decisions and votes as a table, CSV
    Srt,         ///< subtitles
    Vtt,         ///< the same for web pages
    Cassette     ///< the inputs of the floor, for `replay`
};

/// How much a document contains; only formats for reading differ in this.
enum class RecordDetail {
    Talk,  ///< the messages
    Votes, ///< and the decisions, with their votes
    Full   ///< and all events
};

/// Which part of the room. An absent value is no limit. InvalidInput: first and last leave no message.
struct RecordRange
{
    std::optional<qint64> first;    ///< index of a message
    std::optional<qint64> last;     ///< the same, included
    std::optional<QDateTime> since; ///< included
    std::optional<QDateTime> until; ///< not included

    [[nodiscard]] bool isAll() const { return !first && !last && !since && !until; }
    bool operator==(const RecordRange &) const = default;
};

/// Which document to make of a room.
struct Record
{
    base::RoomId room;
    RecordFormat format = RecordFormat::Json;
    std::optional<model::Language> names; ///< language of the names; none: each companion's main language
    /// Only what this companion or guest has witnessed: no whispers to others, no events, no counts that
    /// include them. NotFound: no such participant is or was in the room. None: everything.
    std::optional<base::ParticipantId> witness{};
    RecordDetail detail = RecordDetail::Talk;
    RecordRange range{};
    /// Only what everybody in the room could hear: no whispers, and no votes or events that could reveal a
    /// whisper.
    bool withoutWhispers = false;
    bool redacted = false; ///< without names
    bool pictures = true;  ///< faces, if the format shows them
    /// PNGs of drawn faces; stored pictures are not needed here.
    QHash<base::ParticipantId, QByteArray> faces{};
};

/// The beginning of a document.
struct RecordPiece
{
    QByteArray bytes;
    bool isPicture = false; ///< bytes are a PNG of the first page
    bool isWhole = false;   ///< the document ends here
    qint64 messages = 0;    ///< of the whole document; with dates, an upper bound
    qint64 wholeSize = 0;   ///< bytes of the whole document, estimated unless isWhole
};

/// Rooms as documents (a port).
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once. Dropping the job ends the work: `then` gets Cancelled, and the old file stays.
class RecordPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes the room as it is when the command runs. The file is always complete, either the old one or the
    /// new one; the new file is read back before it replaces the old one. Any file at the path is replaced,
    /// but never a folder or a device. `progress`: now and then, how many messages (or events) are written.
    /// Returns the path of the file. Storage: the file could not be written.
    virtual base::Job exportRoom(const Record &record, const QString &filePath,
                                 base::Listener<base::Progress> progress, base::Then<QString> then) = 0;
    /// Whole messages, about `mostBytes` at most; for a PDF, its first page as a picture.
    virtual base::Job readRoom(const Record &record, qint64 mostBytes, base::Then<RecordPiece> then) = 0;
};

} // namespace studio::ports
