// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

namespace studio::model {

/// Replaces the older part of a room in one companion's prompts. The messages themselves stay: the summary is
/// an overlay and can be removed again.
struct Summary
{
    QString id;
    base::ParticipantId companion; ///< for whose prompts; has witnessed everything in it
    base::MessageId from;          ///< the oldest message covered
    base::MessageId to;            ///< the newest message covered
    qint64 messages = 0;           ///< how many it covers, including those of an older summary
    QString text;
    qint64 before = 0; ///< estimated tokens of the messages covered
    qint64 after = 0;  ///< estimated tokens of the summary; less than before
    bool operator==(const Summary &) const = default;
};

/// A summary was made (topic `turn-events`), or removed.
struct Summarized
{
    Summary summary;
    bool operator==(const Summarized &) const = default;
};
struct SummaryUndone
{
    QString id;
    base::ParticipantId companion;
    bool operator==(const SummaryUndone &) const = default;
};

} // namespace studio::model
