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

/// What calls of models cost, of one room or of all: each call with its purpose, turns and days. It shows
/// reports and asks for those of another room; whoever shows it asks again when something changed.
class CostWindow : public QDialog
{
    Q_OBJECT

public:
    struct Scope
    {
        base::RoomId room; ///< empty: all of them
        QString name;
    };

    CostWindow(QWidget *parent);

    /// The rooms that can be chosen; "all" is put before them.
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

private:
    void applyTheme();
    struct Page
    {
        CostTable *table = nullptr;
        QTableView *view = nullptr;
    };
    [[nodiscard]] Page addPage(const QString &objectName);
    void fill();
    void fit();
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
