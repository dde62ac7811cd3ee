// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/combo_items.h"

#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>

namespace studio::ui {

QComboBox *formBox(const QString &objectName, QWidget *parent)
{
    constexpr int kFewestLetters = 16; // the least width of the box
    auto *made = new QComboBox(parent);
    made->setObjectName(objectName);
    made->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(kFewestLetters);
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return made;
}

void setItems(QComboBox *box, const QList<QPair<QString, QString>> &items)
{
    const QSignalBlocker quiet(box), quietLine(box->lineEdit()); // whose text follows the items for a moment
    bool same = box->count() == items.size();
    for (int i = 0; same && i < box->count(); ++i)
        same = box->itemText(i) == items.at(i).first && box->itemData(i).toString() == items.at(i).second;
    if (same)
        return;
    const QString line = box->isEditable() ? box->currentText() : QString();
    box->clear();
    for (const auto &[text, data] : items)
        box->addItem(text, data);
    if (!box->isEditable())
        return;
    box->setCurrentIndex(-1);
    box->setEditText(line);
}

bool isWheelForOthers(const QObject *box, const QEvent &event)
{
    const auto *widget = qobject_cast<const QWidget *>(box);
    return event.type() == QEvent::Wheel && widget && !widget->hasFocus();
}

} // namespace studio::ui
