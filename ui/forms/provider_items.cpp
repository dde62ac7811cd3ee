// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/provider_items.h"

#include "ui/forms/answering.h"
#include "ui/forms/model_list.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::ui {

namespace {

struct ProviderItems
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ProviderItems)
};

} // namespace

QList<QPair<QString, QString>> providerItems(const ModelList *models, const base::ProviderId &chosen)
{
    QList<QPair<QString, QString>> items{
        {ProviderItems::tr("Default model"), {}},
        {rehearsalName(), model::rehearsalProvider().value()},
    };
    if (models && models->providers()) {
        for (const ports::ProviderRow &row : models->providers()->rows)
            items.append({row.provider.name, row.provider.id.value()});
    }
    const bool isThere = std::any_of(items.cbegin(), items.cend(),
                                     [&chosen](const auto &item) { return item.second == chosen.value(); });
    if (!isThere)
        items.append({ProviderItems::tr("%1 (not on this computer)").arg(chosen.value()), chosen.value()});
    return items;
}

} // namespace studio::ui
