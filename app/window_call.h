// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

class QLocalSocket;

namespace studio::app {

/// How a second start of the program calls the window that has the data folder already: that window comes to
/// the front and opens the files that the desktop wants opened. It carries names of files and the desktop's
/// token for the start, between programs of one user on one computer; it is not a door for other programs. On
/// the main thread.
class WindowCall : public QObject
{
    Q_OBJECT

public:
    /// Listens for that data folder from now on. If that fails, later starts say that the folder is taken.
    explicit WindowCall(const QString &folder);

    [[nodiscard]] QString address() const { return m_server.fullServerName(); } ///< of the socket

    enum class Answer {
        Taken,
        Nobody, ///< no window listens
        Silent, ///< a window listens, but it hangs or is of another version
    };
    /// Calls the window that listens for that folder, with the files, if there are any. Waits for at most a
    /// few seconds, so call it before there is a window.
    [[nodiscard]] static Answer handOver(const QString &folder, const QStringList &files);

Q_SIGNALS:
    /// The window should come to the front and open these files (absolute paths), if there are any. The token
    /// allows it to come to the front; empty: the desktop gave none.
    void called(const QStringList &files, const QString &token);

private:
    void greet();
    void read(QLocalSocket *socket);

    QLocalServer m_server;
};

} // namespace studio::app
