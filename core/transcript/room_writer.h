// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace studio::transcript {

/// A room as a document, piece by piece, so that a large room need not be in memory.
///
/// Order of calls: begin, message… , event… , end. Each gives the bytes to be written next. Pure: no file, no
/// clock.
class RoomWriter
{
public:
    virtual ~RoomWriter() = default;

    [[nodiscard]] virtual QByteArray begin(const model::Room &room,
                                           const QList<model::Persona> &personas) = 0;
    [[nodiscard]] virtual QByteArray message(const model::MessageRow &row) = 0;
    [[nodiscard]] virtual QByteArray event(const model::Envelope &envelope) = 0;
    [[nodiscard]] virtual QByteArray end() = 0;
};

/// {format: "companion-studio-room", version: 1, room, personas, messages: […], events: […]}. A message has
/// the wire keys and index, seq (if it is not 0), time, interrupted; the events are the whole log. Where the
/// document is of what one companion has witnessed, `witness` names it.
[[nodiscard]] std::unique_ptr<RoomWriter> jsonWriter(const std::optional<base::ParticipantId> &witness = {});

/// The talk, a heading for each day; text is escaped, so that it stays what was said. Whispers name who hears
/// them, and the title whose the document is.
[[nodiscard]] std::unique_ptr<RoomWriter>
markdownWriter(const explain::Names &names, const std::optional<base::ParticipantId> &witness = {});

} // namespace studio::transcript
