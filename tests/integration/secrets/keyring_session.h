// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

namespace studio::tests {

/// A login session of its own: a D-Bus and a home that nobody else uses, with an unlocked gnome-keyring or
/// none. Programs are started inside it. The destructor ends it.
class KeyringSession
{
public:
    enum class Keyring { Unlocked, None };

    /// False, with the reason, if the programs for it are not installed.
    [[nodiscard]] bool start(Keyring keyring)
    {
        m_environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            m_environment.insert(QString::fromLatin1(name), m_folder.path());
        // Variables that lead out of it.
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP", "GNOME_KEYRING_CONTROL",
                                 "DBUS_SESSION_BUS_ADDRESS"})
            m_environment.remove(QString::fromLatin1(name));
        if (!startBus())
            return false;
        return keyring == Keyring::None || startKeyring();
    }

    ~KeyringSession()
    {
        for (QProcess *process : {&m_keyring, &m_bus}) {
            process->kill();
            process->waitForFinished();
        }
    }

    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }
    [[nodiscard]] QString reason() const { return m_reason; }

private:
    static constexpr int kAttempts = 200;
    static constexpr int kBetweenAttempts = 50; // ms

    // Without a folder of services: nothing starts on it unless we start it.
    bool startBus()
    {
        const QString configuration = m_folder.filePath(QStringLiteral("bus.conf"));
        QFile file(configuration);
        if (!file.open(QIODevice::WriteOnly))
            return fail(file.errorString());
        file.write("<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\""
                   " \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">\n"
                   "<busconfig><type>session</type><keep_umask/><listen>unix:dir=" +
                   m_folder.path().toUtf8() +
                   "</listen><auth>EXTERNAL</auth>"
                   "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
                   "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>\n");
        file.close();
        m_bus.setProcessEnvironment(m_environment);
        m_bus.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--config-file=") + configuration, QStringLiteral("--nofork"),
                     QStringLiteral("--print-address=1")});
        if (!m_bus.waitForStarted() || !m_bus.waitForReadyRead())
            return fail(QStringLiteral("no dbus-daemon: ") + m_bus.errorString());
        m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"),
                             QString::fromUtf8(m_bus.readLine()).trimmed());
        return true;
    }

    // The empty password creates and unlocks the keyring `login` without a dialog.
    bool startKeyring()
    {
        m_keyring.setProcessEnvironment(m_environment);
        m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                        {QStringLiteral("--foreground"), QStringLiteral("--unlock"),
                         QStringLiteral("--components=secrets")});
        if (!m_keyring.waitForStarted())
            return fail(QStringLiteral("no gnome-keyring-daemon: ") + m_keyring.errorString());
        m_keyring.write("\n");
        m_keyring.closeWriteChannel();
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            if (isKeyringOnBus())
                return true;
            m_keyring.waitForFinished(kBetweenAttempts);
        }
        return fail(QStringLiteral("gnome-keyring-daemon does not come: ") +
                    QString::fromUtf8(m_keyring.readAllStandardError()));
    }

    [[nodiscard]] bool isKeyringOnBus() const
    {
        QProcess ask;
        ask.setProcessEnvironment(m_environment);
        ask.start(QStringLiteral("dbus-send"),
                  {QStringLiteral("--session"), QStringLiteral("--print-reply"),
                   QStringLiteral("--dest=org.freedesktop.DBus"), QStringLiteral("/"),
                   QStringLiteral("org.freedesktop.DBus.NameHasOwner"),
                   QStringLiteral("string:org.freedesktop.secrets")});
        return ask.waitForFinished() && ask.readAllStandardOutput().contains("boolean true");
    }

    bool fail(const QString &reason)
    {
        m_reason = reason;
        return false;
    }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    QProcess m_bus;
    QProcess m_keyring;
    QString m_reason;
};

} // namespace studio::tests
