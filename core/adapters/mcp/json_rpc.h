// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>
#include <QString>

#include <optional>

// JSON-RPC 2.0 as MCP uses it: reads calls, writes answers. Pure.
namespace studio::adapters::mcp {

namespace rpc {
inline constexpr int kParseError = -32700;
inline constexpr int kInvalidRequest = -32600;
inline constexpr int kMethodNotFound = -32601;
inline constexpr int kInvalidParams = -32602;
inline constexpr int kResourceNotFound = -32002;
inline constexpr int kHeaderMismatch = -32020;
inline constexpr int kUnsupportedVersion = -32022;
} // namespace rpc

/// One message of a client.
struct Call
{
    enum class Kind {
        Request,
        Notification,
        Response, ///< to a request of ours; we make none
    };
    Kind kind = Kind::Request;
    wire::Json id; ///< a string or a whole number, with Request
    QString method;
    wire::Json params = wire::Json::object();

    /// The string at params[key]; empty if it is not a string.
    [[nodiscard]] QString text(const char *key) const;
    /// The value of params._meta[key]; null if missing.
    [[nodiscard]] const wire::Json *meta(const char *key) const;
};

/// What went wrong with a call.
struct Failure
{
    int code = rpc::kInvalidRequest;
    QString message;
    int status = 200; ///< HTTP
    std::optional<wire::Json> data{};
};

/// Reads one message, not an array; the Failure holds the answer.
[[nodiscard]] tl::expected<Call, Failure> readCall(const wire::Json &json);

/// Complete answers as sent. `result` is JSON text of an object.
[[nodiscard]] QByteArray resultText(const wire::Json &id, const QByteArray &result);
[[nodiscard]] QByteArray errorText(const wire::Json &id, const Failure &failure);
[[nodiscard]] QByteArray notificationText(const QString &method, const wire::Json &params);

} // namespace studio::adapters::mcp
