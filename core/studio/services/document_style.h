// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "core/transcript/room_writer.h"

// What a Record asks for, in the words of those who write documents.
namespace studio::services {

/// The room, its people and how they are called, as the document is to have them: known to one or to all,
/// with names or without.
struct DocumentPeople
{
    model::Room room;
    QList<model::Persona> personas;
};

[[nodiscard]] transcript::DocumentStyle documentStyle(const ports::Record &wanted,
                                                      const DocumentPeople &people,
                                                      const QHash<base::ParticipantId, QByteArray> &pictures);

/// `isHead`: for the beginning of a document only.
[[nodiscard]] std::unique_ptr<transcript::RoomWriter>
documentWriter(const ports::Record &wanted, const transcript::DocumentStyle &style, bool isHead);

/// What is read of a room for a document.
enum class DocumentSource {
    Talk,        ///< its messages
    TalkThenLog, ///< its messages, then all events
    Both,        ///< messages and events of its way, in the order of the log
    Log          ///< events of its way, messages among them
};
[[nodiscard]] DocumentSource documentSource(const ports::Record &wanted);

/// Whether the format shows faces.
[[nodiscard]] bool hasFaces(ports::RecordFormat format);

/// Why such a document cannot be made, for people; none: it can.
[[nodiscard]] std::optional<base::Error> documentFlaw(const ports::Record &wanted);

} // namespace studio::services
