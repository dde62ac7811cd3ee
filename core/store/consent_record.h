// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/consent.h"

#include <QList>

namespace studio::store {

/// All stored rules and entries of the consent ledger.
struct ConsentRecord
{
    QList<model::ConsentRule> rules;    ///< oldest first
    QList<model::ConsentEntry> entries; ///< newest first
    bool remoteAnswers = false;         ///< connected programs may answer too
    bool operator==(const ConsentRecord &) const = default;
};

} // namespace studio::store
