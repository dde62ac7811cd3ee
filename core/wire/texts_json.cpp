// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/texts_json.h"

namespace studio::wire {

Json textsToJson(const QStringList &texts)
{
    Json array = Json::array();
    for (const QString &text : texts)
        array.push_back(toJson(text));
    return array;
}

} // namespace studio::wire
