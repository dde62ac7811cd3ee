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

// Of every file, how much of how it begins is shown.
constexpr qsizetype kFirstTexts = 8;
constexpr qsizetype kLongestFirstText = 300; ///< UTF-16 units

/// A document of the studio, looked through: all but its messages, events and pictures.
struct RoomFile
{
    int version = 0;
    model::Room room;
    QList<model::PersonaRevision> people; ///< every revision that the file holds, by id, oldest first
    QList<model::ImportedLine> first;
    QList<model::ImportedPerson> speakers; ///< of a document without events: who says how much
    qint64 messages = 0;
    qint64 events = 0;
    std::optional<base::ParticipantId> witness{}; ///< the document is what that one has witnessed
};

/// Reads the device from its beginning. Malformed: it is no such document, or it is damaged. Conflict: a
/// later version wrote it.
[[nodiscard]] base::Result<RoomFile> readRoomFile(QIODevice &device);

/// What is different in the studio from what the file says.
struct RoomChanges
{
    base::RoomId room;                                       ///< the new one
    QHash<QString, QString> ids{};                           ///< of companions
    QHash<QPair<base::ParticipantId, int>, int> revisions{}; ///< by our id; 0: not there any more
    QSet<QString> pictures{};                                ///< hashes of what newcomers look like
    QSet<QString> sources{};                                 ///< hashes of the files they came from
    QString name{};                                          ///< empty: as it was
};

/// The room as it will be.
[[nodiscard]] model::Room changed(model::Room room, const RoomChanges &changes);
[[nodiscard]] base::ParticipantId changed(const base::ParticipantId &id, const RoomChanges &changes);

} // namespace studio::intake
