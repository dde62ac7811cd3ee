// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/spending_list_model.h"

#include "core/explain/meter_sentence.h"
#include "ui/models/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace studio::ui {

namespace {

struct Spendings
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Spendings)
};

QString wordsOf(const ports::Spending &one)
{
    return one.success
               //: A purchase: %1 what was paid, %2 what is left of the level
               ? Spendings::tr("paid %1 · %2 left").arg(one.amount).arg(one.level)
               : explain::refusedPhrase(one.amount, one.level, one.refusal);
}

QString timeOf(const ports::Spending &one)
{
    //: When somebody spoke, in a session before this one
    return one.time.isValid() ? QLocale().toString(one.time.toLocalTime().time(), QLocale::ShortFormat)
                              : Spendings::tr("earlier");
}

} // namespace

void SpendingListModel::show(const QList<ports::Spending> &oldestFirst, const People &people)
{
    QList<Row> rows;
    for (auto one = oldestFirst.crbegin(); one != oldestFirst.crend(); ++one)
        rows.append({*one, people.name(one->from)});
    if (rows == m_rows)
        return;
    const qsizetype known = m_rows.isEmpty() ? -1 : rows.indexOf(m_rows.first());
    const qsizetype kept = known < 0 ? 0 : std::min(m_rows.size(), rows.size() - known);
    const bool goesOn =
        known > 0 && std::equal(m_rows.cbegin(), m_rows.cbegin() + kept, rows.cbegin() + known);
    if (!goesOn) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    if (kept < m_rows.size()) {
        beginRemoveRows({}, int(kept), int(m_rows.size()) - 1);
        m_rows.resize(kept);
        endRemoveRows();
    }
    beginInsertRows({}, 0, int(known) - 1);
    m_rows = rows;
    endInsertRows();
}

QString SpendingListModel::sentence(const Row &row) const
{
    const explain::Names names{{{row.spending.from, row.name}}};
    const ports::Spending &one = row.spending;
    return one.success ? explain::boughtSentence(one.from, one.amount, one.level, names)
                       : explain::refusedSentence(one.from, one.amount, one.level, one.refusal, names);
}

int SpendingListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SpendingListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole: return row.name;
    //: Read aloud: %1 a sentence about a purchase, %2 the time of day
    case Qt::AccessibleTextRole:
        return Spendings::tr("%1 %2", "sentence, time").arg(sentence(row), timeOf(row.spending));
    case Qt::ToolTipRole: return plainToolTip(sentence(row));
    case IdRole: return row.spending.from.value();
    case WordsRole: return wordsOf(row.spending);
    case TimeRole: return timeOf(row.spending);
    case SuccessRole: return row.spending.success;
    default: return {};
    }
}

} // namespace studio::ui
