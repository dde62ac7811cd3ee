// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/text_list.h"

#include "ui/forms/form_edits.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 8;

} // namespace

struct TextList::Row
{
    QWidget *widget = nullptr;
    TextInput *input = nullptr;
    QToolButton *up = nullptr;
    QToolButton *down = nullptr;
    QToolButton *remove = nullptr;
};

TextList::TextList(const QString &objectName, QWidget *parent)
    : RowList(objectName, Metrics().small, parent)
{
    onThemeChange(this, [this] { refresh(); });
}

TextList::~TextList() { qDeleteAll(m_rows); }

void TextList::setWords(const Words &words)
{
    m_words = words;
    setAddText(words.add);
    refresh();
}

void TextList::show(const QStringList &texts)
{
    while (m_rows.size() > texts.size())
        dropRow(m_rows.last());
    while (m_rows.size() < texts.size())
        makeRow();
    for (qsizetype index = 0; index < texts.size(); ++index)
        m_rows[index]->input->show(texts[index]);
    refresh();
}

QStringList TextList::texts() const
{
    QStringList texts;
    for (const Row *row : m_rows)
        texts.append(row->input->toPlainText());
    return texts;
}

void TextList::makeRow()
{
    auto *row = new Row;
    row->widget = new QWidget(this);
    row->input = new TextInput(objectName() + u"Text"_s, kFewestLines, kMostLines, row->widget);
    row->input->setPasteLimit(m_longest + m_longest / 5);
    row->input->installEventFilter(this);
    row->up = makeButton(u"Up"_s, *row->widget);
    row->down = makeButton(u"Down"_s, *row->widget);
    row->remove = makeButton(u"Remove"_s, *row->widget);
    auto *line = new QHBoxLayout(row->widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.tiny);
    line->addWidget(row->input, 1, Qt::AlignTop);
    for (QToolButton *made : {row->up, row->down, row->remove})
        line->addWidget(made, 0, Qt::AlignTop);
    connect(row->input, &TextInput::edited, this, [this] { Q_EMIT edited(texts()); });
    connect(row->input, &TextInput::stepEnded, this, &TextList::stepEnded);
    connect(row->input, &TextInput::pasteCut, this, &TextList::pasteCut);
    connect(row->up, &QToolButton::clicked, this, [this, row] { move(row, -1); });
    connect(row->down, &QToolButton::clicked, this, [this, row] { move(row, 1); });
    connect(row->remove, &QToolButton::clicked, this, [this, row] { remove(row); });
    m_rows.append(row);
    addRowWidget(*row->widget, {row->input, row->up, row->down, row->remove});
}

void TextList::dropRow(Row *row)
{
    const qsizetype index = m_rows.indexOf(row);
    m_rows.removeAt(index);
    QWidget *next = m_rows.isEmpty() ? nullptr : m_rows.at(std::min(index, m_rows.size() - 1))->input;
    dropRowWidget(*row->widget, next);
    delete row;
}

void TextList::addEmpty()
{
    if (isFull(m_rows.size()))
        return;
    Q_EMIT stepEnded();
    makeRow();
    refresh();
    Q_EMIT edited(texts());
    m_rows.last()->input->setFocus(Qt::TabFocusReason);
}

void TextList::remove(Row *row)
{
    Q_EMIT stepEnded();
    dropRow(row);
    refresh();
    Q_EMIT edited(texts());
    Q_EMIT stepEnded();
}

/// The texts change places, not the rows, so that the focus goes with the text.
void TextList::move(Row *row, qsizetype by)
{
    const qsizetype from = m_rows.indexOf(row);
    const qsizetype to = from + by;
    if (from < 0 || to < 0 || to >= m_rows.size())
        return;
    Q_EMIT stepEnded();
    QStringList moved = texts();
    moved.move(from, to);
    show(moved);
    const Row *other = m_rows.at(to);
    if (row->input->hasFocus())
        other->input->setFocus(Qt::OtherFocusReason);
    else if (QToolButton *same = by < 0 ? other->up : other->down; same->isEnabled())
        same->setFocus(Qt::OtherFocusReason);
    else
        (by < 0 ? other->down : other->up)->setFocus(Qt::OtherFocusReason);
    Q_EMIT edited(moved);
    Q_EMIT stepEnded();
}

TextList::Row *TextList::rowOf(const QObject *input) const
{
    const auto row =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [input](const Row *one) { return one->input == input; });
    return row == m_rows.cend() ? nullptr : *row;
}

bool TextList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isArrow = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
    if (!isArrow || !(key->modifiers() & Qt::AltModifier))
        return QWidget::eventFilter(watched, event);
    if (Row *row = rowOf(watched))
        move(row, key->key() == Qt::Key_Up ? -1 : 1);
    return true;
}

void TextList::refresh()
{
    showAdd(m_rows.size());
    for (qsizetype index = 0; index < m_rows.size(); ++index) {
        const Row *row = m_rows.at(index);
        row->input->setPlaceholderText(m_words.empty);
        if (!m_words.name.isEmpty()) // otherwise the words are not set yet
            row->input->setAccessibleName(m_words.name.arg(index + 1));
        row->up->setEnabled(index > 0);
        row->down->setEnabled(index + 1 < m_rows.size());
        showButton(*row->up, m_words.up, IconName::ChevronUp, index + 1);
        showButton(*row->down, m_words.down, IconName::ChevronDown, index + 1);
        showButton(*row->remove, m_words.remove, IconName::Close, index + 1);
    }
}

} // namespace studio::ui
