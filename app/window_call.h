// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

class QLocalSocket;

namespace studio::app {

/// How a second start of the program hands the files that a desktop opens to the window that has the data
/// folder already. It carries names of files and nothing else, between programs of one user on one computer;
/// it is not a door for other programs. On the main thread.
class WindowCall : public QObject
{
    Q_OBJECT

public:
    /// Listens for that data folder from now on. If that fails, later starts say that the folder is taken.
    explicit WindowCall(const QString &folder);

    /// Hands the files to the window that listens for that folder; false if no window took them. Waits for at
    /// most a few seconds, so call it before there is a window.
    [[nodiscard]] static bool handOver(const QString &folder, const QStringList &files);

Q_SIGNALS:
    void called(const QStringList &files); ///< absolute paths, at least one

private:
    void greet();
    void read(QLocalSocket *socket);

    QLocalServer m_server;
};

} // namespace studio::app
