// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/imported_file.h"
#include "core/model/room.h"

#include <QObject>

namespace studio::ports {

/// The result of importing a file.
struct ImportedRoom
{
    model::Room room;
    model::CardReport report;
};

/// Imports conversations of other programs as rooms (a port).
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class ImportPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Examines a file and changes nothing. `writer`: the name in the file that is the person at the
    /// keyboard; `conversation`: which conversation of the file, 0 the first; `vouched`: names that are
    /// speakers in the file, whatever they look like.
    virtual void look(const QString &file, const QString &writer, int conversation,
                      const QStringList &vouched, base::Then<model::ImportedFile> then) = 0;
    /// Makes a new room from a file, completely or not at all. If the wish does not name a person, the guess
    /// of look() is used. `progress`: how many events are written; for files of other programs the total is
    /// an estimate. Dropping the job withdraws the import: Cancelled, unless the room is on disk already.
    virtual base::Job importFile(const model::ImportWish &wish, base::Listener<base::Progress> progress,
                                 base::Then<ImportedRoom> then) = 0;
};

} // namespace studio::ports
