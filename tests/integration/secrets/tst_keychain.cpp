// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/secrets/keychain_thread.h"
#include "tests/integration/secrets/keyring_session.h"
#include "tests/support/suite.h"

namespace tst_keychain {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using tests::KeyringSession;

/// Keys in a real gnome-keyring, on a D-Bus of its own.
class TestKeychain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aKeyComesBackAsItWasKept();
    void aNewerKeyTakesThePlaceOfTheOlder();
    void aForgottenKeyIsNotThere();
    void keysDoNotMix();
    void otherProgramsFindItUnderOurName();

private:
    KeyringSession m_session;
    std::unique_ptr<tests::KeychainThread> m_keychain;
};

void TestKeychain::initTestCase()
{
    QVERIFY2(m_session.start(KeyringSession::Keyring::Unlocked), qPrintable(m_session.reason()));
    const QProcessEnvironment environment = m_session.environment();
    for (const QString &name : {u"HOME"_s, u"XDG_RUNTIME_DIR"_s, u"XDG_DATA_HOME"_s, u"XDG_CONFIG_HOME"_s,
                                u"DBUS_SESSION_BUS_ADDRESS"_s})
        qputenv(name.toLatin1(), environment.value(name).toUtf8());
    m_keychain = std::make_unique<tests::KeychainThread>();
}

void TestKeychain::aKeyComesBackAsItWasKept()
{
    const QByteArray key = QByteArray("sk-test-") + u"秘密-123 \"';--"_s.toUtf8();

    const auto kept = m_keychain->keep(u"openai@1"_s, key);

    QVERIFY2(kept, kept ? "" : qPrintable(kept.error().detail));
    QCOMPARE(*m_keychain->read(u"openai@1"_s), key);
}

void TestKeychain::aNewerKeyTakesThePlaceOfTheOlder()
{
    QVERIFY(m_keychain->keep(u"twice"_s, "old"));
    QVERIFY(m_keychain->keep(u"twice"_s, "new"));

    QCOMPARE(*m_keychain->read(u"twice"_s), QByteArray("new"));
}

void TestKeychain::aForgottenKeyIsNotThere()
{
    QVERIFY(m_keychain->keep(u"gone"_s, "key"));

    QVERIFY(m_keychain->forget(u"gone"_s));

    const auto read = m_keychain->read(u"gone"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::NotFound);
}

void TestKeychain::keysDoNotMix()
{
    QVERIFY(m_keychain->keep(u"openai@a"_s, "one"));
    QVERIFY(m_keychain->keep(u"openai@b"_s, "two"));

    QCOMPARE(*m_keychain->read(u"openai@a"_s), QByteArray("one"));
    QCOMPARE(*m_keychain->read(u"openai@b"_s), QByteArray("two"));
}

void TestKeychain::otherProgramsFindItUnderOurName()
{
    QVERIFY(m_keychain->keep(u"seen"_s, "key"));

    QProcess tool;
    tool.setProcessEnvironment(m_session.environment());
    tool.start(u"secret-tool"_s, {u"lookup"_s, u"server"_s, u"companion-studio"_s, u"user"_s, u"seen"_s});
    QVERIFY2(tool.waitForFinished(), qPrintable(tool.errorString()));

    QCOMPARE(tool.readAllStandardOutput(), QByteArray("key"));
}

SUITE_TEST(QCoreApplication, TestKeychain)

} // namespace tst_keychain

#include "tst_keychain.moc"
