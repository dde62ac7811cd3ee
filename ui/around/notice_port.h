// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace studio::ui {

/// One notification. Plain text: whatever looks like markup is shown as it is written.
struct Notice
{
    QString title;
    QString text;
    QString action{};      ///< the words on its button; empty: it has none
    bool isUrgent = false; ///< somebody waits for the user

    bool operator==(const Notice &) const = default;
};

/// Where notifications are shown (a port). A notice has a key; a new notice with the same key takes the place
/// of the old one. On the main thread; nothing waits and nothing fails: what cannot be shown is dropped.
class NoticePort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void show(const QString &key, const Notice &notice) = 0;
    virtual void takeBack(const QString &key) = 0; ///< no effect if it is gone
    virtual void takeBackAll() = 0;
    /// Whether a notice of that key is shown, or on its way.
    [[nodiscard]] virtual bool isShown(const QString &key) const = 0;

Q_SIGNALS:
    /// The user clicked the notice or its button. \p token: see bringToFront().
    void chosen(const QString &key, const QString &token);
};

} // namespace studio::ui
