// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"

#include <QHash>
#include <QQueue>

namespace studio::adapters::firehose {

/// Remembers the connection through which the newest messages and actions came in, for participants for whom
/// several connections may speak, so that nothing goes back there.
class SentBy
{
public:
    static constexpr qsizetype kMost = 4'096;

    /// `from` is the id in the room. An entry from another connection stays unchanged.
    void note(const QString &client, const Body &body, const base::ParticipantId &from);
    /// Empty: unknown, or forgotten.
    [[nodiscard]] QString clientOf(const Body &body, const base::ParticipantId &from) const;
    void clear();

private:
    [[nodiscard]] static QString keyOf(const Body &body, const base::ParticipantId &from);

    QHash<QString, QString> m_clients;
    QQueue<QString> m_order;
};

} // namespace studio::adapters::firehose
