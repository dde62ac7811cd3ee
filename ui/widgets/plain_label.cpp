// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plain_label.h"

#include <QLabel>

namespace studio::ui {

QLabel *plainLabel(const QString &objectName, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel *quietLabel(const QString &objectName, QWidget *parent)
{
    QLabel *label = plainLabel(objectName, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace studio::ui
