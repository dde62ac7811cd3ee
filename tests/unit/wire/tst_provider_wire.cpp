// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/wire/call_wire.h"
#include "core/wire/provider_wire.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_provider_wire {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Known;
using wire::Json;

/// Providers, choices and calls: stored as a whole, and without secrets.
class TestProviderWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChoiceComesBackWhole();
    void aChoiceOfNothingIsAnEmptyObject();
    void anEffortOfALaterVersionIsLeftToTheModel();
    void aProviderComesBackWhole();
    void credentialsInAnAddressAreNotWritten();
    void aFlawOfAProviderIsSaid_data();
    void aFlawOfAProviderIsSaid();
    void factsComeBackWhole();
    void aCallComesBackWhole();
    void aCallOfNothingKnownComesBack();
};

void TestProviderWire::aChoiceComesBackWhole()
{
    const model::ModelChoice choice{.provider = base::ProviderId(u"openai"_s),
                                    .model = u"gpt-5"_s,
                                    .temperature = 0.7,
                                    .topP = 0.9,
                                    .maxTokens = 800,
                                    .seed = -42,
                                    .stop = {u"\n\n"_s, u"終"_s},
                                    .effort = model::Effort::High};

    const auto read = wire::modelChoiceFromJson(wire::modelChoiceToJson(choice));

    QVERIFY(read);
    QCOMPARE(*read, choice);
}

void TestProviderWire::aChoiceOfNothingIsAnEmptyObject()
{
    QCOMPARE(wire::dump(wire::modelChoiceToJson({})), QByteArray("{}"));
    QCOMPARE(*wire::modelChoiceFromJson(Json::object()), model::ModelChoice{});
}

void TestProviderWire::anEffortOfALaterVersionIsLeftToTheModel()
{
    const auto read = wire::modelChoiceFromJson(Json{{"model", "m"}, {"effort", "colossal"}});

    QVERIFY(read);
    QCOMPARE(read->effort, model::Effort::AsItLikes);
    QCOMPARE(read->model, u"m"_s);
}

void TestProviderWire::aProviderComesBackWhole()
{
    const model::Provider provider{.id = base::ProviderId(u"my-ollama"_s),
                                   .name = u"家の Ollama"_s,
                                   .kind = model::ProviderKind::Ollama,
                                   .baseUrl = QUrl(u"http://127.0.0.1:11434"_s),
                                   .keyPlace = model::KeyPlace::Environment,
                                   .variable = u"OLLAMA_KEY"_s,
                                   .model = u"llama3.2:3b"_s,
                                   .parallel = 2,
                                   .perMinute = 30};

    const auto read = wire::providerFromJson(wire::providerToJson(provider));

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(*read, provider);
}

void TestProviderWire::credentialsInAnAddressAreNotWritten()
{
    const model::Provider provider{.id = base::ProviderId(u"p"_s),
                                   .baseUrl = QUrl(u"https://me:sk-secret@example.org/v1"_s)};

    const QByteArray written = wire::dump(wire::providerToJson(provider));

    QVERIFY(!written.contains("sk-secret"));
    QVERIFY(written.contains("https://example.org/v1"));
}

void TestProviderWire::aFlawOfAProviderIsSaid_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");

    QTest::newRow("no id") << u"id"_s << u"\"\""_s;
    QTest::newRow("a kind that nobody knows") << u"kind"_s << u"\"telepathy\""_s;
    QTest::newRow("no address") << u"baseUrl"_s << u"\"http://[\""_s;
    QTest::newRow("nothing at the same time") << u"parallel"_s << u"0"_s;
}

void TestProviderWire::aFlawOfAProviderIsSaid()
{
    QFETCH(const QString, key);
    QFETCH(const QString, value);
    Json json = wire::providerToJson(
        {.id = base::ProviderId(u"p"_s), .name = u"P"_s, .baseUrl = QUrl(u"https://example.org"_s)});
    json[key.toStdString()] = *wire::parse(value.toUtf8());

    const auto read = wire::providerFromJson(json);

    QVERIFY(!read);
    QVERIFY2(read.error().text.contains(key), qPrintable(read.error().text));
}

void TestProviderWire::factsComeBackWhole()
{
    const model::ModelFacts facts{
        .provider = base::ProviderId(u"p"_s),
        .model = u"m"_s,
        .abilities = {.streams = Known::Yes, .schema = Known::No, .sampling = Known::Yes},
        .tested = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5, 678), base::kUtc),
        .price = {.input = 2'500'000'000, .output = 10'000'000'000},
        .context = 128'000,
        .priceIsOfUser = true,
        .habits = model::ServerHabit::NoSystemRole | model::ServerHabit::ThinksAnyway};

    const auto read = wire::modelFactsFromJson(wire::modelFactsToJson(facts));

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(*read, facts);
}

void TestProviderWire::aCallComesBackWhole()
{
    const model::CallRecord record{
        .time = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5, 678), base::kUtc),
        .room = base::RoomId(u"r"_s),
        .turn = base::TurnId(u"t"_s),
        .about = base::MessageId(u"m"_s),
        .companions = {base::ParticipantId(u"companion_aya"_s), base::ParticipantId(u"companion_kyoko"_s)},
        .purpose = model::CallPurpose::Vote,
        .provider = base::ProviderId(u"p"_s),
        .model = u"gpt-5"_s,
        .rung = model::VoteRung::ForcedTool,
        .tokens = {.input = 1200, .cached = 1000, .output = 90, .thinking = 40},
        .cost = 1'234'567,
        .took = base::Millis(850),
        .tries = 2,
        .trouble = model::CallTrouble{.cause = model::Cause::RateLimited,
                                      .advice = model::Advice::TopUp,
                                      .detail = u"no money left"_s,
                                      .status = 429}};

    const auto read = wire::callRecordFromJson(wire::callRecordToJson(record));

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(*read, record);
}

void TestProviderWire::aCallOfNothingKnownComesBack()
{
    const model::CallRecord record{.time = QDateTime(QDate(2026, 1, 2), QTime(3, 4), base::kUtc)};

    const auto read = wire::callRecordFromJson(wire::callRecordToJson(record));

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(*read, record);
}

SUITE_TEST(QCoreApplication, TestProviderWire)

} // namespace tst_provider_wire

#include "tst_provider_wire.moc"
