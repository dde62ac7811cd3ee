// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/replay.h"
#include "tests/support/suite.h"

#include <QBuffer>
#include <QTest>

namespace tst_replay {

using namespace Qt::StringLiterals;
using studio::replay::ReplayEnd;

namespace {

const QByteArray kRoom = R"({"room":{"policy":"vote","roster":["companion_a","companion_b"]}})";
const QByteArray kPosted = R"({"t":0,"posted":{"id":"m1","from":"user","message":"Hello"}})";
const QByteArray kVoted =
    R"({"t":9,"voted":{"from":"companion_a","messageId":"m1","state":"speak","importance":10,"selected":true}})";
const QByteArray kAsked =
    R"({"t":0,"askVotes":{"messageId":"m1","voters":["companion_a","companion_b"],"deadline":8000}})"
    "\n";

struct Played
{
    ReplayEnd end;
    QByteArray printed;
};

Played play(QByteArray text)
{
    QBuffer in(&text);
    QBuffer out;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    const ReplayEnd end = studio::replay::replay(in, u"talk.jsonl"_s, out);
    return {end, out.data()};
}

/// Returns the lines of an endless talk, one at a time, and stores none.
class LongTalk final : public QIODevice
{
public:
    explicit LongTalk(int lines)
        : m_left(lines)
        , m_ready(kRoom + '\n')
    {
    }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        if (m_ready.isEmpty() && m_left > 0) {
            --m_left;
            m_ready = "{\"t\":" + QByteArray::number(++m_t) + ",\"tick\":{}}\n";
        }
        const qint64 given = std::min<qint64>(size, m_ready.size());
        std::copy_n(m_ready.cbegin(), given, data);
        m_ready.remove(0, given);
        return given;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    int m_left;
    int m_t = 0;
    QByteArray m_ready;
};

} // namespace

/// The format of replay files: lines, blanks, line ends and errors (turn-taking §7).
class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsCompactLines();
    void takesEveryEndOfLine_data();
    void takesEveryEndOfLine();
    void decidesTheLastInstantAtTheEndOfTheFile();
    void leavesTheLastInstantOpenAtABadLine();
    void saysWhereAndWhatIsWrong_data();
    void saysWhereAndWhatIsWrong();
    void countsBlankLines();
    void takesTheKeyOfTimeAnywhere();
    void takesWhateverStandsInAVote();
    void changesOnlyTheNamedKeysOfThePolicy();
    void readsALongFileLineByLine();
    void aLineWithoutEndIsRefused();
    void saysWhenTheAnswerCannotBeWritten();
};

void TestReplay::printsCompactLines()
{
    const Played played = play(kRoom + '\n' + kPosted + '\n');

    QVERIFY(played.end.ok);
    QCOMPARE(played.end.error, QString());
    QCOMPARE(played.printed, kAsked);
}

void TestReplay::takesEveryEndOfLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no newline at the end") << kRoom + '\n' + kPosted;
    QTest::newRow("CRLF") << kRoom + "\r\n" + kPosted + "\r\n";
    QTest::newRow("blank lines") << "\n  \n" + kRoom + "\n\n\r\n" + kPosted + "\n\t\n\n";
    QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + kRoom + '\n' + kPosted;
    QTest::newRow("blanks around") << "  " + kRoom + "  \n\t" + kPosted + " \n";
}

void TestReplay::takesEveryEndOfLine()
{
    QFETCH(QByteArray, text);

    const Played played = play(text);

    QCOMPARE(played.end.error, QString());
    QCOMPARE(played.printed, kAsked);
}

void TestReplay::decidesTheLastInstantAtTheEndOfTheFile()
{
    const Played played = play(kRoom + '\n' + kPosted + '\n' + kVoted);

    QVERIFY(played.end.ok);
    QCOMPARE(played.printed.count('\n'), 4);
    QVERIFY(
        played.printed.endsWith("{\"t\":9,\"startTurn\":{\"companion\":\"companion_a\",\"messageId\":\"m1\","
                                "\"at\":609}}\n"));
}

void TestReplay::leavesTheLastInstantOpenAtABadLine()
{
    const Played played = play(kRoom + '\n' + kPosted + '\n' + kVoted + "\nwhat?\n" + kPosted);

    QVERIFY(!played.end.ok);
    QVERIFY(played.end.error.startsWith(u"talk.jsonl:4: "_s));
    QCOMPARE(played.printed, kAsked);
}

