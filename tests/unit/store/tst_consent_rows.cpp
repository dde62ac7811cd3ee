// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/consent_rows.h"
#include "core/store/rows/schema.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QFile>
#include <QTest>

namespace tst_consent_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::ConsentEntry;
using model::ConsentRule;
using store::Connection;
using tests::companion;
using tests::TemporaryStudio;
using What = model::ConsentEntry::What;

namespace {

const QDateTime kNoon(QDate(2026, 5, 1), QTime(12, 0), base::kUtc);

ConsentEntry entry(What what, const QString &who = u"aya"_s, const QString &type = u"camera"_s)
{
    return {.time = kNoon,
            .companion = companion(who),
            .type = type,
            .what = what,
            .room = base::RoomId(u"tea"_s)};
}

} // namespace

/// What users have consented to, as rows.
class TestConsentRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void entriesComeBackNewestFirstWithTheirNumbers();
    void agreeingForGoodMakesARule();
    void agreeingOnceMakesNone();
    void refusingForGoodReplacesTheRule();
    void aRuleThatIsTakenBackIsGoneAndTheLedgerKnows();
    void anEntryIsNeverChanged();
    void anEntryOfALaterVersionIsPassedOver();
    void remoteAnswersAreOffUntilTheyAreWanted();
    void aFileOfAnOlderSchemaHasNothingOfIt();

private:
    [[nodiscard]] store::ConsentRecord record(int most = 100)
    {
        return store::readConsents(*m_connection, most).value();
    }
    void keep(const ConsentEntry &one) { QVERIFY(store::insertConsent(*m_connection, one)); }

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestConsentRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestConsentRows::entriesComeBackNewestFirstWithTheirNumbers()
{
    ConsentEntry nowhere = entry(What::Revoked);
    nowhere.room.reset();

    const auto first = store::insertConsent(*m_connection, entry(What::AllowedOnce));
    const auto second = store::insertConsent(*m_connection, nowhere);

    QCOMPARE(first->number, 1);
    QCOMPARE(second->number, 2);
    QCOMPARE(record().entries, (QList<ConsentEntry>{*second, *first}));
    QCOMPARE(record(1).entries, QList<ConsentEntry>{*second});
}

void TestConsentRows::agreeingForGoodMakesARule()
{
    keep(entry(What::AllowedAlways));

    QCOMPARE(record().rules, (QList<ConsentRule>{{companion(u"aya"_s), u"camera"_s, true, kNoon}}));
}

void TestConsentRows::agreeingOnceMakesNone()
{
    for (const What what : {What::AllowedOnce, What::RefusedOnce, What::ByRuleAllowed, What::ByRuleRefused,
                            What::TimedOut, What::Dropped})
        keep(entry(what));

    QVERIFY(record().rules.isEmpty());
    QCOMPARE(record().entries.size(), 6);
}

void TestConsentRows::refusingForGoodReplacesTheRule()
{
    keep(entry(What::AllowedAlways));
    keep(entry(What::AllowedAlways, u"aya"_s, u"screen"_s));
    keep(entry(What::AllowedAlways, u"kyoko"_s));

    keep(entry(What::RefusedAlways));

    QCOMPARE(record().rules.size(), 3);
    QVERIFY(record().rules.contains(ConsentRule{companion(u"aya"_s), u"camera"_s, false, kNoon}));
}

void TestConsentRows::aRuleThatIsTakenBackIsGoneAndTheLedgerKnows()
{
    keep(entry(What::AllowedAlways));
    keep(entry(What::AllowedAlways, u"kyoko"_s));

    keep(entry(What::Revoked));

    QCOMPARE(record().rules.size(), 1);
    QCOMPARE(record().rules.first().companion, companion(u"kyoko"_s));
    QCOMPARE(record().entries.size(), 3);
}

void TestConsentRows::anEntryIsNeverChanged()
{
    keep(entry(What::RefusedAlways));

    QVERIFY(m_connection->run(u"UPDATE consents SET what = 'allowedOnce'"_s));
    QVERIFY(m_connection->run(u"DELETE FROM consents"_s));

    QCOMPARE(record().entries.first().what, What::RefusedAlways);
}

void TestConsentRows::anEntryOfALaterVersionIsPassedOver()
{
    keep(entry(What::AllowedOnce));
    QVERIFY(!m_connection->run(
        u"INSERT INTO consents (wall, companion, type, what) VALUES (1, 'companion_aya', 'smell', 'perhaps')"_s));

    QCOMPARE(record().entries.size(), 1);
}

void TestConsentRows::remoteAnswersAreOffUntilTheyAreWanted()
{
    QVERIFY(!record().remoteAnswers);

    QVERIFY(store::replaceRemoteAnswers(*m_connection, true));
    QVERIFY(record().remoteAnswers);

    QVERIFY(store::replaceRemoteAnswers(*m_connection, false));
    QVERIFY(!record().remoteAnswers);
}

void TestConsentRows::aFileOfAnOlderSchemaHasNothingOfIt()
{
    const TemporaryStudio old;
    QVERIFY(QFile::copy(QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-3.db"),
                        old.file(u"studio.db"_s)));
    Connection reader;
    QVERIFY(!reader.open(old.file(u"studio.db"_s), Connection::Mode::ReadOnly));

    QCOMPARE(store::readConsents(reader, 10).value(), store::ConsentRecord());
}

SUITE_TEST(QCoreApplication, TestConsentRows)

} // namespace tst_consent_rows

#include "tst_consent_rows.moc"
