// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QList>
#include <QWidget>

class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace studio::ui {

/// What editable lists of inputs share: rows below each other, a button below them that adds one while there
/// may be more, and the focus when a row goes. The subclass makes the rows and reads them.
class RowList : public QWidget
{
    Q_OBJECT

public:
    void setMostRows(qsizetype rows);

Q_SIGNALS:
    /// Emitted before and after a change that the user can undo as one step.
    void stepEnded();

protected:
    RowList(const QString &objectName, int spacing, QWidget *parent);

    virtual void addEmpty() = 0; ///< the user wants one more row
    virtual void refresh() = 0;  ///< texts, icons, and what can be pressed

    void setAddText(const QString &text);
    void showAdd(qsizetype rows); ///< there are so many
    [[nodiscard]] bool isFull(qsizetype rows) const { return rows >= m_mostRows; }

    /// \p parts get the focus in this order, before the button that adds a row.
    void addRowWidget(QWidget &row, const QList<QWidget *> &parts);
    /// \p next gets the focus if the row has it; null: the button that adds a row.
    void dropRowWidget(QWidget &row, QWidget *next);
    [[nodiscard]] QToolButton *makeButton(const QString &what, QWidget &row);
    /// \p number of the row, from 1.
    void showButton(QToolButton &button, const QString &words, IconName name, qsizetype number);

private:
    qsizetype m_mostRows = 200;
    int m_rows = 0;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace studio::ui
