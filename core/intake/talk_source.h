// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/intake/line_form.h"
#include "core/intake/room_source.h"
#include "core/intake/talk_reader.h"
#include "core/model/imported_file.h"

namespace studio::intake {

/// How the speakers of a talk map to the participants of the new room.
struct TalkPlan
{
    QString file;
    model::ImportedFile::Kind kind = model::ImportedFile::Kind::Text;
    model::Room room; ///< with the companions that take part; id and name are set
    QHash<QPair<QString, bool>, base::ParticipantId> people; ///< by name, and whether the speaker is the user
    QDateTime now;                                           ///< time of messages that have none; UTC
    TextForm form{};                                         ///< with Kind::Text
    int conversation = 0;                                    ///< with Kind::Chat
    QList<base::ParticipantId> muted{};                      ///< companions among them
};

/// The id of a speaker who takes no part: the shown name, unless ids of that form belong to others.
[[nodiscard]] base::ParticipantId outsiderCalled(const QString &name);

/// Opens the reader for that kind.
[[nodiscard]] std::unique_ptr<TalkReader> readerFor(model::ImportedFile::Kind kind, QIODevice &device,
                                                    const TextForm &form, int conversation);

/// The talk as events: all messages come before the companions join, so that the floor has nothing to decide
/// about them, and the companions continue from there. Other versions of a message are siblings with the same
/// message before them.
[[nodiscard]] base::Result<std::unique_ptr<store::RoomSource>>
talkSource(const TalkPlan &plan, const std::shared_ptr<base::IdSource> &ids,
           const std::shared_ptr<Progress> &progress);

} // namespace studio::intake
