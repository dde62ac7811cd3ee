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

/// Says below a message that its companion went on with somebody else's line, which was left out, and offers
/// the floor to the one who was spoken for. The offer stands while that message is the newest; the line stays
/// while the room is open. GUI thread only.
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
    QHash<base::MessageId, Cut> m_cuts; ///< in that room
};

} // namespace studio::ui
