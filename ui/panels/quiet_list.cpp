// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/quiet_list.h"

#include <QListView>

namespace studio::ui {

QListView *quietList(const QString &objectName, QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setObjectName(objectName);
    list->setFrameShape(QFrame::NoFrame);
    list->setUniformItemSizes(true);
    list->setMouseTracking(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->viewport()->setAutoFillBackground(false);
    return list;
}

} // namespace studio::ui
