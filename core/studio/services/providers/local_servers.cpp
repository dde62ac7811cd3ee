// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/local_servers.h"

#include "core/llm/http/fetch.h"
#include "core/llm/http/model_list.h"
#include "core/studio/services/providers/model_listing.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using llm::codec::Headers;
using llm::http::Fetch;
using model::ProviderKind;
using ports::LocalServer;

namespace {

constexpr base::Millis kServerPatience{2000};

QUrl addressAt(int port, const QString &path)
{
    QUrl url(u"http://127.0.0.1"_s);
    url.setPort(port);
    url.setPath(path);
    return url;
}

/// Recognizes a WebSocket door such as aikyo's firehose and ours: it rejects plain requests.
bool wantsWebSocket(int status, const Headers &headers)
{
    return status == kUpgradeRequired || headers.value("upgrade").toLower() == "websocket";
}

} // namespace

/// One port, the request to it, and the server it is if it answers as expected.
struct LocalServers::Question
{
    int port = 0;
    QString path;
    ProviderKind kind = ProviderKind::Compatible;
    LocalServer::What expected = LocalServer::What::Compatible;
};

namespace {

LocalServer::What whoAnswers(const LocalServers::Question &question, const Headers &headers,
                             const QByteArray &body)
{
    if (question.expected != LocalServer::What::LlamaCpp)
        return question.expected;
    return llm::http::isLlamaCpp(headers, body) ? LocalServer::What::LlamaCpp : LocalServer::What::Compatible;
}

LocalServer serverOf(const LocalServers::Question &question, int status, const Headers &headers,
                     const QByteArray &body)
{
    const bool isOllama = question.kind == ProviderKind::Ollama;
    LocalServer server{.what = LocalServer::What::Other,
                       .kind = question.kind,
                       .baseUrl = addressAt(question.port, isOllama ? QString() : u"/v1"_s)};
    const auto models = llm::http::modelsIn(question.kind, body);
    if (wantsWebSocket(status, headers)) {
        server.what = LocalServer::What::OwnFirehose;
    } else if (status == 200 && models) {
        server.what = whoAnswers(question, headers, body);
        server.models = *models;
    }
    return server;
}

} // namespace

LocalServers::LocalServers(llm::http::HttpTransport &transport, base::Clock &clock, const Ports &ports,
                           QObject *parent)
    : QObject(parent)
    , m_transport(transport)
    , m_clock(clock)
{
    ask({ports.ollama, u"/api/tags"_s, ProviderKind::Ollama, LocalServer::What::Ollama});
    ask({ports.lmStudio, u"/v1/models"_s, ProviderKind::Compatible, LocalServer::What::LmStudio});
    ask({ports.llamaCpp, u"/v1/models"_s, ProviderKind::Compatible, LocalServer::What::LlamaCpp});
}

void LocalServers::ask(const Question &question)
{
    llm::http::HttpRequest request;
    request.verb = llm::http::HttpRequest::Verb::Get;
    request.url = addressAt(question.port, question.path);
    request.connectWithin = kServerPatience;
    ++m_open;
    auto *fetch = new Fetch(m_transport, m_clock, request, kServerPatience, this);
    connect(fetch, &Fetch::failed, this, &LocalServers::oneLess);
    connect(fetch, &Fetch::answered, this,
            [this, question](int status, const Headers &headers, const QByteArray &body) {
                Q_EMIT found(serverOf(question, status, headers, body));
                oneLess();
            });
}

void LocalServers::oneLess()
{
    if (--m_open == 0)
        Q_EMIT finished();
}

} // namespace studio::services
