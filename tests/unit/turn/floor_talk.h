// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"

#include <QList>
#include <QString>

// Inputs of the floor in the words of a test; no rules here.
namespace studio::tests {

using base::MessageId;
using base::Millis;
using base::ParticipantId;
using model::FloorInput;

[[nodiscard]] inline FloorInput posted(Millis t, const ParticipantId &from, const QString &id,
                                       const QString &text, const QList<ParticipantId> &to = {})
{
    model::Message message;
    message.id = MessageId(id);
    message.from = from;
    message.to = to;
    message.text = text;
    return {t, model::Posted{message}};
}

[[nodiscard]] inline FloorInput voted(Millis t, const QString &message, const ParticipantId &from, bool speak,
                                      int importance, bool selected, const QString &closing)
{
    model::RawState state;
    state.from = from.value();
    state.messageId = message;
    state.state = speak ? QStringLiteral("speak") : QStringLiteral("listen");
    state.importance = double(importance);
    state.selected = selected;
    state.closing = closing;
    return {t, model::Voted{state}};
}

[[nodiscard]] inline FloorInput voteFailed(Millis t, const QString &message, const ParticipantId &from,
                                           model::Cause cause)
{
    return {t, model::VoteFailed{MessageId(message), from, cause}};
}

[[nodiscard]] inline FloorInput turnOver(Millis t, const ParticipantId &from, model::Outcome outcome,
                                         const QString &text = {})
{
    model::TurnOver over{from, outcome, {}, {}, {}};
    if (outcome == model::Outcome::Spoke) {
        over.said = model::Message{};
        over.said->from = from;
        over.said->text = text;
    }
    if (outcome == model::Outcome::Failed)
        over.cause = model::Cause::Unreachable;
    return {t, over};
}

[[nodiscard]] inline FloorInput tick(Millis t) { return {t, model::Control::Tick}; }

} // namespace studio::tests
