// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/consent.h"
#include "core/store/store.h"

namespace studio::store {

/// All that is kept of what companions may ask for.
struct ConsentRecord
{
    QList<model::ConsentRule> rules;    ///< oldest first
    QList<model::ConsentEntry> entries; ///< newest first
    bool remoteAnswers = false;         ///< programs that are connected may answer too
    bool operator==(const ConsentRecord &) const = default;
};

/// What users have agreed to (a port). The ledger only grows; the rules follow from it. Threads as in Store.
class ConsentStore
{
public:
    ConsentStore() = default;
    virtual ~ConsentStore() = default;
    ConsentStore(const ConsentStore &) = delete;
    ConsentStore &operator=(const ConsentStore &) = delete;

    /// All rules, and the newest entries.
    virtual void consents(int most, QObject *context, Then<ConsentRecord> then) = 0;
    /// Gives it its number. One that says so makes a rule, or takes it back, in the same step.
    virtual void keepConsent(const model::ConsentEntry &entry, QObject *context,
                             Then<model::ConsentEntry> then) = 0;
    virtual void keepRemoteAnswers(bool allowed, QObject *context, Then<void> then) = 0;
};

} // namespace studio::store
