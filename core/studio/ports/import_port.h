// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/imported_file.h"
#include "core/model/room.h"

#include <QObject>

namespace studio::ports {

/// Conversations of elsewhere that become rooms (a port). Threads and requests as in RoomPort.
class ImportPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks through a file and changes nothing. `writer`: a name in it that is the person at the keyboard;
    /// `conversation`: of several in the file, which, 0 the first; `vouched`: names that speak in it,
    /// whatever they look like.
    virtual base::RequestId look(const QString &file, const QString &writer = {}, int conversation = 0,
                                 const QStringList &vouched = {}) = 0; ///< looked
    /// Makes a new room of a file, whole or not at all. Whoever the wish does not name is who look() guesses.
    virtual base::RequestId importFile(const model::ImportWish &wish) = 0; ///< progressed…, imported
    /// Withdraws an import: it fails with Cancelled, unless it is on disk already.
    virtual void cancel(const base::RequestId &import) = 0;

Q_SIGNALS:
    void looked(const studio::base::RequestId &request, const studio::model::ImportedFile &file);
    /// How many of its events are written; `total` is an estimate for talk of other programs.
    void progressed(const studio::base::RequestId &request, qint64 written, qint64 total);
    void imported(const studio::base::RequestId &request, const studio::model::Room &room,
                  const studio::model::CardReport &report);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
