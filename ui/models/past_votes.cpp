// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/past_votes.h"

#include <algorithm>

namespace studio::ui {

namespace {

constexpr qint64 kLook = 400; // events: the votes of a full room and what came between them

QString textOf(const model::LooseValue &value)
{
    const auto *text = std::get_if<QString>(&value);
    return text ? *text : QString();
}

} // namespace

PastVotes::PastVotes(ports::RoomPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
}

void PastVotes::look(const base::RoomId &room, const model::Decision &decision, qint64 seq)
{
    forget();
    const qint64 first = std::max<qint64>(1, seq - kLook);
    if (seq <= first)
        return;
    const auto take = [this, look = m_looks, seq,
                       message = decision.messageId](const base::Result<QList<model::Envelope>> &events) {
        if (look == m_looks && events)
            Q_EMIT found(seq, votesTold(*events, message));
    };
    m_port.events(room, first, seq - first, {this, take});
}

void PastVotes::forget() { ++m_looks; }

VotesTold votesTold(const QList<model::Envelope> &events, const std::optional<base::MessageId> &message)
{
    VotesTold votes;
    for (const model::Envelope &event : events) {
        const auto *told = std::get_if<model::FloorTold>(&event.body);
        if (!told)
            continue;
        if (const auto *voted = std::get_if<model::Voted>(&told->input.kind)) {
            if (message && base::MessageId(textOf(voted->state.messageId)) == *message)
                votes.insert(base::ParticipantId(textOf(voted->state.from)), {told->manner, {}});
        } else if (const auto *failed = std::get_if<model::VoteFailed>(&told->input.kind)) {
            if (message && failed->messageId == *message)
                votes.insert(failed->from, {{}, told->trouble});
        }
    }
    return votes;
}

} // namespace studio::ui
