// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/sample_room.h"
#include "core/base/utc.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

using model::Language;

model::PersonaText text(const QString &name, const QString &role)
{
    model::PersonaText text;
    text.name = name;
    text.role = role;
    return text;
}

model::Persona samplePersona(const base::ParticipantId &id, const QString &colour,
                             const QMap<Language, model::PersonaText> &texts)
{
    model::Persona persona;
    persona.id = id;
    persona.colour = colour;
    persona.texts = texts;
    return persona;
}

QDateTime afternoon(qint64 minutes)
{
    return QDateTime(QDate(2026, 3, 14), QTime(17, 0), base::kUtc).addSecs(minutes * 60);
}

} // namespace

base::RoomId teaRoom() { return base::RoomId(u"room_tea"_s); }
base::ParticipantId kyoko() { return base::ParticipantId(u"companion_kyoko"_s); }
base::ParticipantId natsumi() { return base::ParticipantId(u"companion_natsumi"_s); }
base::ParticipantId aya() { return base::ParticipantId(u"companion_aya"_s); }

QList<model::Persona> samplePersonas()
{
    return {
        samplePersona(kyoko(), u"#c2577e"_s,
                      {{Language::English, text(u"Kyoko"_s, u"a warm host"_s)},
                       {Language::Japanese, text(u"京子"_s, u"あたたかい女主人"_s)},
                       {Language::Chinese, text(u"京子"_s, u"热情的女主人"_s)}}),
        samplePersona(natsumi(), u"#d08a1d"_s,
                      {{Language::English, text(u"Natsumi"_s, u"excitable, always first"_s)},
                       {Language::Japanese, text(u"夏美"_s, u"いつも元気いっぱい"_s)},
                       {Language::Chinese, text(u"夏美"_s, u"总是兴致勃勃"_s)}}),
        samplePersona(aya(), u"#3d7fb5"_s,
                      {{Language::English, text(u"Aya"_s, u"a dry distributed-systems researcher"_s)},
                       {Language::Japanese, text(u"綾"_s, u"淡々とした分散システム研究者"_s)},
                       {Language::Chinese, text(u"小绫"_s, u"冷静的分布式系统研究员"_s)}}),
    };
}

model::MessagePosted posted(qint64 index, const base::ParticipantId &from, const QString &text)
{
    model::MessagePosted posted;
    posted.message.id = base::MessageId(u"m%1"_s.arg(index));
    posted.message.from = from;
    posted.message.text = text;
    posted.index = index;
    return posted;
}

model::MessagePage page(const QList<model::MessagePosted> &messages)
{
    model::MessagePage page;
    page.total = messages.size();
    page.first = messages.isEmpty() ? 0 : messages.first().index;
    if (!messages.isEmpty())
        page.total = messages.last().index + 1;
    for (const model::MessagePosted &message : messages)
        page.rows.append({message, message.index + 1, afternoon(message.index)});
    return page;
}

ports::FloorView quietFloor()
{
    ports::FloorView floor;
    for (const base::ParticipantId &id : {kyoko(), natsumi(), aya()})
        floor.rows.append({.id = id});
    return floor;
}

ports::FloorRow voted(const base::ParticipantId &id, int importance, model::VoteState state)
{
    return {.id = id, .vote = ports::FloorRow::Vote::Voted, .state = state, .importance = importance};
}

ports::FloorRow pending(const base::ParticipantId &id)
{
    return {.id = id, .vote = ports::FloorRow::Vote::Pending};
}

ports::FloorRow missing(const base::ParticipantId &id, model::Cause cause)
{
    return {.id = id, .vote = ports::FloorRow::Vote::Missing, .cause = cause};
}

ports::FloorView decidedFloor(const QList<ports::FloorRow> &rows, model::Rule rule,
                              const std::optional<base::ParticipantId> &winner,
                              const std::optional<base::ParticipantId> &runnerUp)
{
    model::Decision decision;
    decision.messageId = base::MessageId(u"m0"_s);
    decision.rule = rule;
    decision.winner = winner;
    decision.runnerUp = runnerUp;

    ports::FloorView floor;
    floor.rows = rows;
    for (ports::FloorRow &row : floor.rows) {
        row.winner = row.id == winner;
        row.next = row.winner;
        decision.candidates.append({.id = row.id,
                                    .state = row.state,
                                    .importance = row.importance,
                                    .selected = row.selected,
                                    .cause = row.cause});
        if (row.flip && !decision.flip)
            decision.flip = row.flip;
    }
    floor.decision = decision;
    return floor;
}

ports::RoomView roomView(qint64 seq, const QList<model::MessagePosted> &messages,
                         const ports::FloorView &floor)
{
    ports::RoomView view;
    view.seq = seq;
    view.room.id = teaRoom();
    view.room.name = u"Tea at five"_s;
    view.room.roster = {kyoko(), natsumi(), aya()};
    view.personas = samplePersonas();
    view.newest = page(messages);
    view.floor = floor;
    view.modelName = u"Rehearsal (offline, not an AI)"_s;
    return view;
}

model::Envelope eventAt(qint64 seq, const model::EnvelopeBody &body)
{
    model::Envelope envelope;
    envelope.seq = seq;
    envelope.topic = model::topicOf(body);
    envelope.room = teaRoom();
    envelope.time = afternoon(seq);
    envelope.body = body;
    return envelope;
}

model::TurnEvent contentOf(const QString &turn, const base::ParticipantId &who, const QString &text)
{
    model::TurnEvent event;
    event.turn = base::TurnId(turn);
    event.companion = who;
    event.kind = model::Content{text};
    return event;
}

} // namespace studio::tests
