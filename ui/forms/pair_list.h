// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/row_list.h"

#include <QPair>

namespace studio::ui {

/// An editable list of pairs, such as nicknames with their readings or lines with their topics: a row for
/// each, a button that adds a row, and one in each row that removes it. Return in the last row adds another.
/// An input grows with its text up to `mostLines`.
class PairList : public RowList
{
    Q_OBJECT

public:
    using Pair = QPair<QString, QString>;
    struct Words
    {
        QString first; ///< the placeholder
        QString second;
        QString add;
        QString remove;    ///< the tool tip
        QString firstName; ///< for screen readers, %1 is the row's number
        QString secondName;
    };

    PairList(const QString &objectName, int mostLines, QWidget *parent = nullptr);
    ~PairList() override;

    void setWords(const Words &words);
    void show(const QList<Pair> &pairs); ///< without emitting edited(); unchanged rows stay untouched
    using RowList::show;
    [[nodiscard]] QList<Pair> pairs() const;

Q_SIGNALS:
    void edited(const QList<QPair<QString, QString>> &pairs);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

    void addEmpty() override;
    void refresh() override;

private:
    struct Row;
    Row *addRow();
    void removeRow(Row *row);
    void tell();

    int m_mostLines = 1;
    Words m_words;
    QList<Row *> m_rows;
};

} // namespace studio::ui
