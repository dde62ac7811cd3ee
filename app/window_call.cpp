// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_call.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>

#include <optional>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestCall = 1024 * 1024;
constexpr qsizetype kLongestStartToken = 1024;
constexpr int kPatienceMs = 3000;
const char kTaken = '+';

// A hash, because the path of a socket has at most 107 bytes.
QString socketOf(const QString &folder)
{
    const QString canonical = QFileInfo(folder).canonicalFilePath();
    const QByteArray hash = QCryptographicHash::hash((canonical.isEmpty() ? folder : canonical).toUtf8(),
                                                     QCryptographicHash::Sha256);
    return QDir(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation))
        .filePath(u"companion-studio-%1"_s.arg(QString::fromLatin1(hash.toHex().first(16))));
}

struct ReadCall
{
    QStringList files;
    QString token;
};

// Another version of the program may write something else: that is not taken.
std::optional<ReadCall> callIn(const QByteArray &line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    const QJsonValue files = document.object().value("files"_L1);
    if (!files.isArray())
        return std::nullopt;
    ReadCall call;
    const QJsonArray array = files.toArray();
    for (const QJsonValue &value : array) {
        if (QDir::isAbsolutePath(value.toString()))
            call.files.append(value.toString());
    }
    call.token = document.object().value("token"_L1).toString().left(kLongestStartToken);
    return call;
}

/// With it the desktop lets the first window come to the front, because the user started this program.
QString startToken()
{
    for (const char *name : {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"}) {
        if (const QString token = qEnvironmentVariable(name); !token.isEmpty())
            return token;
    }
    return {};
}

} // namespace

WindowCall::WindowCall(const QString &folder)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &WindowCall::greet);
    const QString name = socketOf(folder);
    QLocalServer::removeServer(name); // of a program that was killed: the caller has the folder
    m_server.listen(name);
}

void WindowCall::greet()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        read(socket);
    }
}

void WindowCall::read(QLocalSocket *socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() > kLongestCall)
            socket->abort();
        return;
    }
    const auto call = callIn(socket->readLine());
    if (call)
        socket->write(&kTaken, 1);
    socket->disconnectFromServer();
    if (call)
        Q_EMIT called(call->files, call->token);
}

WindowCall::Answer WindowCall::handOver(const QString &folder, const QStringList &files)
{
    QLocalSocket socket;
    socket.connectToServer(socketOf(folder));
    if (!socket.waitForConnected(kPatienceMs))
        return Answer::Nobody;
    const QJsonObject call{{u"files"_s, QJsonArray::fromStringList(files)}, {u"token"_s, startToken()}};
    socket.write(QJsonDocument(call).toJson(QJsonDocument::Compact) + '\n');
    while (socket.bytesAvailable() == 0) {
        if (!socket.waitForReadyRead(kPatienceMs))
            return Answer::Silent;
    }
    return socket.read(1) == QByteArray(&kTaken, 1) ? Answer::Taken : Answer::Silent;
}

} // namespace studio::app
