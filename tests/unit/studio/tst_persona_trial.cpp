// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

namespace tst_persona_trial {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using base::RequestId;
using llm::Purpose;
using model::Language;
using model::VoteState;
using ports::PersonaPort;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

ports::PersonaTrial trial(const QString &line = u"Hello, Aya."_s)
{
    return {tests::persona(u"aya"_s), line, Language::English};
}

void script(StudioHouse &house, const ScriptedAnswer &vote, const ScriptedAnswer &speech)
{
    house.model().script(companion(u"aya"_s), Purpose::Vote, vote);
    house.model().script(companion(u"aya"_s), Purpose::Speech, speech);
}

/// Lets a trial begin, and its vote be given where that takes no time.
bool isVotedOn(StudioHouse &house)
{
    const bool begun = QTest::qWaitFor([&house] { return !house.model().requests().isEmpty(); });
    house.wait(Millis(0));
    return begun;
}

/// What a trial told: its votes and the pieces of its reply.
struct Heard
{
    explicit Heard(StudioHouse &house)
        : votes(&house.personas(), &PersonaPort::trialVoted)
        , pieces(&house.personas(), &PersonaPort::trialSaid)
    {
    }

    [[nodiscard]] QString text() const
    {
        QString text;
        for (const auto &piece : pieces)
            text += piece[1].toString();
        return text;
    }

    QSignalSpy votes;
    QSignalSpy pieces;
};

} // namespace

/// One line said to a persona, for its author alone: a vote, a reply, one end; nothing of it is kept.
class TestPersonaTrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTrialIsAVoteAndThenAReply();
    void whatItThinksIsTold();
    void theReplyComesWhateverTheVote();
    void silenceIsAnAnswer();
    void theTrialSeesThePersonaAsItIsWritten();
    void nothingOfItIsKept();
    void cancellingInMidReplyEndsItOnce();
    void cancellingDuringTheVoteEndsItOnce();
    void cancellingWhatIsOverDoesNothing();
    void aFailureEndsIt_data();
    void aFailureEndsIt();
    void aModelThatHangsIsNotWaitedForForEver();
    void whatCannotBeTriedIsRefused_data();
    void whatCannotBeTriedIsRefused();
    void twoTrialsDoNotMixUp();
};

void TestPersonaTrial::aTrialIsAVoteAndThenAReply()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7, true),
           ScriptedAnswer::slowly({u"Well, "_s, u"hello."_s}, Millis(100)));
    const Heard heard(house);

    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);
    house.wait(Millis(1000));

    QVERIFY(!house.endOf(request));
    const auto vote = heard.votes.first()[1].value<model::State>();
    QCOMPARE(heard.votes.first()[0].value<RequestId>(), request);
    QCOMPARE(vote.from, companion(u"aya"_s));
    QCOMPARE(vote.state, VoteState::Speak);
    QCOMPARE(vote.importance, 7);
    QVERIFY(vote.selected);
    QCOMPARE(heard.pieces.size(), 2);
    QCOMPARE(heard.text(), u"Well, hello."_s);
    QCOMPARE(house.answers(request), 1);
}

void TestPersonaTrial::whatItThinksIsTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ScriptedAnswer speech = ScriptedAnswer::text(u"Hello."_s, Millis(2000));
    speech.pieces.prepend({Millis(0), u"Somebody new."_s, true});
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7, true), speech);
    const Heard heard(house);
    QSignalSpy thoughts(&house.personas(), &PersonaPort::trialThought);

    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    house.wait(Millis(5000));

    QVERIFY(!house.endOf(request));
    QCOMPARE(thoughts.size(), 1);
    QCOMPARE(thoughts.first()[0].value<RequestId>(), request);
    QCOMPARE(thoughts.first()[1].toString(), u"Somebody new."_s);
    QCOMPARE(heard.text(), u"Hello."_s); // a thought is not said
}

void TestPersonaTrial::theReplyComesWhateverTheVote()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Listen, 0), ScriptedAnswer::text(u"Hm."_s));
    const Heard heard(house);

    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);
    house.wait(Millis(100));

    QVERIFY(!house.endOf(request));
    QCOMPARE(heard.text(), u"Hm."_s);
}

void TestPersonaTrial::silenceIsAnAnswer()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Listen, 0), ScriptedAnswer::text(u"NO_REPLY"_s));
    const Heard heard(house);

    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);
    house.wait(Millis(100));

    QVERIFY(!house.endOf(request));
    QVERIFY(heard.pieces.isEmpty());
}

void TestPersonaTrial::theTrialSeesThePersonaAsItIsWritten()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ports::PersonaTrial wanted = trial(u"42"_s);
    wanted.persona.id = {};
    wanted.persona.texts[Language::Japanese].name = u"綾"_s;
    wanted.language = Language::Japanese;

    (void)house.personas().tryPersona(wanted);
    QVERIFY(isVotedOn(house));

    const llm::Brief brief = house.model().requests().first().brief;
    QCOMPARE(brief.persona.texts, wanted.persona.texts);
    QCOMPARE(brief.persona.mainLanguage, Language::Japanese);
    QVERIFY(!brief.persona.id.isEmpty());
    QCOMPARE(brief.witnessed.size(), 1);
    QCOMPARE(brief.witnessed.first().text, u"42"_s);
    QCOMPARE(brief.present.first().name, u"綾"_s);
}

