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

/// The third page of the doors: who was not let in and why, and what programs called for lately. What they
/// sent is shown as plain text. While nobody sees the page, nothing is laid out: calls come several times a
/// second.
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
    QHash<QString, QString> m_programs; ///< by the id of the client
    People m_people;
    QLabel *m_refusedTitle = nullptr;
    QTableWidget *m_refused = nullptr;
    QLabel *m_noneRefused = nullptr;
    QLabel *m_callsTitle = nullptr;
    QTableWidget *m_called = nullptr;
    QLabel *m_noneCalled = nullptr;
};

} // namespace studio::ui
