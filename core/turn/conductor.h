// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/model/policy.h"
#include "core/turn/floor.h"
#include "core/turn/timers.h"

#include <type_traits>

namespace studio::turn {

struct Field;

/// How a turn ended, which decides what comes next.
struct TurnEnd
{
    base::ParticipantId companion;
    model::Outcome outcome = model::Outcome::Cancelled;
    std::optional<model::Cause> cause{};
    std::optional<SecondChoice> second{};
    bool cued = false;
};

/// Carries out one input, or the timers before it, on a floor. Internal to this folder; lives for one
/// advance().
///
/// Each part has its own file: conductor.cpp (dispatch of inputs), messages.cpp (new messages), votes.cpp
/// (rounds), verdicts.cpp (results of rounds), waits.cpp (time that passes), ledger.cpp (open questions),
/// stages.cpp (closing), turns.cpp (the holder of the floor), queue.cpp (several speakers one after another),
/// director.cpp, resource.cpp, sales.cpp and ring.cpp (the policies of these names), transport.cpp (the
/// user's controls), members.cpp (the roster). policy_table.cpp says which part plays which policy.
class Conductor
{
    friend struct PolicyTable;

public:
    Conductor(Floor &floor, QList<model::FloorOutput> &outputs);

    void fireTimers(base::Millis until);
    void settleInstant();
    void apply(const model::FloorInput &input, const model::PolicySettings &policy);

private:
    /// Lines that restart the measurement of silence.
    template<class Kind>
    static constexpr bool kBeginsOrDecides =
        std::is_same_v<Kind, model::AskVotes> || std::is_same_v<Kind, model::AskDirector> ||
        std::is_same_v<Kind, model::Decision> || std::is_same_v<Kind, model::StartTurn> ||
        std::is_same_v<Kind, model::Wake>;

    template<class Kind>
    void emitLine(Kind kind)
    {
        if constexpr (kBeginsOrDecides<Kind>)
            m_floor.silence.reset();
        m_outputs.append(model::FloorOutput{m_now, std::move(kind)});
    }
    void ignore(const char *what, model::Ignored::Why why);
    [[nodiscard]] bool plays(model::PolicyName policy) const { return m_floor.policy.policy == policy; }

    // conductor.cpp
    void fire(Timer::Kind timer);
    void control(model::Control control);
    void companionInput(const model::CompanionInput &input);
    void switchPolicy(const model::PolicySettings &policy);
    void rest(model::Rest reason = {});
    void restAgain() { rest(m_floor.lastRest); }
    [[nodiscard]] model::RestReason restReason(model::RestReason otherwise) const;

    // messages.cpp
    void posted(const model::Posted &input);
    void userSpeaks(const Heard &heard, const QString &text);
    void outsiderSpeaks(const Heard &heard, const QString &text);
    [[nodiscard]] std::optional<Heard> take(const model::Message &message, const base::ParticipantId &from,
                                            const char *what);
    void remember(const Heard &heard, const QString &text);
    void put(const Heard &heard);
    void putToNobody(const Heard &heard);
    void putNewest();
    [[nodiscard]] bool isAtLimit() const { return isAtCeiling() || isAtTurnLimit(); }
    [[nodiscard]] bool isAtTurnLimit() const;
    [[nodiscard]] bool isAtCeiling() const;
    void userIsThere() { m_floor.ceilingFrom = m_now; }

    // waits.cpp
    [[nodiscard]] bool isForUser(const Heard &heard) const;
    bool waitsForUser(const Heard &heard);
    void endUserWait();
    void armSilence(const model::Rest &told);
    void breakSilence();

    // ledger.cpp
    template<class Test>
    void endQuestions(model::Obligation::State how, Test ends);
    void keepLedger(const Heard &heard);
    void expireQuestions();
    void declineQuestions(const base::ParticipantId &owner, qint64 made);
    bool servesQuestion(const model::Rest &reason);

    // stages.cpp
    void act(int echo);
    void refine(const model::RepetitionScore &input);
    void welcomeBack(const Heard &heard);
    void comeBack(Member &member);
    void moveStages(const QList<Contender> &voters);
    void moved(const Member &member, model::Closing from, model::ClosingMoved::Why why);
    [[nodiscard]] bool allClosed() const;

    // votes.cpp
    void openRound(const Heard &heard);
    bool floorToOnly(const Heard &heard, const Field &field);
    void floorUnasked(const Heard &heard, const Field &field, model::Rule rule,
                      const base::ParticipantId &companion);
    void voted(const model::Voted &input);
    void voteFailed(const model::VoteFailed &input);
    [[nodiscard]] Ballot *admit(const model::LooseValue &from, const model::LooseValue &messageId,
                                const char *what);
    void fail(Ballot &ballot, model::Cause cause);
    bool dropVoter(const base::ParticipantId &id, model::Cause cause);
    void ballotOver();
    void voteDeadline();
    [[nodiscard]] Terms termsFor(const Heard &heard) const;

