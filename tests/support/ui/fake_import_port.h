// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/import_port.h"

#include <QStringList>

namespace studio::tests {

/// An ImportPort that remembers what it was asked; a test answers by emitting the signals itself.
class FakeImportPort : public ports::ImportPort
{
    Q_OBJECT

public:
    using ImportPort::ImportPort;

    QStringList files; ///< that were looked through
    QList<model::ImportWish> wishes;
    QList<int> conversations; ///< that were looked at
    QList<base::RequestId> cancelled;

    [[nodiscard]] base::RequestId lastLook() const
    {
        return base::RequestId(QStringLiteral("look-%1").arg(files.size()));
    }
    [[nodiscard]] base::RequestId lastImport() const
    {
        return base::RequestId(QStringLiteral("import-%1").arg(wishes.size()));
    }

    base::RequestId look(const QString &file, const QString &, int conversation, const QStringList &) override
    {
        files.append(file);
        conversations.append(conversation);
        return lastLook();
    }
    base::RequestId importFile(const model::ImportWish &wish) override
    {
        wishes.append(wish);
        return lastImport();
    }
    void cancel(const base::RequestId &import) override { cancelled.append(import); }
};

} // namespace studio::tests