void TestPersonaTrial::nothingOfItIsKept()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7), ScriptedAnswer::text(u"Hello."_s));
    const Heard heard(house);
    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);
    house.wait(Millis(100));
    QVERIFY(!house.endOf(request));

    QVERIFY(house.published().isEmpty());
    QVERIFY(house.list().isEmpty());
    QSignalSpy listed(&house.personas(), &PersonaPort::personasListed);
    QVERIFY(!house.endOf(house.personas().listPersonas()));
    QVERIFY(listed.first()[1].value<QList<model::Persona>>().isEmpty());
}

void TestPersonaTrial::cancellingInMidReplyEndsItOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7),
           ScriptedAnswer::hang({u"Well, "_s, u"I "_s}, Millis(50)));
    const Heard heard(house);
    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);
    house.wait(Millis(60));
    QCOMPARE(heard.pieces.size(), 1);

    house.personas().cancelTrial(request);
    const auto error = house.endOf(request);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Cancelled);
    house.wait(Millis(120'000));
    QCOMPARE(heard.pieces.size(), 1);
    QCOMPARE(house.answers(request), 1);
    QCOMPARE(house.model().openCalls(), 0);
    QCOMPARE(house.clock().pending(), 0);
}

void TestPersonaTrial::cancellingDuringTheVoteEndsItOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::hang(), ScriptedAnswer::text(u"Hello."_s));
    const RequestId request = house.personas().tryPersona(trial());
    house.personas().cancelTrial(request);
    house.personas().cancelTrial(request);

    QCOMPARE(house.endOf(request)->code, ErrorCode::Cancelled);
    house.wait(Millis(120'000));
    QCOMPARE(house.answers(request), 1);
    QCOMPARE(house.model().openCalls(), 0);
}

void TestPersonaTrial::cancellingWhatIsOverDoesNothing()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RequestId refused = house.personas().tryPersona({});
    (void)house.endOf(refused);
    house.personas().cancelTrial(refused);
    house.personas().cancelTrial(RequestId(u"never was"_s));
    (void)house.list();
    QCOMPARE(house.answers(refused), 1);
}

void TestPersonaTrial::aFailureEndsIt_data()
{
    QTest::addColumn<bool>("inVote");
    QTest::addColumn<model::Cause>("cause");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("unreachable at the vote") << true << model::Cause::Unreachable << ErrorCode::Network;
    QTest::newRow("refused at the vote") << true << model::Cause::Refused << ErrorCode::Refused;
    QTest::newRow("cut off in the reply") << false << model::Cause::Unreachable << ErrorCode::Network;
}

void TestPersonaTrial::aFailureEndsIt()
{
    QFETCH(const bool, inVote);
    QFETCH(const model::Cause, cause);
    QFETCH(const ErrorCode, code);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const ScriptedAnswer failure = ScriptedAnswer::failure(cause, Millis(10));
    script(house, inVote ? failure : ScriptedAnswer::vote(VoteState::Speak, 7), failure);

    const RequestId request = house.personas().tryPersona(trial());
    QTRY_VERIFY(!house.model().requests().isEmpty());
    house.wait(Millis(20));
    QCOMPARE(house.model().requests().size(), inVote ? 1 : 2);
    house.wait(Millis(20));
    const auto error = house.endOf(request);

    QVERIFY(error);
    QCOMPARE(error->code, code);
    QVERIFY2(error->text.startsWith(u"The provider "_s), qPrintable(error->text));
    QCOMPARE(house.answers(request), 1);
}

void TestPersonaTrial::aModelThatHangsIsNotWaitedForForEver()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7), ScriptedAnswer::hang({u"Well"_s}));
    const Heard heard(house);
    const RequestId request = house.personas().tryPersona(trial());
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);

    house.wait(Millis(60'000));

    QCOMPARE(house.endOf(request)->code, ErrorCode::Network);
    QCOMPARE(house.model().openCalls(), 0);
}

void TestPersonaTrial::whatCannotBeTriedIsRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    QTest::newRow("no line") << u" \n"_s << u"Aya"_s;
    QTest::newRow("a book") << QString(persona::kLongestStory + 1, u'x') << u"Aya"_s;
    QTest::newRow("nobody") << u"Hello"_s << QString();
}

void TestPersonaTrial::whatCannotBeTriedIsRefused()
{
    QFETCH(const QString, line);
    QFETCH(const QString, name);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ports::PersonaTrial wanted = trial(line);
    wanted.persona.texts[Language::English].name = name;

    const auto error = house.endOf(house.personas().tryPersona(wanted));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(house.model().requests().isEmpty());
}

void TestPersonaTrial::twoTrialsDoNotMixUp()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7), ScriptedAnswer::text(u"Hello."_s));
    const Heard heard(house);

    const RequestId one = house.personas().tryPersona(trial());
    const RequestId two = house.personas().tryPersona(trial());
    house.personas().cancelTrial(one);
    QVERIFY(isVotedOn(house));
    QCOMPARE(heard.votes.size(), 1);
    house.wait(Millis(100));

    QCOMPARE(house.endOf(one)->code, ErrorCode::Cancelled);
    QVERIFY(!house.endOf(two));
    QCOMPARE(heard.votes.first()[0].value<RequestId>(), two);
    QCOMPARE(heard.pieces.first()[0].value<RequestId>(), two);
}

SUITE_TEST(QCoreApplication, TestPersonaTrial)

} // namespace tst_persona_trial

#include "tst_persona_trial.moc"
