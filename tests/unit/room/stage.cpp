// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/room/stage.h"

#include "core/wire/envelope_wire.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

using model::Envelope;
using model::MessagePosted;

store::RoomRecord recordOf(const model::Room &room, const QList<Envelope> &log)
{
    store::RoomRecord record{.room = room, .initial = room, .lastSeq = 1};
    for (const Envelope &envelope : log) {
        record.lastSeq = envelope.seq;
        if (const auto *told = std::get_if<model::FloorTold>(&envelope.body))
            record.floorLog.append(store::FloorLogEntry{told->input, told->policy, told->manner,
                                                        told->trouble, told->turn, envelope.seq});
        if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body))
            record.room = changed->room;
        if (const auto *made = std::get_if<model::Summarized>(&envelope.body))
            record.summaries.append(made->summary);
        if (const auto *undone = std::get_if<model::SummaryUndone>(&envelope.body))
            record.summaries.removeIf([undone](const model::Summary &one) { return one.id == undone->id; });
        const auto *posted = std::get_if<MessagePosted>(&envelope.body);
        if (!posted)
            continue;
        record.recent.append(model::MessageRow{*posted, envelope.seq, envelope.time});
        ++record.messages;
        if (posted->way == MessagePosted::Way::Posted)
            record.floorLog.append(store::FloorLogEntry{{envelope.t, model::Posted{posted->message}}, {}});
        else if (posted->way == MessagePosted::Way::Spoken)
            record.floorLog.append(store::FloorLogEntry{
                {envelope.t, model::TurnOver{.from = posted->message.from, .said = posted->message}}, {}});
        else if (posted->way == MessagePosted::Way::Consumed)
            record.floorLog.append(store::FloorLogEntry{
                {envelope.t, model::Consume{posted->message.from, double(*posted->amount), posted->message}},
                {}});
    }
    return record;
}

Stage::Stage(const model::Room &room)
    : Stage(room, {})
{
}

// After a restart new ids differ from the old ones.
Stage::Stage(const model::Room &room, const QList<Envelope> &log)
    : m_ids(1 + quint64(log.size()))
{
    for (const base::ParticipantId &id : room.roster)
        m_cast.set(persona(id.value().mid(10)));
    QObject::connect(&m_bus, &bus::Bus::published, &m_bus,
                     [this](const QList<Envelope> &batch) { m_log += batch; });
    m_director = std::make_unique<room::Director>(recordOf(room, log), house());
}

void Stage::vote(const QString &shortName, const ScriptedAnswer &answer)
{
    m_model.script(companion(shortName), llm::Purpose::Vote, answer);
}

void Stage::speech(const QString &shortName, const ScriptedAnswer &answer)
{
    m_model.script(companion(shortName), llm::Purpose::Speech, answer);
}

void Stage::wake(const QString &shortName, const ScriptedAnswer &answer)
{
    m_model.script(companion(shortName), llm::Purpose::Wake, answer);
}

void Stage::userSays(const model::Message &message)
{
    m_director->say(message, u"test"_s);
    wait(0);
}

void Stage::userSays(const QString &text) { userSays(message(QString()).says(text)); }

QStringList Stage::kinds() const
{
    QStringList kinds;
    for (const Envelope &envelope : m_log)
        kinds.append(wire::kindOf(envelope.body));
    kinds.removeAll(u"tick"_s);
    return kinds;
}

qint64 Stage::newest(const QString &kind) const
{
    qint64 seq = 0;
    for (const Envelope &envelope : m_log) {
        if (wire::kindOf(envelope.body) == kind)
            seq = envelope.seq;
    }
    return seq;
}

QList<model::Rest> Stage::rests() const
{
    QList<model::Rest> rests;
    for (const auto &said : all<model::FloorSaid>()) {
        if (const auto *rest = std::get_if<model::Rest>(&said.output.kind))
            rests.append(*rest);
    }
    return rests;
}

} // namespace studio::tests
