// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_filter.h"

#include <QPersistentModelIndex>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTimer;
class QTreeView;

namespace studio::model {
struct Exchange;
}

namespace studio::ui {

class TurnDetails;
class TurnTreeModel;

/// The inspector: turns and rounds as a tree, filtered by kind and text, and the details of the selected row.
/// It reads nothing before it is visible.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(TurnTreeModel &turns, QWidget *parent = nullptr);

    void focusTree();
    /// Opens and selects that turn, regardless of the filter.
    void showTurn(const QModelIndex &turn);
    [[nodiscard]] TurnDetails &details() { return *m_details; }

Q_SIGNALS:
    void looked(); ///< the panel became visible

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeFilter();
    void makeTree();
    void applyFilter();
    void showCurrent();
    void showAgain();
    void showChanged(const QModelIndex &first, const QModelIndex &last);
    void refresh();
    void retranslate();

    TurnTreeModel &m_turns;
    TurnFilter m_filter;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_text = nullptr;
    QTimer *m_typing = nullptr;
    QTimer *m_growing = nullptr; ///< while the shown row gets more text
    QTreeView *m_tree = nullptr;
    QLabel *m_state = nullptr;
    TurnDetails *m_details = nullptr;
    QPersistentModelIndex m_shown; ///< of m_turns
};

} // namespace studio::ui
