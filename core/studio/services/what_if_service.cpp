// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/what_if_service.h"

#include "core/model/floor_input_of.h"
#include "core/studio/services/request_ids.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::RequestId;
using base::Result;
using model::Envelope;
using store::FloorLogPage;

namespace {

// Some milliseconds each: what the studio thread can be kept busy with between two other events.
constexpr qint64 kFloorEventsAtOnce = 1000; // events
constexpr qsizetype kSlice = 2000;          // rounds

} // namespace

RequestId WhatIfService::ask(const base::RoomId &room, const model::WhatIf &change)
{
    const Asked asked{nextRequestId(), room, change};
    const auto work = [this, asked] {
        m_asked.append(asked);
        if (m_asked.size() == 1)
            begin();
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return asked.request;
}

RequestId WhatIfService::askAs(const base::RoomId &room, const model::AsPolicy &wish)
{
    const RequestId request = nextRequestId();
    const auto ended = [this, request, room](const Result<model::AsPolicyAnswer> &answer) {
        m_other.release()->deleteLater(); // it has called this
        m_otherRequest = {};
        if (!answer) {
            Q_EMIT failed(request, answer.error());
            return;
        }
        Q_EMIT asPolicyAnswered(request, room, *answer);
        Q_EMIT done(request);
    };
    const auto work = [this, request, room, wish, ended] {
        cancelOther();
        m_otherRequest = request;
        m_other = std::make_unique<AsPolicyJob>(m_log, room, wish, ended);
        m_other->begin();
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

void WhatIfService::cancelOther()
{
    if (!m_other)
        return;
    m_other.reset();
    Q_EMIT failed(std::exchange(m_otherRequest, {}),
                  {ErrorCode::Cancelled, tr("This is not asked any more."), {}});
}

void WhatIfService::cancel(const RequestId &request)
{
    const auto work = [this, request] {
        if (m_other && request == m_otherRequest)
            return cancelOther();
        const auto isIt = [&request](const Asked &asked) { return asked.request == request; };
        const auto asked = std::find_if(m_asked.begin(), m_asked.end(), isIt);
        if (asked == m_asked.end() || asked->isCancelled)
            return;
        const QString room = asked->room.value();
        if (asked == m_asked.begin())
            asked->isCancelled = true;
        else
            m_asked.erase(asked);
        Q_EMIT failed(request, {ErrorCode::Cancelled, tr("This is not asked any more."), room});
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void WhatIfService::begin()
{
    if (m_asked.first().room != m_room) {
        forget();
        m_room = m_asked.first().room;
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

// While a page is walked through, the store reads the next one.
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

// Of the room's own events only the first counts: later rules and members come as inputs too.
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
        return fail({ErrorCode::Corrupt, tr("The beginning of this room cannot be read."), m_room.value()});
    nameNewestRound();
    m_tally.emplace(m_asked.first().change);
    m_untold = m_collector->rounds().size();
    tally();
}

// Whoever looks at the newest decision does not know the number of its event.
void WhatIfService::nameNewestRound()
{
    model::WhatIf &change = m_asked.first().change;
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
    if (m_asked.first().isCancelled)
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
    const Asked &asked = m_asked.first();
    const model::WhatIfAnswer &found = m_tally->answer();
    if (asked.isCancelled)
        return goOn();
    if (asked.change.round && !found.round) {
        Q_EMIT failed(asked.request, {ErrorCode::NotFound, tr("No votes decided this round."),
                                      QString::number(*asked.change.round)});
    } else {
        Q_EMIT answered(asked.request, asked.room, found);
        Q_EMIT done(asked.request);
    }
    goOn();
}

// What was walked through before a page could not be read is not trusted to go on from.
void WhatIfService::fail(const Error &error)
{
    forget();
    if (!m_asked.first().isCancelled)
        Q_EMIT failed(m_asked.first().request, error);
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
