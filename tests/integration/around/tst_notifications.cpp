// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/around/notification_server.h"
#include "tests/integration/around/shortcut_portal.h"
#include "tests/integration/program/program.h"
#include "tests/integration/secrets/keyring_session.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/around/notice_server.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_notifications {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Notice;
using ui::NoticeServer;

namespace {

const QString kClient = u"notification-client"_s;

Notice notice(const QString &text) { return {.title = u"Tea at five"_s, .text = text, .action = u"Show"_s}; }

} // namespace

/// Notifications on a real bus, where nobody else is.
class NotificationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void noBusIsSaid();
    void aBusWithoutAServerIsSaid();
    void aServerThatComesLaterIsUsed();
    void aNoticeIsShownWithItsAction();
    void markupIsShownAsItIsWritten();
    void aServerWithoutMarkupGetsPlainText();
    void aServerWithoutActionsGetsNone();
    void namesOfStrangersAreMadeHarmless();
    void aNewNoticeReplacesTheOldOne();
    void noticesInQuickSuccessionAreOne();
    void aNoticeIsTakenBack();
    void aNoticeIsTakenBackBeforeTheServerAnswers();
    void aClickIsHeardWithItsToken();
    void clicksOnNoticesOfOtherProgramsAreNotHeard();
    void aClosedNoticeIsForgotten();
    void aServerThatGoesLosesItsNotices();
    void theWindowFindsTheServer();
    void theWindowBindsItsKeys();

private:
    void serve(const QStringList &capabilities = {u"actions"_s, u"body"_s, u"body-markup"_s})
    {
        m_server = std::make_unique<NotificationServer>(m_address, capabilities);
    }
    /// Shows it on the started server and waits until the server has it.
    void show(const Notice &notice)
    {
        const qsizetype before = m_server->calls.size();
        QTRY_VERIFY(m_notices->isReady());
        m_notices->show(u"room"_s, notice);
        QTRY_VERIFY(m_server->calls.size() > before);
    }

    KeyringSession m_session;
    QString m_address;
    std::unique_ptr<NotificationServer> m_server;
    std::unique_ptr<NoticeServer> m_notices;
};

void NotificationsTest::initTestCase()
{
    if (!m_session.start(KeyringSession::Keyring::None))
        QSKIP(qPrintable(m_session.reason()));
    m_address = m_session.environment().value(u"DBUS_SESSION_BUS_ADDRESS"_s);
}

void NotificationsTest::init()
{
    QVERIFY(QDBusConnection::connectToBus(m_address, kClient).isConnected());
    m_notices = std::make_unique<NoticeServer>();
}

void NotificationsTest::cleanup()
{
    m_notices.reset();
    m_server.reset();
    QDBusConnection::disconnectFromBus(kClient);
}

void NotificationsTest::noBusIsSaid()
{
    m_notices->start(QDBusConnection(u"no such bus"_s));

    QVERIFY(m_notices->whyNot().contains(u"D-Bus"_s));
    m_notices->show(u"room"_s, notice(u"x"_s)); // dropped
    QVERIFY(!m_notices->isShown(u"room"_s));
}

void NotificationsTest::aBusWithoutAServerIsSaid()
{
    const QSignalSpy changed(m_notices.get(), &NoticeServer::whyNotChanged);

    m_notices->start(QDBusConnection(kClient));

    QTRY_VERIFY(m_notices->whyNot().contains(u"no notification service"_s));
    QCOMPARE(changed.size(), 1);
    m_notices->show(u"room"_s, notice(u"x"_s));
    QVERIFY(!m_notices->isShown(u"room"_s));
}

void NotificationsTest::aServerThatComesLaterIsUsed()
{
    m_notices->start(QDBusConnection(kClient));
    QTRY_VERIFY(!m_notices->whyNot().isEmpty());

    serve();

    QTRY_COMPARE(m_notices->whyNot(), QString());
    show(notice(u"Kyoko has spoken."_s));
}

