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

/// What was learned of each model while the program runs, beside what is stored with its facts: what its
/// server does not take, which forms of a vote were answered, how much Ollama holds for it.
///
/// Another address, another model and a new test begin anew. What the server said in words, or what went well
/// as soon as it was left out, is handed on to be stored. What is only guessed from a crash is forgotten when
/// the program ends, so that a bad hour of a server costs a model its form for that long at most.
class LearnedServers
{
public:
    /// Takes facts in which only provider, model, habits and context count.
    using Keep = std::function<void(const model::ModelFacts &)>;
    enum class Evidence { Told, Guessed };

    explicit LearnedServers(Keep keep)
        : m_keep(std::move(keep))
    {
    }

    /// The same entry with everything that is known of its model now.
    [[nodiscard]] ProviderBook::Entry completed(ProviderBook::Entry entry) const;
    void learn(const ProviderBook::Entry &entry, model::ServerHabits habits, Evidence evidence);
    void learnContext(const ProviderBook::Entry &entry, int tokens);
    /// The only model of a provider for which none is chosen.
    void learnModel(const ProviderBook::Entry &nameless, const QString &model);
    [[nodiscard]] QString onlyModelOf(const ProviderBook::Entry &nameless) const; ///< empty: not known

    /// The form may be what failed: it is not offered until an answer shows that something else was at fault.
    void suspect(const ProviderBook::Entry &entry, AnswerForm form);
    void acquit(const ProviderBook::Entry &entry);
    void noteAnswer(const ProviderBook::Entry &entry, AnswerForm form);
    [[nodiscard]] bool hasAnswered(const ProviderBook::Entry &entry) const;
    [[nodiscard]] bool hasAnswered(const ProviderBook::Entry &entry, AnswerForm form) const;

    /// What Ollama is told to hold for a request that needs so many tokens. It rarely changes and never
    /// shrinks, since the model is loaded anew at every change.
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

    Keep m_keep; ///< null: nobody stores it
    QHash<QString, Known> m_known;
};

/// The same entry, whose server has these habits too.
[[nodiscard]] ProviderBook::Entry withHabits(ProviderBook::Entry entry, model::ServerHabits habits);
/// The habit of a server that refuses this form; none for Free.
[[nodiscard]] model::ServerHabits habitAgainst(AnswerForm form);

} // namespace studio::llm::provider
