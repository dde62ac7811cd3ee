// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plain_line.h"

#include <QList>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

bool steers(char32_t letter)
{
    const bool joins = letter == 0x200C || letter == 0x200D; // letters of many scripts, and faces
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Other_Control || category == QChar::Other_Surrogate ||
           (category == QChar::Other_Format && !joins);
}

} // namespace

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
