// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/imported_file.h"
#include "core/model/persona_revision.h"
#include "core/model/room.h"

#include <QHash>
#include <QIODevice>
#include <QPair>
#include <QSet>

#include <optional>

namespace studio::intake {

// How much of the beginning is shown for any file.
constexpr qsizetype kFirstTexts = 8;
constexpr qsizetype kLongestFirstText = 300; ///< UTF-16 units

/// A document of the studio after examination: everything except its messages, events and pictures.
struct RoomFile
{
    int version = 0;
    model::Room room;
    QList<model::PersonaRevision> people; ///< every revision that the file holds, by id, oldest first
    QList<model::ImportedLine> first;
    QList<model::ImportedPerson> speakers; ///< of a document without events, with their numbers of messages
    qint64 messages = 0;
    qint64 events = 0;
    std::optional<base::ParticipantId> witness{}; ///< the document holds only what they witnessed
};

/// Reads the device from its beginning. Malformed: no such document, or a damaged one. Conflict: a later
/// version wrote it.
[[nodiscard]] base::Result<RoomFile> readRoomFile(QIODevice &device);

/// What the studio changes in the content of the file.
struct RoomChanges
{
    base::RoomId room;                                       ///< the new room
    QHash<QString, QString> ids{};                           ///< of companions
    QHash<QPair<base::ParticipantId, int>, int> revisions{}; ///< by our id; 0: it does not exist any more
    QSet<QString> pictures{};                                ///< hashes of the new companions' pictures
    QSet<QString> sources{};                                 ///< hashes of the new companions' source files
    QString name{};                                          ///< empty: unchanged
};

/// The room after the changes.
[[nodiscard]] model::Room changed(model::Room room, const RoomChanges &changes);
[[nodiscard]] base::ParticipantId changed(const base::ParticipantId &id, const RoomChanges &changes);

} // namespace studio::intake
