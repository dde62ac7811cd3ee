// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace studio::ui {

/// Lets users drop files and folders on a widget, and emits their paths; it ignores remote addresses. The
/// widget owns it and needs no handlers of its own.
class FileDrops : public QObject
{
    Q_OBJECT

public:
    explicit FileDrops(QWidget &target);

    void setEnabled(bool enabled) { m_enabled = enabled; }
    /// Only files that pass are taken; others are left to the widgets around.
    void setFilter(const std::function<bool(const QStringList &paths)> &filter) { m_filter = filter; }

Q_SIGNALS:
    void dropped(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_enabled = true;
    std::function<bool(const QStringList &)> m_filter;
};

} // namespace studio::ui
