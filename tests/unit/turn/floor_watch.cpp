// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/turn/floor_watch.h"

#include "core/base/match.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::Match;

void FloorWatch::check(bool holds, const QString &rule)
{
    if (!holds && m_fault.isEmpty())
        m_fault = u"at %1 ms: %2"_s.arg(m_lastT.count()).arg(rule);
}

void FloorWatch::announce(const model::FloorInput &input, model::PolicyName policy)
{
    m_input = input;
    m_ignored = m_rested = m_moved = false;
    m_decided.reset();
    m_policy = policy;
    std::visit(Match{[this](const model::Posted &) { m_moved = true; },
                     [this](const model::TurnOver &over) {
                         // Whether it was accepted shows at the end of the step; its results come later.
                         if (m_speaker == over.from || m_busy.contains(over.from))
                             m_moved = true;
                     },
                     [this](const model::RosterChanged &change) {
                         m_roster = change.companions;
                         m_muted.intersect(QSet(m_roster.begin(), m_roster.end()));
                     },
                     [this](const model::CompanionInput &about) {
                         if (about.kind == model::CompanionInput::Kind::Mute &&
                             m_roster.contains(about.companion))
                             m_muted.insert(about.companion);
                         if (about.kind == model::CompanionInput::Kind::Unmute)
                             m_muted.remove(about.companion);
                     },
                     [this](model::Control control) {
                         if (control == model::Control::Hold || control == model::Control::Release)
                             m_held = control == model::Control::Hold;
                     },
                     [](const auto &) {}},
               input.kind);
    // A speaker whose turn may end does so before the results of that end.
    const auto *over = std::get_if<model::TurnOver>(&input.kind);
    if (over && !m_busy.remove(over->from) && m_speaker == over->from)
        m_speaker.reset();
}

void FloorWatch::see(const model::FloorOutput &output)
{
    check(output.t >= m_lastT, u"time goes back"_s);
    check(output.t <= m_input.t, u"an output of the future"_s);
    m_newTimer |= output.t > m_lastT || std::holds_alternative<model::Refunded>(output.kind);
    check(!m_rested || m_newTimer, u"something follows a rest in the same step"_s);
    m_lastT = qMax(m_lastT, output.t);
    const auto decided = std::exchange(m_decided, {});

    std::visit(Match{[this](const model::AskVotes &ask) {
                         check(!m_round, u"a round opens while one is open"_s);
                         check(!m_speaker, u"a round opens while somebody speaks"_s);
                         check(!ask.voters.isEmpty(), u"nobody is asked"_s);
                         check(ask.deadline >= m_lastT, u"a deadline in the past"_s);
                         for (const auto &voter : ask.voters)
                             check(m_roster.contains(voter) && !m_muted.contains(voter),
                                   u"an absent voter is asked"_s);
                         m_round = ask.messageId;
                     },
                     [this](const model::AskDirector &ask) {
                         check(!m_round && !m_speaker, u"the director is asked in the middle of something"_s);
                         check(!ask.candidates.isEmpty(), u"the director has no choice"_s);
                         for (const auto &candidate : ask.candidates)
                             check(m_roster.contains(candidate) && !m_muted.contains(candidate),
                                   u"an absent candidate"_s);
                         m_round = ask.messageId;
                     },
                     [this](const model::Decision &decision) { seeDecision(decision); },
                     [&](const model::AbortVotes &abort) {
                         check(decided == abort.messageId, u"abortVotes does not follow its decision"_s);
                     },
                     [this](const model::ClosingMoved &moved) {
                         check(m_roster.contains(moved.companion), u"the absent close"_s);
                         check(moved.from != moved.to, u"a stage moves nowhere"_s);
                     },
                     [this](const model::Obligation &owed) {
                         const auto key = std::pair(owed.messageId, owed.owner);
                         if (owed.state == model::Obligation::State::Open) {
                             check(!m_owed.contains(key), u"a question is opened twice"_s);
                             m_owed.insert(key);
                         } else {
                             check(m_owed.remove(key), u"a question ends that is not open"_s);
                         }
                     },
                     [this](const model::StartTurn &start) {
                         check(!m_speaker, u"two turns run"_s);
                         check(!m_round, u"a turn starts in an open round"_s);
                         check(!m_held, u"a turn starts while held"_s);
                         check(m_policy == model::PolicyName::Ring || m_elected == start.companion,
                               u"somebody speaks who was not elected"_s);
                         check(m_roster.contains(start.companion), u"the absent speak"_s);
                         check(start.at >= m_lastT, u"speech begins in the past"_s);
                         m_elected.reset();
                         m_speaker = start.companion;
                     },
                     [this](const model::AbortTurn &abort) { seeAbort(abort); },
                     [this](const model::Rest &rest) { seeRest(rest); },
                     [this](const model::Ignored &) { m_ignored = true; }, [](const model::MaySpeak &) {},
                     [this](const model::Wake &wake) { seeWake(wake); },
                     [this](const model::Consumed &sale) { seeConsumed(sale); },
                     [this](const model::Refunded &refund) {
                         m_level = qMin(100, m_level + refund.amount);
                         check(refund.resource == m_level, u"a level that does not add up"_s);
                     }},
               output.kind);
}

void FloorWatch::seeAbort(const model::AbortTurn &abort)
{
    m_moved = true;
    if (m_busy.remove(abort.companion))
        return;
    check(m_speaker == abort.companion, u"a turn is aborted that does not run"_s);
    if (abort.cause == model::Cause::Held || abort.cause == model::Cause::Paused)
        m_elected = m_speaker; // the turn waits and will be started again
    m_speaker.reset();
}

