// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/consent_table.h"

#include "core/store/rows/consent_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void ConsentTable::consents(int most, QObject *context, base::ThenWork<ConsentRecord> then) const
{
    m_store.read(
        context, [most](Connection &connection) { return readConsents(connection, most); }, std::move(then));
}

void ConsentTable::keepConsent(const model::ConsentEntry &entry, QObject *context,
                               base::ThenWork<model::ConsentEntry> then)
{
    m_store.write(
        context, [entry](Connection &connection) { return insertConsent(connection, entry); },
        std::move(then));
}

void ConsentTable::keepRemoteAnswers(bool allowed, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [allowed](Connection &connection) { return replaceRemoteAnswers(connection, allowed); },
        std::move(then));
}

} // namespace studio::store
