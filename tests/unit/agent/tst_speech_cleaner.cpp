// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speech_cleaner.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_speech_cleaner {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::SpeechCleaner;
using Start = agent::ThoughtFilter::Start;
using tests::companion;

namespace {

agent::SpeakerNames names()
{
    const QList<llm::Present> present{{companion(u"rin"_s), u"Rin"_s, {u"凛"_s, u"Rinny"_s}},
                                      {companion(u"otto"_s), u"Otto"_s, {u"オットー"_s}},
                                      {companion(u"wen"_s), u"Wen Li"_s, {u"文丽"_s}},
                                      {base::ParticipantId(u"guest:lab/bob"_s), u"Bob"_s, {}},
                                      {tests::user(), u"Sam"_s, {}}};
    return {present, companion(u"rin"_s)};
}

struct Heard
{
    QString said;
    QString thought;
    QString other;
    bool silent = false;
    bool vote = false;
    QStringList calls;
    bool operator==(const Heard &) const = default;
};

Heard hear(const QString &text, qsizetype piece, Start start)
{
    SpeechCleaner cleaner(names(), start);
    SpeechCleaner::Parts all;
    const auto take = [&all](const SpeechCleaner::Parts &parts) {
        all.said += parts.said;
        all.thought += parts.thought;
    };
    for (qsizetype at = 0; at < text.size(); at += piece)
        take(cleaner.add(QStringView(text).mid(at, piece)));
    take(cleaner.finish());
    return {all.said.trimmed(),  all.thought.trimmed(), cleaner.other() ? cleaner.other()->name : QString(),
            cleaner.isSilence(), cleaner.sawVote(),     cleaner.calls()};
}

void dress(const char *name, const QString &text, const QString &said, const QString &thought = {})
{
    QTest::newRow(name) << text << said << thought;
}

/// Texts with nothing to clean in them.
QString plainText(QRandomGenerator &random)
{
    static const QStringList kWords{u"rain"_s, u"no"_s,    u"one"_s,  u"answers,"_s, u"so"_s,    u"Rin's"_s,
                                    u"(or)"_s, u"雨が"_s,  u"\n"_s,   u"“but”"_s,    u"<3"_s,    u"a*b"_s,
                                    u"N"_s,    u"reply"_s, u"1."_s,   u"- you"_s,    u"said:"_s, u"😀"_s,
                                    u"茶。"_s, u"[1]"_s,   u"think"_s};
    QString text = u"Well"_s;
    for (int i = random.bounded(40); i >= 0; --i)
        text += u' ' + kWords.at(random.bounded(int(kWords.size())));
    return text.trimmed();
}

} // namespace

/// The text that a model writes, and the part of it that is spoken.
class TestSpeechCleaner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksAreNeverSaid_data();
    void marksAreNeverSaid();
    void dressIsTakenOff_data();
    void dressIsTakenOff();
    void whatOnlyLooksLikeItIsSaid_data();
    void whatOnlyLooksLikeItIsSaid();
    void silenceIsFoundInEverySpelling_data();
    void silenceIsFoundInEverySpelling();
    void anotherSpeakersLineEndsIt_data();
    void anotherSpeakersLineEndsIt();
    void votesAndCallsAreNotSaid_data();
    void votesAndCallsAreNotSaid();
    void aLoneEndIsKnownOnlyIfTheStartIsHeld();
    void plainTextsComeOutAsTheyAre();
    void firstWordsWaitOnlyForWhatTheyMayBecome();
    void longTextsEnd();
};

