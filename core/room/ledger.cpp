// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/ledger.h"

#include "core/base/match.h"
#include "core/turn/price.h"

#include <algorithm>

namespace studio::room {

using namespace Qt::StringLiterals;
using model::Outcome;

namespace {

template<class Row>
void keepNewest(QList<Row> &rows, qsizetype most)
{
    if (rows.size() > most)
        rows.remove(0, rows.size() - most);
}

/// The message that an input brings, if any.
const model::Message *messageOf(const model::FloorInput &input)
{
    if (const auto *posted = std::get_if<model::Posted>(&input.kind))
        return &posted->message;
    if (const auto *consume = std::get_if<model::Consume>(&input.kind))
        return &consume->message;
    const auto *over = std::get_if<model::TurnOver>(&input.kind);
    return over && over->said ? &*over->said : nullptr;
}

// The floor treats an empty speech as silence, except on the resource floor, where it ignores the text.
Ending endingOf(const model::TurnOver &over, const turn::Floor &after)
{
    const QString text = over.said ? over.said->text.trimmed() : QString();
    const bool isSilence = over.outcome == Outcome::Spoke &&
                           after.policy.policy != model::PolicyName::Resource &&
                           (text.isEmpty() || text == "NO_REPLY"_L1);
    return {isSilence ? Outcome::NoReply : over.outcome, over.cause};
}

bool isIgnored(const QList<model::FloorOutput> &answer, QLatin1StringView what)
{
    return std::any_of(answer.cbegin(), answer.cend(), [what](const model::FloorOutput &line) {
        const auto *ignored = std::get_if<model::Ignored>(&line.kind);
        return ignored && ignored->what == what;
    });
}

} // namespace

Ledger::Ledger(const turn::Floor &floor, const QList<model::MessageRow> &stored)
    : m_ring(floor)
{
    for (const model::MessageRow &row : stored)
        m_times.insert(row.posted.message.id, row.time);
}

void Ledger::follow(const model::FloorInput &input, const QList<model::FloorOutput> &answer,
                    const turn::Floor &after, const QDateTime &wall)
{
    const QDateTime time = wall.isValid() ? wall : timeOf(input);
    const auto *over = std::get_if<model::TurnOver>(&input.kind);
    if (over && !isIgnored(answer, "turnOver"_L1))
        m_endings.insert(over->from, endingOf(*over, after));
    for (const model::FloorOutput &line : answer)
        note(input, line, after, time);
    m_ring.look(after, time);
}

void Ledger::note(const model::FloorInput &input, const model::FloorOutput &line, const turn::Floor &after,
                  const QDateTime &wall)
{
    std::visit(base::Match{
                   [&](const model::Consumed &) {
                       if (const auto *offer = std::get_if<model::Consume>(&input.kind))
                           bought(*offer, line, after, wall);
                   },
                   [&](const model::Refunded &refunded) { levelIs(line.t, refunded.resource); },
                   [&](const model::AbortTurn &abort) {
                       m_endings.insert(abort.companion, {Outcome::Cancelled, abort.cause});
                   },
                   [&](const model::StartTurn &start) { m_endings.remove(start.companion); },
                   [&](const model::Wake &wake) { m_endings.remove(wake.companion); },
                   [](const auto &) {},
               },
               line.kind);
}

void Ledger::bought(const model::Consume &offer, const model::FloorOutput &line, const turn::Floor &after,
                    const QDateTime &wall)
{
    const auto &consumed = std::get<model::Consumed>(line.kind);
    Purchase purchase{.t = line.t,
                      .time = wall,
                      .from = consumed.from,
                      .amount = turn::readAmount(offer.amount).value_or(0),
                      .success = consumed.success,
                      .level = consumed.resource};
    if (consumed.success) {
        purchase.message = after.newest->id;
        levelIs(line.t, consumed.resource);
    } else {
        purchase.refusal = consumed.message;
    }
    m_purchases.append(purchase);
    keepNewest(m_purchases, kMostPurchases);
}

void Ledger::levelIs(base::Millis t, int level)
{
    m_levels.append({t, level});
    keepNewest(m_levels, kMostMarks);
}

std::optional<Ending> Ledger::lastEnding(const base::ParticipantId &companion) const
{
    const auto ending = m_endings.constFind(companion);
    return ending == m_endings.cend() ? std::nullopt : std::optional(*ending);
}

QDateTime Ledger::timeOf(const model::FloorInput &input) const
{
    const model::Message *message = messageOf(input);
    return message ? m_times.value(message->id) : QDateTime();
}

} // namespace studio::room
