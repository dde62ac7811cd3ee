// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/memory_port.h"

#include <QStringList>

namespace studio::tests {

/// A MemoryPort that records its commands, one per line: "write companion_kyoko 3 Tea". A test answers, and
/// emits notesChanged itself.
class FakeMemoryPort : public ports::MemoryPort
{
    Q_OBJECT

public:
    using MemoryPort::MemoryPort;

    QList<base::Then<QList<model::MemoryNote>>> reads;
    QList<base::Then<void>> changes; ///< notes that were written or forgotten

    [[nodiscard]] const QStringList &commands() const { return m_commands; }

    void readNotes(const base::ParticipantId &companion, base::Then<QList<model::MemoryNote>> then) override
    {
        remember({QStringLiteral("read"), companion.value()});
        reads.append(then);
    }
    void writeNote(const base::ParticipantId &companion, qint64 id, const QString &text,
                   base::Then<void> then) override
    {
        remember({QStringLiteral("write"), companion.value(), QString::number(id), text});
        changes.append(then);
    }
    void forgetNote(const base::ParticipantId &companion, qint64 id, base::Then<void> then) override
    {
        remember({QStringLiteral("forget"), companion.value(), QString::number(id)});
        changes.append(then);
    }

private:
    void remember(const QStringList &words) { m_commands.append(words.join(QLatin1Char(' '))); }

    QStringList m_commands;
};

} // namespace studio::tests
