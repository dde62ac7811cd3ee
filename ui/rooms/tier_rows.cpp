// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/tier_rows.h"

#include "core/explain/policy_words.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct TierRows
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::TierRows)
};

} // namespace

QList<PairList::Pair> rowsOf(const QList<model::PolicySettings::Tier> &tiers)
{
    QList<PairList::Pair> rows;
    for (const model::PolicySettings::Tier &tier : tiers)
        rows.append({QString::number(tier.price), QString::number(tier.length)});
    return rows;
}

WrittenTiers tiersIn(const QList<PairList::Pair> &rows)
{
    WrittenTiers written;
    for (const PairList::Pair &row : rows) {
        bool hasPrice = false;
        bool hasLength = false;
        const int price = row.first.trimmed().toInt(&hasPrice);
        const int length = row.second.trimmed().toInt(&hasLength);
        written.tiers.append({price, length});
        if (written.flaw.isEmpty() && (!hasPrice || !hasLength))
            written.flaw = TierRows::tr("Tier %L1: enter two whole numbers, the price and the longest text.")
                               .arg(written.tiers.size());
    }
    if (const auto flaw = model::flawInTiers(written.tiers); flaw && written.flaw.isEmpty())
        written.flaw = explain::tierSentence(*flaw);
    return written;
}

} // namespace studio::ui
