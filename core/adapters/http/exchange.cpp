// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/exchange.h"

#include <QWebSocket>

namespace studio::adapters::http {

// The default for handlers whose routes take no sockets.
void Handler::socketOpened(QWebSocket *socket, const RequestHead &)
{
    socket->abort();
    socket->deleteLater();
}

} // namespace studio::adapters::http
