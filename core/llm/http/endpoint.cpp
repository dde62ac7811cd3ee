// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/endpoint.h"

#include "core/llm/codec/anthropic_stream.h"
#include "core/llm/codec/gemini_stream.h"
#include "core/llm/codec/habits.h"
#include "core/llm/codec/ollama_stream.h"
#include "core/llm/codec/openai_chat_stream.h"
#include "core/llm/codec/openai_responses_stream.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <algorithm>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using codec::CallOptions;
using codec::ChatFlavour;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Endpoint)
};

/// Link-local addresses and a few more: they serve no models, but cloud machines' secrets.
bool isForMachinesOnly(QString host)
{
    while (host.endsWith(u'.')) // a final dot names the same host
        host.chop(1);
    static const QStringList kNames{u"metadata.google.internal"_s, u"metadata.goog"_s, u"instance-data"_s};
    static const QStringList kAddresses{u"fd00:ec2::254"_s, u"fd20:ce::254"_s, u"100.100.100.200"_s,
                                        u"192.0.0.192"_s, u"168.63.129.16"_s};
    if (kNames.contains(host))
        return true;
    const QHostAddress address(host);
    const bool isListed = std::any_of(kAddresses.begin(), kAddresses.end(), [&address](const QString &one) {
        return address.isEqual(QHostAddress(one), QHostAddress::TolerantConversion);
    });
    return !address.isNull() &&
           (isListed || address.isLinkLocal() || address.isInSubnet(QHostAddress(u"169.254.0.0"_s), 16));
}

QString pathOf(ProviderKind kind, const CallOptions &options)
{
    switch (kind) {
    case ProviderKind::OpenAi:
    case ProviderKind::Compatible: return u"/chat/completions"_s;
    case ProviderKind::OpenAiResponses: return u"/responses"_s;
    case ProviderKind::Anthropic: return u"/v1/messages"_s;
    case ProviderKind::Gemini: {
        // Google's own list contains such names.
        const QString name = options.model.startsWith("models/"_L1) ? options.model.mid(7) : options.model;
        const QString model = QString::fromLatin1(QUrl::toPercentEncoding(name));
        return u"/v1beta/models/%1:streamGenerateContent"_s.arg(model);
    }
    case ProviderKind::Ollama: return u"/api/chat"_s;
    }
    return {};
}

/// The given base, with or without a slash, even if it ends in the beginning of the path.
QUrl addressAt(const Endpoint &endpoint, const QString &path, const QString &query)
{
    QString base = endpoint.baseUrl.path(QUrl::FullyEncoded);
    while (base.endsWith(u'/'))
        base.chop(1);
    for (const QString &version : {u"/v1"_s, u"/v1beta"_s, u"/api"_s}) {
        if (base.endsWith(version) && path.startsWith(version + u'/'))
            base.chop(version.size());
    }
    QUrl url = endpoint.baseUrl;
    url.setPath(base + path, QUrl::TolerantMode);
    if (!query.isEmpty())
        url.setQuery(query);
    return url;
}

QUrl addressOf(const Endpoint &endpoint, const CallOptions &options)
{
    return addressAt(endpoint, pathOf(endpoint.kind, options),
                     endpoint.kind == ProviderKind::Gemini ? u"alt=sse"_s : QString());
}

QUrl listAddressOf(const Endpoint &endpoint)
{
    switch (endpoint.kind) {
    case ProviderKind::Anthropic: return addressAt(endpoint, u"/v1/models"_s, u"limit=1000"_s);
    case ProviderKind::Gemini: return addressAt(endpoint, u"/v1beta/models"_s, u"pageSize=1000"_s);
    case ProviderKind::Ollama: return addressAt(endpoint, u"/api/tags"_s, {});
    case ProviderKind::OpenAi:
    case ProviderKind::OpenAiResponses:
    case ProviderKind::Compatible: break;
    }
    return addressAt(endpoint, u"/models"_s, {});
}

QList<std::pair<QByteArray, QByteArray>> headersFor(const Endpoint &endpoint)
{
    QList<std::pair<QByteArray, QByteArray>> headers{{"Accept", "text/event-stream, application/json"}};
    if (endpoint.kind == ProviderKind::Anthropic)
        headers.emplaceBack("anthropic-version", "2023-06-01");
    if (endpoint.key.isEmpty())
        return headers;
    if (endpoint.kind == ProviderKind::Anthropic)
        headers.emplaceBack("x-api-key", endpoint.key);
    else if (endpoint.kind == ProviderKind::Gemini)
        headers.emplaceBack("x-goog-api-key", endpoint.key);
    else
        headers.emplaceBack("Authorization", "Bearer " + endpoint.key);
    return headers;
}

QByteArray bodyFor(ProviderKind kind, const ModelRequest &request, const CallOptions &options)
{
    switch (kind) {
    case ProviderKind::OpenAi: return codec::openAiChatBody(request, options, ChatFlavour::OpenAi);
    case ProviderKind::Compatible: return codec::openAiChatBody(request, options, ChatFlavour::Compatible);
    case ProviderKind::OpenAiResponses: return codec::openAiResponsesBody(request, options);
    case ProviderKind::Anthropic: return codec::anthropicBody(request, options);
    case ProviderKind::Gemini: return codec::geminiBody(request, options);
    case ProviderKind::Ollama: return codec::ollamaBody(request, options);
    }
    return {};
}

} // namespace

base::Result<QUrl> checkedBaseUrl(const QString &address)
{
    const auto refused = [&address](const QString &text) {
        return base::failure(ErrorCode::InvalidInput, text, QUrl(address).toString(QUrl::RemoveUserInfo));
    };
    const QUrl url(address.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || (url.scheme() != "https"_L1 && url.scheme() != "http"_L1) || url.host().isEmpty())
        return refused(Words::tr("Enter an address that starts with https:// or http://."));
    if (!url.userInfo().isEmpty())
        return refused(
            Words::tr("Leave user name and password out of the address. Enter the key in its own field."));
    if (url.hasQuery() || url.hasFragment())
        return refused(Words::tr("Leave out ? or # and everything after it."));
    if (isForMachinesOnly(url.host()))
        return refused(Words::tr("This address is reserved for cloud machines and has no model."));
    return url;
}

bool isOnThisMachine(const QUrl &address)
{
    const QString host = address.host();
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

HttpRequest requestFor(const Endpoint &endpoint, const ModelRequest &request, const CallOptions &options)
{
    HttpRequest made;
    made.url = addressOf(endpoint, options);
    made.headers = headersFor(endpoint);
    made.body = bodyFor(endpoint.kind, codec::adapted(request, options.habits), codec::adapted(options));
    return made;
}

HttpRequest listRequestFor(const Endpoint &endpoint)
{
    HttpRequest made;
    made.verb = HttpRequest::Verb::Get;
    made.url = listAddressOf(endpoint);
    made.headers = headersFor(endpoint);
    return made;
}

std::unique_ptr<codec::StreamDecoder> decoderFor(ProviderKind kind)
{
    switch (kind) {
    case ProviderKind::OpenAi:
    case ProviderKind::Compatible: return std::make_unique<codec::OpenAiChatStream>();
    case ProviderKind::OpenAiResponses: return std::make_unique<codec::OpenAiResponsesStream>();
    case ProviderKind::Anthropic: return std::make_unique<codec::AnthropicStream>();
    case ProviderKind::Gemini: return std::make_unique<codec::GeminiStream>();
    case ProviderKind::Ollama: return std::make_unique<codec::OllamaStream>();
    }
    return nullptr;
}

} // namespace studio::llm::http
