// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/statistics_service.h"

#include "core/model/participants.h"
#include "core/statistics/talk_tally.h"
#include "core/store/room_path.h"
#include "core/transcript/people.h"
#include "core/transcript/statistics_table.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::ErrorCode;
using base::Result;
using model::Envelope;
using model::Persona;

namespace {

constexpr qint64 kEventsAtOnce = 1000; // events: some milliseconds of the studio thread
constexpr int kMostCountedCalls = 100'000;

} // namespace

struct StatisticsService::Count
{
    base::Listener<double> progress;
    base::Then<ports::CountedRoom> then;
    bool isOver = false; ///< answered or cancelled
    base::RoomId room;
    std::optional<model::Language> language;
    store::RoomHead head;
    statistics::TalkTally tally;
    QList<store::WayBack> backs;
    QHash<base::ParticipantId, model::CallSum> costs;
    model::CallSum cost;
    QList<Persona> former;
};

StatisticsService::StatisticsService(store::RoomTable rooms, store::PersonaTable personas,
                                     store::CallTable calls)
    : m_rooms(rooms)
    , m_personas(personas)
    , m_calls(calls)
{
}

StatisticsService::~StatisticsService() = default;

template<class T, class Step>
auto StatisticsService::then(const Counting &count, Step step)
{
    return [count, step](const Result<T> &read) {
        if (count->isOver)
            return; // cancelled
        if (read)
            step(*read);
        else
            end(count, tl::unexpected(read.error()));
    };
}

base::Job StatisticsService::count(const base::RoomId &room, const std::optional<model::Language> &names,
                                   base::Listener<double> progress, base::Then<ports::CountedRoom> then)
{
    const auto count = std::make_shared<Count>();
    count->progress = std::move(progress);
    count->then = std::move(then);
    count->room = room;
    count->language = names;
    QMetaObject::invokeMethod(
        this, [this, count] { begin(count); }, Qt::QueuedConnection);
    return base::Job([home = base::Mailbox(this), count] {
        home.post([count] { end(count, base::failure(ErrorCode::Cancelled, tr("Cancelled."))); });
    });
}

void StatisticsService::begin(const Counting &count)
{
    m_rooms.roomHead(count->room, this,
                     then<store::RoomHead>(count, [this, count](const store::RoomHead &head) {
                         count->head = head;
                         readEvents(count, 1);
                     }));
}

void StatisticsService::readEvents(const Counting &count, qint64 first)
{
    const qint64 left = count->head.lastSeq - first + 1;
    if (left <= 0)
        return readCalls(count);
    m_rooms.events(count->room, first, std::min(left, kEventsAtOnce), this,
                   then<QList<Envelope>>(count, [this, count, first](const QList<Envelope> &events) {
                       take(count, events);
                       count->progress(double(first) / double(count->head.lastSeq));
                       readEvents(count, first + kEventsAtOnce);
                   }));
}

void StatisticsService::take(const Counting &count, const QList<Envelope> &events)
{
    for (const Envelope &event : events) {
        count->tally.add(event);
        if (const auto *back = std::get_if<model::Rewound>(&event.body))
            count->backs.append({event.seq, back->to});
    }
}

void StatisticsService::readCalls(const Counting &count)
{
    m_calls.calls(count->room, kMostCountedCalls, this,
                  then<QList<model::CallRecord>>(count, [this, count](const QList<model::CallRecord> &calls) {
                      for (const model::CallRecord &call : calls) {
                          if (!call.companions.isEmpty())
                              count->costs[call.companions.first()].add(call);
                      }
                      readDays(count);
                  }));
}

void StatisticsService::readDays(const Counting &count)
{
    m_calls.callDays(count->room, this,
                     then<QList<store::DaySum>>(count, [this, count](const QList<store::DaySum> &days) {
                         for (const store::DaySum &day : days)
                             count->cost.add(day.sum);
                         m_personas.formerPersonas(
                             this, then<QList<Persona>>(count, [this, count](const QList<Persona> &former) {
                                 readPeople(count, former);
                             }));
                     }));
}

void StatisticsService::readPeople(const Counting &count, const QList<Persona> &former)
{
    m_personas.personas(this,
                        then<QList<Persona>>(count, [this, count, former](const QList<Persona> &personas) {
                            finish(count, former + personas);
                        }));
}

void StatisticsService::finish(const Counting &count, const QList<Persona> &people)
{
    const store::RoomPath path(count->backs, count->head.lastSeq);
    model::RoomStatistics statistics = count->tally.counted([&path](qint64 seq) { return path.holds(seq); });
    const explain::Names names = transcript::peopleOf(count->head.room, people, count->language);
    statistics.calls = count->cost;
    statistics.director.calls = count->costs.value(model::directorId());
    for (model::ParticipantStatistics &one : statistics.participants) {
        one.name = names.of(one.id);
        one.calls = count->costs.value(one.id);
    }
    end(count, ports::CountedRoom{statistics, transcript::statisticsTable(statistics)});
}

void StatisticsService::end(const Counting &count, const Result<ports::CountedRoom> &result)
{
    if (!std::exchange(count->isOver, true))
        count->then(result);
}

} // namespace studio::services
