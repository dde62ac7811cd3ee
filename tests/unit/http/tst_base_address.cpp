// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/base_address.h"
#include "core/llm/http/redirect.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_base_address {

using namespace Qt::StringLiterals;
using namespace studio::llm::http;
using studio::model::ProviderKind;

class TestBaseAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMeantAddressIsAmongTheOthers_data();
    void theMeantAddressIsAmongTheOthers();
    void anAddressThatIsRightHasNoOthers();
    void allAreOfTheSameOrigin();
    void onlyThisMachineIsAskedWithoutEncryption();
    void redirectsAreFollowedWithinTheOrigin_data();
    void redirectsAreFollowedWithinTheOrigin();
};

void TestBaseAddress::theMeantAddressIsAmongTheOthers_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("meant");

    using enum ProviderKind;
    QTest::newRow("no version") << Compatible << u"http://box:1234"_s << u"http://box:1234/v1"_s;
    QTest::newRow("a slash") << Compatible << u"http://box:1234/"_s << u"http://box:1234/v1"_s;
    QTest::newRow("twice") << Compatible << u"http://box/v1/v1/"_s << u"http://box/v1"_s;
    QTest::newRow("chat") << OpenAi << u"https://api.example/v1/chat/completions"_s
                          << u"https://api.example/v1"_s;
    QTest::newRow("chat, a slash") << Compatible << u"http://box/v1/chat/completions//"_s
                                   << u"http://box/v1"_s;
    QTest::newRow("chat, no version") << Compatible << u"http://box/chat/completions"_s << u"http://box"_s;
    QTest::newRow("old completions") << Compatible << u"http://box/v1/completions"_s << u"http://box/v1"_s;
    QTest::newRow("the list") << Compatible << u"http://box/api/v1/models"_s << u"http://box/api/v1"_s;
    QTest::newRow("responses") << OpenAiResponses << u"https://x.example/v1/responses"_s
                               << u"https://x.example/v1"_s;
    QTest::newRow("Ollama's own path")
        << Compatible << u"http://box:11434/api/chat"_s << u"http://box:11434/v1"_s;
    QTest::newRow("Ollama's own, as Ollama")
        << Ollama << u"http://box:11434/api/generate"_s << u"http://box:11434"_s;
    QTest::newRow("Ollama with a version") << Ollama << u"http://box:11434/v1"_s << u"http://box:11434"_s;
    QTest::newRow("messages") << Anthropic << u"https://c.example/v1/messages"_s << u"https://c.example"_s;
    QTest::newRow("Gemini's whole path")
        << Gemini << u"https://g.example/v1beta/models/g-2:streamGenerateContent"_s << u"https://g.example"_s;
    QTest::newRow("a query") << Compatible << u"http://box/v1/models?limit=5"_s << u"http://box/v1"_s;
}

void TestBaseAddress::theMeantAddressIsAmongTheOthers()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QString, given);
    QFETCH(QString, meant);

    const QList<QUrl> others = otherBaseUrls(kind, QUrl(given));

    QVERIFY2(others.contains(QUrl(meant)), qPrintable(QDebug::toString(others)));
    QVERIFY(others.size() <= 5);
}

void TestBaseAddress::anAddressThatIsRightHasNoOthers()
{
    QVERIFY(otherBaseUrls(ProviderKind::Compatible, QUrl(u"http://box:8000/v1"_s)).isEmpty());
    QVERIFY(otherBaseUrls(ProviderKind::Ollama, QUrl(u"http://box:11434"_s)).isEmpty());
}

void TestBaseAddress::allAreOfTheSameOrigin()
{
    const QList<QUrl> others =
        otherBaseUrls(ProviderKind::Compatible, QUrl(u"https://box:8443/a/b/chat/completions?to=//evil"_s));

    QVERIFY(!others.isEmpty());
    for (const QUrl &other : others) {
        QCOMPARE(other.adjusted(QUrl::RemovePath), QUrl(u"https://box:8443"_s));
        QVERIFY(!other.hasQuery());
    }
}

void TestBaseAddress::onlyThisMachineIsAskedWithoutEncryption()
{
    QCOMPARE(plainOnThisMachine(QUrl(u"https://127.0.0.1:1234/v1"_s)), QUrl(u"http://127.0.0.1:1234/v1"_s));
    QCOMPARE(plainOnThisMachine(QUrl(u"https://localhost/v1"_s)), QUrl(u"http://localhost:443/v1"_s));
    QVERIFY(!plainOnThisMachine(QUrl(u"http://localhost/v1"_s)).isValid());
    QVERIFY(!plainOnThisMachine(QUrl(u"https://api.example/v1"_s)).isValid());
}

void TestBaseAddress::redirectsAreFollowedWithinTheOrigin_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isPost");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("next"); ///< empty: not followed

    const QString there = u"https://box/v2/x"_s;
    QTest::newRow("308") << 308 << true << QByteArray("/v2/x") << there;
    QTest::newRow("307") << 307 << true << QByteArray("https://box:443/v2/x") << u"https://box:443/v2/x"_s;
    QTest::newRow("301 of a question that only reads") << 301 << false << QByteArray("/v2/x") << there;
    QTest::newRow("301 of one with a body") << 301 << true << QByteArray("/v2/x") << QString();
    QTest::newRow("another host") << 308 << true << QByteArray("https://evil/v2/x") << QString();
    QTest::newRow("another port") << 308 << true << QByteArray("https://box:8443/v2/x") << QString();
    QTest::newRow("no encryption") << 308 << false << QByteArray("http://box/v2/x") << QString();
    QTest::newRow("a name and a password") << 308 << true << QByteArray("https://a:b@box/v2") << QString();
    QTest::newRow("nowhere") << 308 << true << QByteArray() << QString();
    QTest::newRow("much too long") << 308 << true << QByteArray(5000, 'a') << QString();
}

void TestBaseAddress::redirectsAreFollowedWithinTheOrigin()
{
    QFETCH(int, status);
    QFETCH(bool, isPost);
    QFETCH(QByteArray, location);
    QFETCH(QString, next);
    HttpRequest asked;
    asked.url = QUrl(u"https://box/v1/x"_s);
    asked.verb = isPost ? HttpRequest::Verb::Post : HttpRequest::Verb::Get;
    asked.body = "{}";

    const auto followed = redirected(asked, status, {{"location", location}});

    QCOMPARE(followed ? followed->url.toString() : QString(), next);
    if (followed)
        QCOMPARE(followed->body, asked.body);
}

SUITE_TEST(QCoreApplication, TestBaseAddress)

} // namespace tst_base_address

#include "tst_base_address.moc"