void TestSpeechCleaner::marksAreNeverSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("thought");
    dress("brackets", u"[THINK]So.[/THINK]It rains."_s, u"It rains."_s, u"So."_s);
    dress("triangles", u"◁think▷So.◁/think▷It rains."_s, u"It rains."_s, u"So."_s);
    dress("a vendor's tag", u"<seed:think>So.</seed:think>It rains."_s, u"It rains."_s, u"So."_s);
    dress("another word", u"<reflection>So.</reflection>It rains."_s, u"It rains."_s, u"So."_s);
    dress("attributes", u"<think seconds=\"2\">So.</think>It rains."_s, u"It rains."_s, u"So."_s);
    dress("closed by a cousin", u"<think>So.</thinking>It rains."_s, u"It rains."_s, u"So."_s);
    dress(
        "channels",
        u"<|channel|>analysis<|message|>So.<|end|><|start|>assistant<|channel|>final<|message|>It rains.<|return|>"_s,
        u"It rains."_s, u"So."_s);
    dress("a comment's channel", u"<|channel|>commentary<|message|>So.<|end|>It rains."_s, u"It rains."_s,
          u"So."_s);
    dress("channels without their marks", u"analysisWe need an answer.assistantfinalIt rains."_s,
          u"It rains."_s, u"We need an answer."_s);
    dress("one-sided channels", u"<|channel>thought\nSo.<channel|>It rains."_s, u"It rains."_s, u"So."_s);
    dress("begin and end",
          u"<|begin_of_thought|>So.<|end_of_thought|><|begin_of_solution|>It rains.<|end_of_solution|>"_s,
          u"It rains."_s, u"So."_s);
    dress("start and end",
          u"<|START_THINKING|>So.<|END_THINKING|><|START_RESPONSE|>It rains.<|END_RESPONSE|>"_s,
          u"It rains."_s, u"So."_s);
    dress("an answer in an envelope", u"<think>So.</think>\n<answer>It rains.</answer>"_s, u"It rains."_s,
          u"So."_s);
    dress("nested", u"<think>So <think>or</think> not.</think>It rains."_s, u"It rains."_s,
          u"So <think>or not."_s);
    dress("later, in a line of its own", u"It rains.\n<think>So.</think>\nStay."_s, u"It rains.\n\nStay."_s,
          u"So."_s);
    dress("behind a sentence", u"It rains. <think>So.</think>"_s, u"It rains."_s, u"So."_s);
    dress("never closed", u"<think>So. And then"_s, {}, u"So. And then"_s);
    dress("chat template", u"It rains.<|im_end|>\n<|im_start|>user\nReally?"_s, u"It rains."_s);
    dress("head of a template", u"<|im_start|>assistant\nIt rains.<|im_end|>"_s, u"It rains."_s);
    dress("another template", u"<start_of_turn>model\nIt rains.<end_of_turn>"_s, u"It rains."_s);
    dress("wide bars", u"It rains.<｜end▁of▁sentence｜>"_s, u"It rains."_s);
    dress("end of text", u"It rains.<|endoftext|>The"_s, u"It rains."_s);
    dress("end of a sequence", u"It rains.</s>"_s, u"It rains."_s);
    dress("instruction", u"It rains. [/INST] Fine. [INST] More"_s, u"It rains."_s);
    dress("an unknown token", u"It <|laugh|>rains."_s, u"It rains."_s);
}

void TestSpeechCleaner::marksAreNeverSaid()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    QFETCH(const QString, thought);

    for (const Start start : {Start::Free, Start::Held}) {
        for (const qsizetype piece : {text.size(), qsizetype(1), qsizetype(2), qsizetype(5)}) {
            const Heard heard = hear(text, piece, start);
            QCOMPARE(heard.said, said);
            QCOMPARE(heard.thought, thought);
        }
        for (qsizetype cut = 1; cut < text.size(); ++cut) {
            SpeechCleaner cleaner(names(), start);
            QString all = cleaner.add(QStringView(text).left(cut)).said;
            all += cleaner.add(QStringView(text).mid(cut)).said;
            all += cleaner.finish().said;
            QCOMPARE(all.trimmed(), said);
        }
    }
}

