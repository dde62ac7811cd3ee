// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/pair_list.h"

#include "ui/forms/form_edits.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
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
    : RowList(objectName, Metrics().tiny, parent)
    , m_mostLines(mostLines)
{
    onThemeChange(this, [this] { refresh(); });
}

PairList::~PairList() { qDeleteAll(m_rows); }

void PairList::setWords(const Words &words)
{
    m_words = words;
    setAddText(words.add);
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
    auto *row = new Row;
    row->widget = new QWidget(this);
    row->first = new TextInput(objectName() + u"First"_s, 1, m_mostLines, row->widget);
    row->second = new TextInput(objectName() + u"Second"_s, 1, m_mostLines, row->widget);
    row->remove = makeButton(u"Remove"_s, *row->widget);
    auto *line = new QHBoxLayout(row->widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.tiny);
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
    m_rows.append(row);
    addRowWidget(*row->widget, {row->first, row->second, row->remove});
    return row;
}

void PairList::removeRow(Row *row)
{
    const qsizetype index = m_rows.indexOf(row);
    m_rows.removeAt(index);
    dropRowWidget(*row->widget, index > 0 ? m_rows.at(index - 1)->first : nullptr);
    delete row;
}

void PairList::addEmpty()
{
    if (isFull(m_rows.size()))
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
    for (qsizetype index = 0; index < m_rows.size(); ++index) {
        const Row *row = m_rows.at(index);
        row->first->setPlaceholderText(m_words.first);
        row->second->setPlaceholderText(m_words.second);
        if (!m_words.firstName.isEmpty()) { // otherwise the words are not set yet
            row->first->setAccessibleName(m_words.firstName.arg(index + 1));
            row->second->setAccessibleName(m_words.secondName.arg(index + 1));
        }
        showButton(*row->remove, m_words.remove, IconName::Close, index + 1);
    }
    showAdd(m_rows.size());
}

void PairList::tell() { Q_EMIT edited(pairs()); }

} // namespace studio::ui
