// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/origin.h"

namespace studio::llm::http {

using namespace Qt::StringLiterals;

QString originOf(const QUrl &address)
{
    const QString scheme = address.scheme().toLower();
    QString host = address.host(QUrl::FullyEncoded).toLower();
    if (host.contains(u':'))
        host = u'[' + host + u']';
    return u"%1://%2:%3"_s.arg(scheme, host).arg(address.port(scheme == "https"_L1 ? 443 : 80));
}

QString originText(const QString &origin)
{
    for (const auto &[scheme, port] :
         {std::pair("https://"_L1, ":443"_L1), std::pair("http://"_L1, ":80"_L1)}) {
        if (origin.startsWith(scheme) && origin.endsWith(port))
            return origin.chopped(port.size());
    }
    return origin;
}

} // namespace studio::llm::http
