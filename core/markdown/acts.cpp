// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/acts.h"

#include <algorithm>

namespace studio::markdown {

namespace {

// What may stand before an act: the end of a sentence, a closing mark, a dash, a mark of a quote or a list.
constexpr QStringView kBefore = u".!?…:;。！？｡：；)]}\"”’»」』）】》〉*_~—–->+|#";

bool isEastAsian(QChar sign)
{
    switch (sign.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: return true;
    default: return false;
    }
}

/// A single asterisk, not one of several and not written as itself.
bool isStar(QStringView line, qsizetype at)
{
    const auto is = [line](qsizetype place, QChar sign) {
        return place >= 0 && place < line.size() && line[place] == sign;
    };
    return is(at, u'*') && !is(at - 1, u'*') && !is(at + 1, u'*') && !is(at - 1, u'\\');
}

bool opens(QStringView line, qsizetype at)
{
    const bool isInWord = at > 0 && line[at - 1].isLetterOrNumber() && !isEastAsian(line[at - 1]);
    return isStar(line, at) && !isInWord && at + 1 < line.size() && !line[at + 1].isSpace();
}

qsizetype closing(QStringView line, qsizetype open)
{
    for (qsizetype at = open + 2; at < line.size(); ++at) {
        if (isStar(line, at) && !line[at - 1].isSpace())
            return at;
    }
    return -1;
}

/// Past the code that begins there, whose asterisks are itself.
qsizetype pastCode(QStringView line, qsizetype at)
{
    const qsizetype end = line.indexOf(u'`', at + 1);
    return end < 0 ? at + 1 : end + 1;
}

bool mayFollow(QStringView before)
{
    const QStringView words = before.trimmed();
    return words.isEmpty() || kBefore.contains(words.back());
}

/// "*You* did that": one capitalised word, and the sentence goes on.
bool isStressedBeginning(QStringView inside, QStringView after)
{
    return inside.front().isUpper() && !inside.contains(u' ') && after.size() > 1 && after[0] == u' ' &&
           after[1].isLower();
}

bool isAct(QStringView before, QStringView inside, QStringView after)
{
    const bool says = std::any_of(inside.begin(), inside.end(), [](QChar sign) { return sign.isLetter(); });
    if (!says)
        return false;
    if (mayFollow(before))
        return !isStressedBeginning(inside, after);
    const bool isLast = after.trimmed().isEmpty();
    return isLast && (inside.contains(u' ') || isEastAsian(inside.front()));
}

} // namespace

QList<Act> actsIn(QStringView line, bool goesOn)
{
    QList<Act> acts;
    qsizetype at = 0;
    while (at < line.size()) {
        if (line[at] == u'`') {
            at = pastCode(line, at);
            continue;
        }
        if (!opens(line, at)) {
            ++at;
            continue;
        }
        const qsizetype close = closing(line, at);
        const QStringView before = line.first(at);
        if (close < 0) {
            if (goesOn && mayFollow(before))
                acts.append({at, line.size(), true});
            return acts;
        }
        if (isAct(before, line.sliced(at + 1, close - at - 1), line.sliced(close + 1)))
            acts.append({at, close + 1});
        at = close + 1;
    }
    return acts;
}

QString withoutActs(const QString &line)
{
    QString words;
    qsizetype from = 0;
    for (const Act &act : actsIn(line)) {
        words += QStringView(line).sliced(from, act.from - from);
        from = act.to;
    }
    return words + QStringView(line).sliced(from);
}

} // namespace studio::markdown
