// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/turn_log.h"

#include "core/base/match.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Way = LoggedTurn::Way;

constexpr qsizetype kMostEvents = 6'000; // the newest; some five hundred turns

bool matters(const model::Envelope &event)
{
    return std::visit(base::Match{
                          [](const model::MessagePosted &posted) {
                              return posted.way != model::MessagePosted::Way::Posted;
                          },
                          [](const model::Decided &) { return true; },
                          [](const model::FloorTold &told) {
                              return std::holds_alternative<model::TurnOver>(told.input.kind) ||
                                     std::holds_alternative<model::Consume>(told.input.kind);
                          },
                          [](const model::FloorSaid &said) {
                              const auto &kind = said.output.kind;
                              return std::holds_alternative<model::StartTurn>(kind) ||
                                     std::holds_alternative<model::AbortTurn>(kind) ||
                                     std::holds_alternative<model::Wake>(kind) ||
                                     std::holds_alternative<model::Consumed>(kind);
                          },
                          [](const auto &) { return false; },
                      },
                      event.body);
}

Way wayOf(model::Rule rule)
{
    switch (rule) {
    case model::Rule::Selected: return Way::Selected;
    case model::Rule::Speak: return Way::Speak;
    case model::Rule::Courtesy: return Way::Courtesy;
    case model::Rule::NoVotes: return Way::NoVotes;
    case model::Rule::Second: return Way::Second;
    case model::Rule::Natural: return Way::Natural;
    case model::Rule::List: return Way::List;
    case model::Rule::Pooled: return Way::Pooled;
    case model::Rule::Queued: return Way::Queued;
    case model::Rule::Addressed: return Way::Addressed;
    case model::Rule::Directed: return Way::Directed;
    case model::Rule::Fallback: return Way::Fallback;
    case model::Rule::Owed: return Way::Owed;
    case model::Rule::OnlyCandidate: return Way::OnlyCandidate;
    case model::Rule::Cued: return Way::Cued;
    case model::Rule::Nobody:
    case model::Rule::Superseded:
    case model::Rule::Stopped: return Way::Nobody;
    }
    return Way::Unknown;
}

Way wayOf(model::Wake::Why why)
{
    switch (why) {
    case model::Wake::Why::Message: return Way::Message;
    case model::Wake::Why::Missed: return Way::Missed;
    case model::Wake::Why::Refund: return Way::Refund;
    case model::Wake::Why::Cued: return Way::Cued;
    case model::Wake::Why::Idle: return Way::Idle;
    }
    return Way::Unknown;
}

/// Reads events in order.
class Reader
{
public:
    void read(const model::Envelope &event)
    {
        m_event = &event;
        std::visit(base::Match{
                       [this](const model::MessagePosted &posted) { take(posted); },
                       [this](const model::Decided &decided) { take(decided); },
                       [this](const model::FloorTold &told) {
                           if (const auto *over = std::get_if<model::TurnOver>(&told.input.kind))
                               take(*over, told.input.t);
                           else if (const auto *consume = std::get_if<model::Consume>(&told.input.kind))
                               take(*consume);
                       },
                       [this](const model::FloorSaid &said) {
                           const base::Millis t = said.output.t;
                           const auto nothing = [](const auto &) {};
                           std::visit(base::Match{
                                          [&](const model::StartTurn &start) { take(start, said.turn); },
                                          [&](const model::AbortTurn &abort) { take(abort, t); },
                                          [&](const model::Wake &wake) { take(wake, t, said.turn); },
                                          [&](const model::Consumed &consumed) { take(consumed); },
                                          nothing,
                                      },
                                      said.output.kind);
                       },
                       [](const auto &) {},
                   },
                   event.body);
    }

    /// Without turns that were taken back before they began.
    [[nodiscard]] QList<LoggedTurn> turns() const
    {
        QList<LoggedTurn> turns;
        for (const auto &[turn, isWithdrawn] : m_turns)
            if (!isWithdrawn)
                turns.append(turn);
        return turns;
    }
    [[nodiscard]] const QList<LoggedRound> &rounds() const { return m_rounds; }

private:
    struct Kept
    {
        LoggedTurn turn;
        bool isWithdrawn = false;
    };

    void take(const model::Decided &decided)
    {
        const model::Decision &decision = decided.decision;
        m_sawAny = true;
        m_decision.reset();
        if (model::isOfVotes(decision) && !decision.candidates.isEmpty())
            m_rounds.append({m_event->seq, m_event->time, decision});
        if (decision.winner)
            setDecision(decision, m_event->seq);
        else if (decision.rule == model::Rule::Nobody) {
            LoggedTurn &turn = begin({}, decided.t, Way::Nobody);
            turn.ended = decided.t;
            turn.decision = decision;
            turn.decisionSeq = m_event->seq;
        }
    }

    void take(const model::StartTurn &start, const std::optional<base::TurnId> &id)
    {
        LoggedTurn &turn = begin(start.companion, start.at, m_sawAny ? Way::Ring : Way::Unknown);
        m_sawAny = true;
        turn.turn = id.value_or(base::TurnId());
        decideBy(turn);
        m_open.insert(start.companion, m_turns.size() - 1);
    }

    void take(const model::Wake &wake, base::Millis t, const std::optional<base::TurnId> &id)
    {
        LoggedTurn &turn = begin(wake.companion, t, wayOf(wake.why));
        turn.turn = id.value_or(base::TurnId());
        if (turn.way == Way::Cued)
            decideBy(turn);
        m_open.insert(wake.companion, m_turns.size() - 1);
    }

