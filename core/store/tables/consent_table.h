// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/store/consent_record.h"

namespace studio::store {

class SqliteStore;

/// The user's consents to companions' queries. The ledger only grows; the rules follow from it. Threads as in
/// SqliteStore::read() and write().
class ConsentTable
{
public:
    ConsentTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// All rules, and the newest entries.
    void consents(int most, QObject *context, base::ThenWork<ConsentRecord> then) const;
    /// Stores the entry under a new number. An entry may also add or remove a rule, in the same transaction.
    void keepConsent(const model::ConsentEntry &entry, QObject *context,
                     base::ThenWork<model::ConsentEntry> then);
    void keepRemoteAnswers(bool allowed, QObject *context, base::ThenWork<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
