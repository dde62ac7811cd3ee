// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/writings.h"

#include <QHash>

#include <array>

using namespace Qt::StringLiterals;

namespace studio::language {
namespace {

struct Writing
{
    QChar::Script script;
    const char *code;
};

constexpr std::array kOnly{
    Writing{QChar::Script_Hangul, "ko"},    Writing{QChar::Script_Hiragana, "ja"},
    Writing{QChar::Script_Thai, "th"},      Writing{QChar::Script_Greek, "el"},
    Writing{QChar::Script_Hebrew, "he"},    Writing{QChar::Script_Georgian, "ka"},
    Writing{QChar::Script_Armenian, "hy"},  Writing{QChar::Script_Tamil, "ta"},
    Writing{QChar::Script_Telugu, "te"},    Writing{QChar::Script_Kannada, "kn"},
    Writing{QChar::Script_Malayalam, "ml"}, Writing{QChar::Script_Gujarati, "gu"},
    Writing{QChar::Script_Gurmukhi, "pa"},  Writing{QChar::Script_Sinhala, "si"},
    Writing{QChar::Script_Khmer, "km"},     Writing{QChar::Script_Lao, "lo"},
    Writing{QChar::Script_Myanmar, "my"},   Writing{QChar::Script_Oriya, "or"},
    Writing{QChar::Script_Ethiopic, "am"},
};

/// Scripts of several languages, and who has them.
constexpr std::array kShared{
    Writing{QChar::Script_Cyrillic, "ru uk bg sr be mk kk ky mn tg"},
    Writing{QChar::Script_Arabic, "ar fa ur ps sd ug ku"},
    Writing{QChar::Script_Devanagari, "hi mr ne sa"},
    Writing{QChar::Script_Bengali, "bn as"},
    Writing{QChar::Script_Han, "zh zh-Hant ja"},
};

} // namespace

QMap<QChar::Script, int> lettersIn(const QString &text)
{
    QMap<QChar::Script, int> letters;
    const QList<uint> characters = text.toUcs4();
    for (const char32_t c : characters) {
        const QChar::Script script = QChar::script(c);
        if (script == QChar::Script_Katakana)
            ++letters[QChar::Script_Hiragana];
        else if (QChar::isLetter(c) && script != QChar::Script_Common && script != QChar::Script_Inherited)
            ++letters[script];
    }
    return letters;
}

QString onlyLanguageOf(QChar::Script script)
{
    for (const Writing &one : kOnly) {
        if (one.script == script)
            return QString::fromLatin1(one.code);
    }
    return {};
}

bool isWrittenWith(const QString &code, QChar::Script script)
{
    const QString only = onlyLanguageOf(script);
    if (!only.isEmpty())
        return only == code;
    for (const Writing &one : kShared) {
        if (one.script == script)
            return QString::fromLatin1(one.code).split(u' ').contains(code);
    }
    return false;
}

} // namespace studio::language
