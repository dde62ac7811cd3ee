// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/replay_file.h"

#include "core/wire/floor_wire.h"
#include "core/wire/message_wire.h"
#include "core/wire/policy_wire.h"

namespace studio::store {

using wire::Json;

QByteArray replayFile(const RoomRecord &record)
{
    Json room = wire::policyToJson(record.initial.policy);
    room["roster"] = wire::idsToJson(record.initial.roster);
    QByteArray lines = wire::dump(Json{{"room", room}}) + '\n';
    for (const FloorLogEntry &entry : record.floorLog) {
        const std::string kind = wire::inputName(entry.input.kind).toStdString();
        const Json body =
            entry.policy ? wire::policyToJson(*entry.policy) : wire::inputToJson(entry.input.kind);
        lines += wire::dump(Json{{"t", entry.input.t.count()}, {kind, body}}) + '\n';
    }
    return lines;
}

} // namespace studio::store
