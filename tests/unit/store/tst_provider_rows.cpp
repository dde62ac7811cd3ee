// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/provider_rows.h"
#include "core/store/rows/schema.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

namespace tst_provider_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Known;
using store::Connection;
using tests::TemporaryStudio;

namespace {

const base::ProviderId kHome(u"home"_s);

model::Provider home()
{
    return {.id = kHome,
            .name = u"Home"_s,
            .kind = model::ProviderKind::Ollama,
            .baseUrl = QUrl(u"http://localhost:11434"_s),
            .model = u"llama3.2"_s};
}

model::ModelFacts factsOf(const QString &model, Known schema)
{
    return {.provider = kHome, .model = model, .abilities = {.schema = schema}};
}

} // namespace

/// Providers as rows: they change at will, and are removed together with the facts of their models.
class TestProviderRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsKeptComesBack();
    void theNewerTakesThePlaceOfTheOlder();
    void aProviderGoesWithItsFacts();
    void whatALaterVersionWroteIsPassedOver();
    void aFileWithoutTheTablesHasNoProviders();

private:
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestProviderRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestProviderRows::whatIsKeptComesBack()
{
    const model::ModelChoice standard{.provider = kHome, .model = u"llama3.2"_s};

    QVERIFY(store::replaceProvider(*m_connection, home()));
    QVERIFY(store::replaceFacts(*m_connection, factsOf(u"llama3.2"_s, Known::Yes)));
    QVERIFY(store::replaceStandard(*m_connection, standard));
    QVERIFY(store::replaceVault(*m_connection, u"v1"_s));

    const auto record = store::readProviders(*m_connection);
    QVERIFY(record);
    QCOMPARE(*record,
             (store::ProviderRecord{{home()}, {factsOf(u"llama3.2"_s, Known::Yes)}, standard, u"v1"_s}));
}

void TestProviderRows::theNewerTakesThePlaceOfTheOlder()
{
    model::Provider renamed = home();
    renamed.name = u"The box under the table"_s;

    QVERIFY(store::replaceProvider(*m_connection, home()));
    QVERIFY(store::replaceProvider(*m_connection, renamed));
    QVERIFY(store::replaceFacts(*m_connection, factsOf(u"a"_s, Known::Yes)));
    QVERIFY(store::replaceFacts(*m_connection, factsOf(u"a"_s, Known::No)));

    const auto record = store::readProviders(*m_connection);
    QCOMPARE(record->providers, QList{renamed});
    QCOMPARE(record->facts, QList{factsOf(u"a"_s, Known::No)});
}

void TestProviderRows::aProviderGoesWithItsFacts()
{
    model::Provider other = home();
    other.id = base::ProviderId(u"other"_s);
    QVERIFY(store::replaceProvider(*m_connection, home()));
    QVERIFY(store::replaceProvider(*m_connection, other));
    QVERIFY(store::replaceFacts(*m_connection, factsOf(u"a"_s, Known::Yes)));

    QVERIFY(store::deleteProvider(*m_connection, kHome));

    const auto record = store::readProviders(*m_connection);
    QCOMPARE(record->providers, QList{other});
    QVERIFY(record->facts.isEmpty());
}

void TestProviderRows::whatALaterVersionWroteIsPassedOver()
{
    QVERIFY(store::replaceProvider(*m_connection, home()));
    QVERIFY(!m_connection->run(
        uR"(INSERT INTO providers (id, body) VALUES ('new', '{"id":"new","kind":"telepathy"}'))"_s));

    const auto record = store::readProviders(*m_connection);

    QVERIFY(record);
    QCOMPARE(record->providers, QList{home()});
}

void TestProviderRows::aFileWithoutTheTablesHasNoProviders()
{
    Connection empty;
    QVERIFY(!empty.open(m_studio->file(u"empty.db"_s), Connection::Mode::ReadWrite));

    const auto record = store::readProviders(empty);

    QVERIFY(record);
    QCOMPARE(*record, store::ProviderRecord());
}

SUITE_TEST(QCoreApplication, TestProviderRows)

} // namespace tst_provider_rows

#include "tst_provider_rows.moc"
