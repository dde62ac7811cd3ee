// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_reply.h"
#include "core/turn/ballot_check.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <functional>

namespace tst_vote_dressings {

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

const auto kAya = tests::companion(u"aya"_s);

struct Vote
{
    QString thought;
    QString state;
    int importance = 0;
    bool selected = false;
    QString closing;
};

/// The style in which one model writes a vote: each part in a style of its own.
class Dressing
{
public:
    explicit Dressing(quint32 seed)
        : m_random(seed)
    {
    }

    QString dressed(const Vote &vote)
    {
        const QString quote = oneOf({u"\""_s, u"\""_s, u"'"_s});
        m_open = quote;
        m_close = quote;
        if (chance(8)) {
            m_open = u"“"_s;
            m_close = u"”"_s;
        }
        QString text = oneOf({u"{"_s, u"{\n  "_s, u"{ // my vote\n"_s});
        const QString comma = oneOf({u","_s, u", "_s, u",\n  "_s, u" ,\n"_s, u"\n"_s, u", /* so */ "_s});
        text += QStringList{member(u"thought"_s, textOf(vote.thought)),
                            member(u"state"_s, textOf(stateOf(vote.state))),
                            member(u"importance"_s, importanceOf(vote.importance)),
                            member(u"selected"_s, truthOf(vote.selected)),
                            member(u"closing"_s, textOf(closingOf(vote.closing)))}
                    .join(comma);
        text += oneOf({u"}"_s, u",}"_s, u"\n}"_s, u", # done\n}"_s});
        return around(wrapped(text));
    }

private:
    bool chance(int of) { return m_random.bounded(of) == 0; }
    QString oneOf(const QStringList &all) { return all.at(m_random.bounded(all.size())); }
    QString textOf(const QString &text) const { return m_open + text + m_close; }

    QString member(const QString &key, const QString &value)
    {
        QString name = chance(4) ? key.toUpper() : key;
        if (chance(6))
            name = name.at(0).toUpper() + name.mid(1);
        return textOf(name) + oneOf({u":"_s, u": "_s, u" : "_s, u"："_s}) + value;
    }
    QString stateOf(const QString &state)
    {
        return state == "speak"_L1
                   ? oneOf({u"speak"_s, u"Speak"_s, u"I want to speak"_s, u"話す"_s, u"talk"_s})
                   : oneOf({u"listen"_s, u"LISTEN"_s, u"silent"_s, u"倾听"_s, u"wait"_s});
    }
    QString importanceOf(int number)
    {
        return oneOf({u"%1"_s, u"\"%1\""_s, u"%1/10"_s, u"\"%1 of 10\""_s, u"%10%"_s, u"%1.0"_s})
            .replace(u"%10%"_s, number == 0 ? u"0%"_s : QString::number(number) + u"0%"_s)
            .replace(u"%1"_s, QString::number(number));
    }
    QString truthOf(bool truth)
    {
        return truth ? oneOf({u"true"_s, u"True"_s, textOf(u"yes"_s), u"1"_s})
                     : oneOf({u"false"_s, u"False"_s, textOf(u"no"_s), u"null"_s, u"None"_s, u"0"_s});
    }
    QString closingOf(const QString &closing)
    {
        return closing == "pre-closing"_L1 ? oneOf({u"pre-closing"_s, u"Pre Closing"_s, u"PRE_CLOSING"_s})
                                           : oneOf({closing, closing.toUpper()});
    }
    QString wrapped(const QString &vote)
    {
        return oneOf({u"%1"_s, u"%1"_s, u"{\"vote\": %1}"_s, u"{\"Aya\": %1}"_s, u"{\"votes\": [%1]}"_s,
                      u"[%1]"_s})
            .replace(u"%1"_s, vote);
    }
    QString around(const QString &answer)
    {
        const QString before = oneOf({QString(), u"```json\n"_s, u"Sure, {here} it is:\n"_s,
                                      u"<think>{\"state\":\"x\"}</think>"_s, u"Hm, [so] be it.</think>\n"_s,
                                      QString(QChar(0xFEFF)),
                                      u"First: {\"state\":\"listen\",\"importance\":3}. On reflection: "_s});
        const QString after =
            oneOf({QString(), u"\n```"_s, u"<|im_end|>"_s, u"\nI hope that helps."_s, u"</s>"_s});
        return before + answer + after;
    }

    QRandomGenerator m_random;
    QString m_open;
    QString m_close;
};

Vote anyVote(QRandomGenerator &random)
{
    const QStringList thoughts{u"It was asked of all."_s,   u"He said \"yes\" and left."_s,
                               u"One.\nTwo, and: three."_s, u"It's mine {really}, isn't it"_s,
                               u"お茶を「飲む」。"_s,       u"a // b # c /* d"_s};
    const QStringList closings{u"none"_s, u"pre-closing"_s, u"closing"_s, u"terminal"_s};
    return {thoughts.at(random.bounded(thoughts.size())), random.bounded(2) == 0 ? u"speak"_s : u"listen"_s,
            random.bounded(11), random.bounded(2) == 0, closings.at(random.bounded(closings.size()))};
}

} // namespace

/// A property: any vote in any combination of dressings is read as the same vote.
class TestVoteDressings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyVoteIsReadInAnyDressing();
};

void TestVoteDressings::anyVoteIsReadInAnyDressing()
{
    QRandomGenerator random(1);
    for (quint32 seed = 0; seed < 5000; ++seed) {
        const Vote vote = anyVote(random);
        const QString text = Dressing(seed).dressed(vote);

        const auto votes = agent::readVotes(text, {{kAya}, {{kAya, u"Aya"_s, {}}}});

        QVERIFY2(votes.has_value(), qPrintable(text));
        const auto read = turn::readVote(votes->value(kAya).state);
        QVERIFY2(read.has_value(), qPrintable(text));
        QVERIFY2((read->state == model::VoteState::Speak) == (vote.state == "speak"_L1), qPrintable(text));
        QVERIFY2(read->importance == vote.importance && read->selected == vote.selected, qPrintable(text));
        QVERIFY2((read->closing == model::Closing::None) == (vote.closing == "none"_L1), qPrintable(text));
    }
}

SUITE_TEST(QCoreApplication, TestVoteDressings)

} // namespace tst_vote_dressings

#include "tst_vote_dressings.moc"
