// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

namespace studio::model {

/// What stands for the older part of a room in one companion's prompts. The messages themselves stay: this
/// lies over them and can be taken off again.
struct Summary
{
    QString id;
    base::ParticipantId companion; ///< whose prompts; it has witnessed all that is in it
    base::MessageId from;          ///< the oldest message that it covers
    base::MessageId to;            ///< the newest
    qint64 messages = 0;           ///< how many it covers, those of an older summary included
    QString text;
    qint64 before = 0; ///< tokens of what it covers, estimated
    qint64 after = 0;  ///< tokens of it, estimated; less than before
    bool operator==(const Summary &) const = default;
};

/// A summary was made (topic `turn-events`), or taken off.
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
