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

/// Versions of the protocol: with sessions, newest first, and the one without.
inline constexpr std::array kSessionVersions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};
inline constexpr auto kStatelessVersion = "2026-07-28";

/// What came of a method: JSON text of its result, or a failure.
struct Answer
{
    QByteArray result;
    std::optional<Failure> failure{};
    std::optional<int>
        fresh{}; ///< milliseconds for which it may be taken as unchanged; of lists and the like
};

/// The methods of MCP that do not depend on how a client is connected. On the studio thread.
class Methods
{
public:
    using Then = std::function<void(const Answer &)>;

    /// They outlive it.
    explicit Methods(RoomCalls &calls);

    /// `then` is called once, maybe at once; not when the context has gone before.
    void run(const Call &call, const Caller &caller, QObject *context, const Then &then);

    /// What the server is and can do: for `initialize` and `server/discover`.
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
