// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/readable_json.h"

namespace studio::ui {

QString withLines(const QString &json)
{
    QString lines;
    lines.reserve(json.size());
    for (qsizetype at = 0; at < json.size(); ++at) {
        const QChar letter = json.at(at);
        if (letter != u'\\' || at + 1 == json.size()) {
            lines += letter;
            continue;
        }
        const QChar escaped = json.at(++at); // keep a backslash together with the character after it
        if (escaped == u'n') {
            lines += u'\n';
        } else {
            lines += letter;
            lines += escaped;
        }
    }
    return lines;
}

} // namespace studio::ui
