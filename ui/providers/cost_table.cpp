// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/cost_table.h"

#include "core/base/sentences.h"
#include "core/explain/call_words.h"
#include "core/model/past/last_words.h"
#include "ui/models/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::CallRecord;

namespace {

struct Costs
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Costs)
};

QString moneyOf(const std::optional<qint64> &cost)
{
    return cost ? explain::moneyText(*cost) : Costs::tr("unknown");
}

QString secondsOf(base::Millis took)
{
    //: How long a call took
    return Costs::tr("%1 s").arg(QLocale().toString(double(took.count()) / 1000.0, 'f', 1));
}

/// How the vote was obtained, how many tries it took, and what went wrong.
QString moreOf(const CallRecord &call, const CostNames &names)
{
    QStringList more;
    if (call.rung)
        //: %1 is a phrase: how a vote was bound to its form
        more.append(Costs::tr("How the vote was obtained: %1.").arg(explain::rungWords(*call.rung)));
    if (call.tries > 1)
        more.append(Costs::tr("Tried %n time(s).", nullptr, call.tries));
    if (call.trouble)
        more.append(explain::troubleSentence(*call.trouble, names.providers.value(call.provider)));
    return base::joinedSentences(more);
}

} // namespace

QString CostNames::companions(const QList<base::ParticipantId> &ids) const
{
    QStringList shown;
    for (const base::ParticipantId &id : ids)
        shown.append(people.name(id));
    return explain::listed(shown);
}

QString CostNames::model(const CallRecord &call) const
{
    return explain::modelWords(call.model, providers.value(call.provider, call.provider.value()));
}

void CostTable::showCalls(const QList<CallRecord> &calls, const CostNames &names)
{
    QList<Row> rows;
    for (auto call = calls.crbegin(); call != calls.crend(); ++call) {
        const QString purpose = explain::purposeWords(call->purpose);
        //: The purpose of a call that came to nothing: %1 such as "Vote"
        const QString shown = call->trouble ? Costs::tr("%1, failed").arg(purpose) : purpose;
        rows.append({{QLocale().toString(call->time.toLocalTime(), QLocale::ShortFormat), moneyOf(call->cost),
                      secondsOf(call->took), shown, names.companions(call->companions), names.model(*call),
                      explain::tokensText(call->tokens)},
                     moreOf(*call, names)});
    }
    show({{Costs::tr("When"), Costs::tr("Cost"), Costs::tr("Duration"), Costs::tr("Purpose"),
           Costs::tr("Companion"), Costs::tr("Model"), Costs::tr("Tokens")},
          {1, 2},
          {4, 5}},
         rows);
}

void CostTable::showTurns(const QList<ports::TurnCost> &turns, const CostNames &names)
{
    QList<Row> rows;
    for (auto turn = turns.crbegin(); turn != turns.crend(); ++turn)
        rows.append({{names.people.name(turn->companion), costText(turn->sum),
                      QLocale().toString(turn->sum.calls), explain::tokensText(turn->sum.tokens)},
                     {}});
    show({{Costs::tr("Speaker"), Costs::tr("Cost"), Costs::tr("Calls"), Costs::tr("Tokens")}, {1, 2}, {0}},
         rows);
}

void CostTable::showDays(const QList<std::pair<QDate, ports::CostSum>> &days)
{
    QList<std::pair<QDate, ports::CostSum>> sorted = days;
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    QList<Row> rows;
    for (const auto &[day, sum] : std::as_const(sorted))
        rows.append({{QLocale().toString(day, QLocale::ShortFormat), costText(sum),
                      QLocale().toString(sum.calls), explain::tokensText(sum.tokens)},
                     {}});
    show({{Costs::tr("Day"), Costs::tr("Cost"), Costs::tr("Calls"), Costs::tr("Tokens")}, {1, 2}, {}}, rows);
}

void CostTable::show(const Columns &columns, const QList<Row> &rows)
{
    beginResetModel();
    m_columns = columns;
    m_rows = rows;
    endResetModel();
}

bool CostTable::isCut(const QString &cell, int column) const
{
    return m_columns.names.contains(column) && cell.size() > kLongestName;
}

QString CostTable::toolTipOf(const Row &row, int column) const
{
    const QString cell = row.cells.value(column);
    if (!isCut(cell, column))
        return row.toolTip;
    return row.toolTip.isEmpty() ? cell : cell + u'\n' + row.toolTip;
}

int CostTable::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int CostTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.heads.size());
}

QVariant CostTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    const QString cell = row.cells.value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return isCut(cell, index.column()) ? model::beginningOf(cell, kLongestName) + u'…' : cell;
    case Qt::AccessibleTextRole: return cell;
    case Qt::ToolTipRole: return plainToolTip(toolTipOf(row, index.column()));
    case Qt::AccessibleDescriptionRole: return row.toolTip;
    case Qt::TextAlignmentRole:
        return int((m_columns.numbers.contains(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    default: return {};
    }
}

QVariant CostTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((m_columns.numbers.contains(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_columns.heads.value(section)) : QVariant();
}

QString costText(const ports::CostSum &sum)
{
    if (sum.unpriced == 0)
        return explain::moneyText(sum.cost);
    if (sum.cost == 0)
        return Costs::tr("unknown");
    //: A sum of money that is not all: the price of some calls is not known
    return Costs::tr("%1 or more").arg(explain::moneyText(sum.cost));
}

QString sumSentence(const ports::CostSum &sum)
{
    if (sum.calls == 0)
        return Costs::tr("No model calls yet.");
    QStringList sentences;
    const QString tokens = explain::tokensText(sum.tokens);
    //: %1 is a sum of money, %n how many calls of models it was paid for
    const QString money = Costs::tr("%1 for %n call(s)", nullptr, int(sum.calls)).arg(costText(sum));
    //: %1 is what calls cost, %2 how many tokens they used
    sentences.append(tokens.isEmpty() ? Costs::tr("%1.").arg(money)
                                      : Costs::tr("%1; tokens: %2.").arg(money, tokens));
    if (sum.unpriced > 0)
        sentences.append(Costs::tr("The price of %n of them is unknown.", nullptr, int(sum.unpriced)));
    return base::joinedSentences(sentences);
}

} // namespace studio::ui
