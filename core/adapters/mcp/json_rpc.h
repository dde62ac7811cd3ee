// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>
#include <QString>

#include <optional>

// JSON-RPC 2.0 as MCP uses it: reading calls, writing answers. Pure.
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
        Response, ///< to something that we asked for; we ask for nothing
    };
    Kind kind = Kind::Request;
    wire::Json id; ///< a text or a whole number, with Request
    QString method;
    wire::Json params = wire::Json::object();

    /// The text at params[key]; empty unless it is one.
    [[nodiscard]] QString text(const char *key) const;
    /// The value of params._meta[key]; null without one.
    [[nodiscard]] const wire::Json *meta(const char *key) const;
};

/// What went wrong with a call.
struct Failure
{
    int code = rpc::kInvalidRequest;
    QString message;
    int status = 200; ///< of HTTP
    std::optional<wire::Json> data{};
};

/// One message, not an array of them; the Failure has what is to be answered.
[[nodiscard]] tl::expected<Call, Failure> readCall(const wire::Json &json);

/// The answers as they go out. `result` is JSON text of an object.
[[nodiscard]] QByteArray resultText(const wire::Json &id, const QByteArray &result);
[[nodiscard]] QByteArray errorText(const wire::Json &id, const Failure &failure);
[[nodiscard]] QByteArray notificationText(const QString &method, const wire::Json &params);

} // namespace studio::adapters::mcp
