// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/consent_record.h"
#include "core/store/then.h"

namespace studio::store {

class SqliteStore;

/// What the user has agreed that companions may ask for. The ledger only grows; the rules follow from it.
/// Threads as in SqliteStore::read() and write().
class ConsentTable
{
public:
    ConsentTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// All rules, and the newest entries.
    void consents(int most, QObject *context, Then<ConsentRecord> then) const;
    /// Gives it its number. One that says so makes a rule, or takes it back, in the same step.
    void keepConsent(const model::ConsentEntry &entry, QObject *context, Then<model::ConsentEntry> then);
    void keepRemoteAnswers(bool allowed, QObject *context, Then<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
