// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/model_table.h"

#include "core/explain/habit_words.h"
#include "ui/forms/money_text.h"
#include "ui/models/plain_text.h"
#include "ui/providers/model_words.h"

#include <QLocale>

#include <algorithm>

namespace studio::ui {

using model::ModelFacts;

namespace {

constexpr int kMostContext = 100'000'000;
constexpr qint64 kDearest = 1'000'000'000'000'000; // nano-dollars: a million dollars

std::optional<qint64> *priceOf(ModelFacts &facts, int column)
{
    switch (column) {
    case ModelTable::Input: return &facts.price.input;
    case ModelTable::Cached: return &facts.price.cachedInput;
    case ModelTable::Output: return &facts.price.output;
    default: return nullptr;
    }
}

/// Price of a million tokens; empty: unknown.
WrittenNumber<qint64> priceIn(const QString &text)
{
    const WrittenNumber<qint64> written = moneyIn(text);
    return {written.isReadable && written.value.value_or(0) <= kDearest, written.value};
}

/// Whole tokens; empty: unknown.
WrittenNumber<int> contextIn(const QString &text)
{
    const WrittenNumber<qint64> written = wholeIn(text);
    if (!written.value)
        return {written.isReadable, {}};
    return {*written.value > 0 && *written.value <= kMostContext,
            int(std::clamp<qint64>(*written.value, 0, kMostContext))};
}

} // namespace

void ModelTable::show(const QList<ModelFacts> &facts)
{
    if (facts == m_facts)
        return;
    beginResetModel();
    m_facts = facts;
    endResetModel();
}

void ModelTable::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_facts.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_facts.size()) - 1, ColumnCount - 1));
}

int ModelTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_facts.size());
}

int ModelTable::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ModelTable::text(const ModelFacts &facts, int column) const
{
    switch (column) {
    case Name: return facts.model;
    case Abilities: return abilitiesList(facts.abilities);
    case Context: return facts.context ? QLocale().toString(*facts.context) : QString();
    case Input: return moneyInput(facts.price.input);
    case Cached: return moneyInput(facts.price.cachedInput);
    case Output: return moneyInput(facts.price.output);
    default: return {};
    }
}

QString ModelTable::about(int row) const
{
    if (row < 0 || row >= m_facts.size())
        return {};
    const ModelFacts &facts = m_facts.at(row);
    const QString when =
        facts.tested.isValid()
            ? tr("Tested %1.").arg(QLocale().toString(facts.tested.toLocalTime(), QLocale::ShortFormat))
            : tr("Never tested.");
    //: Two sentences about a model: what it can do, and when that was tested
    const QString able = abilitiesSentence(facts.abilities);
    const QString known = able.isEmpty() ? when : tr("%1 %2", "sentences").arg(able, when);
    const QString learned = explain::learnedText(facts);
    return learned.isEmpty() ? known : known + u'\n' + learned;
}

QString ModelTable::toolTip(int row, int column) const
{
    const ModelFacts &facts = m_facts.at(row);
    if (column == Name || column == Abilities)
        return about(row);
    return facts.priceIsOfUser ? tr("Your own value.") : tr("Known value. You can enter your own.");
}

QVariant ModelTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_facts.size())
        return {};
    const ModelFacts &facts = m_facts.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text(facts, index.column());
    case Qt::ToolTipRole: return plainToolTip(toolTip(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return int((index.column() >= Context ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant ModelTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Context ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Model");
    case Abilities: return tr("Abilities");
    case Context: return tr("Context"); //: how many tokens fit into it, the head of a column
    case Input: return tr("Input ($)"); //: the price of what is sent, the head of a column
    case Cached: return tr("Cached ($)");
    case Output: return tr("Output ($)");
    default: return {};
    }
}

Qt::ItemFlags ModelTable::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return m_writable && index.column() >= Context ? usual | Qt::ItemIsEditable : usual;
}

bool ModelTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    ModelFacts facts = m_facts.at(index.row());
    bool fine = false;
    if (index.column() == Context) {
        const WrittenNumber<int> written = contextIn(value.toString());
        fine = written.isReadable;
        facts.context = written.value;
    } else {
        const WrittenNumber<qint64> written = priceIn(value.toString());
        fine = written.isReadable;
        *priceOf(facts, index.column()) = written.value;
    }
    if (!fine) {
        Q_EMIT refused(index.column() == Context
                           ? tr("Enter the context size in tokens, a whole number such as 128000.")
                           : tr("Enter a price in dollars per million tokens, such as 2.5."));
        return false;
    }
    if (facts == m_facts.at(index.row()))
        return false;
    facts.priceIsOfUser = true;
    Q_EMIT factsWritten(facts);
    return true;
}

} // namespace studio::ui
