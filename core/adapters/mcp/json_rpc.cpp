// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/json_rpc.h"

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr qsizetype kLongestId = 256; // UTF-16 units

bool isId(const Json &id)
{
    return (id.is_string() && wire::toText(id).size() <= kLongestId) || id.is_number_integer();
}

Failure invalid(const QString &message) { return {rpc::kInvalidRequest, message, 400}; }

} // namespace

QString Call::text(const char *key) const
{
    return params.is_object() && params.contains(key) ? wire::toText(params[key]) : QString();
}

const Json *Call::meta(const char *key) const
{
    if (!params.is_object() || !params.contains("_meta") || !params["_meta"].is_object())
        return nullptr;
    const Json &meta = params["_meta"];
    return meta.contains(key) ? &meta[key] : nullptr;
}

tl::expected<Call, Failure> readCall(const Json &json)
{
    if (!json.is_object() || !json.contains("jsonrpc") || json["jsonrpc"] != "2.0")
        return tl::unexpected(invalid(u"This is no JSON-RPC 2.0 message."_s));
    Call call;
    if (json.contains("params"))
        call.params = json["params"];
    if (!call.params.is_object())
        return tl::unexpected(invalid(u"params is no object."_s));
    if (!json.contains("method")) {
        if (!json.contains("result") && !json.contains("error"))
            return tl::unexpected(invalid(u"There is no method."_s));
        call.kind = Call::Kind::Response;
        return call;
    }
    if (!json["method"].is_string())
        return tl::unexpected(invalid(u"method is no text."_s));
    call.method = wire::toText(json["method"]);
    if (!json.contains("id")) {
        call.kind = Call::Kind::Notification;
        return call;
    }
    if (!isId(json["id"]))
        return tl::unexpected(invalid(u"id is neither a text nor a whole number."_s));
    call.id = json["id"];
    return call;
}

QByteArray resultText(const Json &id, const QByteArray &result)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + wire::dump(id) + ",\"result\":" + result + "}";
}

QByteArray errorText(const Json &id, const Failure &failure)
{
    Json error{{"code", failure.code}, {"message", wire::toJson(failure.message)}};
    if (failure.data)
        error["data"] = *failure.data;
    return wire::dump(Json{{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

QByteArray notificationText(const QString &method, const Json &params)
{
    return wire::dump(Json{{"jsonrpc", "2.0"}, {"method", wire::toJson(method)}, {"params", params}});
}

} // namespace studio::adapters::mcp
