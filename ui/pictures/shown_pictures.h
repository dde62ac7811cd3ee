// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QImage>
#include <QObject>

#include <functional>

namespace studio::ui {

class TranscriptView;

/// Gives the transcript the pictures of its messages, and opens them large. They are read through the port
/// and decoded on a thread of the pool.
class ShownPictures : public QObject
{
    Q_OBJECT

public:
    using RoomNow = std::function<base::RoomId()>; ///< the room on screen; empty: none

    ShownPictures(TranscriptView &view, ports::RoomPort &rooms, RoomNow room, QObject *parent = nullptr);

private:
    using Shown = std::function<void(const QImage &)>; ///< null: the picture is gone

    void answer(const QString &id);
    void open(const QString &note);
    void read(const QString &id, int mostSide, const Shown &shown);
    [[nodiscard]] const model::Message *messageOf(const QString &id) const;

    TranscriptView &m_view;
    ports::RoomPort &m_rooms;
    RoomNow m_room;
};

} // namespace studio::ui
