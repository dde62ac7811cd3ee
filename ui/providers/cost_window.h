// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"
#include "ui/providers/cost_table.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;

namespace studio::ui {

/// The costs of model calls, in one room or in all rooms: each call with its purpose, turns and days. It
/// shows reports and requests those of another room; its owner requests them again after a change.
class CostWindow : public QDialog
{
    Q_OBJECT

public:
    struct Scope
    {
        base::RoomId room; ///< empty: all rooms
        QString name;
    };

    CostWindow(QWidget *parent);

    /// The rooms to choose from; "all" is put before them.
    void setRooms(const QList<Scope> &rooms);
    void choose(const base::RoomId &room);
    [[nodiscard]] base::RoomId room() const;
    void show(const ports::CostReport &report, const CostNames &names);
    using QDialog::show;
    void tellTrouble(const QString &what);

Q_SIGNALS:
    void reportWanted(const studio::base::RoomId &room);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyTheme();
    struct Page
    {
        CostTable *table = nullptr;
        QTableView *view = nullptr;
        int width = 0; ///< of the texts in its columns
    };
    [[nodiscard]] Page addPage(const QString &objectName);
    void fill();
    void fit();
    void stretch();
    void retranslate();

    QList<Scope> m_rooms;
    ports::CostReport m_report;
    CostNames m_names;
    QString m_problem;
    QLabel *m_scopeLabel = nullptr;
    QComboBox *m_scope = nullptr;
    QLabel *m_sum = nullptr;
    QTabWidget *m_tabs = nullptr;
    Page m_calls;
    Page m_turns;
    Page m_days;
    QLabel *m_note = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
