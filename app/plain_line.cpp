// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plain_line.h"

#include "app/harmless.h"

#include <QList>

namespace studio::app {

using namespace Qt::StringLiterals;

QString plainLine(const QString &text, qsizetype longest)
{
    const QString line = text.left(4 * longest).simplified();
    QString plain;
    for (const char32_t letter : line.toUcs4()) {
        if (plain.size() >= longest)
            return plain + u'…';
        plain.append(QString::fromUcs4(steers(letter) ? U"\uFFFD" : &letter, 1));
    }
    return text.size() > 4 * longest ? plain + u'…' : plain;
}

} // namespace studio::app
