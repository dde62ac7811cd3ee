// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/integration/program/http_peer.h"

namespace studio::tests {

/// A server on this machine with OpenAI's protocol and one model, `parrot`: it votes to speak, says one
/// sentence, and requires a key.
class ModelServer : public HttpPeer
{
    Q_OBJECT

public:
    explicit ModelServer(const QByteArray &key)
        : m_key(key)
    {
    }

    /// From now on the model answers only with this error.
    void fail(const QByteArray &message) { m_failure = message; }
    [[nodiscard]] int answered() const { return m_answered; } ///< requests to the model with the key
    [[nodiscard]] int refused() const { return m_refused; }
    [[nodiscard]] const QByteArray &sentence() const { return m_sentence; }

private:
    void answer(QTcpSocket &socket, const QByteArray &head, const QByteArray &body) override
    {
        const QByteArray wanted = "Bearer " + m_key + "\r\n";
        const QByteArray lines = head + "\r\n";
        if (!lines.contains(wanted)) {
            ++m_refused;
            const qsizetype given =
                lines.indexOf("Bearer ") + 7; // repeated in the answer, as by some servers
            return send(socket, "401 Unauthorized", "application/json",
                        "{\"error\":{\"message\":\"Incorrect API key provided: " +
                            lines.mid(given, lines.indexOf('\r', given) - given) +
                            "\",\"type\":\"invalid_request_error\",\"code\":\"invalid_api_key\"}}");
        }
        if (head.startsWith("GET"))
            return send(socket, "200 OK", "application/json", R"({"data":[{"id":"parrot"}]})");
        ++m_answered;
        if (!m_failure.isEmpty())
            return send(socket, "400 Bad Request", "application/json",
                        "{\"error\":{\"message\":\"" + m_failure + "\"}}");
        const bool wantsJson = body.contains("JSON") || body.contains("json");
        const QByteArray text = body.contains("colour") ? QByteArray(R"({\"colour\":\"blue\"})")
                                : wantsJson             ? m_vote
                                                        : m_sentence;
        send(
            socket, "200 OK", "text/event-stream",
            "data: {\"id\":\"1\",\"choices\":[{\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":\"" +
                text +
                "\"}}]}\n\n"
                "data: {\"id\":\"1\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
                "data: {\"id\":\"1\",\"choices\":[],\"usage\":{\"prompt_tokens\":100,"
                "\"completion_tokens\":20,\"total_tokens\":120}}\n\n"
                "data: [DONE]\n\n");
    }

    QByteArray m_key;
    QByteArray m_failure;
    int m_answered = 0;
    int m_refused = 0;
    const QByteArray m_sentence = "Polly was here.";
    const QByteArray m_vote = R"({\"thought\":\"mine\",\"addressed_by\":\"none\",\"selected\":false,)"
                              R"(\"act\":\"comment\",\"state\":\"speak\",\"importance\":7,)"
                              R"(\"closing\":\"none\"})";
};

} // namespace studio::tests