void TestSpeechCleaner::dressIsTakenOff_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("thought");
    dress("name", u"Rin: It rains."_s, u"It rains."_s);
    dress("bold", u"**Rin:** It rains."_s, u"It rains."_s);
    dress("bold, colon outside", u"**Rin**: It rains."_s, u"It rains."_s);
    dress("italic", u"*Rin*: It rains."_s, u"It rains."_s);
    dress("id", u"Rin (companion_rin): It rains."_s, u"It rains."_s);
    dress("mood", u"rin (smiling): It rains."_s, u"It rains."_s);
    dress("brackets", u"[Rin] It rains."_s, u"It rains."_s);
    dress("capitals and space", u"RIN : It rains."_s, u"It rains."_s);
    dress("wide", u"Ｒｉｎ：It rains."_s, u"It rains."_s);
    dress("nickname", u"Rinny: It rains."_s, u"It rains."_s);
    dress("heading", u"### Rin\n\nIt rains."_s, u"### Rin\n\nIt rains."_s);
    dress("twice", u"Rin: **Rin:** It rains."_s, u"It rains."_s);
    dress("again", u"It rains.\nRin: And it pours."_s, u"It rains.\nAnd it pours."_s);
    dress("role", u"Assistant: It rains."_s, u"It rains."_s);
    dress("Japanese", u"凛：「雨が降っています。」"_s, u"雨が降っています。"_s);
    dress("transcript", u"[4] Rin to everybody:\n| It rains.\n| Stay."_s, u"It rains.\nStay."_s);
    dress("bars", u"| It rains,\n| you know."_s, u"It rains,\nyou know."_s);
    dress("quotation", u"“It rains.”"_s, u"It rains."_s);
    dress("straight quotation", u"\"It rains.\"\n"_s, u"It rains."_s);
    dress("answer's heading", u"### Response:\nIt rains."_s, u"It rains."_s);
    dress("prompt", u"Now it is Rin's turn.\n\nIt rains."_s, u"It rains."_s);
    dress("JSON", u"{\"message\": \"It rains.\"}"_s, u"It rains."_s);
    dress("after a thought", u"<think>So.</think>\n\nRin: It rains."_s, u"It rains."_s, u"So."_s);
}

void TestSpeechCleaner::dressIsTakenOff() { marksAreNeverSaid(); }

void TestSpeechCleaner::whatOnlyLooksLikeItIsSaid_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : {
             u"The `<think>` tag opens it, and `</think>` closes it."_s,
             u"I <think> so </think> too."_s,
             u"A </think> tag closes it."_s,
             u"Write \\<think> so."_s,
             u"```\nOtto: hi\n<|im_end|>\n```\nLike that."_s,
             u"I <3 you, and a < b."_s,
             u"Note: it rains.\n- Otto: tea\n> Wen Li: no\n1. Sam: milk"_s,
             u"Otto, come here: it rains."_s,
             u"I think, Otto: it rains."_s,
             u"Ottoline: a name."_s,
             u"Rin is who I am."_s,
             u"\"Rain,\" she said, \"is wet.\""_s,
             u"“One.” “Two.”"_s,
             u"I got no reply from him."_s,
             u"No reply from him yet."_s,
             u"NO REPLY FROM HIM YET."_s,
             u"I would write `NO_REPLY` then."_s,
             u"No, I reply."_s,
             u"| a | b |\n|---|---|\n| 1 | 2 |"_s,
             u"{laughs} It rains."_s,
             u"An analysis of rain."_s,
             u"[laughs] It rains."_s,
             u"👩‍👩‍👧It rains."_s,
             u"「雨」と言った。"_s,
             u"She: rain. He: sun."_s,
         })
        QTest::newRow(qPrintable(text)) << text;
}

void TestSpeechCleaner::whatOnlyLooksLikeItIsSaid()
{
    QFETCH(const QString, text);

    for (const Start start : {Start::Free, Start::Held}) {
        for (qsizetype piece = 1; piece <= text.size(); ++piece) {
            const Heard heard = hear(text, piece, start);
            QCOMPARE(heard, (Heard{text, {}, {}, false, false, {}}));
        }
    }
}

void TestSpeechCleaner::silenceIsFoundInEverySpelling_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("silent");
    for (const QString &text : {u"NO_REPLY"_s,
                                u"NO_REPLY."_s,
                                u"**NO_REPLY**"_s,
                                u"_NO_REPLY_"_s,
                                u"no_reply"_s,
                                u"[NO_REPLY]"_s,
                                u"\"NO_REPLY\""_s,
                                u"`NO_REPLY`"_s,
                                u"```\nNO_REPLY\n```"_s,
                                u"```text\nno_reply\n```"_s,
                                u"NO REPLY"_s,
                                u"No-Reply"_s,
                                u"(no reply)"_s,
                                u"No reply."_s,
                                u"NOREPLY"_s,
                                u"NO\\_REPLY"_s,
                                u"ＮＯ＿ＲＥＰＬＹ"_s,
                                u"NO_REPLY\n\n(Rin looks at the rain.)"_s,
                                u"NO REPLY (she looks away)"_s,
                                u"Rin: NO_REPLY"_s,
                                u"<think>So.</think>NO_REPLY"_s,
                                u"「NO_REPLY」"_s})
        QTest::newRow(qPrintable(text)) << text << QString() << true;
    QTest::newRow("behind") << u"It rains. NO_REPLY"_s << u"It rains."_s << false;
    QTest::newRow("glued") << u"It rains.NO_REPLY"_s << u"It rains."_s << false;
    QTest::newRow("in bold behind") << u"It rains.\n\n**NO_REPLY**"_s << u"It rains."_s << false;
    QTest::newRow("explained") << u"It rains. NO_REPLY\n(silent)"_s << u"It rains."_s << false;
    QTest::newRow("Japanese") << u"雨です。NO_REPLY"_s << u"雨です。"_s << false;
}

