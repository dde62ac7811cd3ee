// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/imported_file.h"
#include "core/model/room.h"

#include <QObject>

namespace studio::ports {

/// What came of a file.
struct ImportedRoom
{
    model::Room room;
    model::CardReport report;
};

/// Conversations of elsewhere that become rooms (a port).
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class ImportPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks through a file and changes nothing. `writer`: a name in it that is the person at the keyboard;
    /// `conversation`: of several in the file, which, 0 the first; `vouched`: names that speak in it,
    /// whatever they look like.
    virtual void look(const QString &file, const QString &writer, int conversation,
                      const QStringList &vouched, base::Then<model::ImportedFile> then) = 0;
    /// Makes a new room of a file, whole or not at all. A person whom the wish does not name is who look()
    /// guesses. `progress`: how many of its events are written; the total is an estimate for talk of other
    /// programs. Who drops the job withdraws the import: Cancelled, unless the room is on disk already.
    virtual base::Job importFile(const model::ImportWish &wish, base::Listener<base::Progress> progress,
                                 base::Then<ImportedRoom> then) = 0;
};

} // namespace studio::ports
