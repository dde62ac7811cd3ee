// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;
class QTabWidget;
class QVBoxLayout;

namespace studio::ui {

/// The shell of a window with the user's standing answers on one page and the earlier questions on the other:
/// an introduction, a line about a failed change, the two pages, and a foot. The subclass fills pages and
/// foot. The window shows what it is given; a change appears only once it is stored.
class AnswersWindow : public QDialog
{
    Q_OBJECT

public:
    void setWritable(bool writable);
    void tellTrouble(const QString &what); ///< shown until cleared

protected:
    struct Texts
    {
        QString title;
        QString intro;
        QString answers; ///< name of the first page
        QString history; ///< name of the second page
    };
    /// \p prefix of the object names: "ledger" makes ledgerWindow, ledgerTabs and so on.
    AnswersWindow(const QString &prefix, QWidget *parent);

    virtual void refresh() = 0;

    void addPages(QWidget *answers, QWidget *history);
    [[nodiscard]] QTabWidget *tabs() { return m_tabs; } ///< the parent of the pages
    [[nodiscard]] QVBoxLayout &column() { return *m_column; }
    [[nodiscard]] QHBoxLayout &foot() { return *m_foot; } ///< begins with the widgets of the subclass
    [[nodiscard]] bool isWritable() const { return m_writable; }
    void clearTrouble() { m_problem.clear(); }
    void showTrouble();
    void showTexts(const Texts &texts);
    /// Rows of plain text that are selected whole; nothing is edited in place.
    void addTable(QTableView &table);

    void changeEvent(QEvent *event) override;

private:
    void fitTables();
    void applyTheme();

    QList<QTableView *> m_tables;
    bool m_writable = true;
    QString m_problem;
    QLabel *m_intro = nullptr;
    QLabel *m_trouble = nullptr;
    QTabWidget *m_tabs = nullptr;
    QPushButton *m_close = nullptr;
    QHBoxLayout *m_foot = nullptr;
    QVBoxLayout *m_column = nullptr;
};

} // namespace studio::ui
