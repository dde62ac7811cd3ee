// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

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

Q_SIGNALS:
    void dropped(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_enabled = true;
};

} // namespace studio::ui
