// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/turn/floor_roller.h"

#include "tests/unit/turn/floor_talk.h"

#include <algorithm>

namespace studio::tests {

using namespace Qt::StringLiterals;

QString Roller::text()
{
    static const QString kTalk[] = {u"Again and again."_s, u"Again and again!"_s, u"Again and again?"_s,
                                    u"NO_REPLY"_s,         u"Something else."_s,  u"また明日。"_s};
    return kTalk[roll(4) ? roll(3) : roll(6)];
}

model::PolicySettings Roller::rollPolicy()
{
    model::PolicySettings settings;
    static const model::PolicyName kPolicies[] = {
        model::PolicyName::Vote,     model::PolicyName::Vote,     model::PolicyName::Resource,
        model::PolicyName::Resource, model::PolicyName::Ring,     model::PolicyName::Ring,
        model::PolicyName::Manual,   model::PolicyName::Natural,  model::PolicyName::List,
        model::PolicyName::Pooled,   model::PolicyName::Director, model::PolicyName::Director};
    settings.policy = kPolicies[roll(12)];
    settings.directorDeadline = Millis(500 + roll(3000));
    settings.isAutomatic = roll(2) == 0;
    if (roll(2) == 0)
        settings.talkativeness.insert(anybody(), roll(3) * 500);
    settings.refund = Millis(roll(4) * 700);
    settings.refuseRepeats = roll(4) == 0;
    settings.backchannelWakes = roll(4) == 0;
    settings.turnTimeout = Millis(500 + roll(3000));
    settings.userWakes = model::PolicySettings::UserWakes(roll(3));
    settings.seed = quint64(roll(3));
    settings.bargeIn =
        roll(2) ? model::PolicySettings::BargeIn::Queue : model::PolicySettings::BargeIn::Interrupt;
    settings.gap = Millis(roll(3) * 300);
    settings.voteDeadline = Millis(500 + roll(3000));
    settings.maxCompanionTurns = 1 + roll(8);
    settings.earlyDecision = roll(4) != 0;
    settings.terminalEndsRoom = roll(6) == 0;
    if (roll(3) == 0)
        settings.deadlines.insert(m_everybody.first(), Millis(roll(2000)));
    settings.courtesy = roll(2) == 0;
    settings.secondChoice = roll(4) != 0;
    rollField(settings);
    if (roll(4) == 0)
        settings.withoutVotes = model::PolicySettings::WithoutVotes::Rest;
    return settings;
}

void Roller::rollField(model::PolicySettings &settings)
{
    for (int i = roll(3) ? 0 : roll(4); i > 0; --i) {
        QList<ParticipantId> &followers = settings.follows[anybody()];
        for (int n = roll(4); n > 0; --n)
            followers << anybody();
    }
    if (roll(4) == 0)
        settings.onlyWhenNamed << anybody() << anybody();
    settings.ceiling = Millis(roll(2) ? 1'800'000 : roll(6) * 1000);
    settings.owed = roll(3) != 0;
    settings.waitForUser = Millis(roll(3) * 700);
    settings.idle = Millis(roll(3) ? 0 : 500 + roll(1500));
    settings.idleMost = roll(4);
    settings.coolDown = roll(3) ? 0 : roll(4);
}

FloorInput Roller::rollVote(Millis t, const std::optional<MessageId> &round)
{
    static const QString kClosings[] = {u"none"_s, u"pre-closing"_s, u"closing"_s, u"terminal"_s};
    const QString message = round && roll(12) ? round->value() : u"m%1"_s.arg(roll(qMax(1, m_posted)));
    if (roll(8) == 0)
        return voteFailed(t, message, anybody(), model::Cause::Unreachable);
    const QString closing = roll(30) ? kClosings[roll(4)] : u"whenever"_s;
    FloorInput input = voted(t, message, anybody(), roll(3) != 0, roll(12), roll(3) == 0, closing);
    if (roll(5) == 0)
        std::get<model::Voted>(input.kind).state.quiet = true;
    return input;
}

FloorInput Roller::rollDirected(Millis t, const MessageId &round)
{
    const MessageId message = roll(8) ? round : MessageId(u"m%1"_s.arg(roll(qMax(1, m_posted))));
    if (roll(5) == 0)
        return {t, model::DirectorFailed{message, model::Cause::RateLimited}};
    const int kind = roll(6);
    if (kind == 0)
        return {t, model::Directed{message, model::Null{}}};
    return {t, model::Directed{message, kind == 1 ? model::LooseValue(7.0) : anybody().value()}};
}

FloorInput Roller::rollPost(Millis t)
{
    static const QString kSenders[] = {u"user"_s, u"user"_s, u"user_2"_s, u"bot"_s, u"companion_a"_s};
    const QString id = roll(15) ? u"m%1"_s.arg(m_posted++) : u"m0"_s;
    FloorInput input = posted(t, ParticipantId(kSenders[roll(5)]), id, text());
    model::Message &message = std::get<model::Posted>(input.kind).message;
    for (int i = roll(6) ? 0 : roll(3); i > 0; --i)
        message.to << (roll(5) ? anybody() : ParticipantId(u"user"_s));
    if (roll(6) == 0)
        message.mentions << anybody();
    if (roll(6) == 0)
        message.asks << anybody();
    message.whisper = roll(12) == 0;
    return input;
}

FloorInput Roller::rollConsume(Millis t)
{
    static const double kAmounts[] = {0, 5, 20, 40, 60, 80, 100, 101, 5.5};
    model::Message message;
    message.id = MessageId(u"m%1"_s.arg(m_posted++));
    message.from = roll(8) ? anybody() : ParticipantId(u"bot"_s);
    message.text = roll(3) ? u"Mhm %1"_s.arg(roll(30)) : text();
    return {t, model::Consume{message.from, kAmounts[roll(9)], message}};
}

FloorInput Roller::rollRare(Millis t)
{
    using Kind = model::CompanionInput::Kind;
    switch (roll(8)) {
    case 0: {
        QList<ParticipantId> members = m_everybody;
        std::shuffle(members.begin(), members.end(), m_dice);
        roster = members.mid(0, roll(9) ? 1 + roll(4) : 0);
        return {t, model::RosterChanged{roster}};
    }
    case 1: policy = rollPolicy(); return {t, model::PolicyChanged{}};
    case 2: return {t, model::CompanionInput{Kind::Mute, anybody()}};
    case 3: return {t, model::CompanionInput{Kind::Unmute, anybody()}};
    case 4: return {t, model::CompanionInput{Kind::MaySpeak, anybody()}};
    case 5: return {t, model::RepetitionScore{MessageId(u"m%1"_s.arg(m_posted - 1)), roll(11) / 10.0}};
    case 6: return {t, model::OrderSet{roll(2) ? roster : m_everybody}};
    default: return {t, model::CompanionInput{Kind::Cue, anybody()}};
    }
}

FloorInput Roller::next(Millis t, const std::optional<ParticipantId> &speaker,
                        const std::optional<MessageId> &round)
{
    const int kind = roll(20);
    if (kind < 3)
        return rollPost(t);
    if (kind < 5)
        return rollRare(t);
    if (kind == 5)
        return {t, model::CompanionInput{model::CompanionInput::Kind::Cue, anybody()}};
    if (kind < 8)
        return {t, model::Control(roll(9))};
    if (round && policy.policy == model::PolicyName::Director && roll(2))
        return rollDirected(t, *round);
    if (round)
        return rollVote(t, round);
    if (policy.policy == model::PolicyName::Resource && roll(2))
        return rollConsume(t);
    const bool own = speaker && roll(8);
    FloorInput input = turnOver(t, own ? *speaker : anybody(), model::Outcome(roll(3) ? 0 : roll(4)), text());
    auto &over = std::get<model::TurnOver>(input.kind);
    if (over.said && roll(20) == 0)
        over.said->id = MessageId(u"m0"_s);
    if (over.said && roll(8) == 0)
        over.said->asks << anybody();
    if (over.said && roll(5) == 0)
        over.said->to << ParticipantId(u"user"_s);
    if (over.outcome == model::Outcome::NoReply && roll(3) == 0)
        over.wanted = roll(120);
    return input;
}

} // namespace studio::tests
