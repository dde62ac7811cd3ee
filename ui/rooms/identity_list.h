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

/// In whose names the person at the keyboard writes: one at least, more on request, each with a colour and a
/// few words that tell companions who that is. Ids are made here and stay, a name may change.
class IdentityList : public QWidget
{
    Q_OBJECT

public:
    /// \p shelf: the lorebooks that can be chosen for each.
    IdentityList(const QList<model::Identity> &identities, const QList<model::ShelfBook> &shelf,
                 QWidget *parent = nullptr);
    ~IdentityList() override;

    [[nodiscard]] QList<model::Identity> identities() const;
    [[nodiscard]] QString flaw() const; ///< what keeps them from being used

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
