// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include <QByteArray>
#include <QFile>
#include <QLibrary>
#include <QString>

namespace studio::app {

namespace {

// As declared in xcb.h; the library is present wherever Qt can talk to an X server.
using Connect = void *(*)(const char *, int *);
using HasError = int (*)(void *);
using Disconnect = void (*)(void *);

bool xServerAnswers()
{
    QLibrary xcb(QStringLiteral("xcb"), 1);
    const auto connect = reinterpret_cast<Connect>(xcb.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<HasError>(xcb.resolve("xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<Disconnect>(xcb.resolve("xcb_disconnect"));
    if (!connect || !hasError || !disconnect)
        return false;
    void *connection = connect(nullptr, nullptr);
    const bool answers = hasError(connection) == 0;
    disconnect(connection);
    return answers;
}

bool waylandAnswers()
{
    const QByteArray name = qgetenv("WAYLAND_DISPLAY");
    if (name.isEmpty())
        return false;
    const QString path = QString::fromLocal8Bit(name);
    return QFile::exists(
        path.startsWith(QLatin1Char('/')) ? path : qEnvironmentVariable("XDG_RUNTIME_DIR") + u'/' + path);
}

} // namespace

bool hasDisplay()
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    if (!platform.isEmpty() && !platform.startsWith("xcb") && !platform.startsWith("wayland"))
        return true;
    return waylandAnswers() || (!qEnvironmentVariableIsEmpty("DISPLAY") && xServerAnswers());
}

} // namespace studio::app
