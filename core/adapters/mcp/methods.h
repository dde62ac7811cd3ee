// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/mcp/json_rpc.h"
#include "core/adapters/mcp/room_calls.h"

#include <array>

namespace studio::adapters::mcp {

namespace uri {
inline constexpr auto kTranscript = "room://transcript";
inline constexpr auto kParticipants = "room://participants";
} // namespace uri

/// Protocol versions: with sessions, newest first, and the version without.
inline constexpr std::array kSessionVersions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};
inline constexpr auto kStatelessVersion = "2026-07-28";

/// The result of a method as JSON text, or a failure.
struct Answer
{
    QByteArray result;
    std::optional<Failure> failure{};
    std::optional<int> fresh{}; ///< milliseconds for which lists and the like may be cached
};

/// The MCP methods that do not depend on the kind of connection. On the studio thread.
class Methods
{
public:
    using Then = std::function<void(const Answer &)>;

    /// They outlive it.
    explicit Methods(RoomCalls &calls);

    /// `then` is called once, maybe at once; never after the context is destroyed.
    void run(const Call &call, const Caller &caller, QObject *context, const Then &then);

    /// The server's capabilities: for `initialize` and `server/discover`.
    [[nodiscard]] static wire::Json capabilities(bool withSessions);
    [[nodiscard]] static wire::Json serverInfo();
    [[nodiscard]] static QString instructions();

private:
    void callTool(const Call &call, const Caller &caller, QObject *context, const Then &then);
    [[nodiscard]] Answer readResource(const Call &call) const;
    [[nodiscard]] Answer givePrompt(const Call &call) const;

    RoomCalls &m_calls;
};

} // namespace studio::adapters::mcp
