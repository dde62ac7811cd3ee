// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_call.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QStandardPaths>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestCall = 1024 * 1024;
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

QStringList filesIn(const QByteArray &line)
{
    QStringList files;
    const QJsonArray array = QJsonDocument::fromJson(line).array();
    for (const QJsonValue &value : array) {
        if (QDir::isAbsolutePath(value.toString()))
            files.append(value.toString());
    }
    return files;
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
    const QStringList files = filesIn(socket->readLine());
    if (!files.isEmpty())
        socket->write(&kTaken, 1);
    socket->disconnectFromServer();
    if (!files.isEmpty())
        Q_EMIT called(files);
}

bool WindowCall::handOver(const QString &folder, const QStringList &files)
{
    QLocalSocket socket;
    socket.connectToServer(socketOf(folder));
    if (!socket.waitForConnected(kPatienceMs))
        return false;
    socket.write(QJsonDocument(QJsonArray::fromStringList(files)).toJson(QJsonDocument::Compact) + '\n');
    while (socket.bytesAvailable() == 0) {
        if (!socket.waitForReadyRead(kPatienceMs))
            return false;
    }
    return socket.read(1) == QByteArray(&kTaken, 1);
}

} // namespace studio::app
