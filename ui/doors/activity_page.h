// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"
#include "ui/models/people.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace studio::ui {

/// The third page of the doors: which callers were refused and why, and what programs called lately. Texts
/// from programs are shown as plain text. While the page is hidden nothing is laid out: calls come several
/// times a second.
class ActivityPage : public QWidget
{
    Q_OBJECT

public:
    ActivityPage(QWidget *parent);

    void setActivity(const QList<model::DoorRejection> &rejections, const QList<model::DoorCall> &calls,
                     const QList<model::DoorClient> &clients);
    void setPeople(const People &people);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    void fill();
    void fillRefused();
    void fillCalled();
    void retranslate();
    [[nodiscard]] QString callerOf(const model::DoorCall &call) const;

    QList<model::DoorRejection> m_rejections;
    QList<model::DoorCall> m_calls;
    QHash<QString, QString> m_programs; ///< by client id
    People m_people;
    QLabel *m_refusedTitle = nullptr;
    QTableWidget *m_refused = nullptr;
    QLabel *m_noneRefused = nullptr;
    QLabel *m_callsTitle = nullptr;
    QTableWidget *m_called = nullptr;
    QLabel *m_noneCalled = nullptr;
};

} // namespace studio::ui
