// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/row_list.h"

#include <QStringList>

namespace studio::ui {

/// An editable list of multi-line texts, such as greetings: a row for each with buttons that move it up or
/// down or remove it, and a button that adds one. Alt+Up and Alt+Down move the row with the focus.
class TextList : public RowList
{
    Q_OBJECT

public:
    struct Words
    {
        QString empty; ///< the placeholder
        QString add;
        QString up; ///< tool tips
        QString down;
        QString remove;
        QString name; ///< for screen readers, %1 is the row's number
    };

    TextList(const QString &objectName, QWidget *parent = nullptr);
    ~TextList() override;

    void setWords(const Words &words);
    void setLongest(qsizetype characters) { m_longest = characters; } ///< of one text; a paste may be longer
    void show(const QStringList &texts); ///< without emitting edited(); unchanged rows stay untouched
    using RowList::show;
    [[nodiscard]] QStringList texts() const;

Q_SIGNALS:
    void edited(const QStringList &texts);
    void pasteCut(qint64 pasted, qint64 taken);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

    void addEmpty() override;
    void refresh() override;

private:
    struct Row;
    void makeRow();
    void dropRow(Row *row);
    void remove(Row *row);
    void move(Row *row, qsizetype by);
    [[nodiscard]] Row *rowOf(const QObject *input) const;

    Words m_words;
    qsizetype m_longest = 20'000;
    QList<Row *> m_rows;
};

} // namespace studio::ui
