// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/link_facts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QString encoded(const QString &host)
{
    return QString::fromLatin1(QUrl::toAce(host, QUrl::IgnoreIDNWhitelist));
}

QString decoded(const QString &host) { return QUrl::fromAce(host.toLatin1(), QUrl::IgnoreIDNWhitelist); }

// "www.example.com" and "example.com" count as the same host.
QString comparable(const QString &host)
{
    QString same = encoded(host).toLower();
    if (same.startsWith("www."_L1))
        same.remove(0, 4);
    return same;
}

// The host that the words name: "https://example.com/a", "example.com"; empty for ordinary words.
QString hostNamedIn(const QString &words)
{
    static const QRegularExpression named(
        uR"(^\s*(?:https?://)?(?:[^\s/@]*@)?((?:[\w\-]+\.)+[^\W\d_]{2,})(?::\d+)?(?:[/?#]\S*)?\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return named.match(words.left(300)).captured(1);
}

} // namespace

LinkFacts linkFacts(const QUrl &address, const QString &words)
{
    LinkFacts facts;
    const QString ace = encoded(address.host(QUrl::FullyEncoded));
    const QString host = ace.isEmpty() ? address.host() : ace; // an IPv6 address has no encoded form
    facts.host = decoded(host);
    if (facts.host.isEmpty())
        facts.host = host;
    if (facts.host != host)
        facts.encodedHost = host;
    facts.isEncrypted = address.scheme().compare("https"_L1, Qt::CaseInsensitive) == 0;
    const int usual = facts.isEncrypted ? 443 : 80;
    if (address.port(usual) != usual)
        facts.host += u':' + QString::number(address.port());
    facts.userName = address.userInfo(QUrl::FullyEncoded);
    facts.address = QString::fromLatin1(address.toEncoded(QUrl::FullyEncoded));
    const QString named = hostNamedIn(words);
    if (!named.isEmpty() && comparable(named) != comparable(host))
        facts.claimedHost = named;
    return facts;
}

} // namespace studio::ui
