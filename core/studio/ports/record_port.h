// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/persona.h"

#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

enum class RecordFormat {
    Json,    ///< everything: the room, its people, messages and events
    Markdown ///< the talk, to be read
};

/// What is to be written of a room.
struct Record
{
    base::RoomId room;
    RecordFormat format = RecordFormat::Json;
    std::optional<model::Language> names; ///< the language of the names; none: each companion's main one
    /// Only what that companion or guest has witnessed: no whisper to others, no event, no count that has
    /// them in it. NotFound: nobody of that id is or was in the room. None: everything.
    std::optional<base::ParticipantId> witness{};
};

/// Rooms as documents (a port). Threads and requests as in RoomPort.
class RecordPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes the room as it is when the command is carried out. The file is the old one or the new one,
    /// whole; what is there is replaced, but never a folder or a device.
    virtual base::RequestId exportRoom(const Record &record, const QString &filePath) = 0; ///< exported

Q_SIGNALS:
    void exported(const studio::base::RequestId &request, const QString &filePath);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
