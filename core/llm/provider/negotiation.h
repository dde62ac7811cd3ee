// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/requests.h"
#include "core/llm/codec/stream_event.h"
#include "core/llm/provider/learned_servers.h"

#include <QSet>

#include <memory>

namespace studio::llm::provider {

/// Finds a request that a server accepts: after a refusal it leaves something out and says that the same call
/// is worth another attempt. First what the server's words name, then the most likely, everything at last;
/// never the same request twice, and six requests at most. What helped is learned; if nothing did, nothing
/// is.
///
/// The form of a bound answer is not changed here: the caller has a ladder of forms and asks with the next.
class Negotiation
{
public:
    enum class Next { GiveUp, AskAgain, NextForm };

    Negotiation(std::shared_ptr<LearnedServers> learned, const ProviderBook::Entry &entry,
                const ModelRequest &request, const model::ModelChoice &choice);

    /// Options of the next request.
    [[nodiscard]] codec::CallOptions options() const;
    /// The same request would be refused again, so waiting is pointless.
    [[nodiscard]] bool isInVain(const codec::Fault &fault) const;
    [[nodiscard]] Next after(const codec::Fault &fault);

    /// The request succeeded, unless `AskAgain` says that thoughts left no room for an answer.
    enum class Answer { Whole, OnlyThoughts };
    [[nodiscard]] Next answered(Answer answer, bool hasThought);
    /// Also for an answer that was dropped.
    void noteThought();

private:
    [[nodiscard]] bool isBound() const { return m_request.form != AnswerForm::Free; }
    [[nodiscard]] ProviderBook::Entry entryWith(model::ServerHabits more) const;
    [[nodiscard]] QByteArray requestWith(model::ServerHabits more) const;
    [[nodiscard]] bool isNew(model::ServerHabits more) const;
    [[nodiscard]] QList<model::ServerHabit> named(const codec::Fault &fault) const;
    [[nodiscard]] bool askWith(model::ServerHabits &into, model::ServerHabits more);
    [[nodiscard]] bool tryGuess(bool crashed);
    [[nodiscard]] Next giveUp();

    std::shared_ptr<LearnedServers> m_learned;
    ProviderBook::Entry m_entry;
    ModelRequest m_request;
    model::ModelChoice m_choice;

    model::ServerHabits m_named; ///< found in this call by the server's words
    model::ServerHabits m_guess; ///< being tried now
    model::ServerHabits m_once;  ///< for this call only
    bool m_isAfterCrash = false;
    int m_guesses = 0;
    int m_again = 0;
    QSet<QByteArray> m_refused; ///< digests of requests
};

} // namespace studio::llm::provider
