// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QMap>
#include <QObject>
#include <QString>

namespace studio::ports {

/// Text of the user that is not sent or saved yet (a port); it survives a crash and a restart. A draft is
/// stored under a key: "composer/ROOM", "persona/ID".
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class DraftPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces the draft under that key; an empty text removes it. InvalidInput: the key or the text is too
    /// long, or the key is empty.
    virtual void keepDraft(const QString &key, const QString &text, base::Then<void> then) = 0;
    /// All drafts whose keys have this prefix, by key.
    virtual void readDrafts(const QString &prefix, base::Then<QMap<QString, QString>> then) = 0;
};

} // namespace studio::ports