void NotificationsTest::aNoticeIsShownWithItsAction()
{
    serve();
    m_notices->start(QDBusConnection(kClient));

    show(notice(u"Kyoko has spoken."_s));

    const NotificationServer::Call call = m_server->calls.constFirst();
    QCOMPARE(call.title, u"Tea at five"_s);
    QCOMPARE(call.text, u"Kyoko has spoken."_s);
    QCOMPARE(call.actions, QStringList({u"default"_s, u"Show"_s, u"show"_s, u"Show"_s}));
    QCOMPARE(call.hints.value(u"desktop-entry"_s).toString(), u"org.companion_studio.CompanionStudio"_s);
    QCOMPARE(call.hints.value(u"urgency"_s).typeId(), int(QMetaType::UChar));
    QCOMPARE(call.replaces, 0U);
}

void NotificationsTest::markupIsShownAsItIsWritten()
{
    serve();
    m_notices->start(QDBusConnection(kClient));

    show(notice(u"<b>Kyoko</b> & <img src=\"http://x\"/>"_s));

    QCOMPARE(m_server->calls.constFirst().text,
             u"&lt;b&gt;Kyoko&lt;/b&gt; &amp; &lt;img src=&quot;http://x&quot;/&gt;"_s);
}

void NotificationsTest::aServerWithoutMarkupGetsPlainText()
{
    serve({u"actions"_s, u"body"_s});
    m_notices->start(QDBusConnection(kClient));

    show(notice(u"<b>Kyoko</b>"_s));

    QCOMPARE(m_server->calls.constFirst().text, u"<b>Kyoko</b>"_s);
}

void NotificationsTest::aServerWithoutActionsGetsNone()
{
    serve({u"body"_s});
    m_notices->start(QDBusConnection(kClient));

    show(notice(u"Kyoko has spoken."_s));

    QCOMPARE(m_server->calls.constFirst().actions, QStringList());
}

void NotificationsTest::namesOfStrangersAreMadeHarmless()
{
    serve({});
    m_notices->start(QDBusConnection(kClient));

    show({.title = u"a\nb\u202Ec"_s, .text = u"x\a\u2066y "_s + u"😀"_s.repeated(4000)});

    const NotificationServer::Call call = m_server->calls.constFirst();
    QCOMPARE(call.title, u"a b c"_s);
    QVERIFY(call.text.startsWith(u"x y 😀"_s));
    QVERIFY(call.text.size() <= 400);
    QVERIFY(call.text.endsWith(u"😀…"_s)); // not half of one
}

void NotificationsTest::aNewNoticeReplacesTheOldOne()
{
    serve();
    m_notices->start(QDBusConnection(kClient));
    show(notice(u"one"_s));
    const uint first = m_server->calls.constFirst().id;

    m_notices->show(u"room"_s, notice(u"two"_s));

    QTRY_COMPARE(m_server->calls.size(), 2);
    QCOMPARE(m_server->calls.constLast().replaces, first);
    QCOMPARE(m_server->calls.constLast().text, u"two"_s);
}

void NotificationsTest::noticesInQuickSuccessionAreOne()
{
    serve();
    m_server->answersLate = true;
    m_notices->start(QDBusConnection(kClient));
    show(notice(u"one"_s));
    m_notices->show(u"room"_s, notice(u"two"_s));
    m_notices->show(u"room"_s, notice(u"three"_s));
    m_server->answersLate = false;

    m_server->answerNow();

    QTRY_COMPARE(m_server->calls.size(), 2);
    QCOMPARE(m_server->calls.constLast().text, u"three"_s);
    QCOMPARE(m_server->calls.constLast().replaces, m_server->calls.constFirst().id);
}

void NotificationsTest::aNoticeIsTakenBack()
{
    serve();
    m_notices->start(QDBusConnection(kClient));
    show(notice(u"one"_s));

    m_notices->takeBackAll();

    QVERIFY(!m_notices->isShown(u"room"_s));
    QTRY_COMPARE(m_server->closed, QList<uint>{m_server->calls.constFirst().id});
}

void NotificationsTest::aNoticeIsTakenBackBeforeTheServerAnswers()
{
    serve();
    m_server->answersLate = true;
    m_notices->start(QDBusConnection(kClient));
    show(notice(u"one"_s));

    m_notices->takeBack(u"room"_s);
    QVERIFY(!m_notices->isShown(u"room"_s));
    m_server->answerNow();

    QTRY_COMPARE(m_server->closed, QList<uint>{m_server->calls.constFirst().id});
}

