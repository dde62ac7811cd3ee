// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/pair_list.h"

#include "ui/forms/form_edits.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

struct PairList::Row
{
    QWidget *widget = nullptr;
    TextInput *first = nullptr;
    TextInput *second = nullptr;
    QToolButton *remove = nullptr;
};

PairList::PairList(const QString &objectName, int mostLines, QWidget *parent)
    : QWidget(parent)
    , m_mostLines(mostLines)
    , m_column(new QVBoxLayout(this))
    , m_add(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(objectName);
    m_add->setObjectName(objectName + u"Add"_s);
    m_add->setAutoDefault(false);
    m_add->setIcon(icon(IconName::Plus, theme));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(theme.metrics.tiny);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &PairList::addEmpty);
    onThemeChange(this, [this] { applyTheme(); });
}

PairList::~PairList() { qDeleteAll(m_rows); }

void PairList::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_add->setIcon(icon(IconName::Plus, theme));
    refresh();
}

void PairList::setWords(const Words &words)
{
    m_words = words;
    m_add->setText(words.add);
    refresh();
}

void PairList::setMostRows(qsizetype rows)
{
    m_mostRows = rows;
    refresh();
}

void PairList::show(const QList<Pair> &pairs)
{
    while (m_rows.size() > pairs.size())
        removeRow(m_rows.last());
    while (m_rows.size() < pairs.size())
        addRow();
    for (qsizetype index = 0; index < pairs.size(); ++index) {
        m_rows[index]->first->show(pairs[index].first);
        m_rows[index]->second->show(pairs[index].second);
    }
    refresh();
}

QList<PairList::Pair> PairList::pairs() const
{
    QList<Pair> pairs;
    for (const Row *row : m_rows)
        pairs.append({row->first->toPlainText(), row->second->toPlainText()});
    return pairs;
}

PairList::Row *PairList::addRow()
{
    const Theme &theme = themeOf(this);
    auto *row = new Row;
    row->widget = new QWidget(this);
    row->first = new TextInput(objectName() + u"First"_s, 1, m_mostLines, row->widget);
    row->second = new TextInput(objectName() + u"Second"_s, 1, m_mostLines, row->widget);
    row->remove = new QToolButton(row->widget);
    row->remove->setObjectName(objectName() + u"Remove"_s);
    row->remove->setAutoRaise(true);
    row->remove->setMinimumSize(theme.metrics.control, theme.metrics.control);
    auto *line = new QHBoxLayout(row->widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme.metrics.tiny);
    line->addWidget(row->first, 3, Qt::AlignTop);
    line->addWidget(row->second, 2, Qt::AlignTop);
    line->addWidget(row->remove, 0, Qt::AlignTop);
    for (TextInput *input : {row->first, row->second}) {
        input->installEventFilter(this);
        input->setLineBreaks(false);
        connect(input, &TextInput::edited, this, &PairList::tell);
        connect(input, &TextInput::stepEnded, this, &PairList::stepEnded);
    }
    connect(row->remove, &QToolButton::clicked, this, [this, row] {
        Q_EMIT stepEnded();
        removeRow(row);
        refresh();
        tell();
        Q_EMIT stepEnded();
    });
    m_column->insertWidget(int(m_rows.size()), row->widget);
    m_rows.append(row);
    setTabOrder(m_add->previousInFocusChain(), row->first);
    setTabOrder(row->first, row->second);
    setTabOrder(row->second, row->remove);
    row->widget->show();
    return row;
}

void PairList::removeRow(Row *row)
{
    const qsizetype index = m_rows.indexOf(row);
    if (row->widget->isAncestorOf(focusWidget()))
        (index > 0 ? static_cast<QWidget *>(m_rows.at(index - 1)->first) : m_add)->setFocus();
    m_rows.removeAt(index);
    m_column->removeWidget(row->widget);
    row->widget->hide();
    row->widget->deleteLater(); // its button may be the sender of a click
    delete row;
}

void PairList::addEmpty()
{
    if (m_rows.size() >= m_mostRows)
        return;
    Q_EMIT stepEnded();
    Row *row = addRow();
    refresh();
    tell();
    row->first->setFocus(Qt::TabFocusReason);
}

bool PairList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    const bool last =
        !m_rows.isEmpty() && (watched == m_rows.last()->first || watched == m_rows.last()->second);
    if (last && !m_rows.last()->first->toPlainText().isEmpty())
        addEmpty();
    return true; // otherwise the dialog presses its default button
}

void PairList::refresh()
{
    const Theme &theme = themeOf(this);
    for (qsizetype index = 0; index < m_rows.size(); ++index) {
        const Row *row = m_rows.at(index);
        row->first->setPlaceholderText(m_words.first);
        row->second->setPlaceholderText(m_words.second);
        if (!m_words.firstName.isEmpty()) { // otherwise the words are not set yet
            row->first->setAccessibleName(m_words.firstName.arg(index + 1));
            row->second->setAccessibleName(m_words.secondName.arg(index + 1));
        }
        row->remove->setToolTip(m_words.remove);
        row->remove->setAccessibleName(m_words.remove + u' ' + QString::number(index + 1));
        row->remove->setIcon(icon(IconName::Close, theme, theme.mutedText));
    }
    m_add->setEnabled(m_rows.size() < m_mostRows);
}

void PairList::tell() { Q_EMIT edited(pairs()); }

} // namespace studio::ui
