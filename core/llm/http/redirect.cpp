// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/redirect.h"

#include "core/llm/http/origin.h"

namespace studio::llm::http {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestAddress = 2000;
constexpr qsizetype kLongestTold = 200;

bool mayFollow(HttpRequest::Verb verb, int status)
{
    const bool keepsVerb = status == 307 || status == 308;
    return keepsVerb || (verb == HttpRequest::Verb::Get && (status == 301 || status == 302 || status == 303));
}

} // namespace

QUrl redirectTarget(const QUrl &asked, const codec::Headers &headers)
{
    const QByteArray location = headers.value("location").trimmed();
    if (location.isEmpty() || location.size() > kLongestAddress)
        return {};
    const QUrl target = asked.resolved(QUrl(QString::fromUtf8(location), QUrl::StrictMode));
    return target.isValid() && !target.host().isEmpty() ? target : QUrl();
}

std::optional<HttpRequest> redirected(const HttpRequest &asked, int status, const codec::Headers &headers)
{
    const QUrl target = redirectTarget(asked.url, headers);
    if (!mayFollow(asked.verb, status) || !target.isValid() || originOf(asked.url) != originOf(target) ||
        !target.userInfo().isEmpty())
        return std::nullopt;
    HttpRequest again = asked;
    again.url = target;
    return again;
}

QString redirectWords(const QUrl &asked, const codec::Headers &headers)
{
    const QUrl target = redirectTarget(asked, headers);
    if (!target.isValid())
        return u"the server sends us elsewhere, which we do not follow"_s;
    return u"the server sends us to %1, which we do not follow"_s.arg(
        target.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)
            .left(kLongestTold));
}

} // namespace studio::llm::http