    /// By the newest decision, if it gave this companion the floor and nobody has had it since.
    void decideBy(LoggedTurn &turn)
    {
        if (!m_decision || m_decision->winner != turn.companion)
            return;
        turn.way = wayOf(m_decision->rule);
        turn.decision = m_decision;
        turn.decisionSeq = m_decisionSeq;
        m_decision.reset();
    }

    void setDecision(const std::optional<model::Decision> &decision, qint64 seq)
    {
        m_decision = decision;
        m_decisionSeq = seq;
    }

    void take(const model::AbortTurn &abort, base::Millis t)
    {
        Kept *kept = open(abort.companion);
        if (!kept)
            return;
        m_open.remove(abort.companion);
        if (t < kept->turn.began) { // inside its gap: the turn may be started again
            kept->isWithdrawn = true;
            setDecision(kept->turn.decision, kept->turn.decisionSeq);
            return;
        }
        kept->turn.ended = t;
        kept->turn.outcome = model::Outcome::Cancelled;
        kept->turn.cause = abort.cause;
    }

    void take(const model::TurnOver &over, base::Millis t)
    {
        Kept *kept = open(over.from);
        if (!kept)
            return;
        m_open.remove(over.from);
        LoggedTurn &turn = kept->turn;
        turn.ended = std::max(t, turn.began);
        turn.outcome = over.outcome;
        turn.cause = over.cause;
        if (over.outcome == model::Outcome::Spoke && turn.message < 0)
            turn.outcome = model::Outcome::NoReply;
        if (over.outcome == model::Outcome::NoReply && turn.purchases > 0)
            turn.outcome = model::Outcome::Spoke;
    }

    void take(const model::MessagePosted &posted)
    {
        using PostedWay = model::MessagePosted::Way;
        const base::ParticipantId &from = posted.message.from;
        Kept *kept = open(from);
        if (!kept && posted.way == PostedWay::Consumed) {
            LoggedTurn &turn = begin(from, m_event->t, Way::Unasked);
            turn.ended = m_event->t;
            turn.outcome = model::Outcome::Spoke;
            kept = &m_turns.last();
        }
        if (!kept)
            return;
        LoggedTurn &turn = kept->turn;
        turn.message = posted.index;
        if (posted.way == PostedWay::Consumed) {
            turn.spent += posted.amount.value_or(0);
            ++turn.purchases;
        }
        if (posted.way == PostedWay::Spoken)
            endSpeech(turn, posted.message.text.trimmed());
    }

    void endSpeech(LoggedTurn &turn, const QString &text)
    {
        m_open.remove(turn.companion);
        turn.ended = std::max(m_event->t, turn.began);
        const bool silent = text.isEmpty() || text == "NO_REPLY"_L1;
        turn.outcome = silent ? model::Outcome::NoReply : model::Outcome::Spoke;
        if (silent)
            turn.message = -1;
    }

    void take(const model::Consume &consume)
    {
        const auto *amount = std::get_if<double>(&consume.amount);
        m_wanted.remove(consume.from);
        if (amount && *amount >= 0 && *amount <= 100)
            m_wanted.insert(consume.from, int(*amount));
    }

    void take(const model::Consumed &consumed)
    {
        Kept *kept = open(consumed.from);
        if (!kept || consumed.success)
            return;
        LoggedTurn::Refusal refusal{{}, consumed.resource, consumed.message};
        if (m_wanted.contains(consumed.from))
            refusal.wanted = m_wanted.value(consumed.from);
        kept->turn.refusal = refusal;
    }

    LoggedTurn &begin(const base::ParticipantId &companion, base::Millis began, Way way)
    {
        LoggedTurn turn;
        turn.seq = m_event->seq;
        turn.companion = companion;
        turn.way = way;
        turn.began = began;
        turn.time = m_event->time;
        m_turns.append({turn, false});
        return m_turns.last().turn;
    }

    Kept *open(const base::ParticipantId &companion)
    {
        const auto found = m_open.constFind(companion);
        return found == m_open.cend() ? nullptr : &m_turns[*found];
    }

    const model::Envelope *m_event = nullptr;
    QList<Kept> m_turns;
    QList<LoggedRound> m_rounds;
    QHash<base::ParticipantId, qsizetype> m_open;
    QHash<base::ParticipantId, int> m_wanted; ///< what the newest consume requested
    std::optional<model::Decision> m_decision;
    qint64 m_decisionSeq = 0;
    bool m_sawAny = false; ///< a decision or a turn; nothing is known about a turn before it
};

} // namespace

void TurnLog::clear() { *this = {}; }

bool TurnLog::takeOlder(const QList<model::Envelope> &events)
{
    QList<model::Envelope> kept;
    std::copy_if(events.begin(), events.end(), std::back_inserter(kept), matters);
    if (kept.isEmpty() || m_events.size() >= kMostEvents)
        return false;
    m_events = kept + m_events;
    read();
    return true;
}

bool TurnLog::takeNewer(const QList<model::Envelope> &events)
{
    const qsizetype before = m_events.size();
    std::copy_if(events.begin(), events.end(), std::back_inserter(m_events), matters);
    if (m_events.size() == before)
        return false;
    if (m_events.size() > kMostEvents)
        m_events.remove(0, m_events.size() - kMostEvents);
    read();
    return true;
}

void TurnLog::read()
{
    Reader reader;
    for (const model::Envelope &event : std::as_const(m_events))
        reader.read(event);
    m_turns = reader.turns();
    m_rounds = reader.rounds();
}

} // namespace studio::ui
