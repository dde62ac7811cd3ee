// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QByteArray>
#include <QString>

class QObject;

namespace studio::secrets {

/// Where keys are kept for good (a port). Any thread may call. A vault answers once, on the thread of the
/// context, never inside the call, and not at all once the context is gone.
///
/// Errors: NotFound where there is no such entry; anything else means that there is no vault to be had now:
/// none is installed, it stays locked, or nobody answers. Nothing is ever kept in another place instead.
class KeyVault
{
public:
    virtual ~KeyVault() = default;

    /// In the place of what the entry held. The key is UTF-8.
    virtual void keep(const QString &entry, const QByteArray &key, QObject *context,
                      base::ThenWork<void> then) = 0;
    virtual void read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then) = 0;
    virtual void forget(const QString &entry, QObject *context, base::ThenWork<void> then) = 0;
};

} // namespace studio::secrets
