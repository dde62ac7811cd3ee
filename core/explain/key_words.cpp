// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/key_words.h"

#include <QCoreApplication>

namespace studio::explain {

using model::KeyLack;
using model::KeyPlace;

namespace {

struct Keys
{
    Q_DECLARE_TR_FUNCTIONS(studio::explain::Keys)
};

} // namespace

QString keyLackSentence(const KeyLack &lack, const model::Provider &provider)
{
    const QString address = provider.baseUrl.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemovePath |
                                                             QUrl::RemoveQuery | QUrl::RemoveFragment);
    switch (lack.why) {
    case KeyLack::Why::None: return {};
    case KeyLack::Why::Missing:
        return provider.keyPlace == KeyPlace::Environment
                   ? Keys::tr("%1 needs a key, and the variable %2 is not set.")
                         .arg(provider.name, provider.variable)
                   : Keys::tr("%1 needs a key, but has none.").arg(provider.name);
    case KeyLack::Why::OtherOrigin:
        //: %1 a provider, %2 and %3 addresses
        return Keys::tr("The key of %1 was entered for %2, so it is not sent to %3 unless you allow it.")
            .arg(provider.name, lack.origin, address);
    case KeyLack::Why::NoOrigin:
        //: %1 a provider, %2 an address
        return Keys::tr("An earlier version saved the key of %1 without its address, so it is not sent to %2 "
                        "unless you allow it.")
            .arg(provider.name, address);
    case KeyLack::Why::NotAgreed:
        //: %1 an environment variable, %2 an address
        return Keys::tr("The environment variable %1 is not sent to %2 unless you allow it.")
            .arg(provider.variable, address);
    }
    return {};
}

} // namespace studio::explain