void TestReplay::saysWhereAndWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");

    const auto room = [](const char *name, const char *keys, const char *error) {
        QTest::newRow(name) << QByteArray("{\"room\":{") + keys + "}}\n"
                            << u"talk.jsonl:1: "_s + QLatin1String(error);
    };
    room("no policy", R"("roster":[])", R"(the room has no "policy")");
    room("no roster", R"("policy":"vote")", R"(the room has no "roster")");
    room("unknown policy", R"("policy":"chess","roster":[])", "");
    room("unknown key", R"("policy":"vote","roster":[],"speed":1)", "");
    room("doubled key", R"("policy":"vote","policy":"vote","roster":[])", "");
    room("roster is no list", R"("policy":"vote","roster":"companion_a")", "");
    room("user in the roster", R"("policy":"vote","roster":["user"])", "");
    room("bare prefix in the roster", R"("policy":"vote","roster":["companion_"])", "");
    room("twice in the roster", R"("policy":"vote","roster":["guest:k","guest:k"])", "");
    room("gap below zero", R"("policy":"vote","roster":[],"gapMs":-1)", "");
    room("gap is no number", R"("policy":"vote","roster":[],"gapMs":"600")", "");
    room("unknown bargeIn", R"("policy":"vote","roster":[],"bargeIn":"shout")", "");
    room("broken gap", R"("policy":"vote","roster":[],"gapMs":0.5)", "");
    room("deadlines is no object", R"("policy":"vote","roster":[],"deadlines":[1])", "");
    QTest::newRow("empty file") << QByteArray() << u"talk.jsonl:1: the file has no room line"_s;
    QTest::newRow("no room first") << kPosted << u"talk.jsonl:1: the first line must be"_s;
    QTest::newRow("room is no object")
        << QByteArray("{\"room\":7}") << u"talk.jsonl:1: the first line must be"_s;

    const auto line = [](const char *name, const char *text, const char *error = "") {
        QTest::newRow(name) << kRoom + '\n' + kPosted + '\n' + text + '\n'
                            << u"talk.jsonl:3: "_s + QLatin1String(error);
    };
    line("no JSON", "hello");
    line("half a line", R"({"t":5,"tick":{)");
    line("two values", R"({"t":5,"tick":{}} {})");
    line("no object", "[5]", "the line is not a JSON object");
    line("no time", R"({"tick":{}})", R"(the line has no "t")");
    line("time is text", R"({"t":"5","tick":{}})", R"("t" must be a whole number)");
    line("broken time", R"({"t":5.5,"tick":{}})", R"("t" must be a whole number)");
    line("time below zero", R"({"t":-1,"tick":{}})", R"("t" must be a whole number)");
    line("time goes back", "{\"t\":7,\"tick\":{}}\n{\"t\":6,\"tick\":{}}");
    line("no kind", R"({"t":5})", "the line needs exactly one kind");
    line("two kinds", R"({"t":5,"tick":{},"hold":{}})", "the line needs exactly one kind");
    line("unknown kind", R"({"t":5,"shout":{}})");
    line("a second room", R"({"t":5,"room":{"policy":"vote","roster":[]}})");
    line("doubled kind", R"({"t":5,"tick":{},"tick":{}})");
    line("doubled key inside", R"({"t":5,"cue":{"companion":"companion_a","companion":"companion_b"}})");
    line("body is no object", R"({"t":5,"tick":null})");
    line("body is not empty", R"({"t":5,"hold":{"long":true}})");
    line("posted without sender", R"({"t":5,"posted":{"message":"Hi"}})");
    line("posted without message", R"({"t":5,"posted":{"from":"user"}})");
    line("posted with an unknown key", R"({"t":5,"posted":{"from":"user","message":"Hi","mood":"good"}})");
    line("to is no list", R"({"t":5,"posted":{"from":"user","message":"Hi","to":"companion_a"}})");
    line("whisper is no boolean", R"({"t":5,"posted":{"from":"user","message":"Hi","whisper":1}})");
    line("whisper of a speech is no boolean",
         R"({"t":5,"turnOver":{"from":"companion_a","outcome":"spoke","whisper":"yes"}})");
    line("unknown outcome", R"({"t":5,"turnOver":{"from":"companion_a","outcome":"sang"}})");
    line("unknown cause", R"({"t":5,"voteFailed":{"messageId":"m1","from":"companion_a","cause":"tired"}})");
    line("a cause that only the floor sets",
         R"({"t":5,"voteFailed":{"messageId":"m1","from":"companion_a","cause":"early"}})");
    line("cue of nobody", R"({"t":5,"cue":{}})");
    line("roster with a stranger", R"({"t":5,"roster":{"companions":["companion_a","bob"]}})");
    line("roster twice", R"({"t":5,"roster":{"companions":["companion_a","companion_a"]}})");
    line("score out of range", R"({"t":5,"repetition":{"messageId":"m1","score":1.5}})");
    line("policy with a roster", R"({"t":5,"policy":{"policy":"vote","roster":[]}})");
}

void TestReplay::saysWhereAndWhatIsWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);

    const Played played = play(text);

    QVERIFY(!played.end.ok);
    if (QByteArray(QTest::currentDataTag()) == "time goes back")
        error = u"talk.jsonl:4: time goes backwards, from 7 to 6"_s;
    QVERIFY2(played.end.error.startsWith(error), qPrintable(played.end.error));
    QVERIFY2(played.end.error.size() > error.size() || !error.endsWith(u": "_s), "what is wrong is not said");
    QCOMPARE(played.printed, text.startsWith(kRoom) ? kAsked : QByteArray());
}

void TestReplay::countsBlankLines()
{
    const Played played = play("\n\n" + kRoom + "\n\n" + kPosted + "\n\nwhat?\n");

    QVERIFY2(played.end.error.startsWith(u"talk.jsonl:7: "_s), qPrintable(played.end.error));
}

void TestReplay::takesTheKeyOfTimeAnywhere()
{
    const Played played =
        play(kRoom + "\n{\"posted\":{\"id\":\"m1\",\"from\":\"user\",\"message\":\"Hello\"},\"t\":0}");

    QCOMPARE(played.printed, kAsked);
}

void TestReplay::takesWhateverStandsInAVote()
{
    const Played played =
        play(kRoom + "\n{\"t\":0,\"voted\":5}\n{\"t\":0,\"voted\":{\"from\":\"x\",\"from\":[],\"mood\":{}}}");

    QCOMPARE(played.end.error, QString());
    QCOMPARE(played.printed.count("{\"t\":0,\"ignored\":{\"what\":\"voted\",\"why\":\"malformed\"}}\n"), 2);
}

void TestReplay::changesOnlyTheNamedKeysOfThePolicy()
{
    const QByteArray room =
        R"({"room":{"policy":"vote","roster":["companion_a","companion_b"],"voteDeadlineMs":300,"gapMs":7}})";
    const Played played = play(room + "\n{\"t\":0,\"policy\":{\"gapMs\":9}}\n" + kPosted);

    QVERIFY(played.printed.contains("\"deadline\":300"));
}

void TestReplay::readsALongFileLineByLine()
{
    LongTalk talk(20'000);
    talk.open(QIODevice::ReadOnly);
    QBuffer out;
    out.open(QIODevice::WriteOnly);

    const ReplayEnd end = studio::replay::replay(talk, u"-"_s, out);

    QCOMPARE(end.error, QString());
    QCOMPARE(out.data(), QByteArray());
}

/// For example /dev/zero.
void TestReplay::aLineWithoutEndIsRefused()
{
    class Endless final : public QIODevice
    {
    public:
        [[nodiscard]] bool isSequential() const override { return true; }

    private:
        qint64 readData(char *data, qint64 most) override
        {
            std::fill_n(data, most, 'a');
            return most;
        }
        qint64 writeData(const char *, qint64) override { return -1; }
    };
    Endless in;
    in.open(QIODevice::ReadOnly);
    QBuffer out;
    out.open(QIODevice::WriteOnly);

    const ReplayEnd end = studio::replay::replay(in, u"zero"_s, out);

    QCOMPARE(end.error, u"zero:1: the line is longer than 4 MiB"_s);
}

void TestReplay::saysWhenTheAnswerCannotBeWritten()
{
    QByteArray text = kRoom + '\n' + kPosted;
    QBuffer in(&text);
    in.open(QIODevice::ReadOnly);
    LongTalk closed(0);
    closed.open(QIODevice::ReadWrite);

    const ReplayEnd end = studio::replay::replay(in, u"talk.jsonl"_s, closed);

    QCOMPARE(end.error, u"talk.jsonl:2: the result cannot be written"_s);
}

SUITE_TEST(QCoreApplication, TestReplay)

} // namespace tst_replay

#include "tst_replay.moc"
