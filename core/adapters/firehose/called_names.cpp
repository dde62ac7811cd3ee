// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/called_names.h"

#include "core/model/guest.h"

#include <QRegularExpression>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostCalled = 8;
constexpr qsizetype kLongestCalling = 4'096;

void add(QStringList &names, const QString &name)
{
    if (names.size() < kMostCalled && name.size() <= model::kLongestWireName && !names.contains(name))
        names.append(name);
}

/// Words that come before names, or in place of a name.
bool isNoName(const QString &word)
{
    static const QStringList words{
        u"hello"_s, u"hi"_s,    u"hey"_s,  u"dear"_s,    u"good"_s,   u"morning"_s,  u"evening"_s,
        u"night"_s, u"and"_s,   u"or"_s,   u"you"_s,     u"all"_s,    u"everyone"_s, u"everybody"_s,
        u"yes"_s,   u"no"_s,    u"well"_s, u"ok"_s,      u"okay"_s,   u"so"_s,       u"oh"_s,
        u"ah"_s,    u"now"_s,   u"then"_s, u"please"_s,  u"thanks"_s, u"sorry"_s,    u"right"_s,
        u"again"_s, u"there"_s, u"guys"_s, u"friends"_s, u"anyway"_s, u"maybe"_s,    u"sure"_s,
        u"wow"_s,   u"but"_s};
    return words.contains(word);
}

} // namespace

QString companionIdOf(const QString &name)
{
    static const QString prefix = u"companion_"_s;
    return name.startsWith(prefix) ? name : prefix + name.toLower();
}

Called calledIn(const QString &text)
{
    static const QRegularExpression ids(u"(?<![\\w@./-])companion_\\w(?:[\\w.-]{0,52}\\w)?"_s);
    static const QRegularExpression marked(u"(?<![\\w@./])@([A-Za-z]\\w{0,31})"_s);
    // "Hello Mei!", "mei, are you there?", "Mei and Rin: tea?"
    static const QRegularExpression head(
        u"^\\s*(?:(?:hello|hi|hey|dear|oh|okay|ok|so|and|good (?:morning|evening|night))[\\s,]+){0,3}"
        u"([a-z]\\w{0,31})(?:(?:\\s*,)?\\s+and\\s+([a-z]\\w{0,31}))?\\s*(?:[,!?.…—]|:(?!//)|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString part = text.left(kLongestCalling);
    Called called;
    for (auto match = ids.globalMatch(part); match.hasNext();)
        add(called.surely, match.next().captured());
    for (auto match = marked.globalMatch(part); match.hasNext();)
        add(called.surely, companionIdOf(match.next().captured(1)));
    const QRegularExpressionMatch front = head.match(part);
    for (int group = 1; called.surely.isEmpty() && group <= front.lastCapturedIndex(); ++group) {
        if (const QString word = front.captured(group); !word.isEmpty() && !isNoName(word.toLower()))
            add(called.maybe, companionIdOf(word));
    }
    return called;
}

} // namespace studio::adapters::firehose
