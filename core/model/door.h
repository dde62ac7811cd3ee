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

// The doors: how other programs get into a room. Plain values for the window, the command line and the store.
namespace studio::model {

/// One door that we open on this computer. Only programs on this computer reach it.
struct DoorSettings
{
    bool open = false;
    quint16 port = 0;
    /// Whoever comes has to show the token. Off only for programs that cannot: then every program on this
    /// computer may come in.
    bool needsToken = true;
    /// Programs that show the token of the front ends, or anybody where no token is needed, may speak as the
    /// user and answer what companions ask. Off: who calls itself the user is an outsider.
    bool speaksAsMe = false;
    /// Web pages that this computer serves itself may come in too, with what else is asked for. Of the MCP
    /// server; front ends at the firehose are such pages.
    bool localPages = false;
    bool operator==(const DoorSettings &) const = default;
};

/// Another network's firehose, which we join as a client.
struct NetworkSettings
{
    bool joined = false;
    QUrl address{QStringLiteral("ws://127.0.0.1:8080")}; ///< ws or wss
    bool speaksAsMe = false; ///< who is the user there is the user here; off: an outsider
    QStringList people{};    ///< who is there, as the user says: ids on its wire, such as companion_mei
    bool operator==(const NetworkSettings &) const = default;
};

inline constexpr qsizetype kMostNamedInNetwork = 32;

/// Somebody of another network who was met there.
struct Acquaintance
{
    QString wireName;
    QDateTime lastSeen; ///< UTC
    bool operator==(const Acquaintance &) const = default;
};

/// A session of our MCP server that may go on after the studio was started anew. It allows nothing by itself.
struct KeptSession
{
    QByteArray mark;    ///< of its id with the door's token and its room, in hex; neither can be had from it
    QByteArray version; ///< of the protocol
    QString program;
    QDateTime lastSeen; ///< UTC
    bool operator==(const KeptSession &) const = default;
};

/// Whether a firehose can be at that address: ws or wss, a host, and nobody's name and password.
[[nodiscard]] inline bool isNetworkAddress(const QUrl &url)
{
    const bool isSocket = url.scheme() == QLatin1String("ws") || url.scheme() == QLatin1String("wss");
    return url.isValid() && isSocket && !url.host().isEmpty() && url.userInfo().isEmpty();
}

/// Ids of companions in a text that a person wrote: "mei, companion_rin" is companion_mei and companion_rin.
[[nodiscard]] QStringList namesInNetwork(const QString &written);

struct DoorsSettings
{
    static constexpr quint16 kMcpPort = 3000;
    static constexpr quint16 kFirehosePort = 8080;

    std::optional<base::RoomId> room; ///< to which they lead; without one none is open
    DoorSettings mcp{.port = kMcpPort};
    DoorSettings firehose{.port = kFirehosePort};
    NetworkSettings network;
    bool operator==(const DoorsSettings &) const = default;
};

/// How a door is.
struct DoorState
{
    enum class Stage {
        Closed,
        Opening,   ///< network: connecting, or waiting to try again
        Open,      ///< network: joined
        PortTaken, ///< another program has the port, see freePort
        Failed,
    };
    Stage stage = Stage::Closed;
    QString address;      ///< http://127.0.0.1:3000/mcp, ws://127.0.0.1:8080; empty unless open
    quint16 freePort = 0; ///< with PortTaken: one that is free
    QString trouble;      ///< a sentence for people; with Opening: why the last try failed
    std::optional<base::Millis>
        nextTry{}; ///< network: until it is tried again; counted from when this was told
    bool operator==(const DoorState &) const = default;
};

/// A program that is connected, or was a moment ago.
struct DoorClient
{
    QString id; ///< of this run, for disconnecting it
    Guest::Door door = Guest::Door::Mcp;
    QString program;                   ///< as it calls itself: "claude-desktop 1.2"; may be empty
    QString protocol;                  ///< "MCP 2025-11-25", "notices", "firehose"
    QList<base::ParticipantId> guests; ///< who speaks through it
    QDateTime since;                   ///< UTC
    QDateTime lastSeen;                ///< UTC
    qint64 calls = 0;
    bool isFrontEnd = false; ///< may speak as the user
    bool operator==(const DoorClient &) const = default;
};

/// Something that a client called for.
struct DoorCall
{
    QDateTime time; ///< UTC
    Guest::Door door = Guest::Door::Mcp;
    QString client; ///< DoorClient::id
    std::optional<base::ParticipantId> guest;
    QString what;  ///< tool, method or topic: "consume"
    QString error; ///< one word or a short line; empty: it went well
    bool operator==(const DoorCall &) const = default;
};

/// Somebody who was not let in, or whose request was refused before it was read.
struct DoorRejection
{
    enum class Why {
        Host,        ///< the address that it asked for is not ours: a web page that pretends (DNS rebinding)
        Origin,      ///< a web page of another origin
        Token,       ///< without the token, or with a wrong one
        ContentType, ///< a form or a text, as web pages can send without being asked
        TooLarge,
        Malformed,    ///< not HTTP, not JSON, too deep, no UTF-8
        TooMany,      ///< connections, requests or sessions
        Removed,      ///< a guest that the user showed out
        OtherSession, ///< a guest that speaks through another connection
    };
    QDateTime time; ///< UTC
    Guest::Door door = Guest::Door::Mcp;
    Why why = Why::Token;
    QString detail; ///< what it sent, cut: "Host: evil.com"; never a token
    int times = 1;  ///< the same, one after the other
    bool operator==(const DoorRejection &) const = default;
};

} // namespace studio::model
