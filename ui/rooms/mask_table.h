// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <optional>

namespace studio::ui {

class MaskModel;

/// The matrix of who may speak after whom. A click ticks a cell and a drag paints further cells; a click on a
/// name does a whole row or column. Arrow keys, Home and End move, the space bar ticks, Ctrl+A does the row
/// and Ctrl+Shift+A the column. The names stay visible while it scrolls.
class MaskTable : public QTableView
{
    Q_OBJECT

public:
    MaskTable(const QString &objectName, MaskModel &model, QWidget *parent = nullptr);

    void fit(); ///< call again for other members, names or fonts

Q_SIGNALS:
    void edited();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tick(const QModelIndex &index, bool on);
    void tickRow(int row);
    void tickColumn(int column);
    void fitSize();
    void updateNames();

    MaskModel &m_model;
    int m_column = 0;               ///< the column width that the names need
    std::optional<bool> m_painting; ///< what a drag paints; null: no drag
};

} // namespace studio::ui
