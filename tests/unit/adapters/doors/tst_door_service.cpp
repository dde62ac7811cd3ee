// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/door_token.h"
#include "tests/support/suite.h"
#include "tests/unit/adapters/doors/doors_stage.h"

#include <QDir>
#include <QTcpServer>
#include <QTemporaryDir>

namespace tst_door_service {

using namespace studio;
using namespace studio::tests;
using model::DoorState;

class DoorServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsOpenUntilTheUserWantsIt()
    {
        DoorsStage stage;
        stage.start();

        const auto doors = answerOf<ports::DoorsView>(*stage.service, &ports::DoorPort::readDoors);

        QCOMPARE(doors, ports::DoorsView{});
        QCOMPARE(stage.view, ports::DoorsView{});
        QVERIFY(stage.notes.isEmpty());
        QCOMPARE(stage.vault.reads, 0); // reading may ask for a password
    }

    void anOpenDoorLeadsToItsRoomForWhoeverHasTheToken()
    {
        DoorsStage stage;
        stage.start();

        stage.set(openSettings());

        QCOMPARE(stage.view.mcp.stage, DoorState::Stage::Open);
        QVERIFY(stage.view.mcp.address.startsWith(QStringLiteral("http://127.0.0.1:")));
        QVERIFY(stage.view.mcp.address.endsWith(QStringLiteral("/mcp")));
        QCOMPARE(stage.view.token.size(), 43);
        QVERIFY(stage.view.tokenKept);
        QCOMPARE(stage.vault.keys.value(stage.entry()), stage.view.token.toUtf8());
        QCOMPARE(stage.store.kept, openSettings());
        QCOMPARE(stage.notes, QStringList{QStringLiteral("mcp open tea")});
        QCOMPARE(stage.knock(stage.view.mcp, stage.view.token), 200);
        QCOMPARE(stage.knock(stage.view.mcp, QStringLiteral("other")), 401);
    }

    void whatWasOpenIsOpenedWithTheNextStart()
    {
        DoorsStage stage;
        stage.store.kept = openSettings();
        stage.vault.keys.insert(stage.entry(), QByteArray(43, 't'));

        stage.start();

        QTRY_COMPARE(stage.view.mcp.stage, DoorState::Stage::Open);
        QCOMPARE(stage.view.token, QString(43, QLatin1Char('t')));
    }

    void withoutAKeychainTheTokenIsNewWithEachStart()
    {
        DoorsStage stage;
        stage.vault.isLocked = true;
        stage.start();
        stage.set(openSettings());
        const QString first = stage.view.token;
        const bool isFirstKept = stage.view.tokenKept;

        stage.start();

        QTRY_VERIFY(!stage.view.token.isEmpty() && stage.view.token != first);
        QVERIFY(!isFirstKept);
        QVERIFY(!stage.view.tokenKept);
        QCOMPARE(stage.view.token.size(), 43);
        QCOMPARE(stage.knock(stage.view.mcp, stage.view.token), 200);
    }

    void aTokenThatCannotBeReadIsNotWrittenOver()
    {
        DoorsStage stage;
        stage.vault.keys.insert(stage.entry(), QByteArray(43, 't'));
        stage.vault.isLocked = true;
        stage.vault.unlocksNext = true; // the user types the password, too late for the answer
        stage.start();

        stage.set(openSettings());

        QVERIFY(!stage.view.tokenKept);
        QVERIFY(stage.view.token != QString(43, QLatin1Char('t')));
        QCOMPARE(stage.knock(stage.view.mcp, stage.view.token), 200);
        QCOMPARE(stage.vault.keys.value(stage.entry()), QByteArray(43, 't'));
    }

    // Each of the 256 bits has a history of its own over 128 tokens: no bit is constant, no two bits are
    // equal. Chance alone breaks that in less than one run of 10^33.
    void everyBitOfATokenIsDrawn()
    {
        constexpr int kTokens = 128;
        constexpr int kBits = 256;
        QList<QByteArray> histories(kBits, QByteArray(kTokens, '0'));

        for (int token = 0; token < kTokens; ++token) {
            const auto bytes = QByteArray::fromBase64Encoding(adapters::doors::DoorToken::make(),
                                                              QByteArray::Base64UrlEncoding |
                                                                  QByteArray::AbortOnBase64DecodingErrors);
            QVERIFY(bytes);
            QCOMPARE((*bytes).size(), kBits / 8);
            for (int bit = 0; bit < kBits; ++bit) {
                if (uchar((*bytes).at(bit / 8)) >> (bit % 8) & 1)
                    histories[bit][token] = '1';
            }
        }

        const QSet<QByteArray> different(histories.cbegin(), histories.cend());
        QCOMPARE(different.size(), kBits);
        QVERIFY(!different.contains(QByteArray(kTokens, '0')));
        QVERIFY(!different.contains(QByteArray(kTokens, '1')));
    }

