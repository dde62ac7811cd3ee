// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/romaji.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::language {

bool isRomaji(const QStringList &words)
{
    // Long vowels are written "ou", "uu", "ō" or left out; a doubled consonant stands for the small tsu.
    static const QRegularExpression kSyllables(
        u"^(?:(?:kk|ss|tt|tch|pp)?(?:[kgnhmr]y|sh|ch|ts|by|py|[kgsztdnhfbpmyrwj])?[aiueoāīūēōâîûêô]|n'?)+$"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QSet<QString> kCommon{
        u"wa"_s,       u"ga"_s,       u"wo"_s,      u"ne"_s,        u"yo"_s,     u"desu"_s,
        u"desuka"_s,   u"deshita"_s,  u"masu"_s,    u"watashi"_s,   u"boku"_s,   u"ore"_s,
        u"anata"_s,    u"kimi"_s,     u"kyou"_s,    u"kyo"_s,       u"ashita"_s, u"kinou"_s,
        u"nani"_s,     u"nan"_s,      u"doko"_s,    u"itsu"_s,      u"dare"_s,   u"doushite"_s,
        u"naze"_s,     u"arigatou"_s, u"arigato"_s, u"gozaimasu"_s, u"ohayou"_s, u"konnichiwa"_s,
        u"konbanwa"_s, u"kedo"_s,     u"kara"_s,    u"dakara"_s,    u"janai"_s,  u"nai"_s,
        u"suru"_s,     u"shita"_s,    u"shite"_s,   u"iru"_s,       u"aru"_s,    u"mou"_s,
        u"mata"_s,     u"hai"_s,      u"iie"_s,     u"totemo"_s,    u"oishii"_s, u"kawaii"_s,
        u"sugoi"_s,    u"honto"_s,    u"hontou"_s,  u"daijoubu"_s,  u"ii"_s,     u"kore"_s,
        u"sore"_s,     u"dake"_s,     u"mo"_s,      u"ni"_s,        u"no"_s,     u"to"_s,
        u"de"_s,       u"ka"_s,       u"tte"_s,     u"genki"_s,     u"suki"_s,   u"minna"_s,
        u"chotto"_s,   u"demo"_s,     u"onegai"_s,  u"shimasu"_s};
    /// Also words elsewhere: two of them prove nothing.
    static const QSet<QString> kAlsoElsewhere{u"no"_s, u"to"_s, u"de"_s,  u"ka"_s,   u"ni"_s,  u"mo"_s,
                                              u"ne"_s, u"ga"_s, u"ore"_s, u"demo"_s, u"nan"_s, u"aru"_s};
    if (words.size() < 2)
        return false;
    const auto isJapanese = [](const QString &word) { return kSyllables.match(word).hasMatch(); };
    if (!std::all_of(words.cbegin(), words.cend(), isJapanese))
        return false;
    const auto common = std::count_if(words.cbegin(), words.cend(),
                                      [](const QString &word) { return kCommon.contains(word); });
    const auto certain = std::count_if(words.cbegin(), words.cend(), [](const QString &word) {
        return kCommon.contains(word) && !kAlsoElsewhere.contains(word);
    });
    return certain >= 1 && common >= 2;
}

} // namespace studio::language
