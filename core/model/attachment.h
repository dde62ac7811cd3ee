// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace studio::model {

/// A picture or a file, stored once under the hash of its content.
struct Attachment
{
    QString hash; ///< SHA-256, 64 hexadecimal digits in lower case
    QString mime;
    QByteArray bytes;
};

} // namespace studio::model
