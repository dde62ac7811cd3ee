// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"

#include <QStringList>

namespace studio::tests {

/// A DoorPort that remembers what it was told, one line a command: "disconnect c1", and the newest wish. A
/// test answers by emitting the signals itself, or by tell().
class FakeDoorPort : public ports::DoorPort
{
    Q_OBJECT

public:
    using DoorPort::DoorPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const model::DoorsSettings &wish() const { return m_wish; } ///< of the newest "set"
    [[nodiscard]] base::RequestId lastRequest() const
    {
        return base::RequestId(QStringLiteral("d%1").arg(m_commands.size()));
    }
    void tell(const ports::DoorsView &doors) { Q_EMIT doorsChanged(doors); }

    base::RequestId readDoors() override { return remember({QStringLiteral("read")}); }
    base::RequestId setDoors(const model::DoorsSettings &settings) override
    {
        m_wish = settings;
        return remember({QStringLiteral("set")});
    }
    base::RequestId renewToken() override { return remember({QStringLiteral("renew")}); }
    base::RequestId disconnectClient(const QString &client) override
    {
        return remember({QStringLiteral("disconnect"), client});
    }

private:
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        return lastRequest();
    }

    QStringList m_commands;
    model::DoorsSettings m_wish;
};

} // namespace studio::tests
