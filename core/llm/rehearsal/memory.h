// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "core/model/message.h"

// Remembers what was said, so that nothing is said twice. The witnessed messages are the whole memory.
namespace studio::llm::rehearsal {

class Memory
{
public:
    explicit Memory(const QList<model::Message> &witnessed);

    /// How often a phrase or line was said recently; less is better.
    [[nodiscard]] qsizetype uses(const QString &fixedPart) const;
    /// Whether exactly this was said before.
    [[nodiscard]] bool knows(const QString &reply) const;
    /// Whether one of the last `count` messages begins with the same `length` characters.
    [[nodiscard]] bool opensLike(const QString &reply, qsizetype length, qsizetype count) const;

private:
    QList<QString> m_said; // oldest first
    QString m_recent;      // the newest ones in one text
};

} // namespace studio::llm::rehearsal