void NotificationsTest::aClickIsHeardWithItsToken()
{
    serve();
    m_notices->start(QDBusConnection(kClient));
    const QSignalSpy chosen(m_notices.get(), &NoticeServer::chosen);
    show(notice(u"one"_s));
    const uint id = m_server->calls.constFirst().id;

    // The server's answer to Notify comes before its signals.
    Q_EMIT m_server->ActivationToken(id, u"token-1"_s);
    Q_EMIT m_server->ActionInvoked(id, u"default"_s);

    QTRY_COMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toString(), u"room"_s);
    QCOMPARE(chosen.at(0).at(1).toString(), u"token-1"_s);
    QTRY_COMPARE(m_server->closed, QList<uint>{id});
}

void NotificationsTest::clicksOnNoticesOfOtherProgramsAreNotHeard()
{
    serve();
    m_notices->start(QDBusConnection(kClient));
    const QSignalSpy chosen(m_notices.get(), &NoticeServer::chosen);
    show(notice(u"one"_s));
    const uint id = m_server->calls.constFirst().id;

    Q_EMIT m_server->ActionInvoked(id + 1, u"default"_s);
    Q_EMIT m_server->ActionInvoked(0, u"default"_s);
    Q_EMIT m_server->ActionInvoked(id, u"default"_s);

    QTRY_COMPARE(chosen.size(), 1); // the last one, without the two before it
}

void NotificationsTest::aClosedNoticeIsForgotten()
{
    serve();
    m_notices->start(QDBusConnection(kClient));
    show(notice(u"one"_s));

    Q_EMIT m_server->NotificationClosed(m_server->calls.constFirst().id, 2);

    QTRY_VERIFY(!m_notices->isShown(u"room"_s));
    show(notice(u"two"_s));
    QCOMPARE(m_server->calls.constLast().replaces, 0U);
}

void NotificationsTest::aServerThatGoesLosesItsNotices()
{
    serve();
    m_notices->start(QDBusConnection(kClient));
    show(notice(u"one"_s));

    m_server.reset();

    QTRY_VERIFY(!m_notices->isShown(u"room"_s));
    QTRY_VERIFY(!m_notices->whyNot().isEmpty());
    serve();
    QTRY_COMPARE(m_notices->whyNot(), QString());
    show(notice(u"two"_s));
    QCOMPARE(m_server->calls.constLast().replaces, 0U);
}

/// Once the window is up.
void NotificationsTest::theWindowFindsTheServer()
{
    serve();
    const TemporaryStudio folder;
    QProcess program;
    program.setProcessEnvironment(m_session.environment());
    program.start(programPath(), {u"--lang"_s, u"en"_s, u"--data"_s, folder.dataFolder()});
    QVERIFY(program.waitForStarted());

    QTRY_VERIFY_WITH_TIMEOUT(m_server->asked > 0, 30000);

    program.terminate();
    QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, 30000);
    QCOMPARE(program.exitCode(), 0);
}

/// Global shortcuts, see tst_global_keys: here the real program asks for them, and frees them at its end.
void NotificationsTest::theWindowBindsItsKeys()
{
    ShortcutPortal portal(m_address);
    const TemporaryStudio folder;
    QFile settings(folder.file(u"settings.json"_s));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write(R"({"format":"companion-studio-settings","values":{"keyboard/global":true}})");
    settings.close();
    QProcess program;
    program.setProcessEnvironment(m_session.environment());
    program.start(programPath(), {u"--lang"_s, u"ja"_s, u"--data"_s, folder.dataFolder()});
    QVERIFY(program.waitForStarted());

    QTRY_COMPARE_WITH_TIMEOUT(portal.keys.size(), 7, 30000);
    QCOMPARE(portal.keys.constLast().description, u"コンパニオン 4 に話を振る"_s);

    program.terminate();
    QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, 30000);
    QCOMPARE(program.exitCode(), 0);
    QTRY_COMPARE(portal.closed, QStringList{portal.session});
}

SUITE_TEST(QCoreApplication, NotificationsTest)

} // namespace tst_notifications

#include "tst_notifications.moc"
