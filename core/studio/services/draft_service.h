// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/tables/draft_table.h"
#include "core/studio/ports/draft_port.h"

namespace studio::services {

/// Drafts for code outside the core. Lives on the studio thread; commands may come from any thread. Refuses a
/// key that is empty or longer than 200 characters, and a text of more than 16 million.
class DraftService final : public ports::DraftPort
{
    Q_OBJECT

public:
    explicit DraftService(store::DraftTable store)
        : m_store(store)
    {
    }

    void keepDraft(const QString &key, const QString &text, base::Then<void> then) override;
    void readDrafts(const QString &prefix, base::Then<QMap<QString, QString>> then) override;

private:
    store::DraftTable m_store;
};

} // namespace studio::services