void TestSpeechCleaner::silenceIsFoundInEverySpelling()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    QFETCH(const bool, silent);

    for (qsizetype piece = 1; piece <= text.size(); ++piece) {
        const Heard heard = hear(text, piece, Start::Free);
        QCOMPARE(heard.said, said);
        QCOMPARE(heard.silent, silent);
    }
}

void TestSpeechCleaner::anotherSpeakersLineEndsIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("other");
    QTest::newRow("companion") << u"It rains.\n\nOtto: It does.\nuser: Oh."_s << u"It rains."_s << u"Otto"_s;
    QTest::newRow("bold") << u"It rains.\n**Otto:** It does."_s << u"It rains."_s << u"Otto"_s;
    QTest::newRow("first name") << u"It rains.\nWen: It does."_s << u"It rains."_s << u"Wen Li"_s;
    QTest::newRow("whole name") << u"It rains.\nWen Li: It does."_s << u"It rains."_s << u"Wen Li"_s;
    QTest::newRow("id") << u"It rains.\ncompanion_otto: It does."_s << u"It rains."_s << u"Otto"_s;
    QTest::newRow("user's name") << u"It rains.\nSam: Yes."_s << u"It rains."_s << u"Sam"_s;
    QTest::newRow("user") << u"It rains.\nUser: Yes.\nRin: Good."_s << u"It rains."_s << u"Sam"_s;
    QTest::newRow("human") << u"It rains.\nHuman: Yes."_s << u"It rains."_s << u"Sam"_s;
    QTest::newRow("assistant") << u"It rains.\nAssistant: Yes."_s << u"It rains."_s << QString();
    QTest::newRow("instruction") << u"It rains.\n\n### Instruction:\nNow Otto."_s << u"It rains."_s
                                 << QString();
    QTest::newRow("transcript") << u"It rains.\n[5] Otto to Rin:\n| Yes."_s << u"It rains."_s << u"Otto"_s;
    QTest::newRow("Japanese") << u"雨です。\nオットー：「そうだね」"_s << u"雨です。"_s << u"Otto"_s;
    QTest::newRow("Chinese") << u"下雨了。\n文丽：是啊。"_s << u"下雨了。"_s << u"Wen Li"_s;
    QTest::newRow("honorific") << u"雨です。\nオットーさん：そうだね"_s << u"雨です。"_s << u"Otto"_s;
    QTest::newRow("guest") << u"It rains.\nguest \"Bob\": Yes."_s << u"It rains."_s << u"Bob"_s;
    QTest::newRow("guest of a transcript")
        << u"It rains.\n[7] guest \"Bob\" to everybody:\n| Yes."_s << u"It rains."_s << u"Bob"_s;
    QTest::newRow("guest in round quotes") << u"It rains.\nGuest “Bob”: Yes."_s << u"It rains."_s << u"Bob"_s;
    QTest::newRow("user by a program")
        << u"It rains.\n[8] Sam (by the program \"curl\") to everybody:\n| Yes."_s << u"It rains."_s
        << u"Sam"_s;
    QTest::newRow("from the start") << u"Otto: It rains."_s << QString() << u"Otto"_s;
}

void TestSpeechCleaner::anotherSpeakersLineEndsIt()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    QFETCH(const QString, other);

    for (qsizetype piece = 1; piece <= text.size(); ++piece) {
        const Heard heard = hear(text, piece, Start::Free);
        QCOMPARE(heard.said, said);
        QCOMPARE(heard.other, other);
    }
}

