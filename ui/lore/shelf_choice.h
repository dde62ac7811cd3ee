// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/shelf_book.h"

#include <QList>
#include <QPushButton>
#include <QWidget>

class QCheckBox;
class QLabel;
class QMenu;

namespace studio::ui {

/// Which lorebooks of the shelf fire in a room: a check box for each book. A chosen book that left the shelf
/// stays chosen, unseen.
class ShelfChoice : public QWidget
{
    Q_OBJECT

public:
    ShelfChoice(const QList<model::ShelfBook> &shelf, const QList<base::LorebookId> &chosen,
                QWidget *parent = nullptr);

    [[nodiscard]] const QList<base::LorebookId> &chosen() const { return m_chosen; }

Q_SIGNALS:
    void edited();

private:
    void retranslate();

    QList<model::ShelfBook> m_shelf;
    QList<base::LorebookId> m_chosen;
    QList<QCheckBox *> m_boxes; ///< in shelf order
    QLabel *m_hint = nullptr;
};

/// The same choice in one line, for a person whom the user writes as: a button with a menu. It says how many
/// books are chosen.
class ShelfChoiceButton : public QPushButton
{
    Q_OBJECT

public:
    ShelfChoiceButton(const QList<model::ShelfBook> &shelf, const QList<base::LorebookId> &chosen,
                      QWidget *parent = nullptr);

    [[nodiscard]] const QList<base::LorebookId> &chosen() const { return m_chosen; }
    void setWhose(const QString &name); ///< for screen readers

Q_SIGNALS:
    void edited();

private:
    void retranslate();

    QList<model::ShelfBook> m_shelf;
    QList<base::LorebookId> m_chosen;
    QString m_whose;
    QMenu *m_books = nullptr;
};

} // namespace studio::ui
