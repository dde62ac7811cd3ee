// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/consent_record.h"

// The ledger of consent as rows. For the store's own threads.
namespace studio::store {

[[nodiscard]] base::Result<ConsentRecord> readConsents(Connection &connection, int most);
/// Also adds or removes the rule that follows. Returns the entry with its number.
[[nodiscard]] base::Result<model::ConsentEntry> insertConsent(Connection &connection,
                                                              const model::ConsentEntry &entry);
[[nodiscard]] base::Result<void> replaceRemoteAnswers(Connection &connection, bool allowed);

} // namespace studio::store
