// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/client_setups.h"

#include "core/base/sentences.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Door = model::Guest::Door;

constexpr QLatin1String kServer("companion-studio");

struct ClientSetups
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ClientSetups)
};

QString written(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented)).trimmed();
}

/// A text in single quotes, which a shell does not expand.
QString quoted(const QString &text) { return u'\'' + QString(text).replace(u'\'', u"'\\''"_s) + u'\''; }

/// A text as a JavaScript literal.
QString literal(const QString &text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.mid(1, array.size() - 2));
}

QString bearer(const DoorAccess &access) { return u"Bearer "_s + access.token; }

QJsonObject withHeaders(QJsonObject server, const DoorAccess &access)
{
    server.insert(u"url"_s, access.mcp);
    if (access.mcpNeedsToken)
        server.insert(u"headers"_s, QJsonObject{{u"Authorization"_s, bearer(access)}});
    return server;
}

QJsonObject under(const QString &key, const QJsonObject &server)
{
    return {{key, QJsonObject{{QString(kServer), server}}}};
}

/// Claude Desktop only starts programs: a bridge from npm connects it to an address.
QString claudeDesktop(const DoorAccess &access)
{
    QJsonArray arguments{u"-y"_s, u"mcp-remote"_s, access.mcp};
    QJsonObject server{{u"command"_s, u"npx"_s}};
    if (access.mcpNeedsToken) { // some systems lose a blank inside an argument
        arguments.append(u"--header"_s);
        arguments.append(u"Authorization:${STUDIO_ACCESS}"_s);
        server.insert(u"env"_s, QJsonObject{{u"STUDIO_ACCESS"_s, bearer(access)}});
    }
    server.insert(u"args"_s, arguments);
    return written(under(u"mcpServers"_s, server));
}

QString claudeCode(const DoorAccess &access)
{
    const QString add = u"claude mcp add --transport http "_s + kServer + u' ' + access.mcp;
    return access.mcpNeedsToken
               ? QString(add + u" --header "_s + quoted(u"Authorization: "_s + bearer(access)))
               : add;
}

QString aiSdk(const DoorAccess &access)
{
    QString text = u"import { createMCPClient } from '@ai-sdk/mcp';\n\n"
                   u"const studio = await createMCPClient({\n"
                   u"  transport: {\n"
                   u"    type: 'http',\n"_s;
    text += u"    url: "_s + literal(access.mcp) + u",\n"_s;
    if (access.mcpNeedsToken)
        text += u"    headers: { Authorization: "_s + literal(bearer(access)) + u" },\n"_s;
    text += u"  },\n});\nconst tools = await studio.tools();"_s;
    return text;
}

/// The server's other entrance: a message from the user, or from a program that speaks as the user.
QString curl(DoorAccess access)
{
    if (access.mcpSpeaksAsMe)
        access.token = access.frontToken;
    QString text = u"curl -H 'Content-Type: application/json'"_s;
    if (access.mcpNeedsToken)
        text += u" -H "_s + quoted(u"Authorization: "_s + bearer(access));
    text += u" -d "_s + quoted(u"{\"from\":\"user\",\"message\":\"Hello\"}"_s);
    return text + u' ' + QUrl(access.mcp).resolved(QUrl(u"/add"_s)).toString();
}

QString socket(const QString &address, const QString &token, bool needsToken)
{
    return needsToken ? QString(address + u"/?token="_s + token) : address;
}

/// For the notices, which come from the port of the MCP server.
QString notices(const DoorAccess &access)
{
    QUrl url(access.mcp);
    url.setScheme(u"ws"_s);
    url.setPath({});
    return socket(url.toString(), access.token, access.mcpNeedsToken);
}

} // namespace

QList<ClientSetup> clientSetups(const DoorAccess &access)
{
    //: %1 is the name of a file
    const auto file = [](const QString &name) {
        return ClientSetups::tr("Add this to the file %1.").arg(name);
    };
    return {
        {u"claude-desktop"_s, u"Claude Desktop"_s,
         //: %1 is the name of a file; a bridge is a small program between two others
         ClientSetups::tr("Add this to the file %1. It starts a bridge from npm, so Node.js is needed.")
             .arg(u"claude_desktop_config.json"_s),
         claudeDesktop(access)},
        {u"claude-code"_s, u"Claude Code"_s, ClientSetups::tr("Run this in a terminal."), claudeCode(access)},
        {u"cursor"_s, u"Cursor"_s, file(u"~/.cursor/mcp.json"_s),
         written(under(u"mcpServers"_s, withHeaders({}, access)))},
        {u"vs-code"_s, u"VS Code"_s, file(u".vscode/mcp.json"_s),
         written(under(u"servers"_s, withHeaders({{u"type"_s, u"http"_s}}, access)))},
        {u"ai-sdk"_s, u"AI SDK"_s, ClientSetups::tr("Add this to your program, in TypeScript or JavaScript."),
         aiSdk(access)},
        {u"notices"_s, ClientSetups::tr("Notifications (WebSocket)"),
         ClientSetups::tr("Address for notifications of new messages."), notices(access)},
        {u"curl"_s, u"curl"_s,
         access.mcpSpeaksAsMe
             ? ClientSetups::tr("Run this in a terminal. It says hello in your name.")
             : ClientSetups::tr("Run this in a terminal. It says hello, marked as a message from a program."),
         curl(access)},
        {u"aikyo"_s, ClientSetups::tr("aikyo front end"),
         //: %1 is an address
         base::joinedSentences(
             {ClientSetups::tr("The address of the firehose, instead of %1.").arg(u"ws://localhost:8080"_s),
              access.firehoseSpeaksAsMe
                  ? QString()
                  : ClientSetups::tr("What you write there is marked as a message from a program, "
                                     "unless programs may speak as you through the firehose.")}),
         socket(access.firehose, access.firehoseSpeaksAsMe ? access.frontToken : access.token,
                access.firehoseNeedsToken),
         Door::Firehose},
    };
}

} // namespace studio::ui
