// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"

#include <QMap>
#include <QObject>
#include <QString>

namespace studio::ports {

/// What the user has written and not sent or saved yet (a port): it survives a crash and a restart. A draft
/// is a text under a key: "composer/ROOM", "persona/ID". Threads and requests as in RoomPort.
class DraftPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces the draft of that key; an empty text takes it away.
    virtual base::RequestId keepDraft(const QString &key, const QString &text) = 0;
    virtual base::RequestId readDrafts(const QString &prefix) = 0; ///< draftsRead

Q_SIGNALS:
    void draftsRead(const studio::base::RequestId &request, const QMap<QString, QString> &drafts);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
