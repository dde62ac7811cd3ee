// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/peer_room.h"

#include "core/wire/envelope_wire.h"
#include "core/wire/json.h"
#include "tests/support/builders.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::Millis;
using model::FloorTold;
using model::MessagePosted;

namespace {

const QStringList kRoster{u"aya"_s, u"kyoko"_s, u"natsumi"_s};

constexpr qsizetype kStoryLine = 400;

/// $1 and $2 for a million tokens.
constexpr model::ModelPrice kPrice{.input = 1'000'000'000, .cachedInput = {}, .output = 2'000'000'000};

model::Room teaRoom()
{
    return room(u"Tea at five"_s).with(kRoster).tuned([](model::PolicySettings &policy) {
        policy.gap = Millis(0);
        policy.voteDeadline = Millis(60'000); // of the fake clock, which the test lets run fast
        policy.maxCompanionTurns = 8;
    });
}

QString shortNameOf(const base::ParticipantId &id) { return id.value().section(u'_', 1); }

QString lineOf(const MessagePosted &posted)
{
    const QString end = posted.message.isInterrupted() ? u"—"_s : QString();
    return shortNameOf(posted.message.from) + u": "_s + posted.message.text + end;
}

} // namespace

PeerRoom::PeerRoom(const Aimock &mock, model::ProviderKind kind, const Models &models,
                   const model::ModelAbilities &abilities, model::RoomModels::Votes votes)
{
    const base::ProviderId id(u"aimock"_s);
    m_book.put({.id = id,
                .name = u"aimock"_s,
                .kind = kind,
                .baseUrl = mock.baseUrl(kind),
                .keyPlace = model::KeyPlace::Session});
    m_book.setKey(id, Aimock::key());
    cast(models, abilities);
    QObject::connect(&m_bus, &bus::Bus::published, &m_bus,
                     [this](const QList<model::Envelope> &batch) { m_log += batch; });
    model::Room room = teaRoom();
    room.models.votes = votes;
    m_director = std::make_unique<room::Director>(store::RoomRecord{.room = room, .initial = room},
                                                  room::RoomNeeds{m_bus, m_agent, m_clock, m_ids, m_cast});
    QObject::connect(&m_time, &QTimer::timeout, &m_time, [this] { m_clock.advance(Millis(20)); });
    m_time.start(5);
}

void PeerRoom::cast(const Models &models, const model::ModelAbilities &abilities)
{
    const base::ProviderId provider(u"aimock"_s);
    for (qsizetype i = 0; i < kRoster.size(); ++i) {
        model::Persona one = persona(kRoster.at(i));
        one.model = {.provider = provider, .model = models.at(size_t(i))};
        m_cast.set(one);
        m_book.setFacts({.provider = provider,
                         .model = one.model.model,
                         .abilities = abilities,
                         .price = kPrice,
                         .priceIsOfUser = true}); // else what answers on this machine costs nothing
    }
}

void PeerRoom::userSays(const QString &text) { m_director->say(message(QString()).says(text), u"test"_s); }

// The bus gives a batch out when control has come back to the event loop: rest may be there before its facts.
bool PeerRoom::isOver()
{
    QCoreApplication::sendPostedEvents(&m_bus);
    return !all<model::Decided>().isEmpty() && m_director->rest().has_value();
}

QStringList PeerRoom::said() const
{
    QStringList lines;
    for (const MessagePosted &posted : all<MessagePosted>()) {
        if (posted.way != MessagePosted::Way::Posted)
            lines.append(lineOf(posted));
    }
    return lines;
}

QString PeerRoom::thoughtsOf(const QString &shortName) const
{
    QString thoughts;
    for (const model::TurnEvent &event : all<model::TurnEvent>()) {
        const auto *thought = std::get_if<model::Thought>(&event.kind);
        if (thought && shortNameOf(event.companion) == shortName)
            thoughts += thought->description;
    }
    return thoughts;
}

QList<FloorTold> PeerRoom::votes() const
{
    QList<FloorTold> told = all<FloorTold>();
    told.removeIf([](const FloorTold &one) { return !std::holds_alternative<model::Voted>(one.input.kind); });
    return told;
}

QList<FloorTold> PeerRoom::failedVotes() const
{
    QList<FloorTold> told = all<FloorTold>();
    told.removeIf(
        [](const FloorTold &one) { return !std::holds_alternative<model::VoteFailed>(one.input.kind); });
    return told;
}

QString PeerRoom::story() const
{
    QByteArray lines;
    for (const model::Envelope &envelope : m_log)
        lines += wire::dump(wire::envelopeToJson(envelope)).left(kStoryLine) + '\n';
    return QString::fromUtf8(lines);
}

} // namespace studio::tests
