// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"

#include <QHash>
#include <QQueue>

namespace studio::adapters::firehose {

/// Through which connection something of somebody came in whom several may speak for, so that it does not go
/// back there: the newest messages and actions of many.
class SentBy
{
public:
    static constexpr qsizetype kMost = 4'096;

    /// `from` as the room knows it. What came through another connection before stays there.
    void note(const QString &client, const Body &body, const base::ParticipantId &from);
    /// Empty: it is not known any more, or never was.
    [[nodiscard]] QString clientOf(const Body &body, const base::ParticipantId &from) const;
    void clear();

private:
    [[nodiscard]] static QString keyOf(const Body &body, const base::ParticipantId &from);

    QHash<QString, QString> m_clients;
    QQueue<QString> m_order;
};

} // namespace studio::adapters::firehose
