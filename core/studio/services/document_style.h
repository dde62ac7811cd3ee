// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "core/transcript/room_writer.h"

// Translates a Record into the terms of the document writers.
namespace studio::services {

/// The room, its people and their names, as the document shows them: as one participant knows them or all of
/// them, with names or without.
struct DocumentPeople
{
    model::Room room;
    QList<model::Persona> personas;
};

[[nodiscard]] transcript::DocumentStyle documentStyle(const ports::Record &wanted,
                                                      const DocumentPeople &people,
                                                      const QHash<base::ParticipantId, QByteArray> &pictures);

/// `isHead`: only the beginning of a document is wanted.
[[nodiscard]] std::unique_ptr<transcript::RoomWriter>
documentWriter(const ports::Record &wanted, const transcript::DocumentStyle &style, bool isHead);

/// What a document needs from the room's log.
enum class DocumentSource {
    Talk,        ///< its messages
    TalkThenLog, ///< its messages, then all events
    Both,        ///< messages and events of the room's way, in the order of the log
    Log          ///< events of the room's way, messages included
};
[[nodiscard]] DocumentSource documentSource(const ports::Record &wanted);

/// Whether the format shows faces.
[[nodiscard]] bool hasFaces(ports::RecordFormat format);

/// Why the document cannot be made, for people; none: it can.
[[nodiscard]] std::optional<base::Error> documentFlaw(const ports::Record &wanted);

} // namespace studio::services
