// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/room/guest_answers.h"

namespace studio::adapters {

using base::RequestId;
using ports::GuestPort;

GuestAnswers::GuestAnswers(GuestPort &guests, QObject *parent)
    : QObject(parent)
{
    connect(&guests, &GuestPort::guestJoined, this,
            [this](const RequestId &request, const auto &, const model::Guest &guest) {
                if (const auto then = m_joins.take(request))
                    then(guest);
            });
    connect(&guests, &GuestPort::speechTaken, this,
            [this](const RequestId &request, const ports::SpeechReceipt &receipt) {
                if (const auto then = m_speeches.take(request))
                    then(receipt);
            });
    connect(&guests, &GuestPort::voteTaken, this,
            [this](const RequestId &request, const ports::VoteReceipt &receipt) {
                if (const auto then = m_votes.take(request))
                    then(receipt);
            });
    connect(&guests, &GuestPort::queryAnswered, this,
            [this](const RequestId &request, const auto &, const model::QueryResult &result) {
                if (const auto then = m_queries.take(request))
                    then(result);
            });
    connect(&guests, &GuestPort::done, this, [this](const RequestId &request) {
        if (const auto then = m_others.take(request))
            then({});
    });
    connect(&guests, &GuestPort::failed, this, [this](const RequestId &request, const base::Error &error) {
        fail(m_joins, request, error);
        fail(m_speeches, request, error);
        fail(m_votes, request, error);
        fail(m_queries, request, error);
        fail(m_others, request, error);
    });
}

template<class T>
void GuestAnswers::fail(QHash<RequestId, Then<T>> &waiting, const RequestId &request,
                        const base::Error &error)
{
    if (const auto then = waiting.take(request))
        then(tl::unexpected(error));
}

} // namespace studio::adapters
