// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/call_record.h"
#include "core/model/past/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QTimeZone>

#include <memory>
#include <optional>

namespace studio::transcript {

/// A room as a document, piece by piece, so that a large room need not be in memory.
///
/// Order of calls: begin, then messages, events and calls of models, end. Each gives the bytes to be written
/// next. The JSON writer is given all messages before the first event; the others are given both in the order
/// of the log, and a message is no event then. Pure: no file, no clock.
class RoomWriter
{
public:
    virtual ~RoomWriter() = default;

    [[nodiscard]] virtual QByteArray begin(const model::Room &room,
                                           const QList<model::Persona> &personas) = 0;
    [[nodiscard]] virtual QByteArray message(const model::MessageRow &row) = 0;
    /// Whether the document holds the other alternatives of a message too.
    [[nodiscard]] virtual bool hasAlternatives() const { return false; }
    /// All alternatives of the message that comes next, that one included, the oldest first; only for writers
    /// that have them.
    virtual void alternatives(const QList<model::MessageRow> &rows) { Q_UNUSED(rows) }
    [[nodiscard]] virtual QByteArray event(const model::Envelope &envelope) = 0;
    /// A call of a model, when it is over; documents that do not tell of calls leave it out.
    [[nodiscard]] virtual QByteArray call(const model::CallRecord &record)
    {
        Q_UNUSED(record)
        return {};
    }
    /// A piece of a whole document that goes under `section`, after the events; those of one section follow
    /// each other. Documents to be read have none.
    [[nodiscard]] virtual QByteArray annex(const char *section, const QByteArray &json)
    {
        Q_UNUSED(section)
        Q_UNUSED(json)
        return {};
    }
    [[nodiscard]] virtual QByteArray end() = 0;
};

/// How much of a room a document for people tells.
enum class Detail {
    Talk,  ///< what was said
    Votes, ///< and who was to speak, by which votes
    Full   ///< and every event: thoughts, tools, calls of models, the floor's own lines
};

/// How a document is to look, beside what is in the room.
struct DocumentStyle
{
    explain::Names names;
    std::optional<base::ParticipantId> witness{}; ///< whose document it is; none: everybody's
    Detail detail = Detail::Talk;
    model::Language language = model::Language::English; ///< of dates, and for those who read it aloud
    QTimeZone zone = QTimeZone::utc();                   ///< in which days and times are told
    /// PNG, JPEG, GIF or WebP of those who are shown by a picture; the others have their first letter.
    QHash<base::ParticipantId, QByteArray> pictures{};
    QHash<base::ParticipantId, QString> colours{}; ///< "#rrggbb"
};

/// {format: "companion-studio-room", version: 2, room, personas, messages: […], events: […], annexes…}. A
/// message has the wire keys and index, seq (if it is not 0), time, interrupted; the events are the whole
/// log. Where the document is of what one companion has witnessed, `witness` names it.
[[nodiscard]] std::unique_ptr<RoomWriter> jsonWriter(const std::optional<base::ParticipantId> &witness = {});

/// The talk, a heading for each day; text is escaped, so that it stays what was said. Whispers name who hears
/// them, and the title whose the document is.
[[nodiscard]] std::unique_ptr<RoomWriter> markdownWriter(const DocumentStyle &style);

/// The same as plain lines, "Aya: …".
[[nodiscard]] std::unique_ptr<RoomWriter> plainWriter(const DocumentStyle &style);

/// One page that needs nothing else: faces in it, light and dark, no script, and a policy that forbids any
/// (FORMATS.md).
[[nodiscard]] std::unique_ptr<RoomWriter> htmlWriter(const DocumentStyle &style);

/// A chat as SillyTavern keeps it, one JSON object a line: with a header where one companion is in it,
/// without where there are several, as its group chats are. Alternatives by the same companion are its
/// swipes.
[[nodiscard]] std::unique_ptr<RoomWriter> sillyTavernWriter(const DocumentStyle &style);

/// Every vote of every decision as a line of a table (RFC 4180, UTF-8 with its mark); messages are not in it.
[[nodiscard]] std::unique_ptr<RoomWriter> votesTableWriter(const DocumentStyle &style);

enum class SubtitleForm { Srt, Vtt };
/// What was said as subtitles, from the first message on.
[[nodiscard]] std::unique_ptr<RoomWriter> subtitleWriter(const DocumentStyle &style, SubtitleForm form);

} // namespace studio::transcript
