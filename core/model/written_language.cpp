// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/written_language.h"

#include <QChar>

namespace studio::model {

std::optional<Language> writtenLanguage(const QString &text)
{
    bool han = false;
    bool letters = false;
    const QList<uint> characters = text.toUcs4();
    for (const char32_t c : characters) {
        const QChar::Script script = QChar::script(c);
        if (script == QChar::Script_Hiragana || script == QChar::Script_Katakana)
            return Language::Japanese;
        han = han || script == QChar::Script_Han;
        letters = letters || QChar::isLetter(c);
    }
    if (han)
        return Language::Chinese;
    return letters ? std::optional(Language::English) : std::nullopt;
}

} // namespace studio::model
