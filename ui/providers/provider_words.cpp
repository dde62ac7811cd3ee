// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_words.h"

#include "ui/forms/answering.h"
#include "ui/providers/provider_places.h"

#include <QCoreApplication>

namespace studio::ui {

using model::KeyPlace;

namespace {

struct ProviderWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ProviderWords)
};

QString keyWords(const ports::ProviderRow &row)
{
    if (row.lack.waitsForConsent())
        return ProviderWords::tr("key waits for your consent");
    switch (row.provider.keyPlace) {
    case KeyPlace::None: return ProviderWords::tr("no key");
    case KeyPlace::Keychain:
        return row.hasKey ? ProviderWords::tr("key in the keychain")
                          : ProviderWords::tr("no key in the keychain");
    case KeyPlace::Session:
        return row.hasKey ? ProviderWords::tr("key until Companion Studio ends")
                          : ProviderWords::tr("key missing");
    case KeyPlace::Environment:
        return row.hasKey ? ProviderWords::tr("key from %1").arg(row.provider.variable)
                          : ProviderWords::tr("%1 is not set").arg(row.provider.variable);
    }
    return {};
}

} // namespace

QString choiceWords(const model::ModelChoice &choice, const ports::ProviderList &list)
{
    return answeringName(answeringFor(choice, list));
}

QString standardWords(const ports::ProviderList &list) { return choiceWords(list.standard, list); }

QString accessWords(const ports::ProviderRow &row)
{
    //: Of a provider: %1 its address, %2 what is known of its key
    return ProviderWords::tr("%1 · %2").arg(shortAddress(row.provider.baseUrl), keyWords(row));
}

} // namespace studio::ui
