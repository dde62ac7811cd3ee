// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/guest.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

// The doors through which other programs enter a room. Plain values for the window, the command line and the
// store.
namespace studio::model {

/// A door that we open on this computer. Only programs on this computer can reach it.
struct DoorSettings
{
    bool open = false;
    quint16 port = 0;
    /// Clients must show the token. Off only for programs that cannot: then every program on this computer
    /// may come in.
    bool needsToken = true;
    /// Programs that show the front ends' token, or any program if no token is needed, may speak as the user
    /// and answer queries of companions. Off: a program that claims to be the user is an outsider.
    bool speaksAsMe = false;
    /// Web pages served by this computer itself may come in too, if they meet the other conditions. For the
    /// MCP server; front ends at the firehose are such pages.
    bool localPages = false;
    bool operator==(const DoorSettings &) const = default;
};

/// Another network's firehose, which we join as a client.
struct NetworkSettings
{
    bool joined = false;
    QUrl address{QStringLiteral("ws://127.0.0.1:8080")}; ///< ws or wss
    bool speaksAsMe = false; ///< the user there is the user here; off: an outsider
    QStringList people{};    ///< participants there, as the user lists them: wire ids such as companion_mei
    bool operator==(const NetworkSettings &) const = default;
};

inline constexpr qsizetype kMostNamedInNetwork = 32;

/// A participant of another network who was met there.
struct Acquaintance
{
    QString wireName;
    QDateTime lastSeen; ///< UTC
    bool operator==(const Acquaintance &) const = default;
};

/// A session of our MCP server that can continue after a restart of the studio. It grants no permission by
/// itself.
struct KeptSession
{
    QByteArray mark;    ///< of id, token and room, in hex; reveals neither the id nor the token
    QByteArray version; ///< of the protocol
    QString program;
    QDateTime lastSeen; ///< UTC
    bool operator==(const KeptSession &) const = default;
};

/// Whether the address can be that of a firehose: ws or wss, a host, and no user name or password.
[[nodiscard]] inline bool isNetworkAddress(const QUrl &url)
{
    const bool isSocket = url.scheme() == QLatin1String("ws") || url.scheme() == QLatin1String("wss");
    return url.isValid() && isSocket && !url.host().isEmpty() && url.userInfo().isEmpty();
}

/// The companion ids in a text that a person typed: "mei, companion_rin" gives companion_mei and
/// companion_rin.
[[nodiscard]] QStringList namesInNetwork(const QString &written);

struct DoorsSettings
{
    static constexpr quint16 kMcpPort = 3000;
    static constexpr quint16 kFirehosePort = 8080;

    std::optional<base::RoomId> room; ///< the room that the doors lead to; none: all doors are closed
    DoorSettings mcp{.port = kMcpPort};
    DoorSettings firehose{.port = kFirehosePort};
    NetworkSettings network;
    bool operator==(const DoorsSettings &) const = default;
};

/// The current state of a door.
struct DoorState
{
    enum class Stage {
        Closed,
        Opening,   ///< network: connecting, or waiting to retry
        Open,      ///< network: joined
        PortTaken, ///< another program uses the port, see freePort
        Failed,
    };
    Stage stage = Stage::Closed;
    QString address;      ///< http://127.0.0.1:3000/mcp, ws://127.0.0.1:8080; empty unless open
    quint16 freePort = 0; ///< with PortTaken: a free port
    QString trouble;      ///< a sentence for people; with Opening: why the last try failed
    std::optional<base::Millis>
        nextTry{}; ///< network: time until the next try, from the moment of this report
    bool operator==(const DoorState &) const = default;
};

/// A program that is connected, or was until a moment ago.
struct DoorClient
{
    QString id; ///< valid in this run, for disconnecting the program
    Guest::Door door = Guest::Door::Mcp;
    QString program;                   ///< the program's own name: "claude-desktop 1.2"; may be empty
    QString protocol;                  ///< "MCP 2025-11-25", "notices", "firehose"
    QList<base::ParticipantId> guests; ///< the guests that speak through it
    QDateTime since;                   ///< UTC
    QDateTime lastSeen;                ///< UTC
    qint64 calls = 0;
    bool isFrontEnd = false; ///< may speak as the user
    bool operator==(const DoorClient &) const = default;
};

/// A call made by a client.
struct DoorCall
{
    QDateTime time; ///< UTC
    Guest::Door door = Guest::Door::Mcp;
    QString client; ///< DoorClient::id
    std::optional<base::ParticipantId> guest;
    QString what;  ///< tool, method or topic: "consume"
    QString error; ///< one word or a short line; empty: success
    bool operator==(const DoorCall &) const = default;
};

/// A client that was not let in, or whose request was refused before it was read.
struct DoorRejection
{
    enum class Why {
        Host,        ///< the requested host is not ours: a web page that pretends (DNS rebinding)
        Origin,      ///< a web page of another origin
        Token,       ///< missing or wrong token
        ContentType, ///< a form or plain text, which web pages can send without permission
        TooLarge,
        Malformed,    ///< not HTTP, not JSON, nested too deeply, not UTF-8
        TooMany,      ///< too many connections, requests or sessions
        Removed,      ///< a guest that the user has removed
        OtherSession, ///< a guest that already speaks through another connection
    };
    QDateTime time; ///< UTC
    Guest::Door door = Guest::Door::Mcp;
    Why why = Why::Token;
    QString detail; ///< part of the request: "Host: evil.com"; never a token
    int times = 1;  ///< the same rejection this many times in a row
    bool operator==(const DoorRejection &) const = default;
};

} // namespace studio::model
