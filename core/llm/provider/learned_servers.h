// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <optional>

namespace studio::llm::provider {

/// What was learned about each model while the program runs, besides its stored facts: what its server does
/// not support, which forms of a vote worked, how large a context Ollama uses for it.
///
/// Another address, another model or a new test start over. What the server said in words, or what succeeded
/// as soon as it was left out, is passed on for storage. A mere guess from a crash is forgotten when the
/// program ends, so that a temporary failure costs a model its form only until then.
class LearnedServers
{
public:
    /// Takes facts of which only provider, model, habits and context count.
    using Keep = std::function<void(const model::ModelFacts &)>;
    enum class Evidence { Told, Guessed };

    explicit LearnedServers(Keep keep)
        : m_keep(std::move(keep))
    {
    }

    /// The same entry with everything now known about its model.
    [[nodiscard]] ProviderBook::Entry completed(ProviderBook::Entry entry) const;
    void learn(const ProviderBook::Entry &entry, model::ServerHabits habits, Evidence evidence);
    void learnContext(const ProviderBook::Entry &entry, int tokens);
    /// The only model of a provider without a chosen model.
    void learnModel(const ProviderBook::Entry &nameless, const QString &model);
    [[nodiscard]] QString onlyModelOf(const ProviderBook::Entry &nameless) const; ///< empty: unknown

    /// The form may have caused the failure: it is not offered until an answer shows another cause.
    void suspect(const ProviderBook::Entry &entry, AnswerForm form);
    void acquit(const ProviderBook::Entry &entry);
    void noteAnswer(const ProviderBook::Entry &entry, AnswerForm form);
    [[nodiscard]] bool hasAnswered(const ProviderBook::Entry &entry) const;
    [[nodiscard]] bool hasAnswered(const ProviderBook::Entry &entry, AnswerForm form) const;

    /// The context size for Ollama if a request needs that many tokens. It rarely changes and never shrinks,
    /// since every change loads the model again.
    [[nodiscard]] int roomFor(const ProviderBook::Entry &entry, int needed);

private:
    struct Known
    {
        model::ServerHabits habits;
        model::ServerHabits suspected;
        QSet<AnswerForm> answered;
        std::optional<int> context;
        QString model;
        int room = 0;
    };
    static QString keyOf(const ProviderBook::Entry &entry);

    Keep m_keep; ///< null: not stored
    QHash<QString, Known> m_known;
};

/// The same entry with these habits added to its server.
[[nodiscard]] ProviderBook::Entry withHabits(ProviderBook::Entry entry, model::ServerHabits habits);
/// The habit of a server that refuses this form; none for Free.
[[nodiscard]] model::ServerHabits habitAgainst(AnswerForm form);

} // namespace studio::llm::provider
