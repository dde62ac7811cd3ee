// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/provider_book.h"
#include "core/store/tables/provider_table.h"

#include <QObject>

#include <functional>
#include <optional>

namespace studio::services {

/// What is known about models: from the user, from a test, from a call. Stored, and also kept in the book for
/// readers. Lives on the studio thread.
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

    /// Facts that the user entered.
    void keep(const model::ModelFacts &facts, std::function<void(const base::Result<void> &)> then);
    /// Facts from a test. A read-only studio knows them only in this run, which is not an error.
    void keepFound(const model::ModelFacts &facts,
                   std::function<void(const std::optional<base::Error> &)> then);
    /// Adds what a call showed: habits are added, a context is replaced unless the user entered it. A storage
    /// error is not reported: the fact will be learned again.
    void learn(const model::ModelFacts &found);
    /// A new address means a different server.
    void forgetHabits(const model::Provider &before, const model::Provider &now);
    /// The facts from a test, completed by what the user entered or the data file knows.
    [[nodiscard]] model::ModelFacts completed(model::ModelFacts found) const;

    /// The error of storing, unless the studio is read-only.
    [[nodiscard]] static std::optional<base::Error> flawIn(const base::Result<void> &stored);

Q_SIGNALS:
    void changed();

private:
    store::ProviderTable m_store;
    llm::provider::ProviderBook &m_book;
};

} // namespace studio::services
