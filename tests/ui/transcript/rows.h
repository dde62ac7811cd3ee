// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/transcript_model.h"

#include <QTimeZone>

namespace studio::ui::test {

/// Rows for tests of the transcript: made from their number, so that any page of any length can be served.
inline model::MessageRow rowAt(qint64 index, const QString &text, const QString &from = {})
{
    model::MessageRow row;
    row.posted.index = index;
    row.posted.message.id = base::MessageId(QStringLiteral("m%1").arg(index));
    row.posted.message.from = base::ParticipantId(!from.isEmpty()  ? from
                                                  : index % 3 == 0 ? QStringLiteral("user")
                                                                   : QStringLiteral("companion_kyoko"));
    row.posted.message.text = text;
    row.seq = index + 1;
    row.time = QDateTime(QDate(2026, 11, 21), QTime(9, 0), QTimeZone::utc()).addSecs(index);
    return row;
}

inline model::MessageRow rowAt(qint64 index)
{
    return rowAt(index, QStringLiteral("Message number %1.").arg(index));
}

/// Serves every page that the model requests, at once.
inline void serve(TranscriptModel &model)
{
    QObject::connect(&model, &TranscriptModel::pageNeeded, &model, [&model](qint64 first, qint64 count) {
        model::MessagePage page;
        page.first = first;
        page.total = model.messageCount();
        for (qint64 row = first; row < first + count; ++row)
            page.rows.append(rowAt(row));
        model.setPage(page);
    });
}

inline QHash<base::ParticipantId, Speaker> speakers()
{
    return {{base::ParticipantId(QStringLiteral("companion_kyoko")),
             {QStringLiteral("Kyoko"), QStringLiteral("#d2527f")}},
            {base::ParticipantId(QStringLiteral("companion_aya")),
             {QStringLiteral("綾"), QStringLiteral("#2f7d6d")}}};
}

} // namespace studio::ui::test
