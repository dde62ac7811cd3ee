// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"
#include "core/model/turn_event.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/window_parts.h"

#include <QHash>
#include <QObject>

namespace studio::ui {

/// Notes below a message that its companion continued with a line for another participant, which was left
/// out, and offers that participant the floor. The offer stands while the message is the newest; the line
/// stays while the room is open. GUI thread only.
class SpokeForDesk : public QObject
{
    Q_OBJECT

public:
    SpokeForDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent = nullptr);

private:
    struct Cut
    {
        base::ParticipantId companion;
        model::SpokeFor other;
    };

    void showLines();
    void add(const model::Message &message, const model::SpokeFor &other);
    void giveFloor(const QString &action);
    [[nodiscard]] OpenableNote noteOf(const base::MessageId &message, const Cut &cut) const;
    [[nodiscard]] bool mayOffer(const base::MessageId &message, const base::ParticipantId &other) const;

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    base::RoomId m_room;
    QHash<base::MessageId, Cut> m_cuts; ///< by message, in the open room
};

} // namespace studio::ui
