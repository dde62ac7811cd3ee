// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/integration/program/http_peer.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTimer>

namespace studio::tests {

using namespace Qt::StringLiterals;

/// A model server with a habit of real servers, in the format of OpenAI's chat. Subclasses write votes and
/// speeches in their own way.
class OddModel : public HttpPeer
{
    Q_OBJECT

public:
    /// What each companion says, after cleaning.
    static QByteArray sentenceOf(const QByteArray &name) { return "Good morning, " + name + " is here."; }
    [[nodiscard]] int votes() const { return m_votes; }

protected:
    [[nodiscard]] virtual QByteArray vote(int number) const = 0;
    [[nodiscard]] virtual QByteArray speech(const QByteArray &name) const { return sentenceOf(name); }

    void answer(QTcpSocket &socket, const QByteArray &head, const QByteArray &body) override
    {
        if (head.startsWith("GET"))
            return send(socket, "200 OK", "application/json", R"({"object":"list","data":[{"id":"odd"}]})");
        answerChat(socket, body);
    }

    virtual void answerChat(QTcpSocket &socket, const QByteArray &body) { stream(socket, body); }

    void stream(QTcpSocket &socket, const QByteArray &body)
    {
        const QString text = QString::fromUtf8(isForSeveral(body) ? severalVotes()
                                               : isVote(body)     ? vote(m_votes++)
                                                                  : speech(speakerOf(body)));
        QByteArray events;
        for (qsizetype at = 0; at < text.size(); at += 7)
            events += eventOf({{u"content"_s, text.mid(at, 7)}});
        send(socket, "200 OK", "text/event-stream",
             events + "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
                      "data: [DONE]\n\n");
    }

    [[nodiscard]] static bool isVote(const QByteArray &body) { return body.contains("importance"); }

    /// A server that handles one call at a time gets one request for all votes.
    [[nodiscard]] static bool isForSeveral(const QByteArray &body)
    {
        return isVote(body) && body.contains("Give one vote for each of them");
    }

    QByteArray severalVotes()
    {
        QByteArray votes;
        for (const QByteArray &name : {QByteArray("aya"), QByteArray("kyoko"), QByteArray("natsumi")}) {
            const QByteArray companion = "{\"companion\":\"companion_" + name + "\",";
            votes += (votes.isEmpty() ? "" : ",") + companion + plainVote(m_votes++).mid(1);
        }
        return "{\"votes\":[" + votes + "]}";
    }

    static QByteArray plainVote(int number)
    {
        return R"({"thought":"mine","addressed_by":"none","selected":false,"act":"comment","state":"speak",)"
               R"("importance":)" +
               QByteArray::number(5 + number % 4) + R"(,"closing":"none"})";
    }

private:
    static QByteArray eventOf(const QJsonObject &delta)
    {
        const QJsonObject choice{{u"index"_s, 0}, {u"delta"_s, delta}};
        return "data: " +
               QJsonDocument(QJsonObject{{u"choices"_s, QJsonArray{choice}}}).toJson(QJsonDocument::Compact) +
               "\n\n";
    }

    static QByteArray speakerOf(const QByteArray &body)
    {
        static const QRegularExpression you(QStringLiteral("You are (Aya|Kyoko|Natsumi)"));
        return you.match(QString::fromUtf8(body)).captured(1).toUtf8();
    }

    int m_votes = 0;
};

/// Loads its model for 12 s from the first message on, and reports that like llama.cpp.
class LoadingModel final : public OddModel
{
    Q_OBJECT

    QByteArray vote(int number) const override { return plainVote(number); }

    void answerChat(QTcpSocket &socket, const QByteArray &body) override
    {
        if (!m_sinceFirst.isValid())
            m_sinceFirst.start();
        if (m_sinceFirst.elapsed() >= 12'000)
            return stream(socket, body);
        send(socket, "503 Service Unavailable", "application/json",
             R"({"error":{"message":"Loading model","type":"unavailable_error","code":503}})");
    }

    QElapsedTimer m_sinceFirst;
};

/// Takes 4 s for a call and handles one at a time.
class SerialModel final : public OddModel
{
    Q_OBJECT

    QByteArray vote(int number) const override { return plainVote(number); }

    void answerChat(QTcpSocket &socket, const QByteArray &body) override
    {
        m_free = std::max(m_free, QDateTime::currentMSecsSinceEpoch()) + 4'000;
        const QPointer<QTcpSocket> waiting(&socket);
        QTimer::singleShot(int(m_free - QDateTime::currentMSecsSinceEpoch()), this, [this, waiting, body] {
            if (waiting)
                stream(*waiting, body);
        });
    }

    qint64 m_free = 0;
};

/// A small model on a server without schemas: each vote is written in another way, and speech has every kind
/// of wrapping.
class SmallModel final : public OddModel
{
    Q_OBJECT

public:
    static constexpr int kWays = 11;

private:
    QByteArray vote(int number) const override
    {
        static const QByteArray ways[kWays] = {
            "Sure! Here is my vote:\n```json\n{\"state\": \"speak\", \"importance\": 7, \"selected\": "
            "false}\n```",
            "{'state': 'speak', 'importance': 6, 'selected': False,}",
            "{\"State\": \"SPEAK\", \"Importance\": \"8/10\", \"Selected\": \"no\"}",
            "state: speak\nimportance: 6\nselected: false",
            "{\"state\": \"speak\", // I want to\n \"importance\": 7, \"selected\": false}",
            "| state | importance | selected |\n|---|---|---|\n| speak | 8 | false |",
            "{\"thought\": \"she said \"hi\" to us\", \"state\": \"speak\", \"importance\": 6, "
            "\"selected\": false}",
            "- **state**: speak\n- **importance**: 7\n- **selected**: false",
            "{\"state\": \"listen\", \"importance\": 0}\n\nBetter: {\"state\": \"speak\", \"importance\": 6}",
            "{\"thought\": \"two\nlines\", \"state\": \"speak\", \"importance\": 7}",
            "\xef\xbd\x9b\"state\"\xef\xbc\x9a\"speak\"\xef\xbc\x8c\"importance\"\xef\xbc\x9a\xef\xbc\x98"
            "\xef\xbd\x9d",
        };
        return ways[number % kWays];
    }

    QByteArray speech(const QByteArray &name) const override
    {
        if (name == "Aya")
            return "**Aya:** " + sentenceOf(name) + "<|im_end|>";
        if (name == "Kyoko")
            return "\"" + sentenceOf(name) + "\"";
        return name + ": " + sentenceOf(name) + "\n\nKyoko: And I am Kyoko, of course.";
    }

    void answerChat(QTcpSocket &socket, const QByteArray &body) override
    {
        if (!body.contains("response_format"))
            return stream(socket, body);
        send(socket, "400 Bad Request", "application/json",
             R"({"error":{"message":"response_format is not supported by this server"}})");
    }
};

/// Thinks before everything that it says.
class ThinkingModel final : public OddModel
{
    Q_OBJECT

    QByteArray vote(int number) const override
    {
        return "<think>\nThe user greets us. {\"state\":\"listen\"} would be rude.\n</think>\n\n" +
               plainVote(number);
    }

    QByteArray speech(const QByteArray &name) const override
    {
        if (name == "Aya") // the chat template has written the beginning
            return "They said good morning, so I greet.\n</think>\n\n" + sentenceOf(name);
        return "<think>I greet.</think>" + sentenceOf(name);
    }
};

} // namespace studio::tests
