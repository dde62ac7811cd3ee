// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/draft_service.h"

namespace studio::services {

using base::Then;

namespace {

constexpr qsizetype kLongestDraftKey = 200;
constexpr qsizetype kLongestDraft = 16'000'000; // UTF-16 units; more than any form accepts

} // namespace

void DraftService::keepDraft(const QString &key, const QString &text, Then<void> then)
{
    const auto work = [this, key, text, then] {
        if (key.isEmpty() || key.size() > kLongestDraftKey || text.size() > kLongestDraft) {
            then(base::failure(base::ErrorCode::InvalidInput,
                               tr("A draft of more than %L1 characters is not kept until the next start.")
                                   .arg(kLongestDraft),
                               key));
            return;
        }
        m_store.keepDraft(key, text, this, then);
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void DraftService::readDrafts(const QString &prefix, Then<QMap<QString, QString>> then)
{
    QMetaObject::invokeMethod(
        this, [this, prefix, then] { m_store.drafts(prefix, this, then); }, Qt::QueuedConnection);
}

} // namespace studio::services
