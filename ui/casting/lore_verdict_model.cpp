// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/lore_verdict_model.h"

#include "core/persona/lore_words.h"
#include "ui/models/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::model::LoreVerdict;
using State = studio::model::LoreVerdict::State;

namespace studio::ui {

namespace {

int rankOf(State state)
{
    switch (state) {
    case State::Fired: return 0;
    case State::Cut: return 1;
    case State::Blocked: return 2;
    }
    return 3;
}

} // namespace

void LoreVerdictModel::show(const QList<model::LoreBook> &books, const QList<LoreVerdict> &verdicts)
{
    beginResetModel();
    m_books = books;
    m_verdicts = verdicts;
    std::stable_sort(m_verdicts.begin(), m_verdicts.end(), [](const LoreVerdict &a, const LoreVerdict &b) {
        return rankOf(a.state) < rankOf(b.state);
    });
    endResetModel();
}

void LoreVerdictModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!m_verdicts.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_verdicts.size()) - 1, kColumns - 1));
}

int LoreVerdictModel::count(State state) const
{
    return int(std::count_if(m_verdicts.cbegin(), m_verdicts.cend(),
                             [state](const LoreVerdict &one) { return one.state == state; }));
}

int LoreVerdictModel::fired() const { return count(State::Fired); }

int LoreVerdictModel::cut() const { return count(State::Cut); }

qint64 LoreVerdictModel::tokens() const
{
    qint64 tokens = 0;
    for (const LoreVerdict &verdict : m_verdicts)
        tokens += verdict.state == State::Fired ? verdict.tokens : 0;
    return tokens;
}

int LoreVerdictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_verdicts.size());
}

int LoreVerdictModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : kColumns; }

QString LoreVerdictModel::text(const LoreVerdict &verdict, int column) const
{
    switch (column) {
    case StateColumn: return persona::loreStateText(verdict.state);
    case EntryColumn: return persona::loreEntryName(verdict.entry, m_books);
    case ReasonColumn: return persona::loreReason(verdict, m_books);
    default: return {};
    }
}

QVariant LoreVerdictModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LoreVerdict &verdict = m_verdicts.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(verdict, index.column());
    case Qt::ToolTipRole: {
        const model::LoreEntry entry = m_books.value(verdict.entry.book).entries.value(verdict.entry.entry);
        const QStringList lines{persona::loreBookName(verdict.entry, m_books) + u" · "_s +
                                    persona::lorePlaceText(entry),
                                persona::loreReason(verdict, m_books)};
        return plainToolTip(lines.join(u'\n'));
    }
    case Qt::AccessibleTextRole:
        return QString(text(verdict, EntryColumn) + u": "_s + text(verdict, StateColumn) + u". "_s +
                       text(verdict, ReasonColumn));
    default: return {};
    }
}

QVariant LoreVerdictModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case StateColumn: return tr("State");
    case EntryColumn: return tr("Entry");
    case ReasonColumn: return tr("Why");
    default: return {};
    }
}

} // namespace studio::ui
