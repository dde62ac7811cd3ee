// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/import_port.h"

#include <QStringList>

namespace studio::tests {

/// An ImportPort that records its questions; the test answers.
class FakeImportPort : public ports::ImportPort
{
    Q_OBJECT

public:
    using ImportPort::ImportPort;

    QStringList files; ///< that were examined
    QList<model::ImportWish> wishes;
    QList<int> conversations; ///< that were looked at
    QList<base::Then<model::ImportedFile>> looks;
    QList<base::Listener<base::Progress>> progress;
    QList<base::Then<ports::ImportedRoom>> imports;
    int cancelled = 0;

    void look(const QString &file, const QString &, int conversation, const QStringList &,
              base::Then<model::ImportedFile> then) override
    {
        files.append(file);
        conversations.append(conversation);
        looks.append(then);
    }
    base::Job importFile(const model::ImportWish &wish, base::Listener<base::Progress> listener,
                         base::Then<ports::ImportedRoom> then) override
    {
        wishes.append(wish);
        progress.append(listener);
        imports.append(then);
        return base::Job([this] { ++cancelled; });
    }
};

} // namespace studio::tests
