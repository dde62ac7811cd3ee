// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/help/report_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QTest>

namespace tst_report_text {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::reportText;
using ui::withoutSecrets;
using ui::withoutTalk;

class ReportTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCouldBeASecretIsRemoved_data();
    void whatCouldBeASecretIsRemoved();
    void ordinaryWordsStay_data();
    void ordinaryWordsStay();
    void aProviderIsItsKindAndItsHost();
    void aSettingThatSoundsSecretIsRemoved();
    void eachSectionIsThereEvenIfItIsEmpty();
    void aReplayWithoutTalkHasNoLettersOfIt();
    void linesThatAreNoJsonAreLeftOut();
};

void ReportTextTest::whatCouldBeASecretIsRemoved_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("secret");
    const auto row = [](const char *name, const QString &text, const QString &secret) {
        QTest::newRow(name) << text << secret;
    };
    row("a key", u"The server refused sk-proj-Abcdefgh12345678."_s, u"Abcdefgh"_s);
    row("a key of Google", u"key AIzaSyA1234567890abcdef"_s, u"SyA12345"_s);
    row("a token", u"Authorization: Bearer abc.def.ghi"_s, u"abc.def"_s);
    row("random signs", u"token 4f9a8c7e6d5b4a39281706f5e4d3c2b1 was refused"_s, u"4f9a8c7e"_s);
    row("with hyphens", u"t 4f9a8c7e-6d5b-4a39-2817-06f5e4d3c2b1-77aa88 refused"_s, u"4f9a8c7e"_s);
    row("a password in an address", u"http://mina:hunter2@example.org/v1 did not answer"_s, u"hunter2"_s);
    row("an at sign in a password", u"https://mina:p@hunter2@example.org/ did not answer"_s, u"hunter2"_s);
    row("a slash in a password", u"https://mina:hun/ter2@example.org/ did not answer"_s, u"ter2"_s);
    row("a named key", u"x-api-key: hunter2"_s, u"hunter2"_s);
    row("a named token", u"token=hunter2"_s, u"hunter2"_s);
    row("a query", u"https://example.org/v1?key=hunter2 did not answer"_s, u"hunter2"_s);
    row("a fragment", u"https://example.org/#token=hunter2"_s, u"hunter2"_s);
    row("a path", u"https://example.org/hunter2/v1 did not answer"_s, u"hunter2"_s);
    row("the home folder", QDir::homePath() + u"/secret is full"_s, QDir::homePath());
}

void ReportTextTest::whatCouldBeASecretIsRemoved()
{
    QFETCH(const QString, text);
    QFETCH(const QString, secret);

    const QString out = withoutSecrets(text);

    QVERIFY2(!out.contains(secret), qPrintable(out));
    QVERIFY(!out.isEmpty());
    QVERIFY2(!reportText({.troubles = {text}}).contains(secret), qPrintable(out));
    QVERIFY2(!reportText({.settings = {{u"look/x"_s, text}}}).contains(secret), qPrintable(out));
}

void ReportTextTest::ordinaryWordsStay_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a sentence") << u"The disk is full."_s;
    QTest::newRow("a model") << u"qwen3-235b-a22b-instruct-2507 was not found"_s;
    QTest::newRow("a host") << u"http://localhost:11434"_s;
    QTest::newRow("Japanese") << u"ディスクの空き容量がありません。"_s;
    QTest::newRow("a very long word") << u"Donaudampfschifffahrtsgesellschaft"_s;
    QTest::newRow("nothing") << QString();
}

void ReportTextTest::ordinaryWordsStay()
{
    QFETCH(const QString, text);

    QCOMPARE(withoutSecrets(text), text);
}

void ReportTextTest::aProviderIsItsKindAndItsHost()
{
    ui::Report report;
    report.providers = {{u"compatible"_s,
                         QUrl(u"https://mina:hunter2@models.example.org:8443/hunter3?key=hunter4#hunter5"_s),
                         u"claude-3-5-sonnet-20241022"_s, true},
                        {u"ollama"_s, QUrl(u"http://localhost:11434"_s), {}, false}};

    const QString text = reportText(report);

    QVERIFY(text.contains(
        u"\ncompatible, https://models.example.org:8443, model claude-3-5-sonnet-20241022, with a key\n"_s));
    QVERIFY(text.contains(u"\nollama, http://localhost:11434, model none, without a key\n"_s));
    QVERIFY2(!text.contains(u"hunter"_s) && !text.contains(u"mina"_s), qPrintable(text));
}

void ReportTextTest::aSettingThatSoundsSecretIsRemoved()
{
    const QString text = reportText(
        {.settings = {{u"doors/Token"_s, u"tea"_s}, {u"look/theme"_s, u"dark"_s}, {u"apiKey"_s, u"tea"_s}}});

    QVERIFY(text.contains(u"doors/Token = (removed)\n"_s));
    QVERIFY(text.contains(u"look/theme = dark\n"_s));
    QVERIFY(!text.contains(u"tea"_s));
}

void ReportTextTest::eachSectionIsThereEvenIfItIsEmpty()
{
    QCOMPARE(
        reportText({.details = u"Qt: 6\n"_s}),
        u"[program]\nQt: 6\n\n[settings]\nnone\n\n[providers]\nnone\n\n[troubles of this session]\nnone\n"_s);
}

void ReportTextTest::aReplayWithoutTalkHasNoLettersOfIt()
{
    const QByteArray replay = R"({"room":{"policy":"vote","roster":["companion_aya"]}}
{"t":5,"posted":{"id":"m1","from":"user","to":["companion_aya"],"message":"Meet me\nat noon","metadata":{"a":"noon"},"program":"noon"}}
{"t":9,"directed":{"messageId":"m1","choice":"I think at noon"}}
)";

    const QByteArray quiet = withoutTalk(replay);

    QVERIFY2(!quiet.contains("noon") && !quiet.contains("think"), quiet.constData());
    QVERIFY(quiet.contains(R"("message":"xxxx xx\nxx xxxx")"));
    QVERIFY(quiet.contains(R"("roster":["companion_aya"])"));
    QVERIFY(quiet.contains(R"("id":"m1")"));
    QCOMPARE(quiet.count('\n'), 3);
}

void ReportTextTest::linesThatAreNoJsonAreLeftOut()
{
    QCOMPARE(withoutTalk("We meet at noon\n[1]\n{\"t\":1}\n"), "{\"t\":1}\n");
    QCOMPARE(withoutTalk({}), QByteArray());
}

SUITE_TEST(QCoreApplication, ReportTextTest)

} // namespace tst_report_text

#include "tst_report_text.moc"
