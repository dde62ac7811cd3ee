// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/studio/ports/guest_port.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace studio::adapters {

/// Brings the answers of a GuestPort to whoever asked, by the number of the request: each once, with its
/// result or with the error. On the studio thread. Who asked may be gone by then: hold what is needed weakly.
class GuestAnswers : public QObject
{
    Q_OBJECT

public:
    template<class T>
    using Then = std::function<void(const base::Result<T> &)>;

    explicit GuestAnswers(ports::GuestPort &guests, QObject *parent = nullptr);

    // right after the command, before control returns to the event loop
    void joined(const base::RequestId &request, Then<model::Guest> then) { m_joins.insert(request, then); }
    void spoken(const base::RequestId &request, Then<ports::SpeechReceipt> then)
    {
        m_speeches.insert(request, then);
    }
    void voted(const base::RequestId &request, Then<ports::VoteReceipt> then)
    {
        m_votes.insert(request, then);
    }
    void answered(const base::RequestId &request, Then<model::QueryResult> then)
    {
        m_queries.insert(request, then);
    }
    void ended(const base::RequestId &request, Then<void> then) { m_others.insert(request, then); }

private:
    template<class T>
    void fail(QHash<base::RequestId, Then<T>> &waiting, const base::RequestId &request,
              const base::Error &error);

    QHash<base::RequestId, Then<model::Guest>> m_joins;
    QHash<base::RequestId, Then<ports::SpeechReceipt>> m_speeches;
    QHash<base::RequestId, Then<ports::VoteReceipt>> m_votes;
    QHash<base::RequestId, Then<model::QueryResult>> m_queries;
    QHash<base::RequestId, Then<void>> m_others;
};

} // namespace studio::adapters
