// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QString>
#include <QtEndian>

namespace studio::agent {

/// A seed derived from a text: the same on every machine, unlike qHash. Pure.
[[nodiscard]] inline quint64 seedOf(const QString &text)
{
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(hash.constData());
}

} // namespace studio::agent
