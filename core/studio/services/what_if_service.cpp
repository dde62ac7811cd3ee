// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/what_if_service.h"

#include "core/model/floor_input_of.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::Result;
using model::Envelope;
using store::FloorLogPage;

namespace {

// Some milliseconds each, so that the studio thread is not blocked between two events.
constexpr qint64 kFloorEventsAtOnce = 1000; // events
constexpr qsizetype kSlice = 2000;          // rounds

} // namespace

base::Job WhatIfService::ask(const base::RoomId &room, const model::WhatIf &change,
                             base::Then<model::WhatIfAnswer> then)
{
    const auto asked = std::make_shared<Asked>(Asked{room, change, std::move(then)});
    const auto work = [this, asked] {
        m_asked.append(asked);
        if (m_asked.size() == 1)
            begin();
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return base::Job(
        [this, home = base::Mailbox(this), asked] { home.post([this, asked] { cancel(asked); }); });
}

base::Job WhatIfService::askAs(const base::RoomId &room, const model::AsPolicy &wish,
                               base::Then<model::AsPolicyAnswer> then)
{
    const auto asked = std::make_shared<base::Then<model::AsPolicyAnswer>>(std::move(then));
    const auto ended = [this, asked](const Result<model::AsPolicyAnswer> &answer) {
        m_other.release()->deleteLater(); // it is the caller
        m_otherThen.reset();
        (*asked)(answer);
    };
    const auto work = [this, asked, room, wish, ended] {
        cancelOther();
        m_otherThen = asked;
        m_other = std::make_unique<AsPolicyJob>(m_log, room, wish, ended);
        m_other->begin();
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    const auto stop = [this, asked] {
        if (m_otherThen == asked)
            cancelOther();
    };
    return base::Job([home = base::Mailbox(this), stop] { home.post(stop); });
}

void WhatIfService::cancelOther()
{
    if (!m_other)
        return;
    m_other.reset();
    const auto then = std::exchange(m_otherThen, nullptr);
    (*then)(base::failure(ErrorCode::Cancelled, tr("This question was cancelled.")));
}

// The current reading goes on to its end: the next request can use it.
void WhatIfService::cancel(const std::shared_ptr<Asked> &asked)
{
    if (asked->isCancelled || !m_asked.contains(asked))
        return;
    asked->isCancelled = true;
    if (asked != m_asked.first())
        m_asked.removeOne(asked);
    asked->then(base::failure(ErrorCode::Cancelled, tr("This question was cancelled."), asked->room.value()));
}

void WhatIfService::begin()
{
    if (m_asked.first()->room != m_room) {
        forget();
        m_room = m_asked.first()->room;
    }
    read(m_next);
}

void WhatIfService::read(qint64 first)
{
    m_log.floorLog(m_room, first, kFloorEventsAtOnce, this, [this](const Result<FloorLogPage> &page) {
        if (page)
            take(*page);
        else
            fail(page.error());
    });
}

// The store reads the next page while this one is processed.
void WhatIfService::take(const FloorLogPage &page)
{
    m_next = page.next;
    if (!page.isLast)
        read(m_next);
    for (const Envelope &event : page.events)
        walk(event);
    if (page.isLast)
        beginTally();
}

// Only the first of the room's own events counts: later rules and members come as inputs too.
void WhatIfService::walk(const Envelope &event)
{
    if (const auto *created = std::get_if<model::RoomChanged>(&event.body)) {
        if (!m_collector)
            m_collector.emplace(created->room.roster, created->room.policy);
        return;
    }
    if (!m_collector)
        return;
    if (const auto *decided = std::get_if<model::Decided>(&event.body)) {
        m_collector->decided(event.seq, decided->decision);
    } else if (const auto input = model::floorInputOf(event)) {
        const auto *told = std::get_if<model::FloorTold>(&event.body);
        m_collector->tell(*input, told ? told->policy : std::nullopt);
    }
}

void WhatIfService::beginTally()
{
    if (!m_collector)
        return fail(
            {ErrorCode::Corrupt, tr("The beginning of this room could not be read."), m_room.value()});
    nameNewestRound();
    m_tally.emplace(m_asked.first()->change);
    m_untold = m_collector->rounds().size();
    tally();
}

// A caller that shows the newest decision does not know the number of its event.
void WhatIfService::nameNewestRound()
{
    model::WhatIf &change = m_asked.first()->change;
    if (!change.newestRound)
        return;
    const QList<what_if::RoundRecord> &rounds = m_collector->rounds();
    const auto isVoted = [](const what_if::RoundRecord &round) {
        return model::isOfVotes(round.decision.rule);
    };
    const auto newest = std::find_if(rounds.crbegin(), rounds.crend(), isVoted);
    change.round = newest == rounds.crend() ? 0 : newest->seq;
}

void WhatIfService::tally()
{
    if (m_asked.first()->isCancelled)
        return goOn();
    const QList<what_if::RoundRecord> &rounds = m_collector->rounds();
    const qsizetype until = std::max<qsizetype>(0, m_untold - kSlice);
    while (m_untold > until)
        m_tally->take(rounds[--m_untold]);
    if (m_untold > 0)
        QMetaObject::invokeMethod(this, &WhatIfService::tally, Qt::QueuedConnection);
    else
        answer();
}

void WhatIfService::answer()
{
    const Asked &asked = *m_asked.first();
    const model::WhatIfAnswer &found = m_tally->answer();
    if (asked.isCancelled)
        return goOn();
    if (asked.change.round && !found.round) {
        asked.then(base::failure(ErrorCode::NotFound, tr("This round was not decided by votes."),
                                 QString::number(*asked.change.round)));
    } else {
        asked.then(found);
    }
    goOn();
}

// After a page that could not be read, the earlier pages are not trusted to continue from.
void WhatIfService::fail(const Error &error)
{
    forget();
    if (!m_asked.first()->isCancelled)
        m_asked.first()->then(tl::unexpected(error));
    goOn();
}

void WhatIfService::forget()
{
    m_room = {};
    m_next = 1;
    m_collector.reset();
}

void WhatIfService::goOn()
{
    m_tally.reset();
    m_asked.removeFirst();
    if (!m_asked.isEmpty())
        begin();
}

} // namespace studio::services
