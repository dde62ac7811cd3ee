// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/secrets/keychain_thread.h"
#include "tests/integration/secrets/keyring_session.h"
#include "tests/support/suite.h"

#include <QDirIterator>

namespace tst_no_keychain {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using tests::KeyringSession;

/// A session without a keychain: reported at once, and nothing is written anywhere instead.
class TestNoKeychain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepingSaysThatThereIsNone();
    void readingSaysThatThereIsNone();
    void nothingIsWrittenInstead();

private:
    KeyringSession m_session;
    std::unique_ptr<tests::KeychainThread> m_keychain;
};

void TestNoKeychain::initTestCase()
{
    QVERIFY2(m_session.start(KeyringSession::Keyring::None), qPrintable(m_session.reason()));
    const QProcessEnvironment environment = m_session.environment();
    for (const QString &name : {u"HOME"_s, u"XDG_RUNTIME_DIR"_s, u"XDG_DATA_HOME"_s, u"XDG_CONFIG_HOME"_s,
                                u"DBUS_SESSION_BUS_ADDRESS"_s})
        qputenv(name.toLatin1(), environment.value(name).toUtf8());
    m_keychain = std::make_unique<tests::KeychainThread>();
}

void TestNoKeychain::keepingSaysThatThereIsNone()
{
    const auto kept = m_keychain->keep(u"openai@1"_s, "sk-nowhere-to-go");

    QVERIFY(!kept);
    QCOMPARE(kept.error().code, ErrorCode::Refused);
    QVERIFY(!kept.error().text.isEmpty());
    QVERIFY(!kept.error().text.contains(u"sk-nowhere"_s));
    QVERIFY(!kept.error().detail.contains(u"sk-nowhere"_s));
}

void TestNoKeychain::readingSaysThatThereIsNone()
{
    const auto read = m_keychain->read(u"openai@1"_s);

    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Refused);
}

void TestNoKeychain::nothingIsWrittenInstead()
{
    const QString home = m_session.environment().value(u"HOME"_s);
    int files = 0;

    QDirIterator walk(home, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("sk-nowhere"), qPrintable(file.fileName()));
        ++files;
    }

    QVERIFY(files > 0); // the configuration of the bus
}

SUITE_TEST(QCoreApplication, TestNoKeychain)

} // namespace tst_no_keychain

#include "tst_no_keychain.moc"
