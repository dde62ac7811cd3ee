// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/origin.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/provider_stage.h"

#include <QFile>

namespace tst_key_origins {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::KeyLack;
using model::KeyPlace;
using ports::KeyInput;
using tests::ProviderStage;
using tests::TemporaryStudio;

namespace {

const QByteArray kKey("sk-meant-for-one-place");
const KeyInput kSetKey{KeyInput::What::Set, kKey};
const QUrl kThere(u"https://api.example/v1"_s);
const QUrl kElsewhere(u"http://127.0.0.1:43902/v1"_s);

model::Provider wanted()
{
    return {.name = u"Mine"_s, .kind = model::ProviderKind::Compatible, .baseUrl = kThere, .model = u"m"_s};
}

model::Provider withVariable()
{
    model::Provider provider = wanted();
    provider.keyPlace = KeyPlace::Environment;
    provider.variable = u"STUDIO_TEST_SECRET"_s;
    return provider;
}

} // namespace

/// A key is sent only to the scheme, host and port for which it was given, whatever the database says.
class TestKeyOrigins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_studio = std::make_unique<TemporaryStudio>();
        m_stage = std::make_unique<ProviderStage>(m_studio->dataFolder());
        qputenv("STUDIO_TEST_SECRET", "topsecret");
    }
    void cleanup()
    {
        m_stage.reset();
        qunsetenv("STUDIO_TEST_SECRET");
    }

    void anOriginIsSchemeHostAndPort_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("origin");

        QTest::newRow("usual") << u"https://API.Example/v1?x#y"_s << u"https://api.example:443"_s;
        QTest::newRow("written port") << u"https://api.example:443/v2"_s << u"https://api.example:443"_s;
        QTest::newRow("in the open") << u"http://api.example/v1"_s << u"http://api.example:80"_s;
        QTest::newRow("other port") << u"http://localhost:11434"_s << u"http://localhost:11434"_s;
        QTest::newRow("IPv6") << u"http://[::1]:8080/v1"_s << u"http://[::1]:8080"_s;
        QTest::newRow("letters of the world")
            << u"https://bücher.example"_s << u"https://xn--bcher-kva.example:443"_s;
    }
    void anOriginIsSchemeHostAndPort()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, origin);

        QCOMPARE(llm::http::originOf(QUrl(address)), origin);
    }

    void theKeychainHoldsWhatItWasGivenFor()
    {
        QVERIFY(m_stage->saveProvider(wanted(), kSetKey));

        QCOMPARE(m_stage->vault.keys.first(), "https://api.example:443\n" + kKey);
        m_stage->begin();
        QVERIFY(m_stage->listed().rows.first().hasKey);
        QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, kKey);
    }

    void aDatabaseThatNamesAnotherAddressGetsNoKey_data()
    {
        QTest::addColumn<QUrl>("address");

        QTest::newRow("another host") << kElsewhere;
        QTest::newRow("another port") << QUrl(u"https://api.example:8443/v1"_s);
        QTest::newRow("in the open") << QUrl(u"http://api.example/v1"_s);
    }
    void aDatabaseThatNamesAnotherAddressGetsNoKey()
    {
        QFETCH(const QUrl, address);
        QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
        model::Provider moved = m_stage->saved;
        moved.baseUrl = address;
        m_stage->rewrite(moved);

        m_stage->begin();
        const ports::ProviderRow row = m_stage->listed().rows.first();

        QVERIFY(!row.hasKey);
        QCOMPARE(row.lack, (KeyLack{KeyLack::Why::OtherOrigin, u"https://api.example"_s}));
        QVERIFY(m_stage->book.find({.provider = moved.id})->key.isEmpty());
        const auto listed = m_stage->listModels(moved, {});
        QVERIFY(!listed);
        const QString text = listed.error().text;
        QVERIFY2(text.contains(u"was entered for https://api.example"_s), qPrintable(text));
        QVERIFY(!m_stage->testProvider(moved, {}));
        QVERIFY(m_stage->servers.requests.isEmpty());
    }

    void savingAFormThatIsUnchangedIsNoAgreement()
    {
        model::Provider moved;
        moveInTheDatabase(moved);

        moved.name = u"Renamed"_s;
        QVERIFY(m_stage->saveProvider(moved, {}));

        QVERIFY(m_stage->listed().rows.first().lack.waitsForConsent());
        QVERIFY(m_stage->book.find({.provider = moved.id})->key.isEmpty());
    }

    void whoPutsTheAddressRightHasTheKeyAgain()
    {
        model::Provider moved;
        moveInTheDatabase(moved);

        moved.baseUrl = kThere;
        QVERIFY(m_stage->saveProvider(moved, {}));

        QCOMPARE(m_stage->book.find({.provider = moved.id})->key, kKey);
        QCOMPARE(m_stage->listed().rows.first().lack, KeyLack());
    }

    void whoAgreesHasItSentThere()
    {
        model::Provider moved;
        moveInTheDatabase(moved);

        QVERIFY(m_stage->agreeKey(moved.id));

        QCOMPARE(m_stage->book.find({.provider = moved.id})->key, kKey);
        QCOMPARE(m_stage->vault.keys.first(), "http://127.0.0.1:43902\n" + kKey);
        m_stage->begin();
        QVERIFY(m_stage->listed().rows.first().hasKey);
        const auto again = m_stage->agreeKey(moved.id);
        QVERIFY(!again); // nothing is waiting any more
        QCOMPARE(again.error().code, ErrorCode::InvalidInput);
    }

    void aKeyOfAnEarlierVersionWaitsForTheUser()
    {
        QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
        m_stage->vault.keys.first() = kKey; // without an origin
        m_stage->begin();

        QCOMPARE(m_stage->listed().rows.first().lack, KeyLack{KeyLack::Why::NoOrigin});
        QVERIFY(m_stage->book.find({.provider = m_stage->saved.id})->key.isEmpty());
        QVERIFY(m_stage->agreeKey(m_stage->saved.id));

        QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, kKey);
        QCOMPARE(m_stage->vault.keys.first(), "https://api.example:443\n" + kKey);
    }

    void aLockedKeychainKeepsTheQuestionOpen()
    {
        QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
        m_stage->vault.keys.first() = kKey;
        m_stage->begin();
        QVERIFY(!m_stage->listed().rows.isEmpty());
        m_stage->vault.isLocked = true;

        QVERIFY(!m_stage->agreeKey(m_stage->saved.id));

        QVERIFY(m_stage->book.find({.provider = m_stage->saved.id})->key.isEmpty());
        QVERIFY(m_stage->listed().rows.first().lack.waitsForConsent());
    }

    void aVariableThatTheUserWroteIsSent()
    {
        QVERIFY(m_stage->saveProvider(withVariable(), {}));

        m_stage->begin();

        QVERIFY(m_stage->listed().rows.first().hasKey);
        QCOMPARE(m_stage->book.find({.provider = m_stage->saved.id})->key, QByteArray("topsecret"));
        QFile agreed(m_studio->dataFolder() + u"/agreed-variables"_s);
        QVERIFY(agreed.open(QIODevice::ReadOnly));
        QVERIFY(!agreed.readAll().contains("topsecret"));
    }

    void aVariableThatADatabaseNamesIsNotSent_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QUrl>("address");

        QTest::newRow("another variable") << u"PATH"_s << kThere;
        QTest::newRow("Wrong host name") << u"STUDIO_TEST_SECRET"_s << kElsewhere;
    }
    void aVariableThatADatabaseNamesIsNotSent()
    {
        QFETCH(const QString, variable);
        QFETCH(const QUrl, address);
        QVERIFY(m_stage->saveProvider(withVariable(), {}));
        model::Provider moved = m_stage->saved;
        moved.variable = variable;
        moved.baseUrl = address;
        m_stage->rewrite(moved);

        m_stage->begin();

        QCOMPARE(m_stage->listed().rows.first().lack.why, KeyLack::Why::NotAgreed);
        QVERIFY(m_stage->book.find({.provider = moved.id})->key.isEmpty());
        QVERIFY(!m_stage->testProvider(moved, {}));
        moved.name = u"Renamed"_s;
        QVERIFY(m_stage->saveProvider(moved, {}));
        QVERIFY(m_stage->book.find({.provider = moved.id})->key.isEmpty());
        QVERIFY(m_stage->servers.requests.isEmpty());

        QVERIFY(m_stage->agreeKey(moved.id));

        QVERIFY(m_stage->listed().rows.first().hasKey);
        m_stage->begin();
        QVERIFY(m_stage->listed().rows.first().hasKey);
    }

    /// A copied folder may include the file.
    void anAgreementOfAnotherComputerOrFolderIsNone()
    {
        QVERIFY(m_stage->saveProvider(withVariable(), {}));
        const QString path = m_studio->dataFolder() + u"/agreed-variables"_s;
        QFile agreed(path);
        QVERIFY(agreed.open(QIODevice::ReadWrite));
        QByteArray line = agreed.readAll();
        line[line.size() - 2] = line.at(line.size() - 2) == '0' ? '1' : '0';
        QVERIFY(agreed.seek(0));
        agreed.write(line);
        agreed.close();

        m_stage->begin();

        QCOMPARE(m_stage->listed().rows.first().lack.why, KeyLack::Why::NotAgreed);
    }

    void aFormThatIsTypedMayBeTestedBeforeItIsSaved()
    {
        m_stage->servers.answers[u"https://api.example/v1/models"_s] = {200, R"({"data":[{"id":"m"}]})"};

        QVERIFY(m_stage->listModels(withVariable(), {}));

        QVERIFY(m_stage->servers.requests.last().headers.contains(
            std::pair(QByteArray("Authorization"), QByteArray("Bearer topsecret"))));
    }

private:
    /// A provider whose key was given for kThere, after a start with a database that says kElsewhere.
    void moveInTheDatabase(model::Provider &moved)
    {
        QVERIFY(m_stage->saveProvider(wanted(), kSetKey));
        moved = m_stage->saved;
        moved.baseUrl = kElsewhere;
        m_stage->rewrite(moved);
        m_stage->begin();
        QVERIFY(!m_stage->listed().rows.isEmpty());
    }

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<ProviderStage> m_stage;
};

SUITE_TEST(QCoreApplication, TestKeyOrigins)

} // namespace tst_key_origins

#include "tst_key_origins.moc"
