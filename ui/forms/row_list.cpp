// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/row_list.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

RowList::RowList(const QString &objectName, int spacing, QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_add(new QPushButton(this))
{
    setObjectName(objectName);
    m_add->setObjectName(objectName + u"Add"_s);
    m_add->setAutoDefault(false);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(spacing);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] { addEmpty(); });
}

void RowList::setMostRows(qsizetype rows)
{
    m_mostRows = rows;
    refresh();
}

void RowList::setAddText(const QString &text) { m_add->setText(text); }

void RowList::showAdd(qsizetype rows)
{
    m_add->setIcon(icon(IconName::Plus, themeOf(this)));
    m_add->setEnabled(!isFull(rows));
}

void RowList::addRowWidget(QWidget &row, const QList<QWidget *> &parts)
{
    m_column->insertWidget(m_rows++, &row);
    QWidget *before = m_add->previousInFocusChain();
    for (QWidget *part : parts)
        setTabOrder(std::exchange(before, part), part);
    setTabOrder(before, m_add);
    row.show();
}

void RowList::dropRowWidget(QWidget &row, QWidget *next)
{
    if (row.isAncestorOf(focusWidget()))
        (next ? next : m_add)->setFocus();
    m_column->removeWidget(&row);
    --m_rows;
    row.hide();
    row.deleteLater(); // its button may be the sender of a click
}

QToolButton *RowList::makeButton(const QString &what, QWidget &row)
{
    const int side = themeOf(this).metrics.control;
    auto *button = new QToolButton(&row);
    button->setObjectName(objectName() + what);
    button->setAutoRaise(true);
    button->setMinimumSize(side, side);
    return button;
}

void RowList::showButton(QToolButton &button, const QString &words, IconName name, qsizetype number)
{
    const Theme &theme = themeOf(this);
    button.setToolTip(words);
    button.setAccessibleName(words + u' ' + QString::number(number));
    button.setIcon(icon(name, theme, theme.mutedText));
}

} // namespace studio::ui
