// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/model_list.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_model_list {

using namespace Qt::StringLiterals;
using studio::llm::http::modelsIn;
using studio::model::ProviderKind;

namespace {

/// Single quotes replace double quotes.
QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

} // namespace

class TestModelList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsReadInEveryShape_data();
    void aListIsReadInEveryShape();
    void whatIsNoListIsToldInItsWords_data();
    void whatIsNoListIsToldInItsWords();
    void aHostileListIsBounded();
};

void TestModelList::aListIsReadInEveryShape_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("models");

    const auto row = [](const char *name, ProviderKind kind, const QByteArray &body,
                        const QStringList &models) { QTest::newRow(name) << kind << body << models; };
    const QStringList both{u"ant"_s, u"bee"_s};
    const ProviderKind any = ProviderKind::Compatible;
    row("OpenAI", ProviderKind::OpenAi, "{'object':'list','data':[{'id':'bee'},{'id':'ant'},{'id':'ant'}]}",
        both);
    row("a bare list", any, "[{'id':'bee','object':'model'},{'id':'ant'}]", both);
    row("texts", any, "{'data':['ant','bee']}", both);
    row("bare texts", any, "['ant','bee']", both);
    row("under models", any,
        "{'object':'list','data':null,'models':[{'name':'ant','model':'ant'},{'name':'bee'}]}", both);
    row("by key", any, "{'data':[{'key':'ant','type':'llm'},{'key':'bee'},{'key':'eel','type':'embedding'}]}",
        both);
    row("deeper", any, "{'result':{'models':[{'id':'ant'},{'id':'bee'}]}}", both);
    row("a map", any, "{'models':{'ant':{'owner':'x'},'bee':{}}}", both);
    row("names for people", any, "{'data':[{'id':'ant','name':'The Ant'},{'id':'bee','display_name':'Bee'}]}",
        both);
    row("nothing in it", any, "{'object':'list','data':[]}", {});
    row("a bare nothing", any, "[]", {});
    row("odd members", any, "{'data':[{'id':'ant'},7,null,[],{'x':1},{'id':'bee'},{'id':''}]}", both);
    row("Gemini", ProviderKind::Gemini,
        "{'models':[{'name':'models/ant','supportedGenerationMethods':['generateContent']},{'name':'models/"
        "bee'},"
        "{'name':'models/eel','supportedGenerationMethods':['embedContent']}],'nextPageToken':'x'}",
        both);
    row("Ollama", ProviderKind::Ollama, "{'models':[{'name':'ant','model':'ant','size':7},{'name':'bee'}]}",
        both);
    row("Anthropic", ProviderKind::Anthropic,
        "{'data':[{'type':'model','id':'ant'},{'type':'model','id':'bee'}],'has_more':false}", both);
}

void TestModelList::aListIsReadInEveryShape()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, body);
    QFETCH(QStringList, models);

    const auto found = modelsIn(kind, json(body));

    QVERIFY2(found.has_value(), found ? "" : qPrintable(found.error().detail));
    QCOMPARE(*found, models);
}

void TestModelList::whatIsNoListIsToldInItsWords_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");

    QTest::newRow("a page") << "<html><title>Sign in</title></html>"_ba << u"Sign in"_s;
    QTest::newRow("a text") << "Ollama is running"_ba << u"Ollama is running"_s;
    QTest::newRow("an error") << "{'error':'Unexpected endpoint'}"_ba << u"Unexpected endpoint"_s;
    QTest::newRow("no list") << "{'status':'ok'}"_ba << u"there is no list in it"_s;
    QTest::newRow("numbers") << "[1,2]"_ba << u"the list holds no models"_s;
    QTest::newRow("a number") << "7"_ba << u"there is no list in it"_s;
}

void TestModelList::whatIsNoListIsToldInItsWords()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, words);

    const auto found = modelsIn(ProviderKind::Compatible, json(body));

    QVERIFY(!found);
    QCOMPARE(found.error().detail, words);
}

void TestModelList::aHostileListIsBounded()
{
    QByteArray deep = "[]";
    for (int i = 0; i < 100; ++i)
        deep = "{'data':" + deep + "}";
    QByteArray wide = "[";
    for (int i = 0; i < 30'000; ++i)
        wide += "'m" + QByteArray::number(i) + "',";

    QVERIFY(!modelsIn(ProviderKind::Compatible, json(deep)));
    QCOMPARE(modelsIn(ProviderKind::Compatible, json(wide + "'end']"))->size(), 10'000);
}

SUITE_TEST(void, TestModelList)

} // namespace tst_model_list

#include "tst_model_list.moc"
