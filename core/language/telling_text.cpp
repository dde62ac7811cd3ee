// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/telling_text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::language {
namespace {

constexpr qsizetype kLongest = 2'000;
constexpr qsizetype kReadOfMessage = 8'000; // so much may be code and links

QRegularExpression pattern(const QString &text)
{
    return QRegularExpression(text, QRegularExpression::UseUnicodePropertiesOption);
}

qsizetype lettersOf(const QString &text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter() || c.isSurrogate(); });
}

QString withoutNames(QString text, const QStringList &names)
{
    QStringList longestFirst = names;
    std::sort(longestFirst.begin(), longestFirst.end(),
              [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (const QString &name : std::as_const(longestFirst)) {
        if (name.trimmed().isEmpty() || !text.contains(name, Qt::CaseInsensitive))
            continue;
        // Inside a longer word they are no names: 光 in 観光, "May" in "maybe". Honorifics go with them.
        const QRegularExpression alone(
            u"(?<![\\p{L}\\p{N}])"_s + QRegularExpression::escape(name.trimmed()) +
                u"(?:さん|ちゃん|くん|君|様|さま|先生|씨|님|아|야)?(?![\\p{L}\\p{N}])"_s,
            QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
        text.replace(alone, u" "_s);
    }
    return text;
}

QString withoutCodeAndLinks(QString text)
{
    static const QRegularExpression kFence = pattern(u"```.*?(?:```|$)"_s);
    static const QRegularExpression kSpan = pattern(u"`[^`\\n]*`"_s);
    static const QRegularExpression kLink =
        pattern(u"(?:\\b[a-z][a-z0-9+.-]*://|\\bwww\\.)\\S+|\\S+@\\S+\\.\\S+"_s);
    static const QRegularExpression kMention = pattern(u"[@#][\\p{L}\\p{N}_-]+"_s);
    static const QRegularExpression kMacro = pattern(u"\\{\\{[^{}]*\\}\\}|<[A-Za-z/][^<>]*>"_s);
    static const QRegularExpression kQuotedLine = pattern(u"(?m)^>.*$"_s);
    QRegularExpression fence = kFence;
    fence.setPatternOptions(fence.patternOptions() | QRegularExpression::DotMatchesEverythingOption);
    text.replace(fence, u" "_s);
    for (const QRegularExpression &one : {kSpan, kLink, kMention, kMacro, kQuotedLine})
        text.replace(one, u" "_s);
    return text;
}

} // namespace

QString tellingText(const QString &message, const QStringList &names)
{
    static const QRegularExpression kQuoted =
        pattern(u"\"[^\"\\n]*\"|“[^”\\n]*”|„[^“”\\n]*[“”]|«[^»\\n]*»|「[^」\\n]*」|『[^』\\n]*』"_s);
    const QString plain = withoutNames(withoutCodeAndLinks(message.left(kReadOfMessage)), names);
    QString own = plain;
    own.replace(kQuoted, u" "_s);
    // Who writes a play puts all that is said between quotation marks: then these are the writer's words.
    const bool isMostlyQuoted = lettersOf(own) * 2 < lettersOf(plain) && lettersOf(own) < 8;
    return (isMostlyQuoted ? plain : own).simplified().left(kLongest);
}

} // namespace studio::language
