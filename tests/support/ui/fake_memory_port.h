// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/memory_port.h"

#include <QStringList>

namespace studio::tests {

/// A MemoryPort that remembers what it was told, one line a command: "write companion_kyoko 3 Tea". A test
/// answers by emitting the signals itself.
class FakeMemoryPort : public ports::MemoryPort
{
    Q_OBJECT

public:
    using MemoryPort::MemoryPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("n%1").arg(m_commands.size()));
    }

    base::RequestId readNotes(const base::ParticipantId &companion) override
    {
        return remember({QStringLiteral("read"), companion.value()});
    }
    base::RequestId writeNote(const base::ParticipantId &companion, qint64 id, const QString &text) override
    {
        return remember({QStringLiteral("write"), companion.value(), QString::number(id), text});
    }
    base::RequestId forgetNote(const base::ParticipantId &companion, qint64 id) override
    {
        return remember({QStringLiteral("forget"), companion.value(), QString::number(id)});
    }

private:
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        return lastRequest();
    }

    QStringList m_commands;
};

} // namespace studio::tests
