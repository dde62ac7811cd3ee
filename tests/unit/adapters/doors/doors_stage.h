// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/doors/door_service.h"
#include "core/adapters/http/exchange.h"
#include "tests/support/answer.h"
#include "tests/support/fake_clock.h"

#include <QMap>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <utility>

namespace studio::tests {

/// A keychain in memory, which may be locked, or unlocked while a read is waiting.
class DoorVault final : public secrets::KeyVault
{
public:
    void keep(const QString &entry, const QByteArray &key, QObject *context,
              base::ThenWork<void> then) override
    {
        if (!isLocked)
            keys.insert(entry, key);
        const auto answer = isLocked ? base::Result<void>(locked()) : base::Result<void>();
        QMetaObject::invokeMethod(
            context, [then, answer] { then(answer); }, Qt::QueuedConnection);
    }
    void read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then) override
    {
        ++reads;
        base::Result<QByteArray> answer = keys.value(entry);
        if (isLocked)
            answer = locked();
        else if (!keys.contains(entry))
            answer = base::failure(base::ErrorCode::NotFound, {});
        if (std::exchange(unlocksNext, false))
            isLocked = false;
        QMetaObject::invokeMethod(
            context, [then, answer] { then(answer); }, Qt::QueuedConnection);
    }
    void forget(const QString &entry, QObject *context, base::ThenWork<void> then) override
    {
        keys.remove(entry);
        QMetaObject::invokeMethod(
            context, [then] { then({}); }, Qt::QueuedConnection);
    }

    QMap<QString, QByteArray> keys;
    bool isLocked = false;
    bool unlocksNext = false; ///< after it was read too early
    int reads = 0;

private:
    static tl::unexpected<base::Error> locked()
    {
        return base::failure(base::ErrorCode::Refused, QStringLiteral("locked"));
    }
};

class FakeDoorStore final : public store::DoorStore
{
public:
    void doors(QObject *context, base::ThenWork<model::DoorsSettings> then) override
    {
        QMetaObject::invokeMethod(
            context, [this, then] { then(kept); }, Qt::QueuedConnection);
    }
    void keepDoors(const model::DoorsSettings &settings, QObject *context, base::ThenWork<void> then) override
    {
        kept = settings;
        QMetaObject::invokeMethod(
            context, [then] { then({}); }, Qt::QueuedConnection);
    }

    model::DoorsSettings kept;
};

/// A door that answers "in" to every request; it records its commands: "open tea", "close".
class NotingDoor final : public adapters::ServedDoor, public adapters::http::Handler
{
public:
    NotingDoor(QString name, QStringList &notes)
        : m_name(std::move(name))
        , m_notes(notes)
    {
    }
    void open(const base::RoomId &room, const QByteArray &token) override
    {
        shownToken = token;
        note(QStringLiteral("open ") + room.value());
    }
    void close() override { note(QStringLiteral("close")); }
    bool disconnectClient(const QString &client) override { return client == m_name + QStringLiteral("-1"); }
    Route routeTo(const QByteArray &) const override { return {.methods = {"GET"}}; }
    void handle(const adapters::http::Request &, adapters::http::Exchange *exchange) override
    {
        exchange->answer({.body = "in"});
    }

    QByteArray shownToken; ///< the token at the last opening

private:
    void note(const QString &what) { m_notes.append(m_name + QLatin1Char(' ') + what); }

    QString m_name;
    QStringList &m_notes;
};

class NotingNetwork final : public adapters::JoinedNetwork
{
public:
    explicit NotingNetwork(QStringList &notes)
        : m_notes(notes)
    {
    }
    void join(const base::RoomId &room, const model::NetworkSettings &network) override
    {
        const QString as = network.speaksAsMe ? QStringLiteral(" as me") : QString();
        m_notes.append(QStringLiteral("join %1 %2").arg(room.value(), network.address.toString()) + as);
    }
    void leave() override { m_notes.append(QStringLiteral("leave")); }
    bool disconnectClient(const QString &) override { return false; }

private:
    QStringList &m_notes;
};

/// A DoorService with recording doors, and everything that it reported.
class DoorsStage : public QObject
{
    Q_OBJECT

public:
    void start()
    {
        using adapters::doors::DoorService;
        service = std::make_unique<DoorService>(DoorService::Needs{.store = store,
                                                                   .vault = vault,
                                                                   .clock = clock,
                                                                   .book = book,
                                                                   .mcp = {mcp, mcp},
                                                                   .firehose = {firehose, firehose},
                                                                   .network = network,
                                                                   .folder = folder});
        connect(service.get(), &ports::DoorPort::doorsChanged, this, [this](const ports::DoorsView &doors) {
            view = doors;
            ++told;
        });
        service->begin();
    }
    /// Sends a command and waits for its answer, success or error.
    template<class Command, class... Args>
    void give(Command command, Args &&...args)
    {
        if (const auto answer = answerOf(*service, command, std::forward<Args>(args)...); !answer)
            errors.append(answer.error());
    }
    void set(const model::DoorsSettings &settings) { give(&ports::DoorPort::setDoors, settings); }

    /// The status of an answer to a request with that token.
    [[nodiscard]] int knock(const model::DoorState &door, const QString &token)
    {
        const QUrl address(door.address);
        QTcpSocket client;
        client.connectToHost(QHostAddress(QHostAddress::LocalHost), quint16(address.port()));
        client.write("GET /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(address.port()) +
                     "\r\nConnection: close\r\nAuthorization: Bearer " + token.toUtf8() + "\r\n\r\n");
        QByteArray answer;
        [&] {
            QTRY_VERIFY((answer += client.readAll()).contains("\r\n\r\n") ||
                        client.error() != QAbstractSocket::UnknownSocketError);
        }();
        return answer.mid(9, 3).toInt();
    }

    /// The entry of its token in the vault.
    [[nodiscard]] QString entry() const { return adapters::doors::DoorToken::entryOf(folder); }

    QString folder = QStringLiteral("/");
    FakeClock clock;
    FakeDoorStore store;
    DoorVault vault;
    QStringList notes;
    NotingDoor mcp{QStringLiteral("mcp"), notes};
    NotingDoor firehose{QStringLiteral("firehose"), notes};
    NotingNetwork network{notes};
    adapters::doors::DoorBook book;
    std::unique_ptr<adapters::doors::DoorService> service;
    ports::DoorsView view;
    int told = 0;
    QList<base::Error> errors;
};

/// The MCP server on any port, for the tea room.
[[nodiscard]] inline model::DoorsSettings openSettings()
{
    model::DoorsSettings settings;
    settings.room = base::RoomId(QStringLiteral("tea"));
    settings.mcp = {.open = true, .port = 0};
    settings.firehose.port = 0;
    return settings;
}

} // namespace studio::tests
