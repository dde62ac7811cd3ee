// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/direction_reply.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_direction_reply {

using namespace Qt::StringLiterals;
using namespace studio;
using addressing::Person;
using base::ParticipantId;
using tests::companion;

namespace {

QList<Person> three()
{
    return {{companion(u"aya"_s), {u"Aya"_s, u"綾"_s}},
            {companion(u"kyoko"_s), {u"Kyoko"_s, u"京子"_s}},
            {companion(u"natsumi"_s), {u"Natsumi"_s, u"夏美"_s, u"Nat"_s}}};
}

constexpr auto kNoChoice = "-";

QString inShort(const agent::Choice &choice)
{
    if (!choice)
        return QLatin1StringView(kNoChoice);
    return *choice ? (*choice)->value().mid(10) : u"nobody"_s;
}

} // namespace

/// The answer of a model to the question who speaks next.
class TestDirectionReply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreRead_data();
    void answersAreRead();
    void ofTwoWhoAreCalledAlikeOnlyAnIdChooses();
    void anIdThatEndsInAMarkCanBeChosen();
    void anEndlessAnswerIsReadAtItsBeginning();
    void theFlawSaysWhatWasWritten();
};

void TestDirectionReply::answersAreRead_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("choice");
    const auto row = [](const char *name, const QString &answer, const QString &choice) {
        QTest::newRow(name) << answer << choice;
    };
    row("as asked for", uR"({"reason": "She was asked.", "next": "companion_aya"})"_s, u"aya"_s);
    row("nobody", uR"({"reason": "", "next": "nobody"})"_s, u"nobody"_s);
    row("null", uR"({"next": null})"_s, u"nobody"_s);
    row("an empty text", uR"({"next": ""})"_s, u"nobody"_s);
    row("an empty list", uR"({"next": []})"_s, u"nobody"_s);
    row("a list of one", uR"({"next": ["companion_kyoko"]})"_s, u"kyoko"_s);
    row("a list of two", uR"({"next": ["companion_kyoko", "companion_aya"]})"_s, u"-"_s);
    row("a name for an id", uR"({"next": "Natsumi"})"_s, u"natsumi"_s);
    row("a nickname", uR"({"next": "nat"})"_s, u"natsumi"_s);
    row("the end of an id", uR"({"next": "natsumi"})"_s, u"natsumi"_s);
    row("Japanese", uR"({"next": "京子"})"_s, u"kyoko"_s);
    row("at and full stop", uR"({"next": "@Kyoko."})"_s, u"kyoko"_s);
    row("an object in place of a name", uR"({"next": {"id": "companion_aya", "name": "Aya"}})"_s, u"aya"_s);
    row("another key", uR"({"speaker": "Aya"})"_s, u"aya"_s);
    row("with a fence", u"```json\n{\"next\": \"companion_aya\"}\n```"_s, u"aya"_s);
    row("single quotes", u"{'next': 'companion_aya'}"_s, u"aya"_s);
    row("two objects: the last counts", uR"({"next": "companion_aya"} Wait. {"next": "companion_kyoko"})"_s,
        u"kyoko"_s);
    row("thoughts before it",
        u"<think>Kyoko? {\"next\": \"companion_kyoko\"}</think>{\"next\": \"companion_aya\"}"_s, u"aya"_s);
    row("only thoughts", u"<think>Kyoko, I think."_s, u"-"_s);
    row("a name alone", u"Aya"_s, u"aya"_s);
    row("an id alone", u"companion_natsumi"_s, u"natsumi"_s);
    row("bold", u"**Kyoko**"_s, u"kyoko"_s);
    row("in Japanese quotes", u"「綾」"_s, u"aya"_s);
    row("nobody alone", u"Nobody."_s, u"nobody"_s);
    row("silence as a token", u"NO_REPLY"_s, u"nobody"_s);
    row("the user", u"The user"_s, u"nobody"_s);
    row("nobody in Japanese", u"誰も"_s, u"nobody"_s);
    row("prose with one name", u"I would let Kyoko answer, since it is about tea."_s, u"kyoko"_s);
    row("prose with two names", u"Kyoko should answer Aya."_s, u"-"_s);
    row("prose that says nobody", u"Kyoko has just spoken, so nobody."_s, u"-"_s);
    row("prose with no name", u"The talk should go on."_s, u"-"_s);
    row("a name that nobody has", uR"({"next": "Mei"})"_s, u"-"_s);
    row("an id that nobody has", uR"({"next": "companion_mei"})"_s, u"-"_s);
    row("a number", uR"({"next": 2})"_s, u"-"_s);
    row("a name within another word", u"Ayatollah"_s, u"-"_s);
    row("nothing", u"  "_s, u"-"_s);
}

void TestDirectionReply::answersAreRead()
{
    QFETCH(QString, answer);
    QFETCH(QString, choice);
    QCOMPARE(inShort(agent::readChoice(answer, three())), choice);
}

void TestDirectionReply::ofTwoWhoAreCalledAlikeOnlyAnIdChooses()
{
    const QList<Person> twins{{companion(u"mio"_s), {u"Mio"_s}}, {companion(u"mio_2"_s), {u"Mio"_s}}};

    QCOMPARE(inShort(agent::readChoice(uR"({"next": "Mio"})"_s, twins)), u"-"_s);
    QCOMPARE(inShort(agent::readChoice(uR"({"next": "companion_mio_2"})"_s, twins)), u"mio_2"_s);
    QCOMPARE(inShort(agent::readChoice(uR"({"next": "companion_mio"})"_s, twins)), u"mio"_s);
}

void TestDirectionReply::anIdThatEndsInAMarkCanBeChosen()
{
    const ParticipantId helper(u"guest:helper_"_s);
    const agent::Choice choice = agent::readChoice(uR"({"next": "guest:helper_"})"_s,
                                                   {{helper, {u"Helper"_s}}, {companion(u"aya"_s), {}}});
    QVERIFY(choice);
    QCOMPARE(*choice, std::optional(helper));
}

void TestDirectionReply::anEndlessAnswerIsReadAtItsBeginning()
{
    const QString endless = uR"({"next": "companion_aya"} )"_s + QString(agent::kLongestChoice * 4, u'x') +
                            uR"( {"next": "companion_kyoko"})"_s;
    QCOMPARE(inShort(agent::readChoice(endless, three())), u"aya"_s);
}

void TestDirectionReply::theFlawSaysWhatWasWritten()
{
    const agent::Choice choice = agent::readChoice(uR"({"next": "Mei"})"_s, three());
    QVERIFY(!choice);
    QVERIFY2(choice.error().contains(u"Mei"_s), qPrintable(choice.error()));
}

SUITE_TEST(void, TestDirectionReply)

} // namespace tst_direction_reply

#include "tst_direction_reply.moc"