void FloorWatch::seeWake(const model::Wake &wake)
{
    const bool isCued = wake.why == model::Wake::Why::Cued;
    check(m_policy == model::PolicyName::Resource, u"a wake outside the resource floor"_s);
    check(!m_held, u"a wake while held"_s);
    check(m_roster.contains(wake.companion), u"the absent are woken"_s);
    check(isCued || !m_muted.contains(wake.companion), u"the muted are woken"_s);
    check(!m_busy.contains(wake.companion), u"the busy are woken"_s);
    m_busy.insert(wake.companion);
}

void FloorWatch::seeConsumed(const model::Consumed &sale)
{
    const auto *asked = std::get_if<model::Consume>(&m_input.kind);
    check(asked && m_policy == model::PolicyName::Resource, u"a sale outside the resource floor"_s);
    if (!asked)
        return;
    if (sale.success) {
        m_level -= int(std::get<double>(asked->amount));
        m_moved = true;
    }
    check(m_level >= 0 && m_level <= 100, u"a level out of its range"_s);
    check(sale.resource == m_level, u"a level that does not add up"_s);
}

void FloorWatch::seeDecision(const model::Decision &decision)
{
    using model::Rule;
    m_moved = true;
    m_decided = decision.messageId;
    const bool withoutRound =
        ((decision.rule == Rule::OnlyCandidate || decision.rule == Rule::Cued) && !m_round);
    check((decision.rule == Rule::Fallback) == decision.cause.has_value(), u"a cause of another rule"_s);
    if (decision.rule == Rule::Addressed || decision.rule == Rule::Owed) {
        check(!m_round, u"addressed or owed in an open round"_s);
    } else if (decision.rule == Rule::Second || model::isOfList(decision.rule)) {
        check(!m_round, u"a second choice or a list in an open round"_s);
    } else if (withoutRound) {
        check(!m_round, u"the only candidate is decided in an open round"_s);
        const auto inField = [](const model::Candidate &c) {
            return !c.cause || !model::isOfField(*c.cause);
        };
        check(std::count_if(decision.candidates.cbegin(), decision.candidates.cend(), inField) == 1,
              u"a decision without a round has one candidate"_s);
    } else {
        check(m_round && m_round == decision.messageId, u"a decision on a round that is not open"_s);
    }
    m_round.reset();

    const bool elects =
        decision.rule != Rule::Nobody && decision.rule != Rule::Superseded && decision.rule != Rule::Stopped;
    check(elects == decision.winner.has_value(), u"the rule and the winner do not fit"_s);
    check(!decision.runnerUp || decision.runnerUp != decision.winner, u"the winner is its own runner-up"_s);
    check(!decision.margin || *decision.margin >= 0, u"a negative margin"_s);
    check(!decision.flip || decision.flip->winner != decision.winner, u"a flip that flips nothing"_s);
    m_elected = decision.winner;
}

void FloorWatch::seeRest(const model::Rest &rest)
{
    using model::PolicyName;
    using model::RestReason;
    const bool mayFinish = rest.reason == RestReason::TurnLimit ||
                           rest.reason == RestReason::TimeLimit; // told at once, busy members may continue
    check(m_busy.isEmpty() || mayFinish, u"a rest while somebody is awake"_s);
    check(!m_round && (!m_speaker || mayFinish), u"a rest while a round or a turn goes on"_s);
    const bool isQuiet = rest.reason == RestReason::Nobody || rest.reason == RestReason::Dormant;
    check(rest.cause.has_value() || rest.reason != RestReason::Failed, u"failed without a cause"_s);
    check(!rest.cause || rest.reason == RestReason::Failed || isQuiet, u"a cause where none belongs"_s);
    check(!isQuiet || !rest.cause || model::isOfField(*rest.cause) || rest.cause == model::Cause::Quiet,
          u"quiet for another cause"_s);
    check(rest.reason != RestReason::Held || m_held, u"held without hold"_s);
    check(rest.reason != RestReason::AwaitingCue || m_policy == PolicyName::Manual,
          u"awaitingCue in a vote"_s);
    check(rest.reason != RestReason::AwaitingUser ||
              (m_policy != PolicyName::Manual && m_policy != PolicyName::Resource),
          u"awaitingUser where nobody waits"_s);
    check(rest.reason != RestReason::AllClosed || !m_roster.isEmpty(), u"allClosed in an empty room"_s);
    const bool isRing = m_policy == PolicyName::Ring;
    check(rest.reason != RestReason::Dormant || isRing, u"dormant outside the ring"_s);
    check(rest.reason != RestReason::Nobody || !isRing || m_roster.isEmpty(), u"a ring rests as dormant"_s);
    check(rest.reason <= RestReason::Failed, u"a reason of others"_s);
    m_rested = true;
    m_newTimer = false;
}

void FloorWatch::endOfStep()
{
    const auto *over = std::get_if<model::TurnOver>(&m_input.kind);
    if (over && m_ignored && m_moved && !m_speaker && !m_round && !m_rested)
        m_speaker = over->from; // the message was a duplicate: the turn continues
    const bool mayWait = m_policy == model::PolicyName::Resource && m_level < 100; // for a refund
    const bool goesOn = m_round || m_speaker || m_rested || m_ignored || !m_busy.isEmpty() || mayWait;
    check(!m_moved || goesOn, u"a silence without a reason"_s);
}

} // namespace studio::tests
