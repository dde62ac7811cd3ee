// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_places.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::KeyPlace;
using model::ProviderKind;
using What = ports::LocalServer::What;

namespace {

struct ProviderPlaces
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ProviderPlaces)
};

ProviderPlace account(const QString &name, ProviderKind kind, const QString &address)
{
    return {
        {.name = name, .kind = kind, .baseUrl = QUrl(address), .keyPlace = KeyPlace::Keychain, .model = {}},
        {}};
}

QString serverName(const ports::LocalServer &server)
{
    switch (server.what) {
    case What::Ollama: return u"Ollama"_s;
    case What::LmStudio: return u"LM Studio"_s;
    case What::LlamaCpp: return u"llama.cpp"_s;
    case What::OwnFirehose: return ProviderPlaces::tr("Firehose of Companion Studio");
    case What::Compatible: return ProviderPlaces::tr("Server on port %1").arg(server.baseUrl.port(80));
    case What::Other: return ProviderPlaces::tr("Unknown server");
    }
    return {};
}

/// Of this machine or its own network, where servers of models have no certificate.
bool isNearby(const QString &host)
{
    static const QRegularExpression nearby(
        uR"(^([^.:]*|.*\.(local|lan|home\.arpa|localhost)|(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+|\[(::1|f[cd].*|fe80.*)\])$)"_s);
    return nearby.match(host).hasMatch();
}

} // namespace

QList<ProviderPlace> accountPlaces()
{
    return {
        account(u"OpenAI"_s, ProviderKind::OpenAi, u"https://api.openai.com/v1"_s),
        account(u"Anthropic"_s, ProviderKind::Anthropic, u"https://api.anthropic.com"_s),
        account(u"Google Gemini"_s, ProviderKind::Gemini, u"https://generativelanguage.googleapis.com"_s),
        account(u"OpenRouter"_s, ProviderKind::Compatible, u"https://openrouter.ai/api/v1"_s),
        account(u"Groq"_s, ProviderKind::Compatible, u"https://api.groq.com/openai/v1"_s),
        account(u"DeepSeek"_s, ProviderKind::Compatible, u"https://api.deepseek.com/v1"_s),
    };
}

ProviderPlace otherPlace() { return account({}, ProviderKind::Compatible, {}); }

ProviderPlace placeOf(const ports::LocalServer &server)
{
    return {{.name = serverName(server), .kind = server.kind, .baseUrl = server.baseUrl, .model = {}},
            server.models};
}

bool givesModels(What what) { return what != What::OwnFirehose && what != What::Other; }

QString shortAddress(const QUrl &url)
{
    const int port = url.port();
    const QString host = url.host().contains(u':') ? u'[' + url.host() + u']' : url.host();
    return port < 0 ? host : u"%1:%2"_s.arg(host).arg(port);
}

QString foundText(const ports::LocalServer &server)
{
    const QString where = shortAddress(server.baseUrl);
    if (server.what == What::OwnFirehose)
        return ProviderPlaces::tr("At %1: sends events to other programs. Not a model.").arg(where);
    if (server.what == What::Other)
        return ProviderPlaces::tr("At %1, without a model list.").arg(where);
    return server.models.isEmpty()
               ? ProviderPlaces::tr("At %1, without a model. Load a model there first.").arg(where)
               : ProviderPlaces::tr("At %1, with %n model(s)", nullptr, int(server.models.size())).arg(where);
}

QString completedAddress(const QString &typed)
{
    static const QRegularExpression address(
        uR"(^(?<host>[A-Za-z0-9](?:[A-Za-z0-9-]|\.(?!\.))*|\[[0-9A-Fa-f:]+\])(?<port>:\d{1,5})?(?:/\S*)?$)"_s);
    const QString text = typed.trimmed();
    const QRegularExpressionMatch match = address.match(text);
    const QString host = match.captured(u"host").toLower();
    const bool isPlainWord = !host.contains(u'.') && !host.startsWith(u'[') && host != "localhost"_L1;
    if (!match.hasMatch() || (isPlainWord && match.capturedLength(u"port") == 0))
        return text;
    return (isNearby(host) ? "http://"_L1 : "https://"_L1) + text;
}

QString freeName(const QString &name, const QStringList &taken)
{
    QString free = name;
    for (int number = 2; !name.isEmpty() && taken.contains(free, Qt::CaseInsensitive); ++number)
        free = u"%1 %2"_s.arg(name).arg(number);
    return free;
}

bool isOnThisMachine(const QUrl &url)
{
    const QString host = url.host(); // QUrl normalises it to lower case, and 127.1 to its full form
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) || host == "::1"_L1 ||
           (host.startsWith("127."_L1) && host.count(u'.') == 3 && host.back().isDigit());
}

} // namespace studio::ui
