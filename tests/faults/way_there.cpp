// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/way_there.h"

#include "tests/faults/certificates.h"

#include <QNetworkProxyFactory>
#include <QSslConfiguration>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

class OneProxy final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (query.peerHostName() != "behind.invalid"_L1)
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return {QNetworkProxy(QNetworkProxy::HttpCachingProxy, u"127.0.0.1"_s, quint16(query.peerPort()))};
    }
};

} // namespace

void prepareTheWay(const Certificates &certificates)
{
    QNetworkProxyFactory::setApplicationProxyFactory(new OneProxy);
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.addCaCertificate(certificates.authority);
    QSslConfiguration::setDefaultConfiguration(tls);
}

} // namespace studio::tests::faults
