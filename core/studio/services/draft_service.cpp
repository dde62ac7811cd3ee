// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/draft_service.h"

#include "core/studio/services/request_ids.h"

namespace studio::services {

using base::RequestId;

namespace {

constexpr qsizetype kLongestDraftKey = 200;
constexpr qsizetype kLongestDraft = 16'000'000; // UTF-16 units; more than any form takes

} // namespace

RequestId DraftService::keepDraft(const QString &key, const QString &text)
{
    const RequestId request = nextRequestId();
    const auto work = [this, request, key, text] {
        if (key.isEmpty() || key.size() > kLongestDraftKey || text.size() > kLongestDraft) {
            Q_EMIT failed(request, {base::ErrorCode::InvalidInput,
                                    tr("This text is too long to be kept until the next start."), key});
            return;
        }
        m_store.keepDraft(key, text, this, [this, request](const base::Result<void> &kept) {
            if (!kept)
                Q_EMIT failed(request, kept.error());
            else
                Q_EMIT done(request);
        });
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

RequestId DraftService::readDrafts(const QString &prefix)
{
    const RequestId request = nextRequestId();
    const auto work = [this, request, prefix] {
        m_store.drafts(prefix, this, [this, request](const base::Result<QMap<QString, QString>> &drafts) {
            if (!drafts) {
                Q_EMIT failed(request, drafts.error());
                return;
            }
            Q_EMIT draftsRead(request, *drafts);
            Q_EMIT done(request);
        });
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

} // namespace studio::services
