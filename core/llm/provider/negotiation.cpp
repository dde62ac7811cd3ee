// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/negotiation.h"

#include "core/llm/codec/habits.h"
#include "core/llm/http/endpoint.h"
#include "core/llm/provider/call_options.h"
#include "core/llm/provider/leaner.h"

#include <QCryptographicHash>

#include <algorithm>

namespace studio::llm::provider {

using codec::Fault;
using model::ServerHabit;
using model::ServerHabits;
using Evidence = LearnedServers::Evidence;

namespace {

constexpr int kMostAgain = 5;

/// A crashed server reports its internals, where a common word means nothing.
bool isUnmistakable(ServerHabit habit)
{
    switch (habit) {
    case ServerHabit::NoStreamOptions:
    case ServerHabit::NoSystemRole:
    case ServerHabit::OtherTokenField:
    case ServerHabit::NoTokenField:
    case ServerHabit::NoCacheMarks:
    case ServerHabit::NoTemplateWord: return true;
    default: break;
    }
    return false;
}

} // namespace

Negotiation::Negotiation(std::shared_ptr<LearnedServers> learned, const ProviderBook::Entry &entry,
                         const ModelRequest &request, const model::ModelChoice &choice)
    : m_learned(std::move(learned))
    , m_entry(entry)
    , m_request(request)
    , m_choice(choice)
{
}

ProviderBook::Entry Negotiation::entryWith(ServerHabits more) const
{
    return withHabits(m_learned->completed(m_entry), m_named | m_guess | m_once | more);
}

codec::CallOptions Negotiation::options() const
{
    const ProviderBook::Entry entry = entryWith({});
    codec::CallOptions options = callOptions(m_request, m_choice, entry);
    if (entry.provider.kind == model::ProviderKind::Ollama)
        options.room = m_learned->roomFor(entry, codec::roomNeeded(m_request, options));
    return options;
}

QByteArray Negotiation::requestWith(ServerHabits more) const
{
    const http::Endpoint endpoint{m_entry.provider.kind, m_entry.provider.baseUrl, {}};
    const codec::CallOptions options = callOptions(m_request, m_choice, entryWith(more));
    return QCryptographicHash::hash(http::requestFor(endpoint, m_request, options).body,
                                    QCryptographicHash::Sha256);
}

bool Negotiation::isNew(ServerHabits more) const
{
    const QByteArray request = requestWith(more);
    return !m_refused.contains(request) && request != requestWith({});
}

QList<ServerHabit> Negotiation::named(const Fault &fault) const
{
    QList<ServerHabit> named = habitsNamedIn(fault.detail);
    const bool isCrash = suspicionOf(fault) == Suspicion::Crashed;
    named.removeIf(
        [this, isCrash](ServerHabit habit) { return (isCrash && !isUnmistakable(habit)) || !isNew(habit); });
    return named;
}

bool Negotiation::isInVain(const Fault &fault) const
{
    switch (suspicionOf(fault)) {
    case Suspicion::None: return false;
    case Suspicion::Perhaps:
    case Suspicion::TooLong: return true;
    case Suspicion::IfNamed: return (isBound() && fault.formRefused) || !named(fault).isEmpty();
    case Suspicion::Crashed: break;
    }
    return (isBound() && (fault.formRefused || !m_learned->hasAnswered(m_entry, m_request.form))) ||
           !named(fault).isEmpty();
}

Negotiation::Next Negotiation::after(const Fault &fault)
{
    const Suspicion suspicion = suspicionOf(fault);
    if (suspicion == Suspicion::None)
        return Next::GiveUp;
    m_refused.insert(requestWith({}));
    m_guess = {};
    if (fault.context.most)
        m_learned->learnContext(m_entry, int(*fault.context.most));
    if (suspicion == Suspicion::TooLong) // the server fits its answer into the remaining space
        return askWith(m_once, ServerHabit::NoTokenField) ? Next::AskAgain : Next::GiveUp;
    const bool isTold = suspicion != Suspicion::Crashed && namesForm(fault.detail);
    if (isBound() && (fault.formRefused || isTold)) {
        m_learned->learn(m_entry, m_named | habitAgainst(m_request.form), Evidence::Told);
        return Next::NextForm;
    }
    if (const QList<ServerHabit> all = named(fault); !all.isEmpty())
        return askWith(m_named, all.first()) ? Next::AskAgain : giveUp();
    if (suspicion == Suspicion::IfNamed)
        return giveUp();
    m_isAfterCrash = suspicion == Suspicion::Crashed;
    if (isBound()) {
        m_learned->suspect(m_entry, m_request.form);
        return Next::NextForm;
    }
    if (m_isAfterCrash && m_learned->hasAnswered(m_entry))
        return giveUp();
    return tryGuess(m_isAfterCrash) ? Next::AskAgain : giveUp();
}

bool Negotiation::askWith(ServerHabits &into, ServerHabits more)
{
    if (m_again >= kMostAgain || !isNew(more))
        return false;
    into |= more;
    ++m_again;
    return true;
}

// One guess after the other, so that only the cause is learned. A server that crashed is not made to crash
// many times.
bool Negotiation::tryGuess(bool crashed)
{
    const QList<ServerHabits> all = crashed ? QList<ServerHabits>{everyGuess()} : guesses();
    while (m_guesses < all.size()) {
        const bool isLastTry = m_again == kMostAgain - 1;
        const ServerHabits guess = isLastTry ? everyGuess() : all.at(m_guesses++);
        if (askWith(m_guess, guess))
            return true;
        if (m_again >= kMostAgain || isLastTry)
            return false;
    }
    return false;
}

// The leanest request failed too, so the form was not the cause.
Negotiation::Next Negotiation::giveUp()
{
    if (!isBound())
        m_learned->acquit(m_entry);
    return Next::GiveUp;
}

Negotiation::Next Negotiation::answered(Answer answer, bool hasThought)
{
    if (m_guess && !isBound())
        m_learned->acquit(m_entry);
    m_learned->learn(m_entry, m_named, Evidence::Told);
    m_learned->learn(m_entry, m_guess, m_isAfterCrash ? Evidence::Guessed : Evidence::Told);
    const bool mayAskAgain = answer == Answer::OnlyThoughts && m_again < kMostAgain;
    const QByteArray sent = mayAskAgain ? requestWith({}) : QByteArray(); // building a request is costly
    if (hasThought)
        noteThought();
    if (mayAskAgain && requestWith({}) != sent) {
        ++m_again;
        return Next::AskAgain;
    }
    if (answer == Answer::Whole)
        m_learned->noteAnswer(m_entry, m_request.form);
    return Next::GiveUp;
}

void Negotiation::noteThought()
{
    const codec::CallOptions sent = options();
    m_learned->learn(m_entry,
                     isToldNotToThink(sent, m_entry.provider.kind) ? ServerHabit::ThinksAnyway
                                                                   : ServerHabit::Thinks,
                     Evidence::Told);
}

} // namespace studio::llm::provider
