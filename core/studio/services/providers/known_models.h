// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/provider_book.h"
#include "core/store/tables/provider_table.h"

#include <QObject>

#include <functional>
#include <optional>

namespace studio::services {

/// What is known of models: what the user wrote, what a test found, what a call showed. It is kept in the
/// store, and in the book for those who ask. Lives on the studio thread.
class KnownModels final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    KnownModels(store::ProviderTable store, llm::provider::ProviderBook &book)
        : m_store(store)
        , m_book(book)
    {
    }

    /// What the user wrote.
    void keep(const model::ModelFacts &facts, std::function<void(const base::Result<void> &)> then);
    /// What a test found. A studio that only reads knows it in this run, which is no flaw.
    void keepFound(const model::ModelFacts &facts,
                   std::function<void(const std::optional<base::Error> &)> then);
    /// What a call showed is added to what is known: habits are added, a context is replaced unless the user
    /// wrote it. Nothing is told if it cannot be stored: it is learned again.
    void learn(const model::ModelFacts &found);
    /// At another address another server answers.
    void forgetHabits(const model::Provider &before, const model::Provider &now);
    /// What a test found, with what the user wrote of that model or the data file knows.
    [[nodiscard]] model::ModelFacts completed(model::ModelFacts found) const;

    /// What is wrong with what was to be stored, unless the studio only reads.
    [[nodiscard]] static std::optional<base::Error> flawIn(const base::Result<void> &stored);

Q_SIGNALS:
    void changed();

private:
    store::ProviderTable m_store;
    llm::provider::ProviderBook &m_book;
};

} // namespace studio::services