void TestSpeechCleaner::votesAndCallsAreNotSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("vote");
    QTest::addColumn<int>("calls");
    QTest::newRow("vote") << u"{\"state\": \"speak\", \"importance\": 7, \"closing\": \"none\"}"_s << true
                          << 0;
    QTest::newRow("fenced vote") << u"```json\n{\"state\":\"speak\",\"importance\":7}\n```"_s << true << 0;
    QTest::newRow("cut vote") << u"{\"state\": \"speak\", \"importance\": 7"_s << true << 0;
    QTest::newRow("call") << u"<tool_call>{\"name\":\"say\",\"arguments\":{\"message\":\"Hi\"}}</tool_call>"_s
                          << false << 1;
    QTest::newRow("call to the end") << u"[TOOL_CALLS][{\"name\":\"say\",\"arguments\":{}}]"_s << false << 1;
    QTest::newRow("fenced call") << u"```tool_call\n{\"name\":\"say\",\"arguments\":{}}\n```"_s << false << 1;
    QTest::newRow("bare call") << u"{\"name\": \"say\", \"arguments\": {\"message\": \"Hi\"}}"_s << false
                               << 1;
    QTest::newRow("tags") << u"<function=say><parameter=message>Hi</parameter></function>"_s << false << 1;
}

void TestSpeechCleaner::votesAndCallsAreNotSaid()
{
    QFETCH(const QString, text);
    QFETCH(const bool, vote);
    QFETCH(const int, calls);

    for (qsizetype piece = 1; piece <= text.size(); ++piece) {
        const Heard heard = hear(text, piece, Start::Free);
        QCOMPARE(heard.said, QString());
        QCOMPARE(heard.vote, vote);
        QCOMPARE(int(heard.calls.size()), calls);
    }
}

void TestSpeechCleaner::aLoneEndIsKnownOnlyIfTheStartIsHeld()
{
    const QString text = u"Who asks? One line will do.\n\nOr two.\n</think>\n\nRin: It rains."_s;

    for (qsizetype piece = 1; piece <= text.size(); ++piece) {
        const Heard held = hear(text, piece, Start::Held);
        QCOMPARE(held.said, u"It rains."_s);
        QCOMPARE(held.thought, u"Who asks? One line will do.\n\nOr two."_s);
        const Heard shown = hear(text, piece, Start::Free);
        QVERIFY(!shown.said.contains(u"think>"_s));
        QVERIFY(shown.said.startsWith(u"Who asks?"_s)); // it was shown, and must not be taken back
    }
}

void TestSpeechCleaner::plainTextsComeOutAsTheyAre()
{
    QRandomGenerator random(26);
    for (int i = 0; i < 2'000; ++i) {
        const QString text = plainText(random);
        const Heard heard = hear(text, 1 + random.bounded(9), i % 2 == 0 ? Start::Free : Start::Held);
        QCOMPARE(heard.said, text);
        QVERIFY(heard.thought.isEmpty());
    }
}

void TestSpeechCleaner::firstWordsWaitOnlyForWhatTheyMayBecome()
{
    SpeechCleaner cleaner(names());

    QCOMPARE(cleaner.add(u"It").said, u"It"_s);
    QCOMPARE(cleaner.add(u" rains").said, u" rains"_s);
    QCOMPARE(cleaner.add(u".\nOt").said, u".\n"_s); // could become "Otto"
    QCOMPARE(cleaner.add(u"her").said, u"Other"_s);
    QCOMPARE(cleaner.add(u" <b").said, u" "_s);
    QCOMPARE(cleaner.add(u">x").said, u"<b>x"_s);
}

// If the time grew with the square of the length, this would exceed the time limit of ctest.
void TestSpeechCleaner::longTextsEnd()
{
    for (const QString &unit :
         {u"The rain falls. "_s, u"<"_s, u"{\"a\"\n"_s, u"\nOtto"_s, u"“"_s, u"`<a "_s, u" "_s}) {
        const QString text = unit.repeated(16 * 1024 / unit.size());

        const Heard heard = hear(text, 1, Start::Free);

        QVERIFY2(heard.said.size() + heard.thought.size() <= text.size(), qPrintable(unit));
    }
}

SUITE_TEST(QCoreApplication, TestSpeechCleaner)

} // namespace tst_speech_cleaner

#include "tst_speech_cleaner.moc"
