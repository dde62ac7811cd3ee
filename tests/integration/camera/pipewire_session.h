// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/integration/secrets/keyring_session.h"

#include <QFileInfo>

namespace studio::tests {

/// A PipeWire in a login session of its own. This process joins the session: libraries that it loads later
/// (Qt Multimedia, GStreamer) find only what is started here. The destructor ends it.
class PipeWireSession
{
public:
    /// False, with the reason, if a program for it is not installed.
    [[nodiscard]] bool start()
    {
        if (!m_login.start(KeyringSession::Keyring::None)) {
            m_reason = m_login.reason();
            return false;
        }
        const QProcessEnvironment &environment = m_login.environment();
        for (const char *name :
             {"HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "DBUS_SESSION_BUS_ADDRESS"})
            qputenv(name, environment.value(QString::fromLatin1(name)).toUtf8());
        return startServer(m_pipewire, QStringLiteral("pipewire")) && waitForSocket() &&
               startServer(m_wireplumber, QStringLiteral("wireplumber"));
    }

    ~PipeWireSession()
    {
        for (QProcess *process : {&m_wireplumber, &m_pipewire}) {
            process->kill();
            process->waitForFinished();
        }
    }

    [[nodiscard]] const QProcessEnvironment &environment() const { return m_login.environment(); }
    [[nodiscard]] QString reason() const { return m_reason; }

private:
    bool startServer(QProcess &process, const QString &program)
    {
        process.setProcessEnvironment(m_login.environment());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, {});
        if (process.waitForStarted())
            return true;
        m_reason = QStringLiteral("no %1: %2").arg(program, process.errorString());
        return false;
    }

    bool waitForSocket()
    {
        constexpr int kAttempts = 200;
        constexpr int kBetweenAttempts = 50; // ms
        const QString socket =
            m_login.environment().value(QStringLiteral("XDG_RUNTIME_DIR")) + QStringLiteral("/pipewire-0");
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            if (QFileInfo::exists(socket))
                return true;
            if (m_pipewire.waitForFinished(kBetweenAttempts))
                break;
        }
        m_reason = QStringLiteral("pipewire does not come: ") + QString::fromUtf8(m_pipewire.readAll());
        return false;
    }

    KeyringSession m_login;
    QProcess m_pipewire;
    QProcess m_wireplumber;
    QString m_reason;
};

} // namespace studio::tests
