// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/identity.h"
#include "core/model/shelf_book.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace studio::ui {

class LineInput;

/// The names under which the person at the keyboard writes: at least one, more on request, each with a colour
/// and a few words that tell companions who that is. Ids are made here and never change; a name may.
class IdentityList : public QWidget
{
    Q_OBJECT

public:
    /// \p shelf: the lorebooks to choose from for each identity.
    IdentityList(const QList<model::Identity> &identities, const QList<model::ShelfBook> &shelf,
                 QWidget *parent = nullptr);
    ~IdentityList() override;

    [[nodiscard]] QList<model::Identity> identities() const;
    [[nodiscard]] QString flaw() const; ///< why the identities cannot be used

Q_SIGNALS:
    void edited();

private:
    struct Row;
    Row *addRow(const model::Identity &identity);
    void addAnother();
    void removeRow(Row *row);
    void refresh();

    QList<model::ShelfBook> m_shelf;
    QList<Row *> m_rows;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace studio::ui
