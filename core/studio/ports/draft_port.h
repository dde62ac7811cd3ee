// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QMap>
#include <QObject>
#include <QString>

namespace studio::ports {

/// What the user has written and not sent or saved yet (a port): it survives a crash and a restart. A draft
/// is a text under a key: "composer/ROOM", "persona/ID".
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class DraftPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces the draft of that key; an empty text takes it away. InvalidInput: the key or the text is too
    /// long, or the key is empty.
    virtual void keepDraft(const QString &key, const QString &text, base::Then<void> then) = 0;
    /// All drafts whose key begins so, by their keys.
    virtual void readDrafts(const QString &prefix, base::Then<QMap<QString, QString>> then) = 0;
};

} // namespace studio::ports
