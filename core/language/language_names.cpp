// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/language_names.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::language {
namespace {

constexpr QStringView kTraditional = u"zh-Hant";

QLocale localeOf(const QString &code)
{
    return code == kTraditional ? QLocale(QLocale::Chinese, QLocale::TraditionalHanScript, QLocale::Taiwan)
                                : QLocale(code);
}

bool isKnown(const QLocale &locale) { return locale.language() != QLocale::C; }

} // namespace

QString englishName(const QString &code)
{
    if (code == kTraditional)
        return u"Chinese (traditional characters)"_s;
    if (code == "nb"_L1)
        return u"Norwegian"_s;
    const QLocale locale = localeOf(code);
    return isKnown(locale) ? QLocale::languageToString(locale.language()) : code;
}

bool isKnownLanguage(const QString &code)
{
    const bool isShort = code.size() <= 7 && !code.isEmpty();
    return isShort && (code == kTraditional ||
                       (code.size() <= 3 && isKnown(QLocale(code)) && englishName(code) != code));
}

QString ownName(const QString &code)
{
    static const QHash<QString, QString> kOwn{
        {u"en"_s, u"English"_s},  {u"pt"_s, u"português"_s},     {u"es"_s, u"español"_s},
        {u"zh"_s, u"简体中文"_s}, {u"zh-Hant"_s, u"繁體中文"_s},
    }; // Qt names the country as well: "American English"
    if (kOwn.contains(code))
        return kOwn.value(code);
    const QLocale locale = localeOf(code);
    const QString own = isKnown(locale) ? locale.nativeLanguageName() : QString();
    return own.isEmpty() ? englishName(code) : own;
}

QStringList offeredCodes()
{
    QStringList codes{u"ar"_s, u"bg"_s, u"bn"_s, u"ca"_s, u"cs"_s, u"da"_s, u"de"_s,     u"el"_s, u"en"_s,
                      u"es"_s, u"et"_s, u"fa"_s, u"fi"_s, u"fr"_s, u"he"_s, u"hi"_s,     u"hr"_s, u"hu"_s,
                      u"id"_s, u"it"_s, u"ja"_s, u"ko"_s, u"lt"_s, u"lv"_s, u"ms"_s,     u"nb"_s, u"nl"_s,
                      u"pl"_s, u"pt"_s, u"ro"_s, u"ru"_s, u"sk"_s, u"sl"_s, u"sr"_s,     u"sv"_s, u"ta"_s,
                      u"th"_s, u"tr"_s, u"uk"_s, u"ur"_s, u"vi"_s, u"zh"_s, u"zh-Hant"_s};
    std::sort(codes.begin(), codes.end(), [](const QString &a, const QString &b) {
        return ownName(a).toCaseFolded() < ownName(b).toCaseFolded();
    });
    return codes;
}

QString familyOf(const QString &code)
{
    static const QHash<QString, QString> kFamilies{
        {u"zh"_s, u"zh"_s},     {u"zh-Hant"_s, u"zh"_s}, {u"da"_s, u"nordic"_s},  {u"nb"_s, u"nordic"_s},
        {u"nn"_s, u"nordic"_s}, {u"hr"_s, u"serbian"_s}, {u"sr"_s, u"serbian"_s}, {u"bs"_s, u"serbian"_s},
        {u"id"_s, u"malay"_s},  {u"ms"_s, u"malay"_s},   {u"cs"_s, u"czech"_s},   {u"sk"_s, u"czech"_s},
        {u"gl"_s, u"pt"_s},     {u"pt"_s, u"pt"_s},      {u"af"_s, u"nl"_s},      {u"nl"_s, u"nl"_s}};
    return kFamilies.value(code, code);
}

} // namespace studio::language
