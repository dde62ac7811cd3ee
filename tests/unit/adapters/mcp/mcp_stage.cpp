// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/adapters/mcp/mcp_stage.h"

namespace studio::tests {

using wire::Json;

QByteArray HttpReply::header(const QByteArray &name) const
{
    for (const QByteArray &line : head.split('\n')) {
        if (line.startsWith(QByteArray(name + ':')))
            return line.mid(name.size() + 1).trimmed();
    }
    return {};
}

McpStage::McpStage(const QString &folder, model::PolicyName policy, const QStringList &residents)
    : m_house(folder)
    , m_room(m_house.makeRoom(policy, residents))
    , m_door({m_house.rooms(), m_house.personas(), m_house.guests(), m_house.clock(), m_diary, m_memory,
              [this] { return QByteArray("session-" + QByteArray::number(++m_sessions)); }})
    , m_listener(m_door, m_house.clock())
{
    m_door.open(m_room, {});
    const auto port = m_listener.open({});
    m_port = port ? *port : quint16(0);
    (void)QTest::qWaitFor([this] { return m_door.mirror().isReady(); }, 30'000);
}

void McpStage::letIn(const adapters::http::Entry &entry)
{
    const auto port = m_listener.open({.entry = entry});
    m_port = port ? *port : quint16(0);
}

McpStage::~McpStage()
{
    m_door.close();
    m_listener.close();
}

QByteArray McpStage::bytesOf(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                             const Headers &headers) const
{
    QByteArray text =
        method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_port) + "\r\n";
    if (!body.isEmpty())
        text +=
            "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    for (const auto &[name, value] : headers)
        text += name + ": " + value + "\r\n";
    return text + "\r\n" + body;
}

QTcpSocket *McpStage::send(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                           const Headers &headers)
{
    auto *socket = new QTcpSocket(this);
    socket->connectToHost(QHostAddress::LocalHost, m_port);
    socket->write(bytesOf(method, path, body, headers));
    return socket;
}

HttpReply McpStage::answerOf(QTcpSocket *socket)
{
    QByteArray got;
    HttpReply reply;
    const auto isWhole = [&] {
        got += socket->readAll();
        const qsizetype end = got.indexOf("\r\n\r\n");
        if (end < 0)
            return false;
        reply.head = got.left(end).toLower().replace('\r', "");
        reply.body = got.mid(end + 4);
        reply.status = reply.head.mid(9, 3).toInt();
        const QByteArray length = reply.header("content-length");
        return length.isEmpty() ? reply.status == 204 || reply.status == 202
                                : reply.body.size() >= length.toInt();
    };
    (void)QTest::qWaitFor(isWhole, 30'000);
    socket->abort();
    socket->deleteLater();
    return reply;
}

HttpReply McpStage::post(const QByteArray &path, const QByteArray &body, const Headers &headers)
{
    return answerOf(send("POST", path, body, headers));
}

QByteArray McpStage::session(const QByteArray &version)
{
    const Json call{{"jsonrpc", "2.0"},
                    {"id", 1},
                    {"method", "initialize"},
                    {"params",
                     {{"protocolVersion", version.toStdString()},
                      {"capabilities", Json::object()},
                      {"clientInfo", {{"name", "tester"}, {"version", "1"}}}}}};
    return post("/mcp", wire::dump(call)).header("mcp-session-id");
}

HttpReply McpStage::legacy(const QByteArray &session, const QByteArray &method, const Json &params,
                           const Json &id)
{
    const Json call{{"jsonrpc", "2.0"}, {"id", id}, {"method", method.toStdString()}, {"params", params}};
    return post("/mcp", wire::dump(call),
                {{"Mcp-Session-Id", session}, {"MCP-Protocol-Version", "2025-11-25"}});
}

HttpReply McpStage::stateless(const QByteArray &method, Json params, const QByteArray &name)
{
    params["_meta"] = {{"io.modelcontextprotocol/protocolVersion", "2026-07-28"},
                       {"io.modelcontextprotocol/clientCapabilities", Json::object()},
                       {"io.modelcontextprotocol/clientInfo", {{"name", "tester"}, {"version", "1"}}}};
    const Json call{{"jsonrpc", "2.0"}, {"id", "s"}, {"method", method.toStdString()}, {"params", params}};
    Headers headers{{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", method}};
    if (!name.isEmpty())
        headers.append({"Mcp-Name", name});
    return post("/mcp", wire::dump(call), headers);
}

Json McpStage::tool(const QByteArray &session, const QByteArray &name, const Json &arguments)
{
    const Json answer =
        legacy(session, "tools/call", {{"name", name.toStdString()}, {"arguments", arguments}}).json();
    if (!answer.contains("result"))
        return answer;
    const Json &result = answer["result"];
    return result.value("isError", false) ? Json{{"error", result["content"][0]["text"]}}
                                          : result["structuredContent"];
}

} // namespace studio::tests
