// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/upkeep_port.h"

#include <QStringList>

namespace studio::tests {

/// An UpkeepPort that remembers what was wished for; a test answers by emitting the signals itself.
class FakeUpkeepPort : public ports::UpkeepPort
{
    Q_OBJECT

public:
    using UpkeepPort::UpkeepPort;

    QStringList wishes; ///< their names, in order
    QString ready;      ///< the backup that was laid ready
    QList<base::RequestId> cancelled;

    [[nodiscard]] base::RequestId last() const
    {
        return base::RequestId(QStringLiteral("upkeep-%1").arg(wishes.size()));
    }
    [[nodiscard]] base::RequestId lastOf(const QString &wish) const
    {
        return base::RequestId(QStringLiteral("upkeep-%1").arg(wishes.lastIndexOf(wish) + 1));
    }

    base::RequestId weighData() override { return note(QStringLiteral("weighData")); }
    base::RequestId checkData() override { return note(QStringLiteral("checkData")); }
    base::RequestId rebuild() override { return note(QStringLiteral("rebuild")); }
    base::RequestId backUp() override { return note(QStringLiteral("backUp")); }
    base::RequestId layReady(const QString &backup) override
    {
        ready = backup;
        return note(QStringLiteral("layReady"));
    }
    base::RequestId weighCompaction(const model::Compaction &) override
    {
        return note(QStringLiteral("weighCompaction"));
    }
    base::RequestId compact(const model::Compaction &) override { return note(QStringLiteral("compact")); }
    void cancel(const base::RequestId &request) override { cancelled.append(request); }

    void tell(const model::DataSizes &sizes)
    {
        const base::RequestId request = lastOf(QStringLiteral("weighData"));
        Q_EMIT dataWeighed(request, sizes);
        Q_EMIT done(request);
    }
    void tell(const model::CheckReport &report)
    {
        const base::RequestId request = lastOf(QStringLiteral("checkData"));
        Q_EMIT dataChecked(request, report);
        Q_EMIT done(request);
    }

private:
    base::RequestId note(const QString &wish)
    {
        wishes.append(wish);
        return last();
    }
};

} // namespace studio::tests
