// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/exchange.h"
#include "tests/support/ui/sample_room.h"

// Numbered events of a room in which a companion has turns.
namespace studio::tests {

class TurnSamples
{
public:
    [[nodiscard]] qint64 seq() const { return m_seq; }

    model::Envelope next(const model::EnvelopeBody &body) { return eventAt(++m_seq, body); }
    model::Envelope asks(const QString &message)
    {
        model::AskVotes ask;
        ask.messageId = base::MessageId(message);
        ask.voters = {kyoko(), natsumi(), aya()};
        return next(model::FloorSaid{{{}, ask}, {}, {}});
    }
    model::Envelope failsToVote(const base::ParticipantId &who)
    {
        return next(model::FloorTold{
            {{}, model::VoteFailed{base::MessageId(QStringLiteral("m1")), who, model::Cause::Timeout}}, {}});
    }
    model::Envelope begins(const QString &turn, const base::ParticipantId &who = kyoko())
    {
        model::StartTurn start;
        start.companion = who;
        return next(model::FloorSaid{{{}, start}, base::TurnId(turn), {}});
    }
    model::Envelope happens(const QString &turn, const model::TurnEventKind &kind,
                            const base::ParticipantId &who = kyoko())
    {
        model::TurnEvent event;
        event.turn = base::TurnId(turn);
        event.companion = who;
        event.kind = kind;
        return next(event);
    }
    model::Envelope says(const QString &turn, qint64 index, const QString &text,
                         const base::ParticipantId &who = kyoko())
    {
        model::MessagePosted message = posted(index, who, text);
        message.way = model::MessagePosted::Way::Spoken;
        message.turn = base::TurnId(turn);
        return next(message);
    }

    /// Kyoko's lore: an entry fired by the user's message, and an entry with a chance.
    model::Envelope lore(const std::optional<base::TurnId> &turn = {})
    {
        model::LoreFound found{
            .companion = kyoko(), .about = base::MessageId(QStringLiteral("m1")), .turn = turn};
        found.entries = {{.book = QStringLiteral("The coast"),
                          .name = QStringLiteral("Storm"),
                          .key = QStringLiteral("thunder"),
                          .message = base::MessageId(QStringLiteral("m1")),
                          .from = base::ParticipantId(QStringLiteral("user")),
                          .tokens = 40},
                         {.name = QStringLiteral("Boats"),
                          .state = model::LoreVerdict::State::Blocked,
                          .block = model::LoreBlock::Chance,
                          .key = QStringLiteral("sea")}};
        return next(found);
    }

    /// A thought, a tool and its answer, three pieces of text, and the end.
    QList<model::Envelope> wholeTurn(const QString &turn, qint64 index)
    {
        const base::CallId call(QStringLiteral("call_") + turn);
        return {
            begins(turn),
            happens(turn, model::Thought{QStringLiteral("Dice"), QStringLiteral("They want a roll.")}),
            happens(turn, model::ToolCallRequest{call, QStringLiteral("roll_dice"), {R"({"dice":"2d6"})"}}),
            happens(turn, model::ToolCallResponse{call, {"9"}, QStringLiteral("9"), {}, {}}),
            happens(turn, model::Content{QStringLiteral("It is ")}),
            happens(turn, model::Content{QStringLiteral("a ")}),
            happens(turn, model::Content{QStringLiteral("nine.")}),
            happens(turn, model::Finished{QStringLiteral("stop"), 100, 20}),
            says(turn, index, QStringLiteral("It is a nine."))};
    }

    /// A model call that ended when the event with that number arrived.
    [[nodiscard]] static model::Exchange call(qint64 id, qint64 seq, const QString &turn)
    {
        return {.id = id,
                .time = eventAt(seq, model::RoomChanged{}).time,
                .room = teaRoom(),
                .turn = base::TurnId(turn),
                .companions = {kyoko()},
                .model = QStringLiteral("gpt-x (OpenAI)"),
                .tokens = {.input = 1000, .cached = 600, .output = 20, .thinking = {}},
                .cost = 4'000'000,
                .took = base::Millis(1500)};
    }
    [[nodiscard]] static model::Exchange vote(qint64 id, qint64 seq, const QString &message)
    {
        model::Exchange exchange = call(id, seq, {});
        exchange.turn.reset();
        exchange.about = base::MessageId(message);
        exchange.purpose = model::CallPurpose::Vote;
        return exchange;
    }

private:
    qint64 m_seq = 0;
};

} // namespace studio::tests
