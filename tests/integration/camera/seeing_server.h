// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/integration/program/http_peer.h"

namespace studio::tests {

/// A server on this machine with OpenAI's protocol, whose model `seer` can see: asked "What do you see" it
/// calls the tool `look`, and keeps the picture of the next request, or the refusal.
class SeeingServer : public HttpPeer
{
public:
    [[nodiscard]] const QList<QByteArray> &pictures() const { return m_pictures; } ///< JPEG, as received
    [[nodiscard]] const QList<QByteArray> &refusals() const { return m_refusals; } ///< without a picture

private:
    void answer(QTcpSocket &socket, const QByteArray &head, const QByteArray &body) override
    {
        if (head.startsWith("POST"))
            answerChat(socket, body);
        else
            send(socket, "200 OK", "application/json", R"({"data":[{"id":"seer"}]})");
    }

    void answerChat(QTcpSocket &socket, const QByteArray &body)
    {
        static const QByteArray head("data:image/jpeg;base64,");
        const qsizetype at = body.indexOf(head);
        const bool wasAnswered = body.contains(R"("role":"tool")") || body.contains(R"("role": "tool")");
        if (at >= 0) {
            const qsizetype start = at + head.size();
            m_pictures.append(QByteArray::fromBase64(body.mid(start, body.indexOf('"', start) - start)));
            say(socket, "I see it.");
        } else if (wasAnswered) {
            m_refusals.append(body);
            say(socket, "Never mind.");
        } else if (body.contains("What do you see") && body.contains("look")) {
            stream(socket,
                   R"({"role":"assistant","tool_calls":[{"index":0,"id":"call_1","type":"function",)"
                   R"("function":{"name":"look","arguments":"{\"why\":\"You asked me what I see.\"}"}}]})",
                   "tool_calls");
        } else {
            say(socket, "Hello.");
        }
    }

    static void say(QTcpSocket &socket, const QByteArray &text)
    {
        stream(socket, R"({"role":"assistant","content":")" + text + "\"}", "stop");
    }

    static void stream(QTcpSocket &socket, const QByteArray &delta, const QByteArray &reason)
    {
        send(socket, "200 OK", "text/event-stream",
             R"(data: {"id":"1","choices":[{"index":0,"delta":)" + delta +
                 "}]}\n\n"
                 R"(data: {"id":"1","choices":[{"index":0,"delta":{},"finish_reason":")" +
                 reason + "\"}]}\n\ndata: [DONE]\n\n");
    }

    QList<QByteArray> m_pictures;
    QList<QByteArray> m_refusals;
};

} // namespace studio::tests
