// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/answer_parts.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_answer_parts {

using namespace Qt::StringLiterals;
using namespace studio;

class TestAnswerParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thoughtsAreToldFromWhatIsGiven_data();
    void thoughtsAreToldFromWhatIsGiven();
};

void TestAnswerParts::thoughtsAreToldFromWhatIsGiven_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("thought");

    QTest::newRow("none") << u" tea "_s << u"tea"_s << QString();
    QTest::newRow("tags") << u"<think>Hm.</think>\ntea"_s << u"tea"_s << u"Hm."_s;
    QTest::newRow("other words") << u"<Reasoning>Hm.</Reasoning>tea"_s << u"tea"_s << u"Hm."_s;
    QTest::newRow("with a name") << u"<seed:think>Hm.</seed:think>tea"_s << u"tea"_s << u"Hm."_s;
    QTest::newRow("brackets") << u"[THINK]Hm.[/THINK]tea"_s << u"tea"_s << u"Hm."_s;
    QTest::newRow("triangles") << u"\u25C1think\u25B7Hm.\u25C1/think\u25B7tea"_s << u"tea"_s << u"Hm."_s;
    QTest::newRow("twice") << u"<think>a</think><think>b</think>tea"_s << u"tea"_s << u"a\nb"_s;
    QTest::newRow("in the middle") << u"green <think>a</think>tea"_s << u"green tea"_s << u"a"_s;
    QTest::newRow("closed only") << u"Hm, well.</think>\n\ntea"_s << u"tea"_s << u"Hm, well."_s;
    QTest::newRow("never closed") << u" <think>Hm, well."_s << QString() << u"Hm, well."_s;
    QTest::newRow("the second never closed") << u"<think>a</think> <think>b"_s << QString() << u"a\nb"_s;
    QTest::newRow("a word of the text")
        << u"The tag <think> opens it."_s << u"The tag <think> opens it."_s << QString();
    QTest::newRow("channels") << u"<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final"
                                 "<|message|>tea<|return|>"_s
                              << u"tea<|return|>"_s
                              << u"<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final"
                                 "<|message|>"_s;
    QTest::newRow("channels without their marks")
        << u"analysisHm.assistantfinaltea"_s << u"tea"_s << u"analysisHm.assistantfinal"_s;
    QTest::newRow("no final channel")
        << u"<|channel|>analysis<|message|>Hm."_s << QString() << u"<|channel|>analysis<|message|>Hm."_s;
    QTest::newRow("channel of thought") << u"<|channel>thought\nHm.<channel|>tea"_s << u"tea"_s << u"Hm."_s;
}

void TestAnswerParts::thoughtsAreToldFromWhatIsGiven()
{
    QFETCH(QString, text);

    const agent::AnswerParts parts = agent::partsOfAnswer(text);

    QTEST(parts.given, "given");
    QTEST(parts.thought, "thought");
}

SUITE_TEST(QCoreApplication, TestAnswerParts)

} // namespace tst_answer_parts

#include "tst_answer_parts.moc"
