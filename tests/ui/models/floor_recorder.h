// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/advance.h"
#include "tests/support/ui/sample_room.h"

#include <algorithm>

namespace studio::tests {

/// Logged events of the tea room, from the real engine: a test says what happens and when.
class FloorRecorder
{
public:
    explicit FloorRecorder(const model::PolicySettings &policy)
        : m_policy(policy)
        , m_floor(turn::openFloor({kyoko(), natsumi(), aya()}, policy))
    {
    }

    [[nodiscard]] const QList<model::Envelope> &log() const { return m_log; }
    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }

    void userSays(int t, const QString &text, const QList<base::ParticipantId> &to = {})
    {
        model::Message message;
        message.from = base::ParticipantId(QStringLiteral("user"));
        message.to = to;
        message.text = text;
        tell(t, model::Posted{message});
    }
    void votes(int t, const base::ParticipantId &from, int importance, bool speak = true)
    {
        model::RawState state;
        state.from = from.value();
        state.messageId = m_floor.newest->id.value();
        state.state = speak ? QStringLiteral("speak") : QStringLiteral("listen");
        state.importance = double(importance);
        state.selected = false;
        tell(t, model::Voted{state});
    }
    void voteFails(int t, const base::ParticipantId &from, model::Cause cause)
    {
        tell(t, model::VoteFailed{m_floor.newest->id, from, cause});
    }
    void speaks(int t, const base::ParticipantId &from, const QString &text)
    {
        model::TurnOver over{from, model::Outcome::Spoke, model::Message{}, {}, {}};
        over.said->from = from;
        over.said->text = text;
        tell(t, over);
    }
    /// The user interrupts a speaker, of whose message that much was heard.
    void interrupts(int t, const QString &heard, const QString &text)
    {
        model::MessagePosted cut;
        cut.message.from = m_floor.turn->companion;
        cut.message.text = heard;
        cut.message.heardUntil = heard.size();
        cut.way = model::MessagePosted::Way::Interrupted;
        cut.cause = model::Cause::BargeIn;
        cut.index = m_messages++;
        publish(base::Millis(t), cut);
        userSays(t, text);
    }
    void ends(int t, const base::ParticipantId &from, model::Outcome outcome,
              const std::optional<model::Cause> &cause = {}, const std::optional<int> &wanted = {})
    {
        tell(t, model::TurnOver{from, outcome, {}, wanted, cause});
    }
    void buys(int t, const base::ParticipantId &from, int amount, const QString &text)
    {
        model::Message message;
        message.from = from;
        message.text = text;
        tell(t, model::Consume{from, double(amount), message});
    }
    void cue(int t, const base::ParticipantId &companion)
    {
        tell(t, model::CompanionInput{model::CompanionInput::Kind::Cue, companion});
    }
    void does(int t, model::Control control) { tell(t, control); }

private:
    void tell(int t, const model::FloorInputKind &kind)
    {
        const base::Millis now(t);
        const model::FloorInput input{now, kind};
        turn::Step step = turn::advance(std::move(m_floor), input, m_policy);
        m_floor = std::move(step.floor);
        publish(now, bodyOf(input, step.outputs));
        for (const model::FloorOutput &line : std::as_const(step.outputs)) {
            if (const auto *decision = std::get_if<model::Decision>(&line.kind))
                publish(now, model::Decided{line.t, *decision});
            else
                publish(now, model::FloorSaid{line, {}, {}});
        }
    }

    model::EnvelopeBody bodyOf(const model::FloorInput &input, const QList<model::FloorOutput> &lines)
    {
        using Way = model::MessagePosted::Way;
        const auto message = [this](const model::Message &message, Way way) {
            model::MessagePosted posted;
            posted.message = message;
            posted.way = way;
            posted.index = m_messages++;
            return posted;
        };
        if (const auto *said = std::get_if<model::Posted>(&input.kind))
            return message(said->message, Way::Posted);
        if (const auto *over = std::get_if<model::TurnOver>(&input.kind); over && over->said)
            return message(*over->said, Way::Spoken);
        const auto *consume = std::get_if<model::Consume>(&input.kind);
        const auto sold = [](const model::FloorOutput &line) {
            const auto *consumed = std::get_if<model::Consumed>(&line.kind);
            return consumed && consumed->success;
        };
        if (consume && std::any_of(lines.begin(), lines.end(), sold)) {
            model::MessagePosted bought = message(consume->message, Way::Consumed);
            bought.amount = int(std::get<double>(consume->amount));
            return bought;
        }
        return model::FloorTold{input, {}};
    }

    void publish(base::Millis t, const model::EnvelopeBody &body)
    {
        model::Envelope event = eventAt(m_log.size() + 1, body);
        event.t = t;
        m_log.append(event);
    }

    model::PolicySettings m_policy;
    turn::Floor m_floor;
    QList<model::Envelope> m_log;
    qint64 m_messages = 0;
};

} // namespace studio::tests
