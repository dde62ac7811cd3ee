// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/endpoint.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_endpoint {

using namespace Qt::StringLiterals;
using namespace studio::llm::http;
using studio::llm::ModelRequest;
using studio::llm::codec::CallOptions;

class TestEndpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyAddressesOfModelsAreTaken_data();
    void onlyAddressesOfModelsAreTaken();
    void aRefusalNeverTellsThePassword();
    void theRequestGoesToTheProvidersPath_data();
    void theRequestGoesToTheProvidersPath();
    void theKeyStandsWhereTheProviderLooksForIt_data();
    void theKeyStandsWhereTheProviderLooksForIt();
};

void TestEndpoint::onlyAddressesOfModelsAreTaken_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("taken");

    for (const QString &fine : {u"https://api.openai.com/v1"_s, u"http://localhost:11434"_s,
                                u"http://192.168.1.7:8080/v1/"_s, u" http://[::1]:1234/v1 "_s})
        QTest::addRow("%s", qPrintable(fine)) << fine << true;
    for (const QString &bad : {u""_s,
                               u"api.openai.com"_s,
                               u"file:///etc/passwd"_s,
                               u"ftp://host/"_s,
                               u"http://"_s,
                               u"http:///v1"_s,
                               u"https://me:secret@host/v1"_s,
                               u"https://key@host/v1"_s,
                               u"http://169.254.169.254/latest"_s,
                               u"http://[fe80::1]/v1"_s,
                               u"http://metadata.google.internal/"_s,
                               u"http://[fd00:ec2::254]/"_s,
                               u"http://[::ffff:169.254.169.254]/"_s,
                               u"https://host/v1?key=1"_s,
                               u"http://2852039166/"_s,
                               u"http://0xa9fea9fe/"_s,
                               u"http://0251.0376.0251.0376/"_s,
                               u"http://169.254.169.254./"_s,
                               u"http://１６９.254.169.254/"_s,
                               u"http://METADATA.google.internal./"_s,
                               u"http://100.100.100.200/"_s,
                               u"http://[::ffff:100.100.100.200]/"_s,
                               u"https://host/v1#x"_s,
                               u"http://ho st/"_s,
                               u"javascript:alert(1)"_s})
        QTest::addRow("%s", qPrintable(bad)) << bad << false;
}

void TestEndpoint::onlyAddressesOfModelsAreTaken()
{
    QFETCH(QString, address);
    QFETCH(bool, taken);

    const auto url = checkedBaseUrl(address);

    QCOMPARE(url.has_value(), taken);
    if (!taken)
        QVERIFY(!url.error().text.isEmpty());
}

void TestEndpoint::aRefusalNeverTellsThePassword()
{
    const auto url = checkedBaseUrl(u"https://me:secret@host/v1"_s);

    QVERIFY(!url.error().text.contains("secret"_L1));
    QVERIFY(!url.error().detail.contains("secret"_L1));
}

void TestEndpoint::theRequestGoesToTheProvidersPath_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("address");

    QTest::newRow("OpenAI") << ProviderKind::OpenAi << u"https://api.openai.com/v1"_s
                            << u"https://api.openai.com/v1/chat/completions"_s;
    QTest::newRow("OpenAI, a slash") << ProviderKind::OpenAi << u"https://api.openai.com/v1/"_s
                                     << u"https://api.openai.com/v1/chat/completions"_s;
    QTest::newRow("responses") << ProviderKind::OpenAiResponses << u"https://api.openai.com/v1"_s
                               << u"https://api.openai.com/v1/responses"_s;
    QTest::newRow("Anthropic") << ProviderKind::Anthropic << u"https://api.anthropic.com"_s
                               << u"https://api.anthropic.com/v1/messages"_s;
    QTest::newRow("Anthropic, with the version")
        << ProviderKind::Anthropic << u"https://api.anthropic.com/v1"_s
        << u"https://api.anthropic.com/v1/messages"_s;
    QTest::newRow("Gemini") << ProviderKind::Gemini << u"https://host"_s
                            << u"https://host/v1beta/models/a%2Fb:streamGenerateContent?alt=sse"_s;
    QTest::newRow("Ollama") << ProviderKind::Ollama << u"http://localhost:11434"_s
                            << u"http://localhost:11434/api/chat"_s;
    QTest::newRow("behind a path") << ProviderKind::Compatible << u"http://h/proxy/v1"_s
                                   << u"http://h/proxy/v1/chat/completions"_s;
}

void TestEndpoint::theRequestGoesToTheProvidersPath()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QString, base);
    QFETCH(QString, address);

    const HttpRequest request = requestFor({kind, QUrl(base), {}}, {}, {.model = u"a/b"_s});

    QCOMPARE(request.url.toString(QUrl::FullyEncoded), address);
    QVERIFY(!request.body.isEmpty());
}

void TestEndpoint::theKeyStandsWhereTheProviderLooksForIt_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");

    QTest::newRow("OpenAI") << ProviderKind::OpenAi << "Authorization"_ba
                            << "Bearer k-1"_ba;
    QTest::newRow("Anthropic") << ProviderKind::Anthropic << "x-api-key"_ba
                               << "k-1"_ba;
    QTest::newRow("Gemini") << ProviderKind::Gemini << "x-goog-api-key"_ba
                            << "k-1"_ba;
}

void TestEndpoint::theKeyStandsWhereTheProviderLooksForIt()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);

    const Endpoint endpoint{kind, QUrl(u"https://host"_s), "k-1"};
    const HttpRequest request = requestFor(endpoint, {}, {.model = u"m"_s});
    const HttpRequest without = requestFor({kind, endpoint.baseUrl, {}}, {}, {.model = u"m"_s});

    QVERIFY(request.headers.contains(std::pair(name, value)));
    QVERIFY(!request.url.toString().contains("k-1"_L1));
    QVERIFY(!request.body.contains("k-1"));
    QCOMPARE(without.headers.size(), request.headers.size() - 1);
}

SUITE_TEST(void, TestEndpoint)

} // namespace tst_endpoint

#include "tst_endpoint.moc"
