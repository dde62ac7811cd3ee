// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/card_costs.h"

#include <QCoreApplication>
#include <QStringList>

namespace studio::services {

namespace {

constexpr qsizetype kLongestName = 100; // of a model, in UTF-16 units

struct CardCostWords
{
    Q_DECLARE_TR_FUNCTIONS(CardCosts)
};

QStringList namesIn(const model::ModelChoice &asked)
{
    QStringList named;
    for (const QString &name : {asked.model, asked.provider.value()}) {
        if (!name.trimmed().isEmpty() && name != model::rehearsalProvider().value())
            named.append(name.simplified().left(kLongestName));
    }
    return named;
}

} // namespace

std::optional<model::CardNote> leftToTheUser(const model::ModelChoice &asked, const QString &part)
{
    if (asked == model::withoutCost(asked))
        return std::nullopt;
    const QStringList named = namesIn(asked);
    const QString text = named.isEmpty()
                             ? CardCostWords::tr("The card asks for longer replies or more thinking, which "
                                                 "might cost more. Set this yourself if you want it.")
                             //: %1 is a model, a provider of models, or both
                             : CardCostWords::tr("The card asks for %1, which was left out. The default "
                                                 "model is used until you choose another.")
                                   .arg(named.join(QStringLiteral(" · ")));
    return model::CardNote{model::CardNote::Fate::Ignored, part, text};
}

std::optional<model::CardNote> leftOutOfRoom(const model::RoomModels &asked)
{
    const QStringList named = asked.model ? namesIn(*asked.model) : QStringList();
    if (named.isEmpty())
        return std::nullopt;
    //: %1 is a model, a provider of models, or both
    const QString text = CardCostWords::tr("The room used %1, which was left out. The default model is used "
                                           "until you choose another for this room.")
                             .arg(named.join(QStringLiteral(" · ")));
    return model::CardNote{model::CardNote::Fate::Ignored, QStringLiteral("model"), text};
}

} // namespace studio::services
