// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/director.h"
#include "core/room/room_pictures.h"
#include "core/store/tables/persona_table.h"
#include "core/studio/ports/room_port.h"

#include <QObject>

#include <functional>

namespace studio::services {

/// Where pictures of messages lie: all of them in memory, those that users keep also in the store, under
/// their hash. Only a picture that is in the store before its message counts as kept. On the studio thread.
class MessagePictures : public QObject
{
    Q_OBJECT

public:
    explicit MessagePictures(store::SqliteStore &store)
        : m_store(store)
    {
    }

    [[nodiscard]] room::RoomPictures &shown() { return m_shown; }
    /// Stores the pictures of the draft that are to be kept; then `say`, once, with the pictures as the
    /// message names them. A failure is `then`'s, and nothing is said.
    using Say = std::function<void(const QList<model::MessagePicture> &)>;
    void keep(const QList<ports::DraftPicture> &pictures, const base::Then<void> &then, const Say &say);
    void read(const model::Message &message, int number, const base::Then<QByteArray> &then);
    /// Reads those kept pictures that companions are shown if they speak now; then `ready`, once, maybe at
    /// once. A picture that cannot be read is left out with its message.
    using Ready = std::function<void()>;
    void recall(const QList<model::MessageRow> &recent, const Ready &ready);

private:
    void keepNext(QList<ports::DraftPicture> left, QList<model::MessagePicture> done,
                  const base::Then<void> &then, const Say &say);
    struct Wanted
    {
        base::MessageId message;
        QStringList hashes;
    };
    void recallNext(QList<Wanted> left, const QList<llm::Picture> &read, const Ready &ready);

    store::PersonaTable m_store;
    room::RoomPictures m_shown;
};

} // namespace studio::services
