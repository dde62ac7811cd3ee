// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/level_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

namespace {

struct Level
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Level)
};

/// Whole seconds, rounded up, so that nothing is announced too early.
int seconds(base::Millis left) { return int((std::max<qint64>(0, left.count()) + 999) / 1000); }

} // namespace

QString levelText(int level)
{
    //: The level of the room, 0 to 100
    return Level::tr("%1 of 100").arg(level);
}

QString nextRefundText(const ports::MeterView &meter, base::Millis now)
{
    if (meter.refunds.isEmpty())
        return meter.level == 100 ? Level::tr("The level is full.") : Level::tr("Nothing left to refill.");
    const ports::PendingRefund &next = meter.refunds.first();
    const int left = seconds(next.due - now);
    int later = 0;
    for (qsizetype i = 1; i < meter.refunds.size(); ++i)
        later += meter.refunds[i].amount;
    if (later == 0) //: A part of the level: %1 how much, %2 a number of seconds
        return Level::tr("+%1 in %2 s.").arg(next.amount).arg(left);
    //: A part of the level: %1 how much, %2 a number of seconds, %3 how much comes later
    return Level::tr("+%1 in %2 s, then +%3").arg(next.amount).arg(left).arg(later);
}

QString refundsText(const ports::MeterView &meter, const People &people)
{
    QStringList parts;
    for (const ports::PendingRefund &one : meter.refunds)
        parts.append(people.name(one.from) + QChar::Nbsp + QString::number(one.amount));
    //: %1 is a list of names, each with a part of the level: "Aya 60, Natsumi 5"
    return parts.isEmpty() ? QString() : Level::tr("To come back: %1").arg(explain::listed(parts));
}

QString pricesText(const QList<model::PolicySettings::Tier> &tiers)
{
    QStringList parts;
    for (const model::PolicySettings::Tier &tier : tiers) {
        parts.append(parts.isEmpty()
                         //: %1 a price, %2 a number of characters
                         ? Level::tr("%1 buys %2 characters").arg(tier.price).arg(tier.length)
                         //: %1 a price, %2 a number of characters; after "5 buys 10 characters · "
                         : Level::tr("%1 buys %2").arg(tier.price).arg(tier.length));
    }
    for (QString &part : parts)
        part.replace(u' ', QChar::Nbsp); // keeps a price and its text together
    return parts.join(QChar::Nbsp + QStringLiteral("· "));
}

QString plotText(base::Millis span)
{
    const int length = seconds(span);
    return length < 120 ? Level::tr("The last %1 seconds").arg(length)
                        : Level::tr("The last %1 minutes").arg(length / 60);
}

} // namespace studio::ui
