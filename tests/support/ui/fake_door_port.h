// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"

#include <QStringList>

namespace studio::tests {

/// A DoorPort that records its commands, one per line: "disconnect c1", and the newest wish. A test answers,
/// and emits the news with tell().
class FakeDoorPort : public ports::DoorPort
{
    Q_OBJECT

public:
    using DoorPort::DoorPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const model::DoorsSettings &wish() const { return m_wish; } ///< of the newest "set"
    QList<base::Then<void>> changes;                                          ///< all commands except "read"
    QList<base::Then<ports::DoorsView>> reads;
    void tell(const ports::DoorsView &doors) { Q_EMIT doorsChanged(doors); }

    void readDoors(base::Then<ports::DoorsView> then) override
    {
        m_commands.append(QStringLiteral("read"));
        reads.append(then);
    }
    void setDoors(const model::DoorsSettings &settings, base::Then<void> then) override
    {
        m_wish = settings;
        remember({QStringLiteral("set")}, then);
    }
    void renewToken(base::Then<void> then) override { remember({QStringLiteral("renew")}, then); }
    void disconnectClient(const QString &client, base::Then<void> then) override
    {
        remember({QStringLiteral("disconnect"), client}, then);
    }

private:
    void remember(const QStringList &words, const base::Then<void> &then)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        changes.append(then);
    }

    QStringList m_commands;
    model::DoorsSettings m_wish;
};

} // namespace studio::tests