    void twoFoldersDoNotShareAToken()
    {
        const QTemporaryDir one;
        const QTemporaryDir other;
        DoorsStage stage;
        stage.folder = one.path();
        stage.start();
        stage.set(openSettings());
        const QString first = stage.view.token;

        stage.folder = other.path();
        stage.start();
        stage.set(openSettings());
        const QString second = stage.view.token;
        stage.folder = one.path() + QLatin1String("/../") + QDir(one.path()).dirName();
        stage.start();
        stage.set(openSettings());

        QVERIFY(second != first);
        QCOMPARE(stage.view.token, first);
    }

    void twoDoorsNeedTwoPorts()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        settings.mcp.port = 4000;
        settings.firehose = {.open = true, .port = 4000};

        stage.set(settings);

        QCOMPARE(stage.errors.size(), 1);
        QCOMPARE(stage.errors.first().code, base::ErrorCode::InvalidInput);
        QVERIFY(stage.notes.isEmpty());
    }

    void noTokenOfAnotherNetworkIsToldWithAnError()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        settings.network = {.joined = true,
                            .address = QUrl(QStringLiteral("ws://me:theirs@net/?token=theirs"))};

        stage.set(settings);

        QCOMPARE(stage.errors.size(), 1);
        QVERIFY(!stage.errors.first().detail.contains(QLatin1String("theirs")));
    }

    void eachSwitchIsSeenOnTheWire()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        stage.set(settings);
        QCOMPARE(stage.knock(stage.view.mcp, {}), 401);

        settings.mcp.needsToken = false;
        stage.set(settings);
        QCOMPARE(stage.knock(stage.view.mcp, {}), 200);
        settings.mcp.needsToken = true;
        stage.set(settings);
        QCOMPARE(stage.knock(stage.view.mcp, {}), 401);
        const DoorState before = stage.view.mcp;
        settings.mcp.open = false;
        stage.set(settings);

        QCOMPARE(stage.knock(before, stage.view.token), 0);
        QCOMPARE(stage.view.mcp, DoorState{});
    }

    void aNewTokenIsTheOnlyOne()
    {
        DoorsStage stage;
        stage.start();
        stage.set(openSettings());
        const QString old = stage.view.token;

        stage.give(&ports::DoorPort::renewToken);

        QVERIFY(stage.view.token != old);
        QCOMPARE(stage.vault.keys.value(stage.entry()), stage.view.token.toUtf8());
        QCOMPARE(stage.knock(stage.view.mcp, old), 401);
        QCOMPARE(stage.knock(stage.view.mcp, stage.view.token), 200);
    }

    void aTakenPortIsToldWithOneThatIsFree()
    {
        DoorsStage stage;
        stage.start();
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress(QHostAddress::LocalHost)));
        model::DoorsSettings settings = openSettings();
        settings.mcp.port = other.serverPort();

        stage.set(settings);
        const DoorState taken = stage.view.mcp;
        other.close();
        stage.set(settings);

        QCOMPARE(taken.stage, DoorState::Stage::PortTaken);
        QVERIFY(taken.freePort > settings.mcp.port);
        QVERIFY(taken.trouble.contains(QString::number(settings.mcp.port)));
        QVERIFY(stage.errors.isEmpty());
        QCOMPARE(stage.view.mcp.stage, DoorState::Stage::Open);
    }

    void anotherRoomClosesTheDoorFirst()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        stage.set(settings);
        stage.book.clientChanged({.id = QStringLiteral("mcp-1")});

        settings.room = base::RoomId(QStringLiteral("attic"));
        stage.set(settings);
        const auto clients = stage.view.clients;
        settings.room.reset();
        stage.set(settings);

        QCOMPARE(stage.notes.join(u','), QStringLiteral("mcp open tea,mcp close,mcp open attic,mcp close"));
        QVERIFY(clients.isEmpty());
        QCOMPARE(stage.view.mcp.stage, DoorState::Stage::Closed);
    }

    void aNetworkIsJoinedOnceAndLeft()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        settings.mcp.open = false;
        settings.network = {.joined = true, .address = QUrl(QStringLiteral("ws://127.0.0.1:9"))};

        stage.set(settings);
        stage.set(settings);
        settings.network.joined = false;
        stage.set(settings);
        settings.network = {.joined = true, .address = QUrl(QStringLiteral("http://127.0.0.1:9"))};
        stage.set(settings);

        QCOMPARE(stage.notes.join(u','), QStringLiteral("join tea ws://127.0.0.1:9,leave"));
        QCOMPARE(stage.errors.size(), 1);
        QCOMPARE(stage.errors.first().code, base::ErrorCode::InvalidInput);
    }

    void frontEndsHaveATokenOfTheirOwn()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        stage.set(settings);
        const QString before = stage.view.frontToken;

        settings.mcp.speaksAsMe = true;
        stage.set(settings);
        const QString first = stage.view.frontToken;
        const int shown = stage.knock(stage.view.mcp, first);
        stage.give(&ports::DoorPort::renewToken);
        const int shownAfter = stage.knock(stage.view.mcp, first);
        const int renewed = stage.knock(stage.view.mcp, stage.view.frontToken);
        settings.mcp.speaksAsMe = false;
        stage.set(settings);

        QVERIFY(before.isEmpty());
        QVERIFY(first.size() >= 43);
        QVERIFY(stage.view.frontToken != stage.view.token);
        QCOMPARE(shown, 200);
        QCOMPARE(shownAfter, 401);
        QCOMPARE(renewed, 200);
        QCOMPARE(stage.knock(stage.view.mcp, stage.view.frontToken), 401);
    }

    void aNetworkIsJoinedAnewWhenItsUserMaySpeak()
    {
        DoorsStage stage;
        stage.start();
        model::DoorsSettings settings = openSettings();
        settings.mcp.open = false;
        settings.network = {.joined = true, .address = QUrl(QStringLiteral("ws://127.0.0.1:9"))};
        stage.set(settings);

        settings.network.speaksAsMe = true;
        stage.set(settings);

        QCOMPARE(stage.notes.join(u','),
                 QStringLiteral("join tea ws://127.0.0.1:9,join tea ws://127.0.0.1:9 as me"));
    }

    void whoIsNotThereCannotBeDisconnected()
    {
        DoorsStage stage;
        stage.start();

        stage.give(&ports::DoorPort::disconnectClient, QStringLiteral("firehose-1"));
        stage.give(&ports::DoorPort::disconnectClient, QStringLiteral("tea"));

        QCOMPARE(stage.errors.size(), 1);
        QCOMPARE(stage.errors.first().code, base::ErrorCode::NotFound);
    }

    void whatIsSetIsToldBeforeTheAnswer()
    {
        DoorsStage stage;
        stage.start();
        QStringList told;
        QObject context;
        connect(
            stage.service.get(), &ports::DoorPort::doorsChanged, &context,
            [&told](const ports::DoorsView &doors) {
                if (doors.settings.mcp.open)
                    told.append(QStringLiteral("news"));
            },
            Qt::QueuedConnection);

        stage.service->setDoors(openSettings(), {&context, [&told](const base::Result<void> &) {
                                                     told.append(QStringLiteral("answer"));
                                                 }});

        QTRY_COMPARE(told, QStringList({QStringLiteral("news"), QStringLiteral("answer")}));
    }

    void aProgramThatIsCutOffIsToldOfBeforeTheAnswer()
    {
        DoorsStage stage;
        stage.start();
        stage.set(openSettings());
        stage.book.called({.what = QStringLiteral("status")}); // reported together with later news
        const int before = stage.told;

        stage.give(&ports::DoorPort::disconnectClient, QStringLiteral("firehose-1"));

        QCOMPARE(stage.told, before + 1);
    }

    void whoWentIsNotAnswered()
    {
        DoorsStage stage;
        stage.start();
        bool isAnswered = false;
        auto context = std::make_unique<QObject>();

        stage.service->setDoors(openSettings(), {context.get(), [&isAnswered](const base::Result<void> &) {
                                                     isAnswered = true;
                                                 }});
        context.reset();
        stage.give(&ports::DoorPort::renewToken);

        QVERIFY(!isAnswered);
        QCOMPARE(stage.view.mcp.stage, DoorState::Stage::Open); // it was done all the same
    }

    void twoWhoSetTheDoorsAreBothAnswered()
    {
        DoorsStage stage;
        stage.start();
        Answer<void> first;
        Answer<void> second;
        model::DoorsSettings later = openSettings();
        later.room = base::RoomId(QStringLiteral("attic"));

        stage.service->setDoors(openSettings(), first.then());
        stage.service->setDoors(later, second.then());

        QVERIFY(first.waited());
        QVERIFY(second.waited());
        QCOMPARE(stage.store.kept, later);
    }

    void manyCallsAreToldAFewTimesASecond()
    {
        DoorsStage stage;
        stage.start();
        stage.set(openSettings());
        stage.told = 0;

        for (int call = 0; call < 1'000; ++call) {
            stage.book.called({.what = QStringLiteral("status")});
            stage.clock.advance(base::Millis(1));
        }

        QVERIFY2(stage.told >= 3 && stage.told <= 5, qPrintable(QString::number(stage.told)));
        stage.clock.advance(adapters::doors::DoorService::kTellEvery);
        QCOMPARE(stage.view.calls.size(), ports::DoorsView::kMostCalls);
    }

    void whoeverIsTurnedAwayIsListed()
    {
        DoorsStage stage;
        stage.start();
        stage.set(openSettings());

        QCOMPARE(stage.knock(stage.view.mcp, QStringLiteral("wrong")), 401);
        stage.clock.advance(adapters::doors::DoorService::kTellEvery);

        QCOMPARE(stage.view.rejections.size(), 1);
        QCOMPARE(stage.view.rejections.first().why, model::DoorRejection::Why::Token);
        QVERIFY(!stage.view.rejections.first().detail.contains(QStringLiteral("wrong")));
    }

    void whenTheStudioEndsEveryDoorIsClosed()
    {
        DoorsStage stage;
        stage.start();
        stage.set(openSettings());

        stage.service.reset();

        QCOMPARE(stage.notes.join(u','), QStringLiteral("mcp open tea,mcp close"));
    }
};

SUITE_TEST(QCoreApplication, DoorServiceTest)

} // namespace tst_door_service

#include "tst_door_service.moc"
