// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/doors/client_setups.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_client_setups {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::ClientSetup;
using ui::DoorAccess;

namespace {

DoorAccess access(bool needsToken = true)
{
    return {.mcp = u"http://127.0.0.1:3001/mcp"_s,
            .firehose = u"ws://127.0.0.1:8081"_s,
            .token = u"s3cret"_s,
            .mcpNeedsToken = needsToken,
            .firehoseNeedsToken = needsToken};
}

QString textOf(const QString &id, const DoorAccess &access)
{
    const QList<ClientSetup> all = ui::clientSetups(access);
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const ClientSetup &one) { return one.id == id; });
    return found == all.end() ? QString() : found->text;
}

QJsonObject jsonOf(const QString &id, const DoorAccess &access)
{
    return QJsonDocument::fromJson(textOf(id, access).toUtf8()).object();
}

} // namespace

/// The texts that users paste into other programs.
class ClientSetupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyProgramHasANameAndAPlaceForItsText()
    {
        const QList<ClientSetup> all = ui::clientSetups(access());

        QCOMPARE(all.size(), 8);
        for (const ClientSetup &one : all) {
            QVERIFY2(!one.name.isEmpty() && !one.where.isEmpty() && !one.text.isEmpty(), qPrintable(one.id));
            QVERIFY2(one.text.contains(u"s3cret"_s), qPrintable(one.id));
        }
    }

    void nothingOfTheTokenIsThereWhereNoneIsNeeded()
    {
        const QList<ClientSetup> all = ui::clientSetups(access(false));

        for (const ClientSetup &one : all) {
            QVERIFY2(!one.text.contains(u"s3cret"_s), qPrintable(one.text));
            QVERIFY2(!one.text.contains(u"Bearer"_s), qPrintable(one.text));
        }
    }

    void cursorAndVsCodeGetAnAddressWithAHeader()
    {
        const QJsonObject cursor =
            jsonOf(u"cursor"_s, access())[u"mcpServers"_s][u"companion-studio"_s].toObject();
        const QJsonObject code =
            jsonOf(u"vs-code"_s, access())[u"servers"_s][u"companion-studio"_s].toObject();

        QCOMPARE(cursor[u"url"_s].toString(), u"http://127.0.0.1:3001/mcp"_s);
        QCOMPARE(cursor[u"headers"_s][u"Authorization"_s].toString(), u"Bearer s3cret"_s);
        QCOMPARE(code[u"type"_s].toString(), u"http"_s);
        QCOMPARE(code[u"url"_s], cursor[u"url"_s]);
        QCOMPARE(code[u"headers"_s], cursor[u"headers"_s]);
    }

    void claudeDesktopStartsABridge()
    {
        const QJsonObject server =
            jsonOf(u"claude-desktop"_s, access())[u"mcpServers"_s][u"companion-studio"_s].toObject();

        QCOMPARE(server[u"command"_s].toString(), u"npx"_s);
        QCOMPARE(server[u"args"_s].toArray(),
                 (QJsonArray{u"-y"_s, u"mcp-remote"_s, u"http://127.0.0.1:3001/mcp"_s, u"--header"_s,
                             u"Authorization:${STUDIO_ACCESS}"_s}));
        QCOMPARE(server[u"env"_s][u"STUDIO_ACCESS"_s].toString(), u"Bearer s3cret"_s);
    }

    void linesForATerminalAreQuoted()
    {
        DoorAccess odd = access();
        odd.token = u"it's"_s;

        QCOMPARE(textOf(u"claude-code"_s, access()),
                 u"claude mcp add --transport http companion-studio http://127.0.0.1:3001/mcp --header "
                 u"'Authorization: Bearer s3cret'"_s);
        QVERIFY(textOf(u"curl"_s, odd).contains(uR"('Authorization: Bearer it'\''s')"_s));
        QVERIFY(textOf(u"curl"_s, access()).endsWith(u" http://127.0.0.1:3001/add"_s));
    }

    void socketsHaveTheTokenInTheirAddress()
    {
        QCOMPARE(textOf(u"aikyo"_s, access()), u"ws://127.0.0.1:8081/?token=s3cret"_s);
        QCOMPARE(textOf(u"aikyo"_s, access(false)), u"ws://127.0.0.1:8081"_s);
        QCOMPARE(textOf(u"notices"_s, access()), u"ws://127.0.0.1:3001/?token=s3cret"_s);
    }

    void programsGetAValidText()
    {
        DoorAccess odd = access();
        odd.token = u"a\"b"_s;

        QVERIFY(textOf(u"ai-sdk"_s, odd).contains(uR"("Bearer a\"b")"_s));
        QCOMPARE(
            jsonOf(u"cursor"_s, odd)[u"mcpServers"_s][u"companion-studio"_s][u"headers"_s][u"Authorization"_s]
                .toString(),
            u"Bearer a\"b"_s);
    }
};

SUITE_TEST(QApplication, ClientSetupsTest)

} // namespace tst_client_setups

#include "tst_client_setups.moc"
