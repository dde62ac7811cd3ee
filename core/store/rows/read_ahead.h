// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/new_room.h"
#include "core/store/rows/event_writing.h"

#include <QMutex>
#include <QQueue>
#include <QThread>
#include <QWaitCondition>

#include <memory>

namespace studio::store {

/// A piece of a room from outside, with everything prepared that does not need the database.
struct ReadyPiece
{
    RoomSource::Piece piece;
    QList<ReadyEvent> events; ///< one for each event of the piece
};

/// Reads a RoomSource on a thread of its own, a few pieces ahead: reading a file takes about as long as
/// writing the database. Created, used and destroyed on one thread; the source belongs to the other thread
/// meanwhile.
class ReadAhead
{
public:
    explicit ReadAhead(RoomSource &source);
    ~ReadAhead(); ///< waits for the piece being read
    ReadAhead(const ReadAhead &) = delete;
    ReadAhead &operator=(const ReadAhead &) = delete;

    /// The pieces in order. Must not be called after an error or the last piece.
    [[nodiscard]] base::Result<ReadyPiece> next();

private:
    void readAll();
    [[nodiscard]] ReadyPiece madeReady(RoomSource::Piece piece);
    [[nodiscard]] bool put(base::Result<ReadyPiece> piece);

    RoomSource &m_source;
    QMutex m_mutex;
    QWaitCondition m_changed;
    QQueue<base::Result<ReadyPiece>> m_ready;
    bool m_isWanted = true;
    qint64 m_messages = 0;    ///< so far
    bool m_isStraight = true; ///< the room has not gone back yet: messages get their indexes in order
    std::unique_ptr<QThread> m_thread;
};

} // namespace studio::store
