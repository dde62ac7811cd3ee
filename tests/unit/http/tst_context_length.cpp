// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/context_length.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_context_length {

using namespace Qt::StringLiterals;
using namespace studio::llm::http;

class TestContextLength : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void serversTellItInTheirOwnWays_data();
    void serversTellItInTheirOwnWays();
    void everyKindIsAskedWhereItTells_data();
    void everyKindIsAskedWhereItTells();
};

void TestContextLength::serversTellItInTheirOwnWays_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("tokens"); ///< 0: not stated

    const auto row = [](const char *name, const QByteArray &answer, int tokens) {
        QTest::newRow(name) << answer << tokens;
    };
    row("Ollama, of the model", R"({"model_info":{"gemma.context_length":32768,"gemma.block_count":4}})",
        32'768);
    row("Ollama, as the user set it",
        R"({"parameters":"stop \"x\"\nnum_ctx    6144","model_info":{"gemma.context_length":32768}})", 6144);
    row("llama.cpp", R"({"default_generation_settings":{"n_ctx":12288},"total_slots":1})", 12'288);
    row("llama.cpp's list", R"({"data":[{"id":"m","meta":{"n_ctx":12288}}]})", 12'288);
    row("LM Studio, loaded",
        R"({"data":[{"id":"m","state":"loaded","max_context_length":99999,"loaded_context_length":5000}]})",
        5000);
    row("LM Studio, not loaded", R"({"data":[{"id":"m","state":"not-loaded","max_context_length":99999}]})",
        0);
    row("vLLM", R"({"data":[{"id":"other","max_model_len":1024},{"id":"m","max_model_len":16384}]})", 16'384);
    row("OpenRouter", R"({"data":[{"id":"m","context_length":200000}]})", 200'000);
    row("Groq", R"({"data":[{"id":"m","context_window":8192}]})", 8192);
    row("a bare list", R"([{"id":"m","context_length":4096}])", 4096);
    row("another model only", R"({"data":[{"id":"other","max_model_len":1024}]})", 0);
    row("a lie", R"({"data":[{"id":"m","max_model_len":-5}]})", 0);
    row("a greater lie", R"({"data":[{"id":"m","max_model_len":99999999999999}]})", 0);
    row("a text for a number", R"({"data":[{"id":"m","max_model_len":"16384"}]})", 0);
    row("no list", R"({"data":null,"models":7})", 0);
    row("no JSON", "<html></html>", 0);
}

void TestContextLength::serversTellItInTheirOwnWays()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, tokens);

    QCOMPARE(contextIn(answer, u"m"_s).value_or(0), tokens);
}

void TestContextLength::everyKindIsAskedWhereItTells_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QStringList>("asked");

    using enum ProviderKind;
    QTest::newRow("Ollama") << Ollama << u"http://box:11434"_s << QStringList{u"http://box:11434/api/show"_s};
    QTest::newRow("one of this machine")
        << Compatible << u"http://127.0.0.1:8080/v1/"_s
        << QStringList{u"http://127.0.0.1:8080/v1/models"_s, u"http://127.0.0.1:8080/props"_s,
                       u"http://127.0.0.1:8080/api/v0/models"_s};
    QTest::newRow("one elsewhere") << Compatible << u"https://x.example/v1"_s
                                   << QStringList{u"https://x.example/v1/models"_s};
    QTest::newRow("one whose models are known") << Anthropic << u"https://c.example"_s << QStringList();
}

void TestContextLength::everyKindIsAskedWhereItTells()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QString, base);
    QFETCH(QStringList, asked);

    QStringList addresses;
    for (const HttpRequest &question : contextQuestionsFor({kind, QUrl(base), {}}, u"m"_s))
        addresses.append(question.url.toString());

    QCOMPARE(addresses, asked);
}

SUITE_TEST(QCoreApplication, TestContextLength)

} // namespace tst_context_length

#include "tst_context_length.moc"