    // verdicts.cpp
    void decideRound(model::Cause outstanding);
    void floorToElected(const model::Decision &decision, bool terminalEndsRoom,
                        const std::optional<SecondChoice> &second);
    [[nodiscard]] std::optional<model::Rest> chooseSecond(SecondChoice second, const base::ParticipantId &had,
                                                          model::Cause cause);
    [[nodiscard]] QList<base::ParticipantId> unableAmong(const QList<Contender> &contenders) const;
    [[nodiscard]] std::optional<model::Cause> whyUnable(const base::ParticipantId &id) const;
    void endRound(model::Rule rule, model::Cause outstanding,
                  const std::optional<base::ParticipantId> &winner = {},
                  const std::optional<model::Cause> &cause = {});
    [[nodiscard]] Round closeRound(model::Cause outstanding, bool &callsRun);
    void publish(const model::Decision &decision);

    // turns.cpp
    void floorTo(const base::ParticipantId &companion, const std::optional<base::MessageId> &message,
                 bool cued, const std::optional<SecondChoice> &second = {});
    void letWaitingTurnStart();
    void turnOver(const model::TurnOver &input);
    [[nodiscard]] bool wantsMore(const model::TurnOver &input) const;
    void turnTimeout();
    void goOnAfter(const TurnEnd &end);
    void votesGoOn(const TurnEnd &end);
    void restAfter(const TurnEnd &end);
    void abortTurn(model::Cause cause);
    void withdrawTurn(model::Cause cause);
    void dropSpeaker(const base::ParticipantId &id, model::Cause cause);
    [[nodiscard]] bool inGap() const { return m_floor.turn && m_now < m_floor.turn->at; }
    [[nodiscard]] bool mayBargeIn() const;

    // resource.cpp
    void consume(const model::Consume &input);
    [[nodiscard]] std::optional<model::Ignored::Why> whyNoConsume(const base::ParticipantId &from) const;
    [[nodiscard]] QString whyNotSold(const model::Consume &input, int amount) const;
    void sell(const Heard &heard, const QString &text, int amount);
    void refund();
    bool restsAtLimit(const Heard &heard);
    void putToResource(const Heard &heard);
    void resourceGoesOn(const TurnEnd &end);
    void wake(Member &member, std::optional<base::MessageId> message, model::Wake::Why why);
    void wakeFor(const Field &field, const Heard &heard);
    void wakeQueued();
    void dropQueuedWakes();
    void wakeOver(Member &member, const model::TurnOver &input);
    void waitFor(Member &member, int amount);
    void wakeCued();
    bool dropWake(Member &member, model::Cause cause);
    void joinResource();
    bool leaveResource();
    void goOnResource();
    void restIfIdle(const model::Rest &reason = {});
    [[nodiscard]] bool isBusy(const Member &member) const;
    [[nodiscard]] bool mayWake() const;

    // director.cpp
    void putToDirector(const Heard &heard);
    void directed(const model::Directed &input);
    void directorFailed(const model::DirectorFailed &input);
    [[nodiscard]] bool answersDirector(const base::MessageId &message, const char *what);
    void fallBack(model::Cause cause);
    void decideDirected(model::Rule rule, const std::optional<base::ParticipantId> &winner,
                        const std::optional<model::Cause> &cause = {});
    void dropFromDirector(const QList<base::ParticipantId> &companions, model::Cause cause);
    [[nodiscard]] QList<base::ParticipantId> directable() const;
    [[nodiscard]] bool asksDirector() const { return m_floor.round && m_floor.round->directorDeadline; }

    // queue.cpp
    void putToQueue(const Heard &heard);
    void queueGoesOn(const TurnEnd &end);
    void advanceQueue();
    void endQueue();
    [[nodiscard]] bool mayFollow(const base::ParticipantId &id, const base::ParticipantId &sender) const;

    // ring.cpp
    void drawOrder();
    void reshuffle();
    void setOrder(const QList<base::ParticipantId> &companions);
    void reset();
    void maySpeak(const base::ParticipantId &companion);
    void putToRing(const Heard &heard);
    void markInRing(const base::ParticipantId &companion, model::Outcome outcome);
    void ringGoesOn(const TurnEnd &end);
    void advanceRing();
    void giveRingTo(const std::optional<base::ParticipantId> &companion, const Heard &heard);

    // transport.cpp
    void cue(const base::ParticipantId &companion);
    void giveFloor(const base::ParticipantId &companion);
    void hold();
    void release();
    void pause();
    void play();
    void step();
    void goOnAnew();
    void stop();
    void goOn();

    // members.cpp
    void setRoster(const QList<base::ParticipantId> &companions);
    void mute(const base::ParticipantId &companion);
    void unmute(const base::ParticipantId &companion);
    void dropMembers(const QList<base::ParticipantId> &companions, model::Cause cause, bool wakesEnded);
    [[nodiscard]] Member *member(const base::ParticipantId &id);

    Floor &m_floor;
    QList<model::FloorOutput> &m_outputs;
    base::Millis m_now{0};
};

} // namespace studio::turn
