// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/base_address.h"

#include "core/llm/http/endpoint.h"

#include <QStringList>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using model::ProviderKind;

namespace {

const auto kVersion = u"/v1"_s;

QString withoutSlashes(QString path)
{
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

/// Removes the path after the base, which examples in documentation contain.
QString withoutTail(QString path)
{
    static const QStringList kTails{
        u"/chat/completions"_s, u"/completions"_s, u"/embeddings"_s, u"/responses"_s,
        u"/messages"_s,         u"/models"_s,      u"/chat"_s,       u"/api/generate"_s,
        u"/api/tags"_s,         u"/api/show"_s,    u"/api"_s};
    path = withoutSlashes(path);
    if (const qsizetype models = path.indexOf("/models/"_L1); models >= 0)
        path.truncate(models);
    for (const QString &tail : kTails) {
        if (path.endsWith(tail, Qt::CaseInsensitive))
            path = withoutSlashes(path.chopped(tail.size()));
    }
    return path;
}

bool hasVersion(ProviderKind kind)
{
    return kind == ProviderKind::OpenAi || kind == ProviderKind::OpenAiResponses ||
           kind == ProviderKind::Compatible;
}

} // namespace

QList<QUrl> otherBaseUrls(ProviderKind kind, const QUrl &address)
{
    const QString given = withoutSlashes(address.path(QUrl::FullyEncoded));
    const QString base = withoutTail(given);
    QString bare = base; // without any version
    while (bare.endsWith(kVersion) || bare.endsWith("/v1beta"_L1))
        bare = withoutSlashes(bare.left(bare.lastIndexOf(u'/')));
    QStringList paths;
    if (hasVersion(kind))
        paths = {(base.endsWith(kVersion) ? bare : base) + kVersion, base, bare + kVersion,
                 withoutTail(bare) + kVersion, kVersion};
    else
        paths = {base, bare, QString()};
    paths.removeDuplicates();
    QList<QUrl> others;
    for (const QString &path : std::as_const(paths)) {
        QUrl other = address.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment);
        other.setPath(path, QUrl::TolerantMode);
        if (path != given)
            others.append(other);
    }
    return others;
}

QUrl plainOnThisMachine(const QUrl &address)
{
    if (address.scheme() != "https"_L1 || !isOnThisMachine(address))
        return {};
    QUrl plain = address;
    plain.setScheme(u"http"_s);
    if (plain.port() < 0)
        plain.setPort(443); // the same server
    return plain;
}

} // namespace studio::llm::http
